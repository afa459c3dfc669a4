/** Something wrong in a document: where (RFC 6901 pointer), what, and how to mend it. A finding is not a failure. */
export interface Finding {
  readonly code: string
  readonly severity: 'error' | 'warning'
  readonly pointer: string
  readonly message: string
  readonly fix: string | null
}

/** More would not be read, and a hostile document could ask for millions. */
export const MOST_FINDINGS = 100
