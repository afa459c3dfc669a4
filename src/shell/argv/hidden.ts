import { globMatches } from '../../core/glob.ts'
import { mayBeOption, valueOf } from '../word.ts'
import type { Word } from '../word.ts'
import { raises } from './table.ts'
import type { Table } from './table.ts'

/** A set of letters at the start; in every other there could be a dash. */
const LETTERS = /^\[(?:\w-\w|[\w.])+\]/

/** `find . -name *`: whether the names that a glob becomes can be an option that does something. */
export const hidesOption = (table: Table, { pieces, glob }: Word): boolean => {
  if (pieces !== 'names' || glob === undefined || LETTERS.test(glob)) return false
  const pattern = glob.replace(/\\(.)|\[(?:\[[^\]]*\]|[^\]])*\]/g, (_, quoted: string | undefined) => quoted ?? '?')
  return [...table.byFlag].some(([flag, option]) => raises(option) && globMatches(pattern, flag))
}

/** Whether an operand that is computed can turn out to be an option. Where no value is attached to them, only their very names are. */
export const mayBecomeOption = (table: Table, word: Word): boolean => {
  if (word.pieces === 'any') return true
  if (valueOf(word) !== undefined || !mayBeOption(word)) return false
  return table.syntax.optionsAsWords !== true || word.pieces === 'one' || hidesOption(table, word)
}
