import { entriesOf } from '../core/entries.ts'
import { MEANINGS } from '../core/failure-meanings.ts'
import { FAILURES } from '../core/failure-table.ts'
import type { FailureCode } from '../core/failure-table.ts'

interface ExitStatus {
  readonly status: number
  /** null for statuses that are not failures of ours. */
  readonly code: FailureCode | null
  readonly meaning: string
}

const OTHERS: readonly ExitStatus[] = [
  { status: 0, code: null, meaning: 'Done. Of validate: the document is valid. Of check: allow.' },
  { status: 1, code: null, meaning: 'Ended in a way that is not listed here.' },
  { status: 10, code: null, meaning: 'Of check: ask.' },
  { status: 20, code: null, meaning: 'Of check: deny.' },
  { status: 65, code: null, meaning: 'Of validate: the document has errors. Of policy test: a test failed.' },
]

/** Every exit status with every reason for it, in order. */
export const exitStatuses = (): readonly ExitStatus[] => {
  const failures = entriesOf(FAILURES).map(([code, { exit }]) => ({ status: exit, code }))
  return [...OTHERS, ...failures.map(failure => ({ ...failure, meaning: MEANINGS[failure.code] }))].toSorted((a, b) => a.status - b.status)
}
