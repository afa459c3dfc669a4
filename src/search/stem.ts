/** Words of questions and of sentences about commands that say nothing of what is wanted. */
const STOP = new Set(
  'a an and any are as at be by can do does each for from given has have how i if in into is it its me my of on or other s so some specific specified such t that the their them then there these this to up us use used using via want was we what when where which who will with you your'.split(
    ' ',
  ),
)

/** Longer than any word of a language: what is longer is data. */
const LONGEST = 32

const isVowel = (word: string, at: number): boolean => 'aeiouy'.includes(word[at] ?? '')

const hasVowel = (word: string): boolean => /[aeiouy]/.test(word)

/** `stopp` -> `stop`, `kill` stays: both forms of a verb have to come to one. */
const undoubled = (word: string): string => {
  const last = word.at(-1)
  return word.length > 3 && last === word.at(-2) && !'lsz'.includes(last ?? '') ? word.slice(0, -1) : word
}

const withoutPlural = (word: string): string => {
  if (word.endsWith('sses') || word.endsWith('shes') || word.endsWith('ches') || word.endsWith('xes')) return word.slice(0, -2)
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  if (word.endsWith('s') && !/(?:ss|us|is)$/.test(word) && word.length > 3) return word.slice(0, -1)
  return word
}

const ENDINGS = ['ingly', 'edly', 'ing', 'ed'] as const

/** Endings of nouns that are made of verbs, and what is left in their place. */
const NOUNS = [
  ['ization', 'ize'],
  ['isation', 'ize'],
  ['ication', 'y'],
  ['ation', 'ate'],
  ['ition', 'it'],
  ['ction', 'ct'],
  ['ption', 'pt'],
  ['ssion', 'ss'],
  ['ment', ''],
  ['ness', ''],
] as const

/**
 * A word as it is compared: without plurals, endings of verbs, and a final `e`. Nothing that anybody would read; light, so that few words
 * that mean something else come to the same. `word` is lower case.
 */
export const stem = (word: string): string => {
  if (word.length < 4 || /\d/.test(word)) return word
  let base = withoutPlural(word)
  const ending = ENDINGS.find(suffix => base.endsWith(suffix))
  if (ending !== undefined && base.length - ending.length >= 3 && hasVowel(base.slice(0, -ending.length)))
    base = undoubled(base.slice(0, -ending.length))
  else {
    const noun = NOUNS.find(([suffix]) => base.endsWith(suffix) && base.length - suffix.length >= 3)
    if (noun !== undefined) base = base.slice(0, -noun[0].length) + noun[1]
  }
  if (base.endsWith('er') && base.length > 6 && !isVowel(base, base.length - 3)) base = base.slice(0, -2)
  if (base.endsWith('y') && base.length > 3 && !isVowel(base, base.length - 2)) base = `${base.slice(0, -1)}i`
  return base.endsWith('e') && base.length > 3 ? base.slice(0, -1) : base
}

/** `--no-ffOnly`: `no`, `ff`, `only`. */
const split = (text: string): readonly string[] =>
  text
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replaceAll(/(\w)['’](?:s|t|re|ve)\b/g, '$1')
    .match(/[\p{L}\p{N}+]+/gu) ?? []

/** The stems of a text in their order, without words that say nothing. */
export const stemsOf = (text: string): readonly string[] =>
  split(text)
    .filter(word => !STOP.has(word) && word.length <= LONGEST)
    .map(stem)
