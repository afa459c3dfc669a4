import { definitions, paint, wordsOf, wrap } from '../../core/layout.ts'
import { flagOf, isOperand, placeholderOf } from '../../core/params.ts'
import type { Param } from '../../core/params.ts'
import { GROUPS } from '../../commands/shared/define.ts'
import type { AnyOperation, Style } from '../../commands/shared/define.ts'
import { exitStatuses } from '../exit-statuses.ts'
import { ABOUT, GLOBALS, TOPICS } from '../globals.ts'
import { shownDefault, usageOf } from '../usage.ts'

type Row = readonly [term: string, meaning: readonly string[]]

const row = (term: string, meaning: string): Row => [term, wordsOf(meaning)]

/** More choices than this are named in the text, not beside the flag. */
const LONGEST_CHOICE = 30

const optionRow = ([name, param]: readonly [string, Param]): Row => {
  const short = 'short' in param && param.short !== undefined ? `-${param.short}, ` : ''
  const choices = placeholderOf(param)
  const named = param.kind === 'choice' && choices.length > LONGEST_CHOICE
  const value = named ? name.toUpperCase() : choices
  const oneOf = named ? ` (one of ${param.choices.join(', ')})` : ''
  const initial = shownDefault(param)
  const note = initial === undefined ? '' : ` (default ${initial})`
  return row(`  ${short}${flagOf(name)}${value === '' ? '' : ` ${value}`}`, `${param.summary}${oneOf}${note}`)
}

/** Help for one command. */
export const operationHelp = (operation: AnyOperation, style: Style): string => {
  const ink = paint(style.color)
  const params = Object.entries(operation.params)
  const operands = params.filter(([, param]) => isOperand(param)).map(([name, param]) => row(`  ${name.toUpperCase()}`, param.summary))
  const options = params.filter(([, param]) => !isOperand(param)).map(optionRow)
  const section = (title: string, rows: readonly Row[]) =>
    rows.length === 0 ? [] : ['', ink.bold(title), ...definitions(rows, style.width)]
  return [
    ...wrap(operation.summary, style.width),
    '',
    `${ink.bold('Usage')}  ${usageOf(operation)}`,
    ...section('Operands', operands),
    ...section('Options', options),
    ...section('Global options', Object.entries(GLOBALS).map(optionRow)),
    '',
    ink.bold('Examples'),
    ...operation.examples.flatMap(example => [
      `  ${ink.cyan(example.command)}`,
      ...wrap(example.meaning, style.width - 6).map(line => `      ${ink.dim(line)}`),
    ]),
  ].join('\n')
}

/** Help for the whole: the first commands first, the rest in groups. */
export const overview = (operations: readonly AnyOperation[], style: Style): string => {
  const ink = paint(style.color)
  const groups = GROUPS.flatMap(group => {
    const rows = operations
      .filter(operation => operation.group === group)
      .map(operation => row(`  ${ink.cyan(operation.name)}`, operation.summary))
    return rows.length === 0 ? [] : ['', ink.bold(group), ...definitions(rows, style.width)]
  })
  const introspection = [
    ...Object.entries(ABOUT).map(([name, option]) => row(`  ${flagOf(name)}`, option.summary)),
    ...Object.entries(TOPICS).map(([topic, meaning]) => row(`  help ${topic}`, meaning)),
  ]
  return [
    ...wrap('atip tells an agent which commands a machine has, what each does, and whether it may run.', style.width),
    '',
    `${ink.bold('Usage')}  atip COMMAND [OPERANDS] [OPTIONS]`,
    ...groups,
    '',
    ink.bold('Global options'),
    ...definitions(Object.entries(GLOBALS).map(optionRow), style.width),
    '',
    ink.bold('About atip'),
    ...definitions(introspection, style.width),
    '',
    ...wrap('atip COMMAND --help says more about a command.', style.width).map(ink.dim),
  ].join('\n')
}

/** Every exit status, from the failures table. */
export const exitCodes = (style: Style): string => {
  let last: number | undefined
  const rows = exitStatuses().map(({ status, code, meaning }) => {
    const shown = status === last ? '' : String(status).padStart(4)
    last = status
    return row(shown, code === null ? meaning : `${code}: ${meaning}`)
  })
  const ink = paint(style.color)
  return [ink.bold('Exit statuses'), ...definitions(rows, style.width)].join('\n')
}
