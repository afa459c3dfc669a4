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

/** The shape of a failure on stderr, the same for every command. */
export const failureJson = (it: Failure) => ({
  error: {
    code: it.code,
    category: FAILURES[it.code].category,
    message: it.message,
    suggestion: it.suggestion,
    is_retryable: FAILURES[it.code].retryable,
    details: it.details,
  },
})

export const exitStatusOf = (it: Failure): number => FAILURES[it.code].exit
