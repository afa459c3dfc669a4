import { dynamicWord } from './word.ts'
import type { Word } from './word.ts'

/** An expansion outside quotes is split at white space, and what looks like a glob is one. */
export const unquoted = (word: Word): Word => {
  if (word.rest === 'number' && word.values === undefined) return word.natural === 'maybe' ? { ...word, pieces: 'names' } : word
  if (word.values?.every(value => value !== '' && !/[\s*?[\\]/.test(value)) === true) return word
  if (word.values === undefined && word.rest === 'names') return { ...word, pieces: 'any' }
  const value = word.values?.length === 1 ? word.values[0]! : ''
  const glob = /[*?[\\]/.exec(value)
  if (glob !== null && !/\s/.test(value)) {
    const rest = value.slice(glob.index).includes('..') ? 'any' : 'names'
    return { ...dynamicWord(word.text, { prefix: value.slice(0, glob.index), rest, pieces: 'names' }), glob: value }
  }
  const pieces = dynamicWord(word.text, { prefix: word.values === undefined ? word.prefix : '', pieces: 'any', secret: word.secret })
  if (word.printedBy === undefined) return pieces
  return { ...pieces, printedBy: word.printedBy, ...(word.guesses === undefined ? {} : { guesses: word.guesses }) }
}
