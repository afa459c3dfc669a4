import { failure } from '../../core/failures.ts'
import { nearest } from '../../core/nearest.ts'
import type { Style } from '../../commands/shared/define.ts'
import { operations } from '../../commands/index.ts'
import { findOperation } from '../find-operation.ts'
import { NO_GLOBALS, leadingGlobals } from '../globals.ts'
import { execute } from './execute.ts'
import type { Surroundings } from './execute.ts'
import { exitCodes, operationHelp, overview } from './help.ts'
import { printFailure, printUnwritten } from './output.ts'

/** `atip policy`, or `atip policy chekc`: the first word of commands, and no command by itself. */
const incomplete = (group: string, word: string | undefined, ofGroup: readonly string[]) => {
  const meant = word === undefined ? undefined : nearest(`${group} ${word}`, ofGroup)
  const message = word === undefined ? `"${group}" needs a command` : `there is no command "${group} ${word}"`
  const action = meant === undefined ? `One of: ${ofGroup.join(', ')}.` : `Did you mean "${meant}"?`
  const suggestion = { action, fix: `atip ${meant ?? ofGroup[0]} --help`, applicability: 'likely' } as const
  return failure('UNKNOWN_COMMAND', message, { suggestion, details: { command: word === undefined ? group : `${group} ${word}` } })
}

const unknownCommand = (words: readonly string[]) => {
  const word = words.find(it => !it.startsWith('-')) ?? words[0] ?? ''
  const names = operations.map(it => it.name)
  const ofGroup = names.filter(it => it.startsWith(`${word} `))
  if (ofGroup.length > 0)
    return incomplete(
      word,
      words.slice(words.indexOf(word) + 1).find(it => !it.startsWith('-')),
      ofGroup,
    )
  const meant = nearest(word, names)
  const suggestion =
    meant === undefined
      ? ({ action: 'See which commands there are.', fix: 'atip --help', applicability: 'certain' } as const)
      : ({
          action: `Did you mean "${meant}"?`,
          fix: `atip ${[meant, ...words.slice(words.indexOf(word) + 1)].join(' ')}`,
          applicability: 'likely',
        } as const)
  return failure('UNKNOWN_COMMAND', `there is no command "${word}"`, { suggestion, details: { command: word } })
}

/** Options of atip itself, and `help`; undefined when the words are a command. */
const aboutItself = async (words: readonly string[], style: Style, { world, self, llms }: Surroundings): Promise<string | undefined> => {
  const [first, second] = words
  switch (first) {
    case undefined:
    case '-h':
    case '--help':
      return overview(operations, style)
    case '--version':
    case '-V':
      return world.version
    case '--agent':
      return JSON.stringify(await self(), null, 2)
    case '--llms':
      return JSON.stringify(await llms(), null, 2)
    case 'help': {
      if (second === undefined) return overview(operations, style)
      if (second === 'exit-codes') return exitCodes(style)
      const found = findOperation(operations, words.slice(1))
      return found === undefined ? undefined : operationHelp(found.operation, style)
    }
    default:
      return undefined
  }
}

/** `atip --json list` means `atip list --json`. What stands behind -- belongs to another command. */
const globalsLast = (words: readonly string[]): readonly string[] => {
  const first = leadingGlobals(words)
  if (first === 0 || first === words.length) return words
  const dashes = words.indexOf('--', first)
  const end = dashes === -1 ? words.length : dashes
  return [...words.slice(first, end), ...words.slice(0, first), ...words.slice(end)]
}

/** Reads a whole command line, runs it, and prints what comes of it. */
export const runCommand = async (written: readonly string[], around: Surroundings): Promise<void> => {
  const words = globalsLast(written)
  const { terminal } = around
  const style: Style = { width: terminal.stdout.columns, color: terminal.color }
  const answer = await aboutItself(words, style, around)
  if (answer !== undefined) {
    printUnwritten(terminal.write(`${answer}\n`), NO_GLOBALS, terminal)
    return
  }
  const found = findOperation(operations, words)
  if (found === undefined) {
    // no definition says what the words mean, but these mean the same everywhere
    const globals = { ...NO_GLOBALS, text: words.includes('--text'), json: words.includes('--json'), noColor: words.includes('--no-color') }
    printFailure(unknownCommand(words[0] === 'help' ? words.slice(1) : words), globals, terminal)
    return
  }
  // yargs costs twice a start-up: help and introspection do without it
  const { parse } = await import('./parse.ts')
  const parsed = await parse(found.operation, found.rest)
  switch (parsed.kind) {
    case 'help':
      printUnwritten(terminal.write(`${operationHelp(parsed.operation, style)}\n`), NO_GLOBALS, terminal)
      return
    case 'wrong':
      printFailure(parsed.failure, parsed.globals, terminal, found.operation.failureStatus)
      return
    case 'call':
      await execute(parsed.call, around)
  }
}
