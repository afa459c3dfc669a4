import { findOperation } from '../adapters/find-operation.ts'
import { leadingGlobals } from '../adapters/globals.ts'

/** A hot command, and the bundle that has it: the folder of its definition. */
export interface Bundled {
  readonly name: string
  readonly bundle: string
}

/**
 * The bundle for a command line; undefined: its command is not hot, or it has none. For lines whose first word is no bundle's name, such as
 * `policy check` and what begins with options: the build makes a file of this and of the names of the hot commands.
 */
export const findBundle = (bundled: readonly Bundled[], words: readonly string[]): string | undefined =>
  findOperation(bundled, words.slice(leadingGlobals(words)))?.operation.bundle
