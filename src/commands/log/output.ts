import type { Advice } from '../../decisions/advise.ts'
import type { Counts } from '../../decisions/count.ts'
import type { Cause, Outcome } from '../../decisions/record-form.ts'

/** A decision as it is shown; long texts end in `...`, and the log has them whole. */
export interface ShownDecision {
  /** RFC 3339, in UTC. */
  readonly time: string
  readonly decision: Outcome
  readonly line: string
  readonly reason: string
  readonly cwd: string
  readonly operation: string
  readonly client?: string
  readonly session?: string
  readonly tool?: string
  /** Its commands that were asked about or denied. */
  readonly causes?: readonly Cause[]
}

export interface LogStats extends Counts {
  /** The oldest of them, in RFC 3339; null: there are none. */
  readonly since: string | null
  /** Each in its turn the one that saves most. */
  readonly advice: readonly Advice[]
  /** What to put into policy.json for all of the advice; null: there is none. */
  readonly rules: { readonly commands: { readonly allow: readonly string[] } } | null
}

export interface DecisionLog {
  /** The file. */
  readonly file: string
  /** Whether decisions are kept now. */
  readonly on: boolean
  /** How many are meant. */
  readonly total: number
  /** Of these, those that are not shown. */
  readonly omitted: number
  /** Lines of the log that cannot be read. */
  readonly broken: number
  /** Newest last; empty with `stats`. */
  readonly decisions: readonly ShownDecision[]
  readonly stats?: LogStats
}
