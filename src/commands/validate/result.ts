import type { Finding } from '../../document/finding.ts'
import type { Repair } from '../../document/repair.ts'
import type { Context } from '../shared/define.ts'
import type { Examination } from './examine.ts'

export interface Validation {
  /** What was validated: `-`, a file, or `NAME --agent`. */
  readonly subject: string
  readonly valid: boolean
  readonly findings: readonly Finding[]
  /** With --fix: what was mended, or would be. */
  readonly repairs?: readonly Repair[]
  /** With --fix: whether the file was changed. */
  readonly written?: boolean
  /** With --fix and -: the mended document. */
  readonly text?: string
}

/** Of a directory, or of several subjects. */
export interface Validations {
  readonly valid: boolean
  readonly documents: readonly Validation[]
}

/** What is asked of each subject, and with what. */
export interface Asked extends Examination {
  readonly strict: boolean
  readonly fix: boolean
  readonly dryRun: boolean
  readonly context: Context
}

export const result = (subject: string, findings: readonly Finding[], { strict }: Pick<Asked, 'strict'>): Validation => ({
  subject,
  valid: findings.every(it => it.severity !== 'error' && (!strict || it.severity !== 'warning')),
  findings,
})
