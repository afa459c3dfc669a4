import { leavesOf } from '../../core/effects.ts'
import type { Effects } from '../../core/effects.ts'
import { definitions, flow, paint, wordsOf, wrap } from '../../core/layout.ts'
import type { Paint } from '../../core/layout.ts'
import { oneLine, plural } from '../../core/text.ts'
import { statesIn } from '../../search/effect-words.ts'
import type { BriefArgument, BriefCommand, BriefCommands, BriefOption } from '../../search/shown-document.ts'
import type { Style } from '../shared/define.ts'
import { effectRows, raisedWords } from './effect-rows.ts'
import { explanationSections } from './explanation-text.ts'
import type { ShownBrief } from './output.ts'
import { presenceWords } from './presence-words.ts'
import { effectNote, legend, originFacts } from './words.ts'
import type { Row } from './words.ts'

interface Sheet {
  readonly style: Style
  readonly ink: Paint
}

const indent = (lines: readonly string[]): readonly string[] => lines.map(line => `  ${line}`)

const section = (title: string, rows: readonly Row[], { style, ink }: Sheet): readonly string[] =>
  rows.length === 0 ? [] : ['', ink.bold(title), ...indent(definitions(rows, style.width - 2))]

/** Rows of an index: what each command is and does, and below that how it is written. */
const entryRows = (commands: BriefCommands, words: readonly string[], inherited: Effects | undefined, ink: Paint): readonly Row[] =>
  Object.entries(commands).flatMap(([name, command]): readonly Row[] => {
    const { description = '', commands: inner, 'x-commands': names, 'x-usage': usage } = command
    const path = [...words, name]
    const presence = presenceWords(command)
    const notes = [
      ...(presence.length === 0 ? [] : [`(${presence.join(', ')})`]),
      ...(names === undefined ? [] : [`(${names.join(', ')})`]),
    ]
    const said = wordsOf(oneLine([description, ...notes].join(' '))).map(ink.dim)
    if (inner !== undefined) return [[ink.bold(oneLine(path.join(' '))), said], ...entryRows(inner, path, inherited, ink)]
    const row: Row = [oneLine(path.join(' ')), [...said, ...effectNote(statesIn(command, inherited), ink)]]
    return usage === undefined ? [row] : [row, ['', wordsOf(oneLine(usage))]]
  })

const named = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

const notes = (role: BriefOption | BriefArgument, ink: Paint): readonly string[] => {
  const raised = raisedWords(role['x-raises'] ?? [])
  const runs = role['x-executes'] === undefined ? [] : ['runs it']
  const all = [...runs, ...(runs.length > 0 && raised.includes('anything') ? [] : raised)]
  return all.length === 0 ? [] : wordsOf(`[${all.join('; ')}]`).map(ink.red)
}

const LONGEST_CHOICE = 30

const choicesOf = ({ enum: choices }: Pick<BriefOption, 'enum'>): string => choices?.map(String).join('|') ?? ''

const optionRow = (option: BriefOption, ink: Paint): Row => {
  const choices = choicesOf(option)
  const value = option.type === undefined ? '' : choices !== '' && choices.length <= LONGEST_CHOICE ? choices : option.type.toUpperCase()
  const meaning = [
    option.description ?? '',
    ...(choices.length > LONGEST_CHOICE ? [`(one of ${option.enum?.map(String).join(', ') ?? ''})`] : []),
    ...(option.default === undefined ? [] : [`(default ${named(option.default)})`]),
    ...(option.required === true ? ['(required)'] : []),
    ...(presenceWords(option).length === 0 ? [] : [`(${presenceWords(option).join(', ')})`]),
  ]
  return [
    oneLine(`${option.flags.join(', ')} ${value}`),
    [
      ...wordsOf(oneLine(meaning.join(' '))).map(ink.dim),
      ...notes(option, ink),
      ...(option['x-mode'] === undefined ? [] : wordsOf('[does only this]').map(ink.green)),
    ],
  ]
}

const argumentRow = (argument: BriefArgument, ink: Paint): Row => {
  const name = oneLine(argument.variadic === true ? `${argument.name}...` : argument.name)
  const meaning = argument.description ?? (choicesOf(argument) || (argument.type ?? ''))
  return [argument.required === false ? `[${name}]` : name, [...wordsOf(oneLine(meaning)).map(ink.dim), ...notes(argument, ink)]]
}

const commandLines = (command: BriefCommand, sheet: Sheet): readonly string[] => {
  const { ink, style } = sheet
  const rest = command['x-more-options'] ?? []
  const safer = (command['x-safer'] ?? []).map(({ replace, with: instead, description }): Row => [
    oneLine(`${replace} -> ${instead}`),
    wordsOf(oneLine(description ?? '')).map(ink.dim),
  ])
  return [
    ...section('Effects', effectRows(statesIn(command), leavesOf(command.effects), command['x-executes'], ink), sheet),
    ...section('Safer', safer, sheet),
    ...section(
      'Arguments',
      (command.arguments ?? []).map(argument => argumentRow(argument, ink)),
      sheet,
    ),
    ...section(
      'Options',
      (command.options ?? []).map(option => optionRow(option, ink)),
      sheet,
    ),
    ...(rest.length === 0 ? [] : ['', ink.bold(command.options === undefined ? 'Options' : 'More options')]),
    ...indent(flow(rest.map(oneLine), style.width - 2)),
    ...(command.examples === undefined
      ? []
      : ['', ink.bold('Examples'), ...indent(command.examples.map(example => `$ ${oneLine(example)}`))]),
  ]
}

interface Found {
  readonly words: readonly string[]
  readonly command: BriefCommand
}

/** What an answer is about: the tool, or behind groups that only lead there, the one command or group that has more to say. */
const subjectOf = (shown: ShownBrief): Found => {
  let found: Found = { words: [], command: shown }
  for (;;) {
    const inner = Object.entries(found.command.commands ?? {})
    const [only] = inner
    if (only === undefined || inner.length > 1 || found.command['x-usage'] !== undefined) return found
    found = { words: [...found.words, only[0]], command: only[1] }
  }
}

const METHODS: Readonly<Record<string, string>> = { oauth: 'log in', token: 'a token' }

const NEEDS = { yes: 'required', no: 'not required', unknown: 'possible' } as const

/** Whether one has to log in, and how. */
const authentication = ({ authentication: auth }: ShownBrief, sheet: Sheet): readonly string[] => {
  if (auth === undefined) return []
  const need = auth.required === undefined ? NEEDS.unknown : auth.required ? NEEDS.yes : NEEDS.no
  const methods = (auth.methods ?? []).map(({ type, envVar, setupCommand }) =>
    envVar !== undefined ? `set ${envVar}` : setupCommand === undefined ? (METHODS[type] ?? type) : `run ${setupCommand}`,
  )
  const check = auth.checkCommand === undefined ? '' : `, check with: ${auth.checkCommand}`
  return ['', ...wrap(`Authentication: ${need}${methods.length === 0 ? '' : `: ${methods.join(', or ')}`}${check}`, sheet.style.width)]
}

const lastLines = (shown: ShownBrief, { style, ink }: Sheet): readonly string[] => {
  const { omitted, 'x-global-options': globals = 0, 'x-patterns': patterns = [] } = shown
  const left = [
    ...(omitted.commands === 0 ? [] : [plural(omitted.commands, 'command')]),
    ...(omitted.options === undefined ? [] : [plural(omitted.options, 'option')]),
  ]
  const count = omitted.commands + (omitted.options ?? 0)
  const items = [
    ...(globals === 0 ? [] : [`${plural(globals, 'global option')}: atip show ${shown.name} --depth 0`]),
    ...(patterns.length === 0 ? [] : [`patterns: ${patterns.join(', ')}`]),
    ...(left.length === 0 ? [] : [`${left.join(' and ')} ${count === 1 ? 'is' : 'are'} left out`]),
    `more: ${shown['x-more']}`,
  ]
  return ['', ...items.flatMap(item => wrap(oneLine(item), style.width)).map(ink.dim)]
}

/** An index or one command, as its JSON has it. */
export const briefText = (shown: ShownBrief, style: Style): string => {
  const ink = paint(style.color)
  const sheet = { style, ink }
  const { words, command } = subjectOf(shown)
  const origin = shown['x-atip']
  const isIndex = command.commands !== undefined
  const title = [shown.name, ...words].join(' ')
  const usage = isIndex || command['x-usage'] === title ? undefined : command['x-usage']
  const rows = entryRows(command.commands ?? {}, [], command.effects, ink)
  const lines = [
    `${ink.bold(oneLine(title))}${words.length === 0 ? ` ${oneLine(shown.version)}` : ''}`,
    ...wrap(oneLine((words.length === 0 ? shown.description : command.description) ?? ''), style.width),
    ...flow([...originFacts(origin), ...presenceWords(command)], style.width, ' · ').map(ink.dim),
    ...origin.warnings.flatMap(warning => wrap(oneLine(`warning: ${warning}`), style.width).map(line => ink.yellow(line))),
    ...(usage === undefined ? [] : ['', ...wrap(oneLine(usage), style.width)]),
    ...(isIndex ? ['', ...indent(definitions(rows, style.width - 2)), '', ...legend(style.width, ink)] : commandLines(command, sheet)),
    ...authentication(shown, sheet),
    ...lastLines(shown, sheet),
    ...explanationSections(origin, style, ink),
  ]
  return lines.join('\n')
}
