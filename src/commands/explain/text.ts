import { definitions, wordsOf, wrap } from '../../core/layout.ts'
import type { Style } from '../shared/define.ts'
import type { Pages } from './output.ts'

/** The page of one finding, or a line for each. */
export const text = ({ findings }: Pages, { width }: Style): string => {
  const [only] = findings
  if (findings.length !== 1 || only === undefined)
    return definitions(
      findings.map(finding => [finding.code, wordsOf(`${finding.severity}: ${finding.reason}`)] as const),
      width,
    ).join('\n')
  if (only.page !== null) return only.page.trimEnd()
  return [`${only.code} (${only.severity})`, '', ...wrap(only.reason, width), ...wrap(`How to fix it: ${only.fix}`, width)].join('\n')
}
