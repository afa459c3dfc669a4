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
    .replace(/^[-=:;|,.\s]+/, '')
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

/** "the '--no-pre' flag will disable this". */
const SWITCHES_OFF = /--no-([\w-]+)['"`]?(?: flag| option)? (?:will )?(?:disables?|turns? (?:it |this )?off)\b/i

/** "can be disabled with the --ignore flag", "the negated option name documented. You can thus use --alpn to enable ALPN". */
const SWITCHES_ON =
  /\b(?:(?:disabled?|overrid(?:e|den)|undone|reversed|turn(?:ed)? (?:it )?off) (?:with|by|using)|negated option[^.]{0,40}\. you can (?:thus )?use) (?:the )?['"`]?--([\w-]+)/i

/** The option that takes back a `--no-NAME`, where the text names it. */
export const oppositeOf = (option: OptionText, body: string): OptionText | undefined => {
  const name = SWITCHES_ON.exec(body.replaceAll(/\s+/g, ' '))?.[1]
  return name !== undefined && option.flags.includes(`--no-${name}`) ? { flags: [`--${name}`] } : undefined
}

/**
 * `-Olevel`, `-Ldirectory`: a letter and its placeholder, as old manuals write them, where the words about it name the placeholder again.
 * Such a value is only taken when it is attached.
 */
export const withAttached = <Option extends OptionText>(option: Option, body: string): Option => {
  const [, letter, name] = (option.flags.length === 1 && /^-([A-Z])([a-z]{3,})$/.exec(option.flags[0]!)) || []
  if (letter === undefined || name === undefined || option.value !== undefined) return option
  const named = new RegExp(`(?<![\\w-])${name}s?(?![\\w-])`).test(body)
  return named ? { ...option, flags: [`-${letter}`], value: { name, optional: true } } : option
}

/** terraform: "aliases: -cloud=false". */
const ALIASES = /(?:^|\s)alias(?:es)?: (--?[A-Za-z][\w-]*(?:=\w+)?(?:, --?[A-Za-z][\w-]*(?:=\w+)?)*)/

/** Spellings that the words about an option name. */
const aliasesOf = (text: string): readonly string[] =>
  [...(ALIASES.exec(text)?.[1] ?? '').matchAll(/--?[A-Za-z][\w-]*/g)].map(match => match[0])

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
  const aliases = aliasesOf(text)
  return {
    ...(aliases.length === 0 ? {} : { flags: [...new Set([...option.flags, ...aliases])] }),
    ...(takes && option.value === undefined ? { value: { name: type, optional: false } } : {}),
    ...(value === undefined || !isDefault(value, option.value !== undefined || takes) || option.default !== undefined
      ? {}
      : { default: value }),
    ...(choices === undefined || option.choices !== undefined ? {} : { choices }),
    ...([OPPOSITE, SWITCHES_OFF].some(pattern => option.flags.includes(`--${pattern.exec(text)?.[1]}`)) ? { negatable: true } : {}),
    ...(REPEATS.test(text) || type === 'array' ? { repeatable: true } : {}),
  }
}
