/*
 * Numbers as text, so that an index is read as it lies in its file: of each, five bits a character, and whether another follows. All
 * characters are ASCII and none of them ends a line.
 */

const FIRST = 48

const BITS = 5

const DIGIT = 1 << BITS

/** Levels of a weight. */
const LEVELS = 63

/** Where a word stands: numbers of entries, each greater than the one before, and how much the word speaks for it, between 0 and 1. */
export type Posting = readonly [entry: number, weight: number]

const written = (value: number): string =>
  value < DIGIT
    ? String.fromCharCode(FIRST + value)
    : String.fromCharCode(FIRST + DIGIT + (value % DIGIT)) + written(Math.floor(value / DIGIT))

export const postingsText = (postings: readonly Posting[]): string => {
  let before = 0
  let text = ''
  for (const [entry, weight] of postings) {
    text += written(entry - before) + String.fromCharCode(FIRST + Math.max(1, Math.round(weight * LEVELS)))
    before = entry
  }
  return text
}

/** For each entry of a posting: what the word counts, and that any does. */
export interface Worths {
  readonly of: Float32Array
  /** 1 where any word counts. */
  readonly touched: Uint8Array
}

/**
 * Raises to `factor` times its weight what each entry counts, of what `postingsText` wrote to `text` between `start` and `end`. One plain
 * loop: a start of the program runs it before it was optimized.
 */
export const markPostings = (
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
  { of, touched }: Worths,
  factor: number,
): void => {
  const unit = factor / LEVELS
  let entry = 0
  let value = 0
  let scale = 1
  for (let at = start; at < end; at++) {
    const code = text.charCodeAt(at) - FIRST
    if (code >= DIGIT) {
      value += (code - DIGIT) * scale
      scale *= DIGIT
      continue
    }
    entry += value + code * scale
    value = 0
    scale = 1
    const worth = unit * (text.charCodeAt(++at) - FIRST)
    if (worth > (of[entry] ?? 0)) of[entry] = worth
    touched[entry] = 1
  }
}
