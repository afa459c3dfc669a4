import { metaCommand } from './sql-meta.ts'
import type { MetaCommand } from './sql-meta.ts'

export type SqlToken =
  /** Folded to lower case; may be a keyword. */
  | { readonly kind: 'word'; readonly text: string }
  /** A quoted identifier, as written. */
  | { readonly kind: 'quoted'; readonly text: string }
  /** `text` undefined: escapes in it mean different things in different databases. */
  | { readonly kind: 'string'; readonly text: string | undefined }
  | { readonly kind: 'number' }
  | { readonly kind: 'op'; readonly text: string }
  | MetaCommand

/** Where the databases disagree about what is text and what is code. */
export interface SqlDialect {
  readonly nestedComments: boolean
  readonly hashComments: boolean
  /** MySQL: `--1` is a number negated twice. */
  readonly dashesNeedSpace: boolean
  /** MySQL: a backslash escapes in every string, and `"..."` is one. */
  readonly backslashes: boolean
  readonly dollarStrings: boolean
  /** PostgreSQL: `E'..'` has backslash escapes. */
  readonly escapeStrings: boolean
  readonly backticks: boolean
  /** psql and mysql: outside of strings a backslash speaks to the client. */
  readonly backslashCommands: boolean
  readonly bracketNames: boolean
}

/** `problem`: the text stops making sense after the tokens. `unsure`: it makes sense, but not to us. */
export interface SqlTokens {
  readonly tokens: readonly SqlToken[]
  readonly problem?: string
  readonly unsure?: boolean
}

const WORD = /[A-Za-z_\u0080-\uFFFF][\w$\u0080-\uFFFF]*/y
const NUMBER = /\d[\d_]*(?:\.\d*)?(?:[eE][+-]?\d+)?|\$\d+/y
const DOLLAR = /\$(?:[A-Za-z_\u0080-\uFFFF][\w\u0080-\uFFFF]*)?\$/y
const VARIABLE = /:(?:[A-Za-z_\u0080-\uFFFF'"]|\{\?)/y

const SPACES = ' \t\n\r\f\v'

const matchAt = (pattern: RegExp, text: string, at: number): string | undefined => {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0]
}

/** `at` is just after the opening quote; the index of the closing one, or -1. */
const quoteEnd = (text: string, at: number, { quote, escapes }: { readonly quote: string; readonly escapes: boolean }): number => {
  for (let i = at; i < text.length; i++) {
    if (text[i] === '\\' && escapes) i++
    else if (text[i] === quote) {
      if (text[i + 1] !== quote) return i
      i++
    }
  }
  return -1
}

/** `at` is just after the opening mark of a block comment; the index after the closing one, or -1. */
const commentEnd = (text: string, at: number, nested: boolean): number => {
  let depth = 1
  for (let i = at; i < text.length - 1; i++) {
    const pair = text.slice(i, i + 2)
    if (pair === '*/') {
      depth--
      i++
      if (depth === 0) return i + 1
    } else if (pair === '/*' && nested) {
      depth++
      i++
    }
  }
  return -1
}

/** The closing quote of the identifier quote that opens at `at`, if the dialect has it. */
const nameQuote = (c: string, dialect: SqlDialect): string | undefined => {
  if (c === '"') return '"'
  if (c === '`' && dialect.backticks) return '`'
  return c === '[' && dialect.bracketNames ? ']' : undefined
}

/** Where the cutting stands. */
interface Scan {
  readonly text: string
  readonly at: number
  /** The character at `at`, and it with the next. */
  readonly c: string
  readonly two: string
  readonly dialect: SqlDialect
  readonly last: SqlToken | undefined
  /** The last token is an E'' string: a string right behind it is its continuation. */
  readonly continues: boolean
}

type Step =
  | { readonly kind: 'cut'; readonly end: number; readonly token?: SqlToken; readonly escapes?: true }
  | { readonly kind: 'stop'; readonly problem: string; readonly unsure?: true }

/** What stands at `at`; undefined: something else. */
type Cut = (scan: Scan) => Step | undefined

const stop = (problem: string): Step => ({ kind: 'stop', problem })
const unsure = (problem: string): Step => ({ kind: 'stop', problem, unsure: true })

const spaces: Cut = ({ text, at, c }) => {
  if (!SPACES.includes(c)) return undefined
  let end = at + 1
  while (end < text.length && SPACES.includes(text[end]!)) end++
  return { kind: 'cut', end }
}

const lineComment: Cut = ({ text, at, two, dialect }) => {
  if (two !== '--' || (dialect.dashesNeedSpace && text.length !== at + 2 && !SPACES.includes(text[at + 2]!))) return undefined
  // PostgreSQL ends the comment at a carriage return too
  const rest = dialect.nestedComments ? /[\r\n]/g : /\n/g
  rest.lastIndex = at
  return { kind: 'cut', end: rest.exec(text)?.index ?? text.length }
}

const hashComment: Cut = ({ text, at, c, dialect }) => {
  if (c !== '#' || !dialect.hashComments) return undefined
  const end = text.indexOf('\n', at)
  return { kind: 'cut', end: end === -1 ? text.length : end }
}

const blockComment: Cut = ({ text, at, two, dialect }) => {
  if (two === '*/') return stop('the end of a comment that did not begin')
  if (two !== '/*') return undefined
  if (dialect.hashComments && /^[!+M]/.test(text.slice(at + 2, at + 3))) return unsure('a comment that runs')
  const end = commentEnd(text, at + 2, dialect.nestedComments)
  return end === -1 ? stop('an unterminated comment') : { kind: 'cut', end }
}

/** `start` is just after the opening quote. */
const stringFrom = (text: string, start: number, escapes: boolean): (Step & { readonly kind: 'cut' }) | undefined => {
  const end = quoteEnd(text, start, { quote: "'", escapes })
  if (end === -1) return undefined
  const value = text.slice(start, end)
  return { kind: 'cut', end: end + 1, token: { kind: 'string', text: value.includes('\\') ? undefined : value.replaceAll("''", "'") } }
}

const quotedString: Cut = ({ text, at, c, dialect, continues }) => {
  if (c !== "'") return undefined
  if (continues) return unsure('a string in several parts')
  return stringFrom(text, at + 1, dialect.backslashes) ?? stop('an unterminated string')
}

const dollarString: Cut = ({ text, at, c, dialect }) => {
  const tag = c === '$' && dialect.dollarStrings ? matchAt(DOLLAR, text, at) : undefined
  if (tag === undefined) return undefined
  const start = at + tag.length
  const end = text.indexOf(tag, start)
  if (end === -1) return stop('an unterminated string')
  return { kind: 'cut', end: end + tag.length, token: { kind: 'string', text: text.slice(start, end) } }
}

const quotedName: Cut = ({ text, at, c, dialect }) => {
  const quote = nameQuote(c, dialect)
  if (quote === undefined) return undefined
  const end = quoteEnd(text, at + 1, { quote, escapes: dialect.backslashes && quote === '"' })
  return end === -1 ? stop('an unterminated name') : { kind: 'cut', end: end + 1, token: { kind: 'quoted', text: text.slice(at + 1, end) } }
}

const backslash: Cut = ({ at, c, two, dialect, last }) => {
  if (c !== '\\') return undefined
  if (!dialect.backslashCommands) return stop('a backslash')
  if (two === '\\;' || two === '\\:') return { kind: 'cut', end: at + 2, token: { kind: 'op', text: two[1]! } }
  return two === '\\\\' && last?.kind === 'meta' ? { kind: 'cut', end: at + 2 } : undefined
}

const startsStatement = (last: SqlToken | undefined): boolean =>
  last === undefined || last.kind === 'meta' || (last.kind === 'op' && last.text === ';')

const clientCommand: Cut = ({ text, at, c, last }) => {
  if (c !== '\\' && !(c === '.' && startsStatement(last) && matchAt(WORD, text, at + 1) !== undefined)) return undefined
  const meta = metaCommand(text, at)
  return typeof meta === 'string' ? unsure(meta) : { kind: 'cut', end: meta.end, token: meta.command }
}

const variable: Cut = ({ text, at, two }) =>
  two !== '::' && matchAt(VARIABLE, text, at) !== undefined ? unsure('a psql variable') : undefined

const word: Cut = ({ text, at, dialect }) => {
  const written = matchAt(WORD, text, at)
  if (written === undefined) return undefined
  const folded = written.toLowerCase()
  if (folded !== 'e' || text[at + 1] !== "'" || !dialect.escapeStrings)
    return { kind: 'cut', end: at + written.length, token: { kind: 'word', text: folded } }
  const string = stringFrom(text, at + 2, true)
  return string === undefined ? stop('an unterminated string') : { ...string, escapes: true }
}

const numberOrOperator = ({ text, at, c, two }: Scan): Step => {
  const number = matchAt(NUMBER, text, at)
  if (number !== undefined) return { kind: 'cut', end: at + number.length, token: { kind: 'number' } }
  const op = two === '::' || two === ':=' ? two : c
  return { kind: 'cut', end: at + op.length, token: { kind: 'op', text: op } }
}

/** In the order in which they are tried. */
const CUTS: readonly Cut[] = [
  spaces,
  lineComment,
  hashComment,
  blockComment,
  quotedString,
  dollarString,
  quotedName,
  backslash,
  clientCommand,
  variable,
  word,
]

const cutAt = (scan: Scan): Step => {
  for (const cut of CUTS) {
    const step = cut(scan)
    if (step !== undefined) return step
  }
  return numberOrOperator(scan)
}

/** Cuts an SQL text, with psql's own commands in it, into tokens; one pass, whatever the text is. */
export const sqlTokens = (text: string, dialect: SqlDialect): SqlTokens => {
  const tokens: SqlToken[] = []
  let at = 0
  let continues = false
  while (at < text.length) {
    const step = cutAt({ text, at, c: text[at]!, two: text.slice(at, at + 2), dialect, last: tokens.at(-1), continues })
    if (step.kind === 'stop') return { tokens, problem: step.problem, ...(step.unsure === true ? { unsure: true } : {}) }
    at = step.end
    if (step.token === undefined) continue
    tokens.push(step.token)
    continues = step.escapes === true
  }
  return { tokens }
}
