import { FAILURES } from './failure-table.ts'
import type { FailureCode, Suggestion } from './failure-table.ts'
import { hintFor } from './hints.ts'

export interface Failure {
  readonly code: FailureCode
  readonly message: string
  readonly suggestion: Suggestion | null
  readonly details: Readonly<Record<string, unknown>>
}

/** A failure; without a suggestion of its own it gets the hint that its code has, with `suggestion: null` it has none. */
export const failure = (
  code: FailureCode,
  message: string,
  more: { readonly suggestion?: Suggestion | null; readonly details?: Readonly<Record<string, unknown>> } = {},
): Failure => {
  const details = more.details ?? {}
  return { code, message, suggestion: more.suggestion === undefined ? hintFor(code, details) : more.suggestion, details }
}

/** What could not be written, and what the system said. */
export const unwritten = ({ path, reason }: { readonly path: string; readonly reason: string }): Failure =>
  failure('CANNOT_WRITE', `"${path}" could not be written: ${reason}`, { details: { path, reason } })

/** The shape of a failure on stderr, the same for every command. */
export const failureJson = (error: Failure) => ({
  error: {
    code: error.code,
    category: FAILURES[error.code].category,
    message: error.message,
    suggestion: error.suggestion,
    is_retryable: FAILURES[error.code].retryable,
    details: error.details,
  },
})

export const exitStatusOf = (error: Failure): number => FAILURES[error.code].exit
