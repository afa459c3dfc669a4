import type { CheckFinding } from '../../author/compare/findings.ts'
import type { Coverage } from '../../author/compare/compare.ts'

/** One shim, and what the tool that is installed says to it. */
export interface CheckedShim {
  /** The file of the shim. */
  readonly subject: string
  readonly tool: string
  /** The program that it was held against, or null. */
  readonly installed: string | null
  /** What the shim describes, and what files say is installed; null: they do not say. */
  readonly version: { readonly shim: string; readonly installed: string | null }
  /** null: nothing could be compared. */
  readonly commands: Coverage | null
  readonly options: Coverage | null
  readonly findings: readonly CheckFinding[]
  /** Findings that were left out, behind the first thousand. */
  readonly omitted: number
  /** Commands of the shim that could not be held against anything. */
  readonly unread: readonly string[]
  readonly notes: readonly string[]
}

export interface CheckedShims {
  /** Something was compared, and no finding counts against it. */
  readonly passed: boolean
  /** How many shims could be compared with their tools. */
  readonly compared: number
  readonly shims: readonly CheckedShim[]
}
