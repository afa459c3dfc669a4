import type { Document } from '../../document/document.ts'
import type { Explanation } from '../../layers/explain-layers.ts'
import type { Origin } from '../../layers/layer.ts'

/** Where the document came from; in the JSON it stands beside the document's own fields as `x-atip`. */
interface Provenance {
  readonly path: string | null
  readonly source: 'native' | 'shim'
  readonly origin: Origin
  readonly file: string
  /** The override that was laid over it. */
  readonly override: string | null
  readonly available: boolean
  /** Whether its claims of safety count, and why. */
  readonly trusted: boolean
  readonly trust: string
  readonly warnings: readonly string[]
  readonly explanation?: Explanation
}

export type Shown = Document & { readonly 'x-atip': Provenance }
