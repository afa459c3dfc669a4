import type { FailureCode } from '../../core/failure-table.ts'
import type { Failure } from '../../core/failures.ts'
import type { InputOf, Params } from '../../core/params.ts'
import type { Result } from '../../core/result.ts'
import type { Effects } from '../../core/effects.ts'
import type { Document } from '../../document/document.ts'
import type { World } from '../../host/world.ts'
import type { Locations } from '../../registry/locations.ts'

/** How text for people is laid out: the width of the terminal, and whether it shows colours. */
export interface Style {
  readonly width: number
  readonly color: boolean
}

export const GROUPS = ['Start here', 'Policy', 'Documents', 'Patterns', 'More'] as const

/** What an operation gets besides its input: the world, where files are, and what every command shares. */
export interface Context {
  readonly world: World
  readonly locations: Locations
  readonly quiet: boolean
  /** Has work done once the answer is written. Whatever comes of it changes neither the answer nor the status. */
  readonly afterwards: (work: () => Promise<void>) => void
  /** The document of atip itself, made from the operations. */
  readonly self: () => Promise<Document>
}

/** How a failure is told to a caller who takes it for an answer. */
export type FailureForm =
  /** On standard error, beside the operation's `failureStatus`. */
  | { readonly kind: 'sentence'; readonly sentence: string }
  /** As an output, with status 0. */
  | { readonly kind: 'output'; readonly output: unknown }

/**
 * One command of atip, as data; "command" alone is one of a tool, or a folder here. Every surface is made from it: the command line, --help,
 * completion, `atip --agent`, `atip --llms`, the reference. `run` returns data or a failure and prints nothing; `text` lays the data out for
 * people.
 */
interface Operation<P extends Params = Params, Output = unknown> {
  /** The words of the command: `scan`, `policy check`. */
  readonly name: string
  /** Words by which it is called in vain: who does is told its name. */
  readonly alsoSought?: readonly string[]
  /** One sentence. */
  readonly summary: string
  readonly group: (typeof GROUPS)[number]
  readonly params: P
  /** It is called all day: the build makes a bundle of its folder, and of every plain way to write its call one of that bundle. */
  readonly hot?: true
  readonly effects: Effects
  readonly examples: readonly { readonly command: string; readonly meaning: string }[]
  /** Failures it can end with, besides wrong usage and defects. */
  readonly failures: readonly FailureCode[]
  /** File name of the schema of its output, in schemas/. */
  readonly output: string
  readonly run: (input: InputOf<P>, context: Context) => Promise<Result<Output>>
  /** Behind an import of its own, since agents ask for data: laying out is for people, who do not feel a millisecond. */
  readonly text: (output: Output, style: Style, input: InputOf<P>) => string | Promise<string>
  /** What is printed of its output as JSON, where that is less than text is made of. */
  readonly lean?: (output: Output, input: InputOf<P>) => unknown
  /** What is printed as it is, in every mode, where the output is itself a text that others go on to use. */
  readonly verbatim?: (output: Output) => string | undefined
  /** Instead of one output, one JSON line for each line of standard input, for as long as it lasts. */
  readonly stream?: (input: InputOf<P>, context: Context) => AsyncIterable<unknown> | undefined
  /** Its text is for a program that reads no JSON: it is printed into a pipe too, unless JSON is asked for. */
  readonly printsText?: true
  /** Exit status of every failure, wrong usage and defects included, where the caller's contract asks for one. */
  readonly failureStatus?: number
  /** How a failure is told to such a caller, but for wrong usage that nothing could be read of; undefined: as to everybody. */
  readonly failureForm?: (failure: Failure, input: InputOf<P>) => FailureForm
  /** Exit status of a success that is not 0. */
  readonly exitStatus?: (output: Output) => number
}

/** An operation as the surfaces see it: what its input and output are is its own business. */
export interface AnyOperation extends Omit<Operation<Params>, 'run' | 'text' | 'stream' | 'lean' | 'verbatim' | 'failureForm'> {
  readonly failureForm?: (failure: Failure, input: Readonly<Record<string, unknown>>) => FailureForm
  readonly lean?: (output: unknown, input: Readonly<Record<string, unknown>>) => unknown
  readonly verbatim?: (output: unknown) => string | undefined
  readonly stream?: (input: Readonly<Record<string, unknown>>, context: Context) => AsyncIterable<unknown> | undefined
  readonly run: (input: Readonly<Record<string, unknown>>, context: Context) => Promise<Result<unknown>>
  readonly text: (output: unknown, style: Style, input: Readonly<Record<string, unknown>>) => string | Promise<string>
}

/** Checks that a definition's parts fit each other, then forgets their types: input is made by `params`, output goes to `text`. */
export const define = <const P extends Params, Output>(operation: Operation<P, Output>): AnyOperation =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what was checked a line above is forgotten
  operation as unknown as AnyOperation

/** Effects of an operation that only looks. */
export const READS: Effects = {
  filesystem: { read: true, write: false, delete: false },
  network: false,
  idempotent: true,
  reversible: true,
  destructive: false,
  cost: { billable: false },
}

/** Effects of an operation that only looks, but for the log of decisions, where there is to be one. */
export const KEEPS_LOG: Effects = {
  ...READS,
  filesystem: { read: true, write: true, delete: false, paths: ['~/.local/state/agent-tools/'] },
}

/** Effects of an operation that changes what the user's shims say, and with them what agents may do. */
export const WRITES_SHIMS: Effects = {
  filesystem: { read: true, write: true, delete: true, paths: ['~/.local/share/agent-tools/shims/'] },
  network: false,
  idempotent: true,
  reversible: false,
  destructive: false,
  cost: { billable: false },
}

/** Effects of an operation that writes the user's own configuration, or what `places` names besides, and hides or loses nothing. */
export const configures = (...places: readonly string[]): Effects => ({
  filesystem: { read: true, write: true, delete: false, paths: ['~/.config/agent-tools/', ...places] },
  network: false,
  idempotent: true,
  reversible: true,
  destructive: false,
  cost: { billable: false },
})
