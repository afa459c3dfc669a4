import { globMatches } from '../core/glob.ts'
import { valueOf } from '../shell/word.ts'
import type { Word } from '../shell/word.ts'
import { best, worst } from './word-match.ts'
import type { WordMatch } from './word-match.ts'

/*
 * Words of a tool that nothing describes: which of them are values of options is not known, so a denial tries both, and a
 * permission names every word, unless it names none or ends with a star.
 */

const isFlag = (text: string): boolean => text.startsWith('-') && text.length > 1

/** `-f` stands in `-rf` too, and `--force=x` is `--force`. */
const gives = (value: string, flag: string): boolean =>
  value === flag ||
  globMatches(flag, value) ||
  value.startsWith(`${flag}=`) ||
  (/^-[A-Za-z]$/.test(flag) && /^-[A-Za-z]+$/.test(value) && value.includes(flag[1]!))

const flagGiven = (flag: string, words: readonly Word[]): WordMatch => {
  // `-rf` is `-r -f`, in whatever order
  const flags =
    /^-[A-Za-z]{2,}$/.test(flag) && !words.some(word => gives(valueOf(word) ?? '', flag))
      ? Array.from(flag.slice(1), letter => `-${letter}`)
      : [flag]
  const all = flags.map(each => words.some(word => gives(valueOf(word) ?? '', each)))
  if (all.every(each => each)) return 'yes'
  return words.some(word => word.values === undefined && (word.prefix === '' || word.prefix.startsWith('-'))) ? 'maybe' : 'no'
}

const withValue = (flag: string, value: string, words: readonly Word[]): boolean =>
  words.some((word, at) => {
    const text = valueOf(word)
    if (text === undefined) return false
    return (
      (text === flag && globMatches(value, valueOf(words[at + 1]) ?? '')) ||
      (text.startsWith(`${flag}=`) && globMatches(value, text.slice(flag.length + 1))) ||
      (flag.length === 2 && text.startsWith(flag) && text.length > 2 && globMatches(value, text.slice(2)))
    )
  })

const operandsMatch = (wanted: readonly string[], given: readonly Word[]): WordMatch => {
  let found: WordMatch = 'yes'
  for (const [at, word] of wanted.entries()) {
    const operand = given[at]
    if (operand === undefined) return given.some(each => each.values === undefined && each.pieces === 'any') ? 'maybe' : 'no'
    const value = valueOf(operand)
    if (value === undefined) found = 'maybe'
    else if (!globMatches(word, value)) return 'no'
  }
  return found
}

const isOption = (word: Word): boolean => isFlag(valueOf(word) ?? word.prefix)

/** For denials: the flags anywhere, the other words at the beginning of what is no flag. */
export const comparePlain = (rule: readonly string[], words: readonly Word[]): WordMatch => {
  const operands = words.filter(word => !isOption(word))
  // a word behind a flag can be its value
  const others = words.filter((word, at) => !isOption(word) && (at === 0 || !isOption(words[at - 1]!)))
  const wanted: string[] = []
  const switches: string[] = []
  const valued: [flag: string, value: string][] = []
  rule.forEach((word, at) => {
    const before = rule[at - 1]
    if (isFlag(word)) switches.push(word)
    else if (before !== undefined && isFlag(before)) valued.push([before, word])
    else wanted.push(word)
  })
  if (valued.length > 0 && valued.every(([flag, value]) => withValue(flag, value, words))) {
    const rest = switches.filter(flag => !valued.some(([each]) => each === flag))
    if (rest.every(flag => flagGiven(flag, words) === 'yes') && [operands, others].some(all => operandsMatch(wanted, all) === 'yes'))
      return 'yes'
  }
  const plain = rule.filter(word => !isFlag(word))
  const operand = best([operands, others].map(all => operandsMatch(plain, all)))
  return worst([operand, ...switches.map(flag => flagGiven(flag, words))])
}

/** For permissions: nobody knows what another word would do. */
export const permitsPlain = (rule: readonly string[], words: readonly Word[]): WordMatch => {
  if (rule.length === 0) return 'yes'
  const open = rule.at(-1) === '*'
  const named = open ? rule.slice(0, -1) : rule
  if (open ? words.length < named.length : words.length !== named.length) return 'no'
  return named.every((pattern, at) => {
    const value = valueOf(words[at])
    return value !== undefined && globMatches(pattern, value)
  })
    ? 'yes'
    : 'no'
}
