import type { Value } from '../described.ts'
import { closeOf, splitOutside, wordEnd } from './brackets.ts'

/** A value as it stands behind a flag. */
export interface ValueSpec {
  readonly value?: Value
  readonly choices?: readonly string[]
  readonly default?: string
  readonly repeatable?: boolean
  /** The index after it. */
  readonly end: number
}

const CHOICE = /^[\w.+:@/-]+$/

/** Names of kinds of values: where one of these stands between bars, all of them are kinds. */
const KINDS = new Set(
  'pkg package glob file files filename dir directory folder path url uri name id number n num int string str text value key host hostname port user group commit branch tag ref rev date time seconds pattern regex command cmd image container address ip size type object spec version'.split(
    ' ',
  ),
)

/** `a|b|c` or `a,b,c`: values to choose from, rather than a placeholder. Upper case alone is a placeholder: `FILE|DIR`. */
export const choicesOf = (text: string, bracket = ''): readonly string[] | undefined => {
  const separator = text.includes('|') ? '|' : ','
  const parts = text.split(separator).map(part => part.trim().replace(/^["']|["']$/g, ''))
  const values = parts.length > 1 && parts.every(part => CHOICE.test(part))
  // in braces only values are listed
  // `pattern1,pattern2`, `1,2,4`: a list by its example
  const numbered =
    separator === ',' && parts.every((part, place) => /^\d+$/.test(part) || part === `${parts[0]?.replace(/\d+$/, '')}${place + 1}`)
  const kinds = numbered || (bracket !== '{' && parts.some(part => KINDS.has(part))) || parts.every(part => /^[A-Z][A-Z_-]+$/.test(part))
  return values && !kinds ? [...new Set(parts)] : undefined
}

/** `<file>` -> `file`; `[HOST/]OWNER` stays. */
const nameOf = (word: string): string => {
  const whole = /^[<[({'"]/.test(word) && (closeOf(word, 0) === word.length || /^(['"]).*\1$/.test(word))
  const inner = whole ? word.slice(1, -1) : word
  const bare = inner
    .replace(/^=|[:,]+$/g, '')
    .replace(/(?:\.{3}|…)$/, '')
    .trim()
  // brackets that are left stand for parts of the value: [HOST/]OWNER/REPO
  return bare.replace(/^<([^<>]*)>$/, '$1') || 'value'
}

const required = (word: string): Omit<ValueSpec, 'end'> => {
  const repeatable = /\.{3}$/.test(word)
  const bare = word.replace(/(?<=.)\.{3}$/, '')
  const listed = /^[{(<[]/.test(bare) && closeOf(bare, 0) === bare.length ? choicesOf(bare.slice(1, -1), bare[0]) : choicesOf(bare)
  // <a,b> is a list of two placeholders, {a,b} a choice of two values
  const choices = bare.startsWith('<') && !bare.includes('|') ? undefined : listed
  return {
    value: { name: nameOf(bare), optional: false },
    ...(choices === undefined ? {} : { choices }),
    ...(repeatable ? { repeatable } : {}),
  }
}

const optional = (inner: string): Omit<ValueSpec, 'end'> => {
  const word = inner.replace(/^[= ]+/, '')
  const repeatable = /\.{3}$/.test(word)
  const { choices } = required(word)
  return {
    value: { name: nameOf(word.replace(/[ ,]*\.{3}$/, '')), optional: true },
    ...(choices === undefined ? {} : { choices }),
    ...(repeatable ? { repeatable } : {}),
  }
}

const separately = (spec: ValueSpec): ValueSpec => (spec.value === undefined ? spec : { ...spec, value: { ...spec.value, separate: true } })

const BOOLEANS = new Set(['true', 'false'])

/** What stands directly behind the flag: `=VALUE`, `[=VALUE]`, `<n>`. */
export const attachedValue = (text: string, at: number): ValueSpec | undefined => {
  const character = text[at]
  if (character === '[') {
    const end = closeOf(text, at)
    return end === undefined ? undefined : { ...optional(text.slice(at + 1, end - 1)), end }
  }
  if (character !== '=' && character !== '<') return undefined
  const from = character === '=' ? at + 1 : at
  const end = wordEnd(text, from)
  const word = text.slice(from, end)
  if (/^\[.*\]$/.test(word) && character === '=') return { ...optional(word.slice(1, -1)), end }
  // `--all=false:` gives the value that holds without it
  const given = word.endsWith(':') ? word.slice(0, -1) : word
  if (BOOLEANS.has(given)) return { value: { name: 'boolean', optional: true }, default: given, end }
  // terraform: `-lock-timeout=0s`
  if (/^\d/.test(given)) return { ...required('value'), default: given, end }
  if (given !== word) return { ...required('value'), ...(/^(?:|''|""|\[\]|'.*')$/.test(given) ? {} : { default: given }), end }
  return { ...required(word), end }
}

/** Where a head ends: the line is over, or two blanks, or something that starts a description. */
const ENDS = /^(?:$| {2,}| ?[,|/] ?-| -|: | ?\[-)/

const UPPER = /^(?:\[?[A-Z][A-Z0-9_]*[^ a-z]*[^ ]*|[A-Z])$/
/** `tag,list`, and `1,2,4`: lists are shown by an example. */
const WORD = /^(?:\+?[a-z][\w.:/=|<>[\]*+,-]*|\d+(?:,\d+)+)$/i

/** A placeholder behind a blank: `<file>`, `[FILE]`, `{a,b}`, `(a|b)`, `FILE`, and the types that pflag prints. */
export const separateValue = (text: string, at: number): ValueSpec | undefined => {
  if (text[at] !== ' ' || text[at + 1] === ' ') return undefined
  const from = at + 1
  const end = wordEnd(text, from)
  const word = text.slice(from, end)
  const first = word[0] ?? ''
  if (first === '[' && closeOf(text, from) === end) {
    const inner = word.slice(1, -1)
    // click prints its choices like this
    const choices = choicesOf(inner)
    if (choices !== undefined) return { ...required(word), choices, end }
    return inner.startsWith('-') ? undefined : separately({ ...optional(inner), end })
  }
  if ('<{([\'"'.includes(first) && word !== '' && first !== '') {
    const one = required(word)
    if (first === '(' && one.choices === undefined) return undefined
    // several words: <name> <value>
    const more = /^(?: <[^>]+>)+/.exec(text.slice(end))?.[0] ?? ''
    if (first !== '<' || more === '') return { ...one, end }
    const count = splitOutside(more.trim(), ' ').length + 1
    return { value: { name: nameOf(word), optional: false, count }, end: end + more.length }
  }
  return plainWords(text, from)
}

/** `FILE`, `KEY VALUE`, `string`, `name value`: words without brackets, only where a description cannot begin. */
const plainWords = (text: string, from: number): ValueSpec | undefined => {
  const words: string[] = []
  let at = from
  while (words.length < 3) {
    const end = wordEnd(text, at)
    const word = text.slice(at, end)
    const upper = UPPER.test(word) && /[A-Z]/.test(word)
    if ((!upper && !WORD.test(word)) || word === 'or' || word === 'and') return undefined
    words.push(word)
    if (ENDS.test(text.slice(end))) {
      // a description of one word, like "quiet", stands after two blanks: here is a placeholder
      const [one = ''] = words
      if (words.length === 1) return { ...required(one), end }
      // click: `INTEGER RANGE` is one value
      if (words.length === 2 && words[1] === 'RANGE') return { ...required(one), end }
      // several small words at the end of the line are a description
      const short = words.every(part => part.length <= 16 && (end < text.length || /^[A-Z]/.test(part)))
      return short ? { value: { name: one, optional: false, count: words.length }, end } : undefined
    }
    if (text[end] !== ' ') return undefined
    at = end + 1
  }
  return undefined
}
