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
  readonly color: boolean
  /** The system's code for why it could not be written; undefined when it is. */
  readonly write: (text: string) => string | undefined
  readonly writeError: (text: string) => string | undefined
  /** Status with which the process will end, once everything is written. */
  readonly setExit: (status: number) => void
}

const NARROWEST = 40

const styleOf = (stream: { readonly isTTY: boolean; readonly columns: number }, color: boolean): Style => ({
  width: Math.max(stream.columns, NARROWEST),
  color,
})

/** Data on stdout: text on a terminal, JSON elsewhere; `--json` and `--text` decide otherwise. Gives what `write` gives. */
export const printOutput = async (
  output: { readonly data: unknown; readonly text: (data: unknown, style: Style) => string | Promise<string> },
  globals: Globals,
  terminal: Terminal,
): Promise<string | undefined> => {
  const asText = globals.text || (terminal.stdout.isTTY && !globals.json)
  return asText
    ? terminal.write(`${await output.text(plainValue(output.data), styleOf(terminal.stdout, terminal.color && !globals.noColor))}\n`)
    : terminal.write(`${plainJson(output.data, 2)}\n`)
}

/** A failure on stderr: text on a terminal, one JSON object elsewhere. */
export const printFailure = (error: Failure, globals: Globals, terminal: Terminal, status: number = exitStatusOf(error)): void => {
  terminal.setExit(status)
  const asText = globals.text || (terminal.stderr.isTTY && !globals.json)
  if (!asText) {
    terminal.writeError(`${plainJson(failureJson(error))}\n`)
    return
  }
  const ink = paint(terminal.color && !globals.noColor)
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
