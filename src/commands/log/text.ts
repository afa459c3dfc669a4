import { definitions, paint, wordsOf } from '../../core/layout.ts'
import type { Paint } from '../../core/layout.ts'
import { oneLine, plural } from '../../core/text.ts'
import type { Counted } from '../../decisions/count.ts'
import type { Outcome } from '../../decisions/record-form.ts'
import type { Style } from '../shared/define.ts'
import type { DecisionLog, LogStats, ShownDecision } from './output.ts'

const INKS = { allow: 'green', ask: 'yellow', deny: 'red', failed: 'magenta' } as const satisfies Record<Outcome, keyof Paint>

const two = (n: number): string => String(n).padStart(2, '0')

/** Where the reader is: people think in their own time. */
const localTime = (time: string): string => {
  const date = new Date(time)
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-')
  return `${day} ${[date.getHours(), date.getMinutes(), date.getSeconds()].map(two).join(':')}`
}

const decisionLines = ({ time, decision, client, line, reason }: ShownDecision, ink: Paint): readonly string[] => [
  `${ink.dim(localTime(time))}  ${ink[INKS[decision]](decision.padEnd(6))}  ${(client ?? '-').padEnd(8)}  ${oneLine(line)}`,
  ...(decision === 'allow' ? [] : [ink.dim(`    ${oneLine(reason)}`)]),
]

const percent = (share: number): string => `${Math.round(share * 1000) / 10} %`

const rows = (
  title: string,
  counted: readonly (Counted & { readonly meaning?: string })[],
  { ink, width }: { readonly ink: Paint; readonly width: number },
): readonly string[] => {
  if (counted.length === 0) return []
  const digits = String(counted[0]?.count ?? 0).length
  const terms = counted.map(
    ({ name, count, meaning }) =>
      [`  ${String(count).padStart(digits)}  ${oneLine(name)}`, meaning === undefined ? [] : wordsOf(meaning)] as const,
  )
  return ['', ink.bold(title), ...definitions(terms, width)]
}

const statsLines = (stats: LogStats, total: number, style: Style): readonly string[] => {
  const ink = paint(style.color)
  const { allow, ask, deny, failed } = stats.decisions
  const layout = { ink, width: style.width }
  const saved = stats.advice.map(({ allow: rules, saves }) => ({ name: rules.join(' + '), count: saves }))
  return [
    `${plural(total, 'decision')}${stats.since === null ? '' : ` since ${localTime(stats.since)}`}: ${allow} allowed, ${ask} asked about (${percent(stats.askedShare)}), ${deny} denied, ${failed} not judged.`,
    ...rows('Asked for', stats.causes, layout),
    ...rows('Commands that were asked about', stats.commands, layout),
    ...rows('Clients', stats.clients, layout),
    ...rows('To be asked less: questions that a rule would have saved', saved, layout),
    ...(stats.rules === null
      ? []
      : ['', 'For policy.json (try it before: atip policy simulate --policy FILE):', `  ${ink.cyan(JSON.stringify(stats.rules))}`]),
  ]
}

const emptyLines = ({ file, on }: DecisionLog): readonly string[] =>
  on
    ? [`Nothing that was asked here fits. --all looks at every directory; the log is ${oneLine(file)}`]
    : ['No decisions are kept. To keep them, write {"log": true} into ~/.config/agent-tools/config.json.']

/** Decisions line by line, newest last, with why where one was held up; or what there is to count. */
export const text = (output: DecisionLog, style: Style): string => {
  const { decisions, total, omitted, broken, stats } = output
  const ink = paint(style.color)
  const lines =
    total === 0
      ? emptyLines(output)
      : stats === undefined
        ? decisions.flatMap(each => decisionLines(each, ink))
        : statsLines(stats, total, style)
  return [
    ...(omitted === 0 ? [] : [ink.dim(`${omitted} older ones: --limit N shows more.`)]),
    ...lines,
    ...(broken === 0 ? [] : [ink.yellow(`${plural(broken, 'line')} of the log cannot be read.`)]),
  ].join('\n')
}
