import type { Document } from '../../document/document.ts'
import type { World } from '../../host/world.ts'
import { locationsOf } from '../../registry/locations.ts'
import type { AnyOperation, FailureForm } from '../../commands/shared/define.ts'
import { withEnvironment } from '../globals.ts'
import type { Globals } from '../globals.ts'
import { runOperation } from '../run-operation.ts'
import { plainJson, plainText } from '../../core/text.ts'
import { printFailure, printOutput, printUnwritten } from './output.ts'
import type { Terminal } from './output.ts'

/** A page to read, or tool definitions for programs. */
export type LlmsForm = 'page' | 'tools'

export interface Surroundings {
  readonly world: World
  readonly terminal: Terminal
  /** Our own document, for `--agent` and for the registry. */
  readonly self: () => Promise<Document>
  /** What `--llms` prints. */
  readonly llms: (form: LlmsForm) => Promise<string>
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

/** Prints what a call gave; the code for why it could not. `globals`: with what the environment asks for. */
const print = async (output: unknown, globals: Globals, call: Call, terminal: Terminal): Promise<string | undefined> => {
  const { operation, input } = call
  const verbatim = operation.verbatim?.(output)
  if (verbatim !== undefined) return terminal.write(terminal.stdout.isTTY ? plainText(verbatim) : verbatim)
  const printed = operation.printsText === true && !call.globals.json ? { ...globals, text: true } : globals
  return printOutput(
    { data: output, lean: data => operation.lean?.(data, input) ?? data, text: (data, style) => operation.text(data, style, input) },
    printed,
    terminal,
  )
}

/** What is to be done once an answer is written: none of it can take the answer back. */
type Later = (() => Promise<void>)[]

const catchUp = async (later: Later): Promise<void> => {
  for (const work of later.splice(0)) await work().catch(() => {})
}

/** Prints one line for each item, for as long as somebody reads them. */
const printLines = async (items: AsyncIterable<unknown>, later: Later, terminal: Terminal): Promise<string | undefined> => {
  for await (const item of items) {
    const unwritten = terminal.write(`${plainJson(item)}\n`)
    await catchUp(later)
    if (unwritten !== undefined) return unwritten
  }
  return undefined
}

/** Runs a call and prints what comes of it. */
export const execute = async (call: Call, around: Surroundings): Promise<void> => {
  const later: Later = []
  await answer(call, later, around)
  await catchUp(later)
}

const answer = async (call: Call, later: Later, { world, terminal, self }: Surroundings): Promise<void> => {
  const { operation, input } = call
  // who takes a status for an answer has a form of its own, and nothing in the environment stands in its way
  const answers = operation.failureStatus !== undefined
  const globals = answers ? { ...call.globals, pager: false } : withEnvironment(call.globals, world.env)
  const afterwards = (work: Later[number]): void => void later.push(work)
  const context = { world, locations: locationsOf(world, call.globals.dataDir), quiet: call.globals.quiet, afterwards, self }
  const stream = operation.stream?.(input, context)
  if (stream !== undefined) {
    printUnwritten(await printLines(stream, later, terminal), call.globals, terminal)
    return
  }
  if (globals === undefined) {
    printFailure((await import('./no-such-form.ts')).noSuchForm(world.env), call.globals, terminal)
    return
  }
  // and shows what is on stderr to a person or a model as it is
  const aloud = answers ? { ...globals, text: true } : globals
  const result = await runOperation(operation, input, context)
  const form: FailureForm | undefined = result.ok
    ? { kind: 'output', output: result.value }
    : operation.failureForm?.(result.failure, input)
  if (form?.kind === 'sentence') {
    terminal.setExit(operation.failureStatus ?? 1)
    terminal.writeError(`${form.sentence}\n`)
    return
  }
  if (form === undefined) {
    if (!result.ok) printFailure(result.failure, aloud, terminal, operation.failureStatus)
    return
  }
  const { output } = form
  terminal.setExit(operation.exitStatus?.(output) ?? 0)
  if (isQuietScan(call, output)) return
  printUnwritten(await print(output, globals, call, terminal), aloud, terminal, operation.failureStatus)
}
