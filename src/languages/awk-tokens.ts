/** A word of an awk program. `value` undefined: its escapes are not the same everywhere. */
export type AwkToken =
  | { readonly kind: 'string'; readonly value: string | undefined }
  | { readonly kind: 'name' | 'call' | 'builtin' | 'keyword' | 'op'; readonly text: string }
  | { readonly kind: 'number' | 'regex' | 'newline' }

export type AwkTokens =
  | { readonly kind: 'tokens'; readonly tokens: readonly AwkToken[] }
  | { readonly kind: 'problem'; readonly problem: string }

const KEYWORDS: ReadonlySet<string> = new Set(
  (
    'BEGIN END BEGINFILE ENDFILE function func if else while for do break continue next nextfile exit return delete in getline ' +
    'print printf switch case default'
  ).split(' '),
)

/** Of gawk, mawk, busybox and the one true awk; each only computes, but for `system`. */
const BUILTINS: ReadonlySet<string> = new Set(
  (
    'and asort asorti atan2 bindtextdomain close compl cos dcgettext dcngettext exp fflush gensub gsub index int intdiv isarray ' +
    'length log lshift match mkbool mktime or patsplit rand rshift sin split sprintf sqrt srand strftime strtonum sub substr ' +
    'system systime tolower toupper typeof xor'
  ).split(' '),
)

/** Longest first. */
const OPERATORS = '**= ** += -= *= %= ^= == != !~ <= >= >> && || |& ++ -- { } ( ) [ ] ; , + - * % ^ ! > < | ? : ~ $ ='.split(' ')

/** After these a slash starts a regular expression. After `length`, `getline`, `++` and others the awks disagree. */
const BEFORE_REGEX: ReadonlySet<string> = new Set(['print', 'printf', 'return', 'exit', 'do', 'else'])
const NOT_BEFORE_SLASH: ReadonlySet<string> = new Set(['++', '--', '$'])
const HEADERS: ReadonlySet<string> = new Set(['if', 'while', 'for', 'switch'])

const ESCAPES: Readonly<Record<string, string>> = { '"': '"', '\\': '\\', '/': '/', n: '\n', t: '\t' }

const WORD = /[A-Za-z_][A-Za-z_0-9]*/y
const NUMBER = /(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?/y
const CLASS = /\[:[a-z]+:\]/y

const matchAt = (pattern: RegExp, text: string, at: number): string | undefined => {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0]
}

/** The part of a regular expression in brackets; `at` is just after `[`. Returns the index after `]`, or -1 where the awks differ. */
const bracketEnd = (text: string, at: number, sure: boolean): number => {
  let i = text[at] === '^' ? at + 1 : at
  let simple = sure
  if (text[i] === ']') {
    simple = false
    i++
  }
  while (i < text.length && text[i] !== '\n') {
    const c = text[i]!
    if (c === ']') return i + 1
    if (c === '/' && !simple) return -1
    if (c === '[' && (text[i + 1] === ':' || text[i + 1] === '.' || text[i + 1] === '=')) {
      const named = matchAt(CLASS, text, i)
      if (named === undefined) return -1
      i += named.length
    } else if (c === '\\') {
      if (text[i + 1] === '\n') return -1
      i += 2
    } else i++
  }
  return -1
}

/** `at` is just after the opening slash; returns the index after the closing one, or -1. */
const regexEnd = (text: string, at: number): number => {
  let balanced = true
  let i = at
  while (i < text.length) {
    const c = text[i]!
    if (c === '/') return i + 1
    if (c === '\n' || (c === '\\' && text[i + 1] === '\n')) return -1
    if (c === '[') {
      i = bracketEnd(text, i + 1, balanced)
      if (i === -1) return -1
      continue
    }
    // gawk then counts brackets below zero
    if (c === ']') balanced = false
    i += c === '\\' ? 2 : 1
  }
  return -1
}

/** `at` is just after the opening quote; `end` -1: unterminated. */
const readString = (text: string, at: number): { readonly end: number; readonly value: string | undefined } => {
  const pieces: string[] = []
  let known = true
  let i = at
  while (i < text.length && text[i] !== '"') {
    if (text[i] === '\n') return { end: -1, value: undefined }
    if (text[i] === '\\') {
      const escaped = ESCAPES[text[i + 1] ?? '']
      if (escaped === undefined) known = false
      else pieces.push(escaped)
      i += 2
    } else pieces.push(text[i++]!)
  }
  return i >= text.length ? { end: -1, value: undefined } : { end: i + 1, value: known ? pieces.join('') : undefined }
}

type Slash = 'regex' | 'divide' | 'unsure'

const slashAfter = (previous: AwkToken | undefined, afterHeader: boolean): Slash => {
  if (previous === undefined || previous.kind === 'newline') return 'regex'
  if (previous.kind === 'keyword') return BEFORE_REGEX.has(previous.text) ? 'regex' : 'unsure'
  if (previous.kind === 'builtin' || previous.kind === 'call') return 'unsure'
  if (previous.kind !== 'op') return 'divide'
  if (previous.text === ']' || previous.text === ')') return afterHeader ? 'regex' : 'divide'
  return NOT_BEFORE_SLASH.has(previous.text) ? 'unsure' : 'regex'
}

const wordToken = (text: string, called: boolean): AwkToken => {
  if (KEYWORDS.has(text)) return { kind: 'keyword', text }
  if (BUILTINS.has(text)) return { kind: 'builtin', text }
  return { kind: called ? 'call' : 'name', text }
}

const problem = (what: string): AwkTokens => ({ kind: 'problem', problem: what })

/** Cuts an awk program into words; whether a slash divides or opens a regular expression follows from the word before it. */
export const awkTokens = (text: string): AwkTokens => {
  const tokens: AwkToken[] = []
  /** One entry per open parenthesis: is it the head of an `if`, `while`, `for`? */
  const heads: boolean[] = []
  let afterHeader = false
  let i = 0
  while (i < text.length) {
    const c = text[i]!
    const previous = tokens.at(-1)
    if (c === ' ' || c === '\t' || c === '\r') i++
    else if (c === '\\') {
      if (text[i + 1] !== '\n') return problem('a backslash inside a line')
      i += 2
    } else if (c === '#') {
      const end = text.indexOf('\n', i)
      i = end === -1 ? text.length : end
    } else if (c === '\n') {
      tokens.push({ kind: 'newline' })
      i++
    } else if (c === '"') {
      const { end, value } = readString(text, i + 1)
      if (end === -1) return problem('an unterminated string')
      tokens.push({ kind: 'string', value })
      i = end
    } else if (c === '/') {
      const slash = slashAfter(previous, afterHeader)
      if (slash === 'unsure') return problem('a slash that may divide or open a regular expression')
      if (slash === 'divide') {
        const op = text[i + 1] === '=' ? '/=' : '/'
        tokens.push({ kind: 'op', text: op })
        i += op.length
      } else {
        i = regexEnd(text, i + 1)
        if (i === -1) return problem('an unusual regular expression')
        tokens.push({ kind: 'regex' })
      }
    } else {
      const word = matchAt(WORD, text, i)
      const number = word === undefined ? matchAt(NUMBER, text, i) : undefined
      const op = OPERATORS.find(candidate => text.startsWith(candidate, i))
      if (word !== undefined) tokens.push(wordToken(word, text[i + word.length] === '('))
      else if (number !== undefined) tokens.push({ kind: 'number' })
      else if (op === undefined) return problem(`the character "${c}"`)
      else {
        tokens.push({ kind: 'op', text: op })
        if (op === '(') heads.push(previous?.kind === 'keyword' && HEADERS.has(previous.text))
        if (op === ')') afterHeader = heads.pop() ?? false
      }
      i += (word ?? number ?? op)!.length
    }
  }
  return { kind: 'tokens', tokens }
}
