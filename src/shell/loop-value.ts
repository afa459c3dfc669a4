import { anySecret, dynamicWord, eitherWord, isNumeric, printedWord } from './word.ts'
import type { Word } from './word.ts'

/** What the variable of a `for` holds in any of its rounds. */
export const loopValue = (name: string, words: readonly Word[]): Word => {
  const [first, ...more] = words
  if (first === undefined) return dynamicWord(`$${name}`)
  if (words.every(word => word.pieces !== 'any')) return { ...more.reduce(eitherWord, first), pieces: 'one' }
  if (words.every(isNumeric)) return dynamicWord(`$${name}`, { rest: 'number' })
  const printedBy = words.flatMap(word => word.printedBy ?? [])
  return printedWord(`$${name}`, 'one', printedBy, anySecret(words))
}
