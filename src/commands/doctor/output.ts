export type Status = 'ok' | 'warn' | 'fail' | 'skipped'

/** One thing that was looked at. */
export interface Check {
  /** Short, and the same in every run: `registry`, `claude hook`. */
  readonly name: string
  /** `warn`: it works, and is less than it could be; `fail`: something does not do what it is there for; `skipped`: it could not be looked at. */
  readonly status: Status
  readonly message: string
  /** A command to run against it; null: there is no single one. */
  readonly fix: string | null
}

export interface Diagnosis {
  /** Whether no check failed. */
  readonly ok: boolean
  readonly checks: readonly Check[]
}
