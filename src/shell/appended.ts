import type { State } from './state.ts'
import { dynamicWord, joinWords } from './word.ts'
import type { Word } from './word.ts'

/** What a variable holds after `+=`. */
export const appended = (state: State, name: string, value: Word): Word => {
  const before = state.variables.get(name)
  if (before === undefined || before.pieces !== 'one' || state.marks.has(name)) return dynamicWord(`$${name}`)
  return joinWords(before, value)
}
