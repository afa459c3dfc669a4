import type { Invocation } from './invocation.ts'
import { MOST_VALUES } from './limits.ts'

/** Files that a search finds: anything below `paths`, at any depth, that one of the globs selects; `*` is everything. */
export interface Found {
  readonly paths: readonly string[]
  readonly globs: readonly string[]
  /** Where it searches. */
  readonly cwds: readonly string[] | undefined
}

/**
 * One word of a command, as far as it is known before the line runs. `values` are all values that it can have; undefined: not
 * known. Of an unknown word, `prefix` is what it begins with for certain.
 */
export interface Word {
  /** As it is written. */
  readonly text: string
  readonly values: readonly string[] | undefined
  readonly prefix: string
  /** What the unknown rest consists of: names of files below `prefix`, a number, or anything. */
  readonly rest: 'names' | 'number' | 'any'
  /**
   * `one`: exactly one word. `names`: none, one or several, each beginning with `prefix` (globs). `any`: whatever an unquoted
   * expansion falls apart into.
   */
  readonly pieces: 'one' | 'names' | 'any'
  /** A word of several parts as a glob: what is not known is `*`, and what was quoted has a backslash. */
  readonly glob?: string
  /** What the word may be, of which nothing but this is known: a command prints it. Only hazards are believed. */
  readonly guesses?: readonly string[]
  /** The word stands for what a search found. */
  readonly found?: Found
  /** The word is made of what these commands print. */
  readonly printedBy?: readonly Invocation[]
  /** The word is a file that holds what these commands print: `<(..)`. */
  readonly heldBy?: readonly Invocation[]
  /** A number of the shell's own, which has no sign; `maybe`: or nothing at all (`$!`). */
  readonly natural?: 'always' | 'maybe' | undefined
  /** It is not known, and holds what a variable holds that by its name is a secret. Every word has the field: engines like one shape. */
  readonly secret?: true | undefined
}

export const staticWord = (value: string, text = value): Word => ({
  text,
  values: [value],
  prefix: value,
  rest: 'any',
  pieces: 'one',
  secret: undefined,
})

export const dynamicWord = (text: string, known: Partial<Pick<Word, 'prefix' | 'rest' | 'pieces' | 'secret'>> = {}): Word => ({
  text,
  values: undefined,
  prefix: known.prefix ?? '',
  rest: known.rest ?? 'any',
  pieces: known.pieces ?? 'one',
  secret: known.secret,
})

/** Nothing is known of it any more, but whether it can hold a secret. */
export const forgotten = (text: string, before: Word | undefined): Word => dynamicWord(text, { secret: before?.secret })

export const anySecret = (words: readonly Word[]): true | undefined => words.some(word => word.secret) || undefined

/** A word of which nothing is known but who prints it. */
export const printedWord = (text: string, pieces: Word['pieces'], printedBy: readonly Invocation[], secret?: true): Word =>
  printedBy.length === 0 ? dynamicWord(text, { pieces, secret }) : { ...dynamicWord(text, { pieces, secret }), printedBy }

/** The value, if there can be only one. */
export const valueOf = (word: Word | undefined): string | undefined =>
  word?.values?.length === 1 && word.pieces === 'one' ? word.values[0] : undefined

/** Whether the word, or a word that it falls apart into, can begin with a dash. */
export const mayBeOption = (word: Word): boolean => {
  if (word.pieces === 'any') return true
  if (word.values !== undefined) return word.values.some(value => value.startsWith('-'))
  return word.natural !== undefined ? false : word.prefix === '' || word.prefix.startsWith('-')
}

const MOST_PIECES_FIRST = ['any', 'names', 'one'] as const

const climbs = (text: string): boolean => text.includes('..')

const globOf = ({ glob, values }: Word): string => glob ?? (values?.length === 1 ? values[0]!.replace(/[*?[\]\\]/g, '\\$&') : '*')

const guessesOf = ({ guesses, values }: Word): readonly string[] => guesses ?? values ?? []

/** Text that stands directly after other text: `"$a"/b`. */
export const joinWords = (left: Word, right: Word): Word => {
  const joined = joinTexts(left, right)
  const printedBy = left.printedBy ?? right.printedBy
  const heldBy = left.heldBy ?? right.heldBy
  const guessed = left.guesses !== undefined || right.guesses !== undefined
  if (printedBy === undefined && heldBy === undefined && (joined.values !== undefined || !guessed)) return joined
  const guesses = guessed ? guessesOf(left).flatMap(a => guessesOf(right).map(b => a + b)) : []
  return {
    ...joined,
    ...(printedBy === undefined ? {} : { printedBy }),
    ...(heldBy === undefined ? {} : { heldBy }),
    ...(guesses.length === 0 ? {} : { guesses: guesses.slice(0, MOST_VALUES) }),
  }
}

const joinTexts = (left: Word, right: Word): Word => {
  const secret = left.secret ?? right.secret
  const text = left.text + right.text
  const pieces = MOST_PIECES_FIRST[Math.min(MOST_PIECES_FIRST.indexOf(left.pieces), MOST_PIECES_FIRST.indexOf(right.pieces))]!
  const known = right.values?.length === 1 ? right.values[0]! : undefined
  if (left.values === undefined) {
    const named = known === undefined ? right.rest === 'names' && !climbs(right.prefix) : !climbs(known)
    const rest = left.rest === 'names' && named ? 'names' : 'any'
    return { text, values: undefined, prefix: left.prefix, rest, pieces, secret, glob: globOf(left) + globOf(right) }
  }
  if (right.values === undefined || left.values.length * right.values.length > MOST_VALUES) {
    const single = left.values.length === 1 ? left.values[0]! : undefined
    const rest = single === undefined ? 'any' : single === '' || right.rest === 'names' ? right.rest : 'any'
    const glob = globOf(left) + globOf(right)
    if (single === '' && right.natural !== undefined) return { ...right, text, glob }
    return { text, values: undefined, prefix: single === undefined ? '' : single + right.prefix, rest, pieces, secret, glob }
  }
  if (left.values.length === 1 && right.values.length === 1) {
    const value = left.values[0]! + right.values[0]!
    return { text, values: [value], prefix: value, rest: 'any', pieces, secret: undefined }
  }
  const values = left.values.flatMap(a => right.values!.map(b => a + b))
  return { text, values, prefix: values.length === 1 ? values[0]! : '', rest: 'any', pieces, secret }
}

const commonStart = (a: string, b: string): string => {
  let length = 0
  while (length < a.length && a[length] === b[length]) length++
  return a.slice(0, length)
}

/** Whether every value that the word can have is a whole number. */
export const isNumeric = (word: Word): boolean =>
  word.values === undefined ? word.rest === 'number' && word.prefix === '' : word.values.every(value => /^-?[0-9]+$/.test(value))

/** What is known of a word that is either `a` or `b`, each of them one word. */
export const eitherWord = (a: Word, b: Word): Word => {
  if (a.values !== undefined && b.values !== undefined) {
    const values = [...new Set([...a.values, ...b.values])]
    if (values.length <= MOST_VALUES) return { ...a, values, prefix: values.length === 1 ? values[0]! : '' }
  }
  if (isNumeric(a) && isNumeric(b))
    return { ...dynamicWord(a.text, { rest: 'number' }), natural: a.natural === b.natural ? a.natural : undefined }
  const prefixOf = (word: Word) => (word.values === undefined || word.values.length === 1 ? word.prefix : '')
  const rest = a.rest === 'names' && b.rest === 'names' ? 'names' : 'any'
  return dynamicWord(a.text, { prefix: commonStart(prefixOf(a), prefixOf(b)), rest, secret: a.secret ?? b.secret })
}
