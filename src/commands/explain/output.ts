import type { Severity } from '../../document/finding.ts'

export interface Page {
  readonly code: string
  readonly severity: Severity
  readonly reason: string
  readonly fix: string
  /** Markdown; null where there is none, and in the list of all. */
  readonly page: string | null
}

export interface Pages {
  readonly findings: readonly Page[]
}
