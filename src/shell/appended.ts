import type { State } from './state.ts'
import { dynamicWord, isNumeric, joinWords, valueOf } from './word.ts'
import type { Word } from './word.ts'

/** What a variable holds after `+=`. */
export const appended = (state: State, name: string, value: Word): Word => {
  const before = state.variables.get(name)
  // digits behind a number, or added to it
  if (before !== undefined && isNumeric(before) && /^\d+$/.test(valueOf(value) ?? '') && state.marks.has(name))
    return dynamicWord(`$${name}`, { rest: 'number' })
  if (before === undefined || before.pieces !== 'one' || state.marks.has(name))
    return dynamicWord(`$${name}`, { secret: before?.secret ?? value.secret })
  return joinWords(before, value)
}
