import { failure } from '../../core/failures.ts'
import type { Failure } from '../../core/failures.ts'

/** What is wrong with ATIP_OUTPUT. */
export const noSuchForm = (env: Readonly<Record<string, string | undefined>>): Failure =>
  failure('CONFIG_INVALID', `ATIP_OUTPUT must be text or json, not "${env['ATIP_OUTPUT'] ?? ''}"`, {
    suggestion: { action: 'Set it to one of them, or to nothing.', example: 'ATIP_OUTPUT=text atip list', applicability: 'certain' },
  })
