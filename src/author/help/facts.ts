import type { OptionText } from '../described.ts'
import { choicesOf } from './value-spec.ts'

/** A description is one line in a list; what is longer belongs into a manual. */
const LONGEST = 160

const SENTENCE = /^.*?[^.\s]{3,}\.(?= [A-Z]|$)/

/** What parsers append about the value, which has fields of its own. */
const TAGS = / *\[(?:string|number|array|count|boolean|required|(?:default|choices|possible values|aliases): ?[^\]]*)\]/g

/** The first sentence, on one line, bounded. */
export const summaryOf = (text: string): string | undefined => {
  const line = text
    .replaceAll(/\s+/g, ' ')
    .replace(/^[-:;|,.\s]+/, '')
    .replaceAll(TAGS, '')
    .trim()
  const sentence = (SENTENCE.exec(line)?.[0] ?? line).replace(/[.;:\s]+$/, '')
  if (!/[A-Za-z]/.test(sentence)) return undefined
  if (sentence.length <= LONGEST) return sentence
  return `${sentence.slice(0, LONGEST - 3).replace(/\s+\S*$/, '')}...`
}

const DEFAULT = /[([]default(?:s to|:|=| is)? *(?:"([^"]*)"|'([^']*)'|([^)\]"']{1,60}))[)\]]/i
/** Nothing, in the ways in which Go prints an empty list or map. */
const EMPTY = /^(?:map)?\[?$/
const CHOICES = /[[(](?:possible values|choices|possible choices|values|allowed values)[:=]? *([^\])]*)[\])]/i
const SET = /(?:^|[\s:])\{([\w.+:-]+(?:\|[\w.+:-]+)+)\}/
const REPEATS =
  /\b(?:(?:can|may) be (?:used|specified|given|repeated|provided|passed|set) (?:multiple|several|many|more than one)|repeatable|(?:use|give|specify) (?:this|it|this option|the option) (?:more than once|multiple times|several times)|multiple values allowed|\[array\])/i

/** yargs prints what an option takes at the end of its line. */
const YARGS_TYPE = /\[(string|number|array|count|boolean)\]/

/** Prose that names the opposite: "This flag can be disabled with --no-hidden". */
const OPPOSITE = /\b(?:disabled?|overrid(?:e|den)|inverse|negated?|turn(?:ed)? (?:it )?off|undone|reversed)\b[^.]{0,40}?--no-([\w-]+)/i

/** Of an option without a value only a boolean can be the default; with a bracket that is not closed, the pattern took a part. */
const isDefault = (value: string, takesValue: boolean): boolean =>
  takesValue ? !EMPTY.test(value) && !/[([]/.test(value) : value === 'true' || value === 'false'

/** What the words of a description say about the option's value. */
export const factsOf = (option: OptionText, body: string): Partial<OptionText> => {
  const text = body.replaceAll(/\s+/g, ' ')
  const given = DEFAULT.exec(text)
  // words without quotes are a sentence about the default
  const bare = given?.[3]?.trim()
  const value = given?.[1] ?? given?.[2] ?? (bare?.includes(' ') === true ? undefined : bare)
  const listed = CHOICES.exec(text)?.[1] ?? SET.exec(text)?.[1]
  const choices = listed === undefined ? undefined : choicesOf(listed.replaceAll(/["']/g, ''))
  const type = YARGS_TYPE.exec(text)?.[1]
  const takes = type === 'string' || type === 'number' || type === 'array'
  return {
    ...(takes && option.value === undefined ? { value: { name: type, optional: false } } : {}),
    ...(value === undefined || !isDefault(value, option.value !== undefined || takes) || option.default !== undefined
      ? {}
      : { default: value }),
    ...(choices === undefined || option.choices !== undefined ? {} : { choices }),
    ...(option.flags.includes(`--${OPPOSITE.exec(text)?.[1]}`) ? { negatable: true } : {}),
    ...(REPEATS.test(text) || type === 'array' ? { repeatable: true } : {}),
  }
}
