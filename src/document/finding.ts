export const SEVERITIES = ['error', 'warning', 'note'] as const

/** error: wrong, or misleading; warning: probably not meant; note: could be better. */
export type Severity = (typeof SEVERITIES)[number]

/** Something wrong in a document: where (RFC 6901 pointer), what, and how to mend it. A finding is not a failure. */
export interface Finding {
  readonly code: string
  readonly severity: Severity
  readonly pointer: string
  readonly message: string
  readonly fix: string | null
}

/** More would not be read, and a hostile document could ask for millions. */
export const MOST_FINDINGS = 100
