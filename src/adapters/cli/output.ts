import { exitStatusOf, failure, failureJson } from '../../core/failures.ts'
import type { Failure } from '../../core/failures.ts'
import { paint } from '../../core/layout.ts'
import { oneLine, plainJson, plainValue } from '../../core/text.ts'
import type { Style } from '../../commands/shared/define.ts'
import type { Globals } from '../globals.ts'

/** Where output goes and what it can show. */
export interface Terminal {
  readonly stdout: { readonly isTTY: boolean; readonly columns: number }
  readonly stderr: { readonly isTTY: boolean; readonly columns: number }
  /** Whether stdout is a terminal that shows colours, and nothing speaks against them. */
  readonly color: boolean
  /** Shows text through the pager that the environment names; false when that could not be started. */
  readonly page: (text: string) => Promise<boolean>
  /** The system's code for why it could not be written; undefined when it is. */
  readonly write: (text: string) => string | undefined
  readonly writeError: (text: string) => string | undefined
  /** Status with which the process will end, once everything is written. */
  readonly setExit: (status: number) => void
}

const NARROWEST = 40

const showsColor = ({ color }: Globals, terminal: Terminal): boolean => color === 'always' || (terminal.color && color === 'auto')

export const styleOf = (globals: Globals, terminal: Terminal): Style => ({
  width: Math.max(terminal.stdout.columns, NARROWEST),
  color: showsColor(globals, terminal),
})

/** Gives what `write` gives. A pager that is missing, or ends early, is no trouble. */
export const printText = async (text: string, globals: Globals, terminal: Terminal): Promise<string | undefined> => {
  const line = `${text}\n`
  return globals.pager && terminal.stdout.isTTY && (await terminal.page(line)) ? undefined : terminal.write(line)
}

/**
 * Data on stdout: text on a terminal, JSON elsewhere; `--json` and `--text` decide otherwise. JSON is laid out for people on a terminal
 * alone: what reads a pipe pays for every space. Gives what `write` gives.
 */
export const printOutput = async (
  output: {
    readonly data: unknown
    readonly lean: (data: unknown) => unknown
    readonly text: (data: unknown, style: Style) => string | Promise<string>
  },
  globals: Globals,
  terminal: Terminal,
): Promise<string | undefined> => {
  const asText = globals.text || (terminal.stdout.isTTY && !globals.json)
  return asText
    ? printText(await output.text(plainValue(output.data), styleOf(globals, terminal)), globals, terminal)
    : terminal.write(`${plainJson(await output.lean(output.data), terminal.stdout.isTTY ? 2 : 0)}\n`)
}

/** A failure on stderr: text on a terminal, one JSON object elsewhere. */
export const printFailure = (error: Failure, globals: Globals, terminal: Terminal, status: number = exitStatusOf(error)): void => {
  terminal.setExit(status)
  const asText = globals.text || (terminal.stderr.isTTY && !globals.json)
  if (!asText) {
    terminal.writeError(`${plainJson(failureJson(error))}\n`)
    return
  }
  const ink = paint(showsColor(globals, terminal))
  const { suggestion } = error
  const hint =
    suggestion === null
      ? []
      : [
          oneLine(suggestion.action),
          ...[suggestion.fix ?? suggestion.example].filter(each => each !== undefined).map(each => ink.cyan(`  ${oneLine(each)}`)),
        ]
  terminal.writeError(`${[`${ink.red('error')}: ${oneLine(error.message)} ${ink.dim(`[${error.code}]`)}`, ...hint].join('\n')}\n`)
}

/**
 * What could not be written to stdout is a failure. That a reader went away (`| head`) is none, but for an operation whose caller takes a
 * status for an answer.
 */
export const printUnwritten = (code: string | undefined, globals: Globals, terminal: Terminal, status?: number): void => {
  if (code === undefined || (code === 'EPIPE' && status === undefined)) return
  printFailure(failure('CANNOT_WRITE', `standard output cannot be written: ${code}`, { suggestion: null }), globals, terminal, status)
}
