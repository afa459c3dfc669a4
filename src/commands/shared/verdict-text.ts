import { flow, paint, wordsOf, wrap } from '../../core/layout.ts'
import type { Paint } from '../../core/layout.ts'
import { oneLine } from '../../core/text.ts'
import type { Decision } from '../../policy/policy-file.ts'
import type { InvocationVerdict, Verdict } from '../../policy/verdict.ts'
import type { Style } from './define.ts'

export const decisionInk = (decision: Decision, ink: Paint): string => {
  const colours = { allow: ink.green, ask: ink.yellow, deny: ink.red } as const
  return ink.bold(colours[decision](decision))
}

const saferLine = (invocation: InvocationVerdict, ink: Paint): readonly string[] =>
  invocation.safer === undefined ? [] : [`safer: ${ink.cyan(oneLine(invocation.safer.text))} (${invocation.safer.decision})`]

/** What a person could do about it: once, whatever the number of commands. */
export const hintLines = ({ hint }: Pick<Verdict, 'hint'>, style: Style, ink: Paint): readonly string[] =>
  hint === undefined
    ? []
    : flow([...wordsOf(`hint: ${oneLine(hint.action)}:`), ink.cyan(oneLine(hint.fix)), `(${hint.decision})`], style.width)

/** The decision and its reason; where several commands stand in the line, those that are not allowed one by one. */
export const verdictText = (verdict: Verdict, style: Style): string => {
  const ink = paint(style.color)
  const held = verdict.invocations.filter(invocation => invocation.decision !== 'allow')
  const others = held.filter(invocation => invocation.reason !== verdict.reason)
  const lines = [
    ...wrap(verdict.reason, style.width - 6).map((line, at) =>
      at === 0 ? `${decisionInk(verdict.decision, ink)}  ${line}` : `      ${line}`,
    ),
    ...others.flatMap(other =>
      wrap(other.reason, style.width - 8).map((line, at) =>
        at === 0 ? `  ${decisionInk(other.decision, ink)}  ${line}` : `        ${line}`,
      ),
    ),
    ...[...new Set(held.flatMap(invocation => saferLine(invocation, ink)))].map(line => `  ${line}`),
    ...hintLines(verdict, { ...style, width: style.width - 2 }, ink).map(line => `  ${line}`),
    ...[...new Set(verdict.invocations.flatMap(invocation => invocation.warnings))].flatMap(warning =>
      wrap(`warning: ${warning}`, style.width - 2).map(line => `  ${ink.yellow(line)}`),
    ),
    ...[
      ...new Set(verdict.invocations.flatMap(invocation => invocation.conflicts.map(conflict => `${invocation.command}: ${conflict}`))),
    ].flatMap(conflict => wrap(`conflict: ${conflict}`, style.width - 2).map(line => `  ${ink.yellow(line)}`)),
    ...(verdict.assumed.length === 0
      ? []
      : wrap(`assumed: ${verdict.assumed.join('; ')}`, style.width - 2).map(line => `  ${ink.dim(line)}`)),
  ]
  return lines.join('\n')
}
