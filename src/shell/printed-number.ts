import { forEachChild } from 'unbash'
import type { ParsedScript } from 'unbash'
import { numbersOf } from './number-printers.ts'
import type { State } from './state.ts'
import type { Word } from './word.ts'

/** A command that may print a number and nothing else: few do, and all others are passed over. */
const COUNTS = /\b(?:date|wc|nproc|id|grep|stat|echo)\b/

/** What is known of what a substitution leaves, where it is a number. */
export const printedNumber = (state: State, text: string, script: ParsedScript | undefined): Pick<Word, 'rest' | 'natural'> | undefined => {
  if (script === undefined || !(COUNTS.test(text) || state.functions.size > 0)) return undefined
  const kind = numbersOf(state, script, forEachChild)
  return kind === undefined ? undefined : { rest: 'number', natural: kind === 'natural' ? 'maybe' : undefined }
}
