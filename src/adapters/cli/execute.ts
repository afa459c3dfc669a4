import type { Document } from '../../metadata/document.ts'
import type { World } from '../../host/world.ts'
import { locationsOf } from '../../registry/locations.ts'
import type { AnyOperation } from '../../operations/define.ts'
import type { Globals } from '../globals.ts'
import { runOperation } from '../run-operation.ts'
import { plainJson, plainText } from '../../core/text.ts'
import { printFailure, printOutput } from './output.ts'
import type { Terminal } from './output.ts'

export interface Surroundings {
  readonly world: World
  readonly terminal: Terminal
  /** Our own document, for `--agent` and for the registry. */
  readonly self: () => Promise<Document>
  /** Our commands as tool definitions, for `--llms`. */
  readonly llms: () => Promise<unknown>
}

/** A call that was understood: which operation, with what input. */
export interface Call {
  readonly operation: AnyOperation
  readonly input: Record<string, unknown>
  readonly globals: Globals
}

const isQuietScan = (call: Call, output: unknown): boolean =>
  // shell start-up calls this: silence unless there is something to see
  call.operation.name === 'scan' && call.globals.quiet && !call.globals.json && typeof output === 'object'

/** Runs a call and prints what comes of it. */
export const execute = async (call: Call, { world, terminal, self }: Surroundings): Promise<void> => {
  const { operation, globals, input } = call
  const context = { world, locations: locationsOf(world, globals.dataDir), quiet: globals.quiet, self }
  const stream = operation.stream?.(input, context)
  if (stream !== undefined) {
    for await (const item of stream) terminal.write(`${plainJson(item)}\n`)
    return
  }
  const result = await runOperation(operation, input, context)
  if (!result.ok) {
    printFailure(result.failure, globals, terminal, operation.failureStatus)
    return
  }
  terminal.setExit(operation.exitStatus?.(result.value) ?? 0)
  if (isQuietScan(call, result.value)) return
  const verbatim = operation.verbatim?.(result.value)
  if (verbatim !== undefined) {
    terminal.write(terminal.stdout.isTTY ? plainText(verbatim) : verbatim)
    return
  }
  const printed = operation.printsText === true && !globals.json ? { ...globals, text: true } : globals
  await printOutput({ data: result.value, text: (data, style) => operation.text(data, style, input) }, printed, terminal)
}
