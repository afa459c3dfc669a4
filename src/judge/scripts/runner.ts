import type { Invocation } from '../../shell/invocation.ts'
import { valueOf } from '../../shell/word.ts'
import type { Context } from '../context.ts'
import { meaningOf } from '../environment.ts'
import type { Look } from '../look.ts'

/** A command that runs what a file of the project says, and where it is started. */
export interface Call {
  readonly context: Context
  readonly look: Look
  readonly invocation: Invocation
  /** Names of the tool's commands that were called, canonical. */
  readonly names: readonly string[]
  /** Where it is started, links resolved. */
  readonly directory: string
}

/** What a runner is going to run. */
export type ScriptReading =
  | {
      readonly kind: 'lines'
      /** Each is given to a shell of its own. */
      readonly lines: readonly string[]
      readonly directory: string
      readonly bins: readonly string[]
    }
  /** Nobody can tell, for this reason: a clause. */
  | { readonly kind: 'code'; readonly why: string }

export const code = (why: string): ScriptReading => ({ kind: 'code', why })

const MOST_PARENTS = 64

/** A directory and those above it, the nearest first; undefined: there are too many. */
export const upwards = (directory: string): readonly string[] | undefined => {
  const found = [directory]
  for (let at = directory; at !== '/';) {
    at = at.slice(0, Math.max(at.lastIndexOf('/'), 1))
    found.push(at)
    if (found.length > MOST_PARENTS) return undefined
  }
  return found
}

/** Looks of which each is remembered as one that the verdict stands on. */
export const relying = ({ look, context: { realpath } }: Pick<Call, 'look' | 'context'>): Look => {
  const rely = (path: string): string => {
    look.relied?.add(path).add(realpath?.(path) ?? path)
    return path
  }
  return { ...look, kindOf: path => look.kindOf(rely(path)), textOf: path => look.textOf(rely(path)) }
}

/** A variable that is set on the line, and is not known to change only what is printed. */
export const strangeVariable = ({ invocation }: Call): string | undefined => {
  const given = [...invocation.environment, ...invocation.assignments.map(({ name, value }) => [name, value] as const)]
  return given.find(([name, value]) => meaningOf(name, value) !== 'harmless')?.[0]
}

/** The words after the program's name; undefined: not all of them are known. */
export const plainWords = ({ invocation }: Call): readonly string[] | undefined => {
  const words = invocation.words.slice(1).map(valueOf)
  return words.every(word => word !== undefined) ? words : undefined
}

/** UTF-8 as it was read, a character for each byte; undefined: it is none. */
export const decoded = (bytes: string): string | undefined => {
  // oxlint-disable-next-line no-control-regex -- ASCII has control characters
  if (/^[\u0000-\u007F]*$/.test(bytes)) return bytes
  try {
    return decodeURIComponent(bytes.replace(/[%\u0080-\u00FF]/g, char => `%${char.charCodeAt(0).toString(16)}`))
  } catch {
    return undefined
  }
}
