import type { Style } from '../../commands/shared/define.ts'
import { operations } from '../../commands/index.ts'
import { findOperation } from '../find-operation.ts'
import { NO_GLOBALS, globalsLast } from '../globals.ts'
import { execute } from './execute.ts'
import type { Surroundings } from './execute.ts'
import { exitCodes, operationHelp, overview } from './help.ts'
import { printFailure, printUnwritten } from './output.ts'
import { readLine } from './read-line.ts'

/** Options of atip itself, and `help`; undefined when the words are a command. */
const aboutItself = async (
  words: readonly string[],
  style: Style,
  { world, self, llms, terminal }: Surroundings,
): Promise<string | undefined> => {
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
      return JSON.stringify(await self(), null, terminal.stdout.isTTY ? 2 : 0)
    case '--llms':
      return llms(words.includes('--json') ? 'tools' : 'page')
    case 'help': {
      if (second === undefined || second === '--help' || second === '-h') return overview(operations, style)
      if (second === 'exit-codes') return exitCodes(style)
      const found = findOperation(operations, words.slice(1))
      return found === undefined ? undefined : operationHelp(found.operation, style)
    }
    default:
      return undefined
  }
}

/** Reads a whole command line, runs it, and prints what comes of it. */
export const runCommand = async (written: readonly string[], around: Surroundings): Promise<void> => {
  const { terminal } = around
  const style: Style = { width: terminal.stdout.columns, color: terminal.color }
  const answer = await aboutItself(globalsLast(written), style, around)
  if (answer !== undefined) {
    printUnwritten(terminal.write(`${answer}\n`), NO_GLOBALS, terminal)
    return
  }
  const line = await readLine(operations, written)
  switch (line.kind) {
    case 'help':
      printUnwritten(terminal.write(`${operationHelp(line.operation, style)}\n`), NO_GLOBALS, terminal)
      return
    case 'wrong':
      printFailure(line.failure, line.globals, terminal, line.operation?.failureStatus)
      return
    case 'call':
      await execute(line.call, around)
  }
}
