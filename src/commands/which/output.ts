import type { LayerReport } from '../../layers/report.ts'
import type { Identity } from '../../host/world.ts'
import type { ToolRecord } from '../../registry/record.ts'

/** One program of the name, in the order of PATH. */
export interface Hit {
  readonly path: string
  /** Where it really lies, links followed. */
  readonly real: string
  /** Why it is not taken for the tool: a clause; null: it is. */
  readonly refused: string | null
}

/** Which file it is, and whether it is still the one that the last scan saw. */
export interface FileIdentity extends Identity {
  /** Of the program as it was recorded; only of one that describes itself. */
  readonly sha256: string | null
  /** `touched`: the same bytes, but written or moved since. */
  readonly state: 'same' | 'touched' | 'changed' | 'not recorded'
}

export interface Located {
  readonly tool: string
  readonly kind: 'program' | 'builtin' | 'keyword' | 'not-installed'
  /** What runs; null for a command of the shell, and where nothing is installed. */
  readonly path: string | null
  /** Why this one. */
  readonly why: string
  /** Whether `check` takes it for the tool of this name. */
  readonly known: boolean
  readonly hits: readonly Hit[]
  /** PATH entries that make the name depend on the current directory. */
  readonly relative: readonly string[]
  readonly source: ToolRecord['source'] | null
  readonly layers: readonly LayerReport[]
  readonly identity: FileIdentity | null
  /** Version of the tool that is described. */
  readonly described: string | null
  /** Version that is installed, as far as files say it, and which file does. */
  readonly installed: { readonly version: string; readonly from: string } | null
  readonly warnings: readonly string[]
}
