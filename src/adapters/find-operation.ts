import { globalsLast } from './globals.ts'

/** A command's name has this many words at most. */
const LONGEST_NAME = 2

interface FoundOperation<O> {
  readonly operation: O
  /** The words behind its name. */
  readonly rest: readonly string[]
}

const named = <O extends { readonly name: string }>(operations: readonly O[], words: readonly string[]): FoundOperation<O> | undefined => {
  for (let length = LONGEST_NAME; length > 0; length--) {
    const name = words.slice(0, length).join(' ')
    const operation = words.length >= length ? operations.find(each => each.name === name) : undefined
    if (operation !== undefined) return { operation, rest: words.slice(length) }
  }
  return undefined
}

/**
 * The operation whose name is the longest beginning of the line; between the words of a name too there may be options of all commands. The
 * names of tool definitions, in which no space may be, are names too: `policy_check`.
 */
export const findOperation = <O extends { readonly name: string }>(
  operations: readonly O[],
  words: readonly string[],
): FoundOperation<O> | undefined => {
  const [first, second] = words
  if (first?.includes('_') === true) return named(operations, [...first.split('_'), ...words.slice(1)])
  const found = named(operations, words)
  if (found !== undefined || first === undefined || second?.startsWith('-') !== true) return found
  return named(operations, [first, ...globalsLast(words.slice(1))])
}
