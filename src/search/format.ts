/*
 * An index is a text, so that nothing has to be parsed to ask for a few words of it:
 *
 *   line 1   head, as JSON: `Head`
 *   line 2   the tools in their order, as JSON: `[["git", 4711], ...]`, each with the number of its first entry
 *   line 3   one character an entry: `z` an option of the command before it; else how many words of the command stand behind the tool, from `0`
 *   then     one line a word, sorted: the word, how many commands have it, where it stands (`postings.ts`)
 *   then     one line a command, sorted: its number in four characters, and what is shown of it (`entry.ts`)
 *
 * Every character is ASCII. Entries are numbered as they stand in the documents: a command, its options, the commands below it.
 */

export const INDEX_FORMAT = 1

export interface Head {
  readonly format: number
  readonly commands: number
  /** Characters of all lines of words. */
  readonly words: number
  /** What the index was made of, for whoever keeps it beside something that changes; null: it is as it was built. */
  readonly of: unknown
}

/** Deeper commands count as this deep: a character has to say it. */
const DEEPEST = 60

/** Greater than that of any command. */
export const OPTION_KIND = 'z'

const ZERO = 48

export const kindOf = (depth: number): string => String.fromCharCode(ZERO + Math.min(depth, DEEPEST))

/** What `kindOf` was given. */
export const depthOf = (kinds: string, entry: number): number => kinds.charCodeAt(entry) - ZERO

const KEY_LENGTH = 4

/** The name of an entry's line. */
export const entryKey = (entry: number): string => entry.toString(36).padStart(KEY_LENGTH, '0')

/** An index of more could not name them; 1.6 million. */
export const MOST_ENTRIES = 36 ** KEY_LENGTH

/** A character above ASCII, as JSON has it; words are written the same way. */
export const asciiOf = (text: string): string =>
  text.replace(/[^\0-\x7F]/g, character => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
