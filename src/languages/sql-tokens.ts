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

/** Cuts an SQL text, with psql's own commands in it, into tokens; one pass, whatever the text is. */
export const sqlTokens = (text: string, dialect: SqlDialect): SqlTokens => {
  const tokens: SqlToken[] = []
  let i = 0
  /** How many tokens there were after the last E'' string: a string right behind it is its continuation. */
  let afterEscapes = -1
  const stringEnd = (start: number, escapes: boolean): boolean => {
    const end = quoteEnd(text, start, { quote: "'", escapes })
    if (end === -1) return false
    const value = text.slice(start, end)
    tokens.push({ kind: 'string', text: value.includes('\\') ? undefined : value.replaceAll("''", "'") })
    i = end + 1
    return true
  }
  while (i < text.length) {
    const c = text[i]!
    const two = text.slice(i, i + 2)
    if (SPACES.includes(c)) i++
    else if (two === '--' && (!dialect.dashesNeedSpace || text.length === i + 2 || SPACES.includes(text[i + 2]!))) {
      // PostgreSQL ends the comment at a carriage return too
      const rest = dialect.nestedComments ? /[\r\n]/g : /\n/g
      rest.lastIndex = i
      i = rest.exec(text)?.index ?? text.length
    } else if (c === '#' && dialect.hashComments) {
      const end = text.indexOf('\n', i)
      i = end === -1 ? text.length : end
    } else if (two === '/*') {
      if (dialect.hashComments && /^[!+M]/.test(text.slice(i + 2, i + 3))) return { tokens, problem: 'a comment that runs', unsure: true }
      i = commentEnd(text, i + 2, dialect.nestedComments)
      if (i === -1) return { tokens, problem: 'an unterminated comment' }
    } else if (two === '*/') return { tokens, problem: 'the end of a comment that did not begin' }
    else if (c === "'") {
      if (tokens.length === afterEscapes) return { tokens, problem: 'a string in several parts', unsure: true }
      if (!stringEnd(i + 1, dialect.backslashes)) return { tokens, problem: 'an unterminated string' }
    } else if (c === '$' && dialect.dollarStrings && matchAt(DOLLAR, text, i) !== undefined) {
      const tag = matchAt(DOLLAR, text, i)!
      const end = text.indexOf(tag, i + tag.length)
      if (end === -1) return { tokens, problem: 'an unterminated string' }
      tokens.push({ kind: 'string', text: text.slice(i + tag.length, end) })
      i = end + tag.length
    } else if (nameQuote(c, dialect) !== undefined) {
      const quote = nameQuote(c, dialect)!
      const end = quoteEnd(text, i + 1, { quote, escapes: dialect.backslashes && quote === '"' })
      if (end === -1) return { tokens, problem: 'an unterminated name' }
      tokens.push({ kind: 'quoted', text: text.slice(i + 1, end) })
      i = end + 1
    } else if (c === '\\' && !dialect.backslashCommands) return { tokens, problem: 'a backslash' }
    else if (two === '\\;' || two === '\\:') {
      tokens.push({ kind: 'op', text: two[1]! })
      i += 2
    } else if (two === '\\\\' && tokens.at(-1)?.kind === 'meta') i += 2
    else if (c === '\\' || (c === '.' && startsStatement(tokens) && matchAt(WORD, text, i + 1) !== undefined)) {
      const meta = metaCommand(text, i)
      if (typeof meta === 'string') return { tokens, problem: meta, unsure: true }
      tokens.push(meta.command)
      i = meta.end
    } else if (two !== '::' && matchAt(VARIABLE, text, i) !== undefined) {
      return { tokens, problem: 'a psql variable', unsure: true }
    } else {
      const word = matchAt(WORD, text, i)
      if (word?.toLowerCase() === 'e' && text[i + 1] === "'" && dialect.escapeStrings) {
        if (!stringEnd(i + 2, true)) return { tokens, problem: 'an unterminated string' }
        afterEscapes = tokens.length
      } else if (word !== undefined) {
        tokens.push({ kind: 'word', text: word.toLowerCase() })
        i += word.length
      } else {
        const number = matchAt(NUMBER, text, i)
        const op = two === '::' || two === ':=' ? two : c
        tokens.push(number === undefined ? { kind: 'op', text: op } : { kind: 'number' })
        i += (number ?? op).length
      }
    }
  }
  return { tokens }
}

const startsStatement = (tokens: readonly SqlToken[]): boolean => {
  const last = tokens.at(-1)
  return last === undefined || last.kind === 'meta' || (last.kind === 'op' && last.text === ';')
}
