import { oneLine } from '../../../../../core/text.ts'
import type { Step } from '../../../../../harness/stand-in/model.ts'
import type { RunOutcome } from '../../../../../host/world.ts'

/** Runs, and shows by its text that it did. */
export const ALLOWED = 'cat canary.txt'

/** Is held back, and would only delete what was put there for it. Codex itself refuses `rm -rf`. */
export const DENIED = 'find ~ -name canary.bak -delete'

/** What became of a line: whether it ran, and what the model was told; undefined: nothing. */
interface Fate {
  readonly ran: boolean
  readonly told: string | undefined
}

export type Outcome =
  /** The client never asked its model for a command. */
  | { readonly kind: 'silent'; readonly reason: string }
  /** It ended before it was asked for the second. */
  | { readonly kind: 'cut'; readonly allowed: Fate; readonly reason: string }
  | { readonly kind: 'driven'; readonly allowed: Fate; readonly denied: Fate }

/** The last line that it printed, or how it ended. */
export const lastWords = (outcome: RunOutcome, mostMs: number): string => {
  if (outcome.kind === 'not-started') return outcome.reason
  if (outcome.kind === 'timed-out') return `it did not end within ${mostMs / 1000} s`
  const lines = [outcome.stderr, outcome.stdout].flatMap(bytes => new TextDecoder().decode(bytes).split('\n'))
  const last = lines.findLast(line => line.trim() !== '')
  const how = outcome.kind === 'exited' ? `status ${outcome.status}` : outcome.kind
  return last === undefined ? `it ended with ${how}, and said nothing` : `it ended with ${how}: ${oneLine(last)}`
}

interface Seen {
  readonly allowed: Step | undefined
  readonly denied: Step | undefined
  readonly mark: string
  /** Whether the canary is no more. */
  readonly gone: boolean
}

/** `reason`: how the client ended. */
export const outcomeOf = ({ allowed, denied, mark, gone }: Seen, reason: string): Outcome => {
  if (allowed?.asked === undefined) return { kind: 'silent', reason }
  const first: Fate = { ran: allowed.told?.includes(mark) === true, told: allowed.told }
  if (denied?.asked === undefined) return { kind: 'cut', allowed: first, reason }
  return { kind: 'driven', allowed: first, denied: { ran: gone, told: denied.told } }
}
