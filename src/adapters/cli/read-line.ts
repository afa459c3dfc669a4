import { failure } from '../../core/failures.ts'
import type { Failure } from '../../core/failures.ts'
import { nearest } from '../../core/nearest.ts'
import { shellWord } from '../../core/shell-quote.ts'
import type { AnyOperation } from '../../commands/shared/define.ts'
import { findOperation } from '../find-operation.ts'
import { ABOUT, NO_GLOBALS, globalsLast } from '../globals.ts'
import type { Globals } from '../globals.ts'
import type { Call } from './execute.ts'

/** What a command line asks for. */
export type Line =
  | { readonly kind: 'call'; readonly call: Call }
  | { readonly kind: 'help'; readonly operation: AnyOperation; readonly globals: Globals }
  /** `operation`: the command whose call it would be; undefined: there is none of that name. */
  | { readonly kind: 'wrong'; readonly failure: Failure; readonly globals: Globals; readonly operation: AnyOperation | undefined }

/** `atip policy`, or `atip policy chekc`: the first word of commands, and no command by itself. */
const incomplete = (group: string, word: string | undefined, ofGroup: readonly string[]): Failure => {
  const meant = word === undefined ? undefined : nearest(`${group} ${word}`, ofGroup)
  const message = word === undefined ? `"${group}" needs a command` : `there is no command "${group} ${word}"`
  const action = meant === undefined ? `One of: ${ofGroup.join(', ')}.` : `Did you mean "${meant}"?`
  const suggestion = { action, fix: `atip ${meant ?? ofGroup[0]} --help`, applicability: 'likely' } as const
  return failure('UNKNOWN_COMMAND', message, { suggestion, details: { command: word === undefined ? group : `${group} ${word}` } })
}

const unknownCommand = (operations: readonly AnyOperation[], words: readonly string[]): Failure => {
  const word = words.find(each => !each.startsWith('-')) ?? words[0] ?? ''
  const names = operations.map(operation => operation.name)
  const ofGroup = names.filter(name => name.startsWith(`${word} `))
  if (ofGroup.length > 0)
    return incomplete(
      word,
      words.slice(words.indexOf(word) + 1).find(each => !each.startsWith('-')),
      ofGroup,
    )
  const meant = operations.find(operation => operation.alsoSought?.includes(word))?.name ?? nearest(word, names)
  if (Object.hasOwn(ABOUT, word)) {
    const suggestion = { action: `Did you mean "--${word}"?`, fix: `atip --${word}`, applicability: 'likely' } as const
    return failure('UNKNOWN_COMMAND', `there is no command "${word}"`, { suggestion, details: { command: word } })
  }
  const suggestion =
    meant === undefined
      ? ({ action: 'See which commands there are.', fix: 'atip --help', applicability: 'certain' } as const)
      : ({
          action: `Did you mean "${meant}"?`,
          fix: `atip ${[meant, ...words.slice(words.indexOf(word) + 1).map(each => shellWord(each))].join(' ')}`,
          applicability: 'likely',
        } as const)
  return failure('UNKNOWN_COMMAND', `there is no command "${word}"`, { suggestion, details: { command: word } })
}

const isOption = (word: string): boolean => word.startsWith('-')

/** `atip --depth 2 show gh`: the command is there, and what stands before its name is none of the options that may. */
const misplaced = (operations: readonly AnyOperation[], words: readonly string[]) => {
  const option = words.find(isOption)
  if (option === undefined) return undefined
  // `policy -x check`; or behind a word that may be the option's value
  const lines = words[0] === option ? words.map((_, at) => words.slice(at)) : [words.filter(word => !isOption(word))]
  const operation = lines.flatMap(line => findOperation(operations, line)?.operation ?? [])[0]
  if (operation === undefined) return undefined
  const wrong = failure('BAD_USAGE', `"${option}" is no option that may stand before the name of a command`, {
    suggestion: { action: 'Write it behind the name.', fix: `atip ${operation.name} --help`, applicability: 'likely' },
    details: { option },
  })
  return { failure: wrong, operation }
}

/** Reads every form of a command line; what stands before a command's name and is no option of all commands is no command. */
export const readLine = async (operations: readonly AnyOperation[], written: readonly string[]): Promise<Line> => {
  const words = globalsLast(written)
  const found = findOperation(operations, words)
  if (found === undefined) {
    // no definition says what the words mean, but these mean the same everywhere
    const color = words.includes('--no-color') ? ('never' as const) : NO_GLOBALS.color
    const globals = { ...NO_GLOBALS, text: words.includes('--text'), json: words.includes('--json'), color }
    const stray = misplaced(operations, words)
    if (stray !== undefined) return { kind: 'wrong', globals, ...stray }
    const unknown = unknownCommand(operations, words[0] === 'help' ? words.slice(1) : words)
    return { kind: 'wrong', failure: unknown, globals, operation: undefined }
  }
  // yargs costs twice a start-up: help and introspection do without it
  const { parse } = await import('./parse.ts')
  const parsed = await parse(found.operation, found.rest)
  return parsed.kind === 'wrong' ? { ...parsed, operation: found.operation } : parsed
}
