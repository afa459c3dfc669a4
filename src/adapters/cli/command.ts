import type { Style } from '../../commands/shared/define.ts'
import { operations } from '../../commands/index.ts'
import { findOperation } from '../find-operation.ts'
import { NO_GLOBALS, globalsLast, withEnvironment } from '../globals.ts'
import type { Globals } from '../globals.ts'
import { execute } from './execute.ts'
import type { Surroundings } from './execute.ts'
import { exitCodes, operationHelp, overview } from './help.ts'
import { printFailure, printText, printUnwritten, styleOf } from './output.ts'
import type { Terminal } from './output.ts'
import { readLine } from './read-line.ts'

/** Help is prose and tables, which nobody takes apart: where the width is not bounded, it has that of most terminals. */
const HELP_COLUMNS = 80

const helpStyle = (globals: Globals, terminal: Terminal): Style => {
  const style = styleOf(globals, terminal)
  return terminal.stdout.isTTY ? style : { ...style, width: HELP_COLUMNS }
}

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
  const { terminal, world } = around
  const answer = await aboutItself(globalsLast(written), helpStyle(NO_GLOBALS, terminal), around)
  if (answer !== undefined) {
    printUnwritten(terminal.write(`${answer}\n`), NO_GLOBALS, terminal)
    return
  }
  const line = await readLine(operations, written)
  switch (line.kind) {
    case 'help':
      printUnwritten(
        await printText(operationHelp(line.operation, helpStyle(line.globals, terminal)), line.globals, terminal),
        line.globals,
        terminal,
      )
      return
    case 'wrong':
      printFailure(line.failure, withEnvironment(line.globals, world.env) ?? line.globals, terminal, line.operation?.failureStatus)
      return
    case 'call':
      await execute(line.call, around)
  }
}
