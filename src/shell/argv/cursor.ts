import type { Node } from '../../document/document.ts'
import type { Word } from '../word.ts'
import type { Turn } from './bind.ts'
import type { Given, Inner } from './match.ts'

/** Options of one command: nobody gives more, and each is compared with others. What is behind them is not known; operands still are. */
const MOST_OPTIONS = 1000

/** How far a reading has come. */
export interface Cursor {
  at: number
  readonly names: string[]
  readonly written: string[]
  readonly nodes: Node[]
  readonly options: Given[]
  readonly inner: Inner[]
  readonly operands: Word[]
  readonly turn: Turn
  readonly unknownOptions: string[]
  readonly incomplete: string[]
  readonly loose: Word[]
  readonly others: string[]
  readonly optionFiles: string[]
  unknownCommand: Word | undefined
  /** No option follows any more. */
  ended: boolean
}

export const copy = (cursor: Cursor): Cursor => ({
  ...cursor,
  names: [...cursor.names],
  written: [...cursor.written],
  nodes: [...cursor.nodes],
  options: [...cursor.options],
  inner: [...cursor.inner],
  operands: [...cursor.operands],
  turn: { ...cursor.turn },
  unknownOptions: [...cursor.unknownOptions],
  incomplete: [...cursor.incomplete],
  loose: [...cursor.loose],
  others: [...cursor.others],
  optionFiles: [...cursor.optionFiles],
})

/** Whether no option is read any more, which is noted. */
export const isFull = ({ options, unknownOptions }: Cursor, text: string): boolean => {
  if (options.length + unknownOptions.length < MOST_OPTIONS) return false
  if (unknownOptions.length === 0) unknownOptions.push(`${text} (behind ${MOST_OPTIONS} others)`)
  return true
}
