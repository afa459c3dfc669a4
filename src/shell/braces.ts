import { MOST_PIECES } from './limits.ts'

/*
 * Brace expansion as bash does it: on the text of a word, quotes included, before anything else. Which brace closes which, and what
 * counts as a separator, follows no grammar but one function of bash (`brace_gobbler`), so this is that function, quirks included.
 */

/** What braces make of a word: texts that are read anew, or why they cannot be known. */
export type Braces =
  | { readonly kind: 'none' }
  | { readonly kind: 'words'; readonly texts: readonly string[] }
  /** More than anybody wants to look at, all of them numbers between `before` and what follows. */
  | { readonly kind: 'numbers'; readonly before: string; readonly after: string }
  | { readonly kind: 'unreadable'; readonly reason: string }

class Unreadable extends Error {}

const NONE: Braces = { kind: 'none' }

/** A `case` closes its patterns with parentheses that nothing opened. */
const CASE = /(?<![\w-])case(?![\w-])/

/** The end of `$(..)` or `<(..)`, whose text begins at `from`. What decides otherwise than by counting parentheses is not read. */
const substitutionEnd = (text: string, from: number): number => {
  let depth = 1
  let quote = ''
  for (let at = from; at < text.length; at++) {
    const c = text[at]!
    if (c === '\\' && quote !== "'") at++
    else if (quote !== '') {
      if (c === quote) quote = ''
      else if (quote === '"' && (c === '`' || (c === '$' && text[at + 1] === '('))) break
    } else if (c === "'" || c === '"') quote = c
    else if (c === '`' || c === '#' || (c === '<' && text[at + 1] === '<')) break
    else if (c === '(') depth++
    else if (c === ')' && --depth === 0) {
      if (CASE.test(text.slice(from, at))) break
      return at + 1
    }
  }
  throw new Unreadable('braces stand beside a command whose end is not plain to see')
}

/** White space, or nothing at all. */
const isBlank = (c: string | undefined): boolean => c === undefined || c === ' ' || c === '\t' || c === '\n'

/** From `index` to the character that `satisfy` names, at the same depth and outside quotes; the length of the text: there is none. */
const gobble = (text: string, index: number, satisfy: '{' | '}' | ','): number => {
  let level = 0
  let separators = satisfy === '}' ? 0 : 1
  let quoted = ''
  let i = index
  while (i < text.length) {
    const c = text[i]!
    if (c === '\\' && quoted !== "'") {
      i += 2
      continue
    }
    if (c === '$' && text[i + 1] === '{' && quoted !== "'") {
      if (quoted === '') level++
      i += 2
      continue
    }
    const command = text[i + 1] === '(' && (c === '$' || (quoted === '' && (c === '<' || c === '>')))
    if (quoted !== '' && !(command && quoted === '"')) {
      if (c === quoted) quoted = ''
      i++
      continue
    }
    if (c === '"' || c === "'" || c === '`') {
      quoted = c
      i++
      continue
    }
    if (command) {
      i = substitutionEnd(text, i + 2)
      continue
    }
    if (c === satisfy && level === 0 && separators > 0) {
      // `{}` at the start of a word, or behind white space that is quoted, is no brace
      if (c === '{' && isBlank(text[i - 1]) && (text[i + 1] === '}' || isBlank(text[i + 1]))) {
        i++
        continue
      }
      return i
    }
    if (c === '{') level++
    else if (c === '}' && level > 0) level--
    else if (satisfy === '}' && level === 0 && (c === ',' || (c === '.' && text[i + 1] === '.' && text[i + 2] !== '}'))) separators++
    i++
  }
  return text.length
}

/** A separator anywhere that no backslash is before: bash looks for it so, even inside quotes. */
const hasSeparator = (text: string): boolean => {
  for (let i = 0; i < text.length; i++) {
    if (text[i] === '\\') i++
    else if (text[i] === ',') return true
  }
  return false
}

const SEQUENCE = /^([+-]?[0-9]+|[A-Za-z])\.\.([+-]?[0-9]+|[A-Za-z])(?:\.\.([+-]?[0-9]+))?$/
const PADDED = /^-?0[0-9]/

/** `{1..5}`, `{a..e..2}`, `{01..10}`: undefined where it is none, and a count where there are too many. */
const sequence = (amble: string): readonly string[] | number | undefined => {
  const [, from, to, step] = SEQUENCE.exec(amble) ?? []
  if (from === undefined || to === undefined) return undefined
  const letters = /[A-Za-z]/.test(from)
  if (letters !== /[A-Za-z]/.test(to)) return undefined
  const [first, last] = letters ? [from.charCodeAt(0), to.charCodeAt(0)] : [Number(from), Number(to)]
  const by = Math.abs(Number(step ?? 1)) || 1
  if (Math.max(Math.abs(first), Math.abs(last), by) > 1e9) throw new Unreadable('braces count too far')
  // between the two alphabets lie the backslash and the backtick
  if (letters && first <= 90 !== last <= 90) throw new Unreadable('braces count through characters that are no letters')
  const count = Math.floor(Math.abs(last - first) / by) + 1
  if (count > MOST_PIECES) return count
  const width = !letters && (PADDED.test(from) || PADDED.test(to)) ? Math.max(from.length, to.length) : 0
  const sign = last < first ? -1 : 1
  return Array.from({ length: count }, (_, at) => {
    const value = first + at * by * sign
    if (letters) return String.fromCharCode(value)
    const digits = String(Math.abs(value))
    return value < 0 ? `-${digits.padStart(width - 1, '0')}` : digits.padStart(width, '0')
  })
}

class Numbers extends Error {
  readonly before: string
  readonly after: string
  constructor(before: string, after: string) {
    super()
    this.before = before
    this.after = after
  }
}

const product = (left: readonly string[], right: readonly string[]): readonly string[] => {
  if (left.length * right.length > MOST_PIECES) throw new Unreadable(`braces make more than ${MOST_PIECES} words`)
  return right.length === 1 && right[0] === '' ? left : left.flatMap(a => right.map(b => a + b))
}

/** What stands between two braces and has a separator. */
const pieces = (amble: string, depth: number): readonly string[] => {
  const found: string[] = []
  for (let start = 0; start <= amble.length;) {
    const end = gobble(amble, start, ',')
    found.push(...expand(amble.slice(start, end), depth + 1))
    if (found.length > MOST_PIECES) throw new Unreadable(`braces make more than ${MOST_PIECES} words`)
    if (end === amble.length) break
    start = end + 1
  }
  return found
}

/** Braces in braces. Nobody writes more, and every level reads its text again. */
const DEEPEST_BRACES = 8

/** Words with many braces that are none: each of them is looked for again from the start of the rest. */
const MOST_TRIES = 100

const expand = (whole: string, depth: number): readonly string[] => {
  if (depth > DEEPEST_BRACES) throw new Unreadable('braces stand in braces too deeply')
  let left: readonly string[] = ['']
  let text = whole
  for (let tries = 0; ;) {
    let open = gobble(text, 0, '{')
    let close = text.length
    for (; open < text.length; open = gobble(text, open + 1, '{')) {
      close = gobble(text, open + 1, '}')
      if (close < text.length) break
      if (++tries > MOST_TRIES) throw new Unreadable('it has too many braces')
    }
    if (open >= text.length) return product(left, [text])
    const amble = text.slice(open + 1, close)
    const rest = text.slice(close + 1)
    let middle: readonly string[]
    if (hasSeparator(amble)) middle = pieces(amble, depth)
    else {
      const counted = sequence(amble)
      if (typeof counted === 'number') {
        if (depth === 0 && left.length === 1 && !/[{}]/.test(rest) && !/[A-Za-z]/.test(amble))
          throw new Numbers(left[0]! + text.slice(0, open), rest)
        throw new Unreadable(`braces make more than ${MOST_PIECES} words`)
      }
      if (counted === undefined && rest === '') return product(left, [text])
      middle = counted ?? [text.slice(open, close + 1)]
    }
    left = product(
      left,
      middle.map(piece => text.slice(0, open) + piece),
    )
    if (rest === '') return left
    text = rest
    if (++tries > MOST_TRIES) throw new Unreadable('it has too many braces')
  }
}

/** Bash has taken line ends away before it looks for braces. */
const joined = (text: string): string =>
  text.includes('\n')
    ? text.replaceAll(/\\(?:\r?\n|([^]))/g, (pair, escaped: string | undefined) => (escaped === undefined ? '' : pair))
    : text

/**
 * What bash makes of the braces in a word. `text`: as it is written; `bare`: the same with something else in the place of every $'..', of
 * which bash has made '..' by then.
 */
export const expandBraces = (text: string, bare = text): Braces => {
  try {
    const plain = joined(bare)
    const texts = expand(plain, 0)
    if (texts.length === 1 && texts[0] === plain) return NONE
    if (plain !== text) throw new Unreadable('braces stand beside quotes that are not plain to see')
    return { kind: 'words', texts }
  } catch (error) {
    if (error instanceof Numbers) return { kind: 'numbers', before: error.before, after: error.after }
    if (error instanceof Unreadable) return { kind: 'unreadable', reason: error.message }
    throw error
  }
}
