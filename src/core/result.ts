import type { Failure } from './failures.ts'

/** Outcome of work that can fail for reasons the caller must handle. Bugs are thrown instead. */
export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly failure: Failure }

export const ok = <T>(value: T): Result<T> => ({ ok: true, value })

export const failed = <T = never>(failure: Failure): Result<T> => ({ ok: false, failure })

/** Ends an exhaustive switch: a new member of the union stops compiling here. */
export const unreachable = (value: never): never => {
  throw new Error(`unreachable: ${JSON.stringify(value)}`)
}
