import { commandName } from '../../document/commands.ts'
import type { Document } from '../../document/document.ts'
import { valueOf } from '../word.ts'
import type { Word } from '../word.ts'

/** The words of a tool that takes several commands on one line, apart. */
export interface Separated {
  readonly own: readonly Word[]
  readonly further: readonly (readonly Word[])[]
  /** A word that may hold a separator, and is not known well enough to be split. */
  readonly joined: Word | undefined
}

/** Whether what follows a computed word would be a command, if that word turned out to be a separator. */
const startsCommand = (document: Document, word: Word | undefined): boolean => {
  if (word === undefined) return false
  const name = valueOf(word)
  return name === undefined || (document.commands !== undefined && commandName(document.commands, name) !== undefined)
}

/** `own` is all of the words where the tool knows no separators, and nothing is copied then. */
export const separate = (document: Document, words: readonly Word[]): Separated => {
  const { separators, separatesWithin: within } = document['x-syntax'] ?? {}
  if (separators === undefined) return { own: words, further: [], joined: undefined }
  const parts: Word[][] = [[]]
  let joined: Word | undefined
  for (const [at, word] of words.entries()) {
    const value = valueOf(word)
    if (value === undefined) {
      // any of its values may be one, hold one, or end with one
      const harmless = word.values?.every(each => !separators.some(text => each.includes(text))) === true
      if (!harmless && (within === 'anywhere' || startsCommand(document, words[at + 1]))) joined ??= word
      parts.at(-1)!.push(word)
    } else if (separators.includes(value)) parts.push([])
    else {
      const ends = within === 'end' && separators.some(text => value.endsWith(text) && !value.endsWith(`\\${text}`))
      if (ends || (within === 'anywhere' && separators.some(text => value.includes(text)))) joined ??= word
      parts.at(-1)!.push(word)
    }
  }
  return { own: parts[0]!, further: parts.slice(1).filter(part => part.length > 0), joined }
}
