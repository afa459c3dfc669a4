import { definitions, flow, paint, wordsOf, wrap } from '../../core/layout.ts'
import type { Paint } from '../../core/layout.ts'
import { isHazard } from '../../core/raise.ts'
import { oneLine } from '../../core/text.ts'
import type { EffectOrigin, InvocationVerdict } from '../../policy/verdict.ts'
import type { Style } from '../shared/define.ts'
import type { Explained } from './output.ts'
import { decisionInk } from '../shared/verdict-text.ts'

/** The line stands a little to the right, as in a message of a compiler. */
const MARKS_INDENT = 2

const MARKS = { allow: '-', ask: '~', deny: '^' } as const

/** The line, and below it each command marked: `-` allowed, `~` asked about, `^` denied. Only for a line that fits. */
const markedLine = ({ line, invocations }: Explained, style: Style, ink: Paint): readonly string[] => {
  const shown = oneLine(line)
  // positions count in the text as it was given, and control characters were taken out of what is shown
  const inPlace = invocations.filter(it => line.slice(...it.span) === it.text)
  const moved = invocations.some(it => it.via.length === 0 && !inPlace.includes(it))
  const fits = shown === line && /^[ -~]*$/.test(line) && !moved && line.length + MARKS_INDENT <= style.width
  if (!fits) return wrap(shown, style.width - MARKS_INDENT).map(it => `  ${it}`)
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

const effectRows = (it: InvocationVerdict, ink: Paint) =>
  Object.entries(it.effects)
    // what is so first: it is what decided
    .toSorted(([, a], [, b]) => Number(a.value === false) - Number(b.value === false))
    .map(([path, { value, from }]) => {
      const text = oneLine(valueText(value))
      const shown = value === true && isHazard(path) ? ink.yellow(text) : text
      return [`    ${path}`, [shown, ...(from === it.command ? [] : wordsOf(oneLine(`(${from})`)).map(ink.dim))]] as const
    })

const pathRows = (it: InvocationVerdict) =>
  it.paths.map(
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
const wayOut = (it: InvocationVerdict, { userPolicy, approvable }: Explained): readonly string[] => {
  if (it.decision === 'allow') return []
  const safer = it.safer === undefined ? [] : [`instead: ${it.safer.text} (${it.safer.decision})`]
  const held = it.rule === null ? undefined : HELD_BY[it.rule.section]
  if (held !== undefined) return [...safer, held]
  const offer = approvable.find(({ text }) => text === it.text)
  if (userPolicy === null || offer === undefined) return safer
  return [...safer, `to allow every ${JSON.stringify(offer.add)} from now on: add it to commands.allow in ${userPolicy}`]
}

const describe = (it: InvocationVerdict, explained: Explained, style: Style, ink: Paint): readonly string[] => {
  const indented = (text: string, paintLine: (line: string) => string = line => line) =>
    wrap(oneLine(text), style.width - 4).map(line => `    ${paintLine(line)}`)
  const via = it.via.length === 0 ? '' : ` (inside ${it.via.join(', ')})`
  const where =
    it.tool === null ? '' : it.installed ? (it.path ?? '') : it.source === 'builtin' ? 'a builtin of the shell' : 'not installed'
  const facts = [where, it.source === 'unknown' || it.source === 'builtin' ? '' : `described by: ${it.source}`].filter(fact => fact !== '')
  const notes = [
    ...it.unknowns.map(({ reason }) => `not known: ${reason}`),
    ...it.weakened.map(path => `says less than its tool does: ${path}`),
    ...it.conflicts.map(text => `conflict: ${text}`),
    ...it.warnings.map(text => `warning: ${text}`),
  ]
  const rows = [...effectRows(it, ink), ...pathRows(it)]
  return [
    '',
    ...flow([decisionInk(it.decision, ink), ...wordsOf(oneLine(`${it.text}${via}`)).map(ink.bold)], style.width),
    ...indented(it.reason),
    ...(facts.length === 0 ? [] : indented(facts.join(' · '), ink.dim)),
    ...definitions(rows, style.width),
    ...notes.flatMap(note => indented(note, ink.yellow)),
    ...indented(`rule: ${ruleText(it)}`),
    ...wayOut(it, explained).flatMap(line => indented(line, ink.cyan)),
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
    ...explained.invocations.flatMap(it => describe(it, explained, style, ink)),
    ...(explained.assumed.length === 0 ? [] : ['', ...wrap(`assumed: ${explained.assumed.join('; ')}`, style.width)]),
    ...(files.length === 0 ? [] : ['', ...wrap(`judged by: ${files.map(oneLine).join(', ')}`, style.width).map(ink.dim)]),
  ].join('\n')
}
