import { definitions, flow, paint, wordsOf, wrap } from '../../core/layout.ts'
import type { Paint } from '../../core/layout.ts'
import { isHazard } from '../../core/raise.ts'
import { oneLine } from '../../core/text.ts'
import type { EffectOrigin, InvocationVerdict } from '../../policy/verdict.ts'
import type { Style } from '../shared/define.ts'
import type { Explained } from './output.ts'
import { decisionInk, hintLines } from '../shared/verdict-text.ts'

/** The line stands a little to the right, as in a message of a compiler. */
const MARKS_INDENT = 2

const MARKS = { allow: '-', ask: '~', deny: '^' } as const

/** The line, and below it each command marked: `-` allowed, `~` asked about, `^` denied. Only for a line that fits. */
const markedLine = ({ line, invocations }: Explained, style: Style, ink: Paint): readonly string[] => {
  const shown = oneLine(line)
  // positions count in the text as it was given, and control characters were taken out of what is shown
  const inPlace = invocations.filter(invocation => line.slice(...invocation.span) === invocation.text)
  const moved = invocations.some(invocation => invocation.via.length === 0 && !inPlace.includes(invocation))
  const fits = shown === line && /^[ -~]*$/.test(line) && !moved && line.length + MARKS_INDENT <= style.width
  if (!fits) return wrap(shown, style.width - MARKS_INDENT).map(row => `  ${row}`)
  const marks = Array.from<string>({ length: line.length }).fill(' ')
  const rank = [' ', '-', '~', '^']
  for (const { span, decision } of inPlace)
    for (let at = span[0]; at < span[1] && at < marks.length; at++)
      if (rank.indexOf(MARKS[decision]) > rank.indexOf(marks[at]!)) marks[at] = MARKS[decision]
  const inks: Readonly<Record<string, Paint[keyof Paint]>> = { '-': ink.green, '~': ink.yellow, '^': ink.red }
  const painted = marks
    .join('')
    .trimEnd()
    .replace(/-+|~+|\^+/g, run => inks[run[0]!]!(run))
  return painted === '' ? [`  ${line}`] : [`  ${line}`, `  ${painted}`]
}

const valueText = (value: EffectOrigin['value']): string =>
  value === true ? 'yes' : value === false ? 'no' : Array.isArray(value) ? value.join(', ') || 'nothing' : String(value)

const effectRows = (invocation: InvocationVerdict, ink: Paint) =>
  Object.entries(invocation.effects)
    // what is so first: it is what decided
    .toSorted(([, a], [, b]) => Number(a.value === false) - Number(b.value === false))
    .map(([path, { value, from }]) => {
      const text = oneLine(valueText(value))
      const shown = value === true && isHazard(path) ? ink.yellow(text) : text
      return [`    ${path}`, [shown, ...(from === invocation.command ? [] : wordsOf(oneLine(`(${from})`)).map(ink.dim))]] as const
    })

const pathRows = (invocation: InvocationVerdict) =>
  invocation.paths.map(
    ({ access, path, scopes }) =>
      [`    ${access}`, wordsOf(oneLine(`${path ?? 'a path that is not known'} (${scopes.join(', ')})`))] as const,
  )

const RULE_FILES: Readonly<Record<string, string>> = { atip: 'atip itself' }

const ruleText = ({ rule }: InvocationVerdict): string =>
  rule === null ? 'no rule approves it' : `${rule.section} ${rule.key}, of ${RULE_FILES[rule.file] ?? rule.file}`

/** Where nothing can be added to a policy that would help. */
const HELD_BY: Readonly<Record<string, string>> = {
  guard: 'It governs what agents may do: nothing approves it for good.',
  delegation: 'The delegation holds it back: no policy loosens that.',
}

/** What would have been allowed, or how to have it allowed from now on. */
const wayOut = (invocation: InvocationVerdict, { userPolicy, approvable }: Explained): readonly string[] => {
  if (invocation.decision === 'allow') return []
  const safer = invocation.safer === undefined ? [] : [`instead: ${invocation.safer.text} (${invocation.safer.decision})`]
  const held = invocation.rule === null ? undefined : HELD_BY[invocation.rule.section]
  if (held !== undefined) return [...safer, held]
  const offer = approvable.find(({ text }) => text === invocation.text)
  if (userPolicy === null || offer === undefined) return safer
  return [...safer, `to allow every ${JSON.stringify(offer.add)} from now on: add it to commands.allow in ${userPolicy}`]
}

/** How wide lines may be, in characters, and what colours they have. */
interface Page {
  readonly width: number
  readonly ink: Paint
}

const describe = (invocation: InvocationVerdict, explained: Explained, { width, ink }: Page): readonly string[] => {
  const indented = (text: string, paintLine: (line: string) => string = line => line) =>
    wrap(oneLine(text), width - 4).map(line => `    ${paintLine(line)}`)
  const via = invocation.via.length === 0 ? '' : ` (inside ${invocation.via.join(', ')})`
  const where =
    invocation.tool === null
      ? ''
      : invocation.installed
        ? (invocation.path ?? '')
        : invocation.source === 'builtin'
          ? 'a builtin of the shell'
          : 'not installed'
  const facts = [
    where,
    invocation.source === 'unknown' || invocation.source === 'builtin' ? '' : `described by: ${invocation.source}`,
  ].filter(fact => fact !== '')
  const notes = [
    ...invocation.unknowns.map(({ reason }) => `not known: ${reason}`),
    ...invocation.weakened.map(path => `says less than its tool does: ${path}`),
    ...invocation.conflicts.map(text => `conflict: ${text}`),
    ...invocation.warnings.map(text => `warning: ${text}`),
  ]
  const rows = [...effectRows(invocation, ink), ...pathRows(invocation)]
  return [
    '',
    ...flow([decisionInk(invocation.decision, ink), ...wordsOf(oneLine(`${invocation.text}${via}`)).map(ink.bold)], width),
    ...indented(invocation.reason),
    ...(facts.length === 0 ? [] : indented(facts.join(' · '), ink.dim)),
    ...definitions(rows, width),
    ...notes.flatMap(note => indented(note, ink.yellow)),
    ...indented(`rule: ${ruleText(invocation)}`),
    ...wayOut(invocation, explained).flatMap(line => indented(line, ink.cyan)),
  ]
}

/** The line with its commands marked, then each command with what is known of it and what decided. */
export const text = (explained: Explained, style: Style): string => {
  const ink = paint(style.color)
  const files = [...explained.policy, ...explained.delegation.map(name => `delegation ${name}`)]
  return [
    ...markedLine(explained, style, ink),
    '',
    ...flow([decisionInk(explained.decision, ink), ...wordsOf(oneLine(explained.reason))], style.width),
    ...explained.invocations.flatMap(invocation => describe(invocation, explained, { width: style.width, ink })),
    ...(explained.hint === undefined ? [] : ['', ...hintLines(explained, style, ink)]),
    ...(explained.assumed.length === 0 ? [] : ['', ...wrap(`assumed: ${explained.assumed.join('; ')}`, style.width)]),
    ...(files.length === 0 ? [] : ['', ...wrap(`judged by: ${files.map(oneLine).join(', ')}`, style.width).map(ink.dim)]),
  ].join('\n')
}
