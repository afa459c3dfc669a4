import type { Finding } from '../../document/finding.ts'
import type { Context } from '../shared/define.ts'
import type { Examination, Examined } from './examine.ts'
import type { Validation } from './output.ts'

/** What is asked of each subject, and with what. */
export interface Asked extends Examination {
  readonly strict: boolean
  readonly fix: boolean
  readonly dryRun: boolean
  readonly context: Context
}

/** As `result`, of a file and what it was taken for. */
export const fileResult = (subject: string, { kind, findings }: Examined, asked: Pick<Asked, 'strict'>): Validation => {
  const { valid } = result(subject, findings, asked)
  return { subject, valid, ...(kind === 'document' ? {} : { kind }), findings }
}

export const result = (subject: string, findings: readonly Finding[], { strict }: Pick<Asked, 'strict'>): Validation => ({
  subject,
  valid: findings.every(finding => finding.severity !== 'error' && (!strict || finding.severity !== 'warning')),
  findings,
})
