import { paint, wrap } from '../../core/layout.ts'
import { oneLine } from '../../core/text.ts'
import type { Style } from '../shared/define.ts'
import type { PatternVerdict } from './output.ts'
import { decisionInk } from '../shared/verdict-text.ts'

/** A line for each step, and why it is not allowed. */
export const text = (result: PatternVerdict, style: Style): string => {
  const ink = paint(style.color)
  const steps = result.steps.flatMap(({ line, verdict }, at) => [
    `${at + 1}  ${decisionInk(verdict.decision, ink)}  ${oneLine(line)}`,
    ...(verdict.decision === 'allow' ? [] : wrap(verdict.reason, style.width - 6).map(row => `      ${ink.dim(row)}`)),
  ])
  const unset = result.unset.length === 0 ? [] : ['', ink.dim(`Not set: ${result.unset.join(', ')} (--set NAME=VALUE)`)]
  return [`${decisionInk(result.decision, ink)}  ${ink.bold(oneLine(result.name))}`, '', ...steps, ...unset].join('\n')
}
