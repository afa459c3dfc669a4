import type { Act, LanguageReader } from './language.ts'
import { LONGEST_TEXT, understood, unknown } from './reading.ts'
import { isSecretName } from './secret-name.ts'

/** `field`: `.name`; `string`: one without interpolation, and its text if nothing in it is escaped. */
type Token =
  | { readonly kind: 'name' | 'field' | 'op'; readonly text: string; readonly key?: boolean }
  | { readonly kind: 'string'; readonly text: string | undefined }

/** What is open: a bracket, an `if` that wants its `end`, or (`"`) a string inside which code was found. */
type Open = '(' | '[' | '{' | '"' | 'if'

const CLOSES: Readonly<Record<string, Open>> = { ')': '(', ']': '[', '}': '{' }
const NAME = /(?:[A-Za-z_]\w*::)*[A-Za-z_]\w*/y
const FIELD = /\.[A-Za-z_]\w*/y
const FORMAT = /@\w+/y
const NUMBER = /[0-9.]*[0-9](?:[eE][+-]?[0-9]+)?/y
/** One piece of a string: up to its end, its next `\(`, or what may not stand in it. */
const STRING = /[^"\\]*(?:\\[^(][^"\\]*)*/y

const matchAt = (pattern: RegExp, text: string, at: number): string | undefined => {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0]
}

const isOp = (token: Token | undefined, text: string): boolean => token?.kind === 'op' && token.text === text

/** Where an object wants a key, `env` is only a name: `{env: 1}`, `{env}`. */
const wantsKey = (open: readonly Open[], previous: Token | undefined): boolean =>
  open.at(-1) === '{' && (isOp(previous, '{') || isOp(previous, ','))

/** Commas between `if` and `end` do not separate the entries of an object around them. */
const block = (open: Open[], name: string): string | undefined => {
  if (name === 'if') open.push('if')
  if (name === 'end' && open.pop() !== 'if') return 'unmatched brackets'
  return name === 'def' && open.at(-1) === '{' ? 'a function defined inside an object' : undefined
}

/** The tokens of a filter, or what stands in the way. Iterative: a string may nest code that nests strings. */
const tokensOf = (text: string): readonly Token[] | string => {
  const tokens: Token[] = []
  const open: Open[] = []
  let i = 0
  /** Reads on in a string from `i`; `whole`: from its opening quote. */
  const string = (whole: boolean): string | undefined => {
    const piece = matchAt(STRING, text, i) ?? ''
    i += piece.length
    if (text[i] === '"') {
      i++
      if (!whole) open.pop()
      tokens.push({ kind: 'string', text: whole && !piece.includes('\\') ? piece : undefined })
      return undefined
    }
    if (text[i] !== '\\' || text[i + 1] !== '(') return 'an unterminated string'
    if (whole) open.push('"')
    open.push('(')
    tokens.push({ kind: 'op', text: '\\(' })
    i += 2
    return undefined
  }
  while (i < text.length) {
    const c = text[i]!
    let problem: string | undefined
    if (c === '#') {
      const end = text.indexOf('\n', i)
      const comment = text.slice(i, end === -1 ? text.length : end)
      // a backslash continues a comment from jq 1.7.1 on, a carriage return ended it before 1.7
      if (comment.endsWith('\\') || comment.includes('\r')) return 'an unusual comment'
      i += comment.length
    } else if (c === '"') {
      i++
      problem = string(true)
    } else if (c === '(' || c === '[' || c === '{') {
      open.push(c)
      tokens.push({ kind: 'op', text: c })
      i++
    } else if (c in CLOSES) {
      if (open.pop() !== CLOSES[c]) return 'unmatched brackets'
      tokens.push({ kind: 'op', text: c })
      i++
      if (open.at(-1) === '"') problem = string(false)
    } else {
      const field = c === '.' ? matchAt(FIELD, text, i) : undefined
      const name = matchAt(NAME, text, i)
      const other = field ?? name ?? matchAt(FORMAT, text, i) ?? matchAt(NUMBER, text, i)
      if (field !== undefined) tokens.push({ kind: 'field', text: field.slice(1) })
      else if (name !== undefined) {
        const key = wantsKey(open, tokens.at(-1))
        if (!key && !isOp(tokens.at(-1), '$')) problem = block(open, name)
        tokens.push({ kind: 'name', text: name, key })
      } else if (!' \t\n\r'.includes(c)) tokens.push({ kind: 'op', text: other ?? c })
      i += other?.length ?? 1
    }
    if (problem !== undefined) return problem
  }
  return open.length === 0 ? tokens : 'unmatched brackets'
}

/** The one variable that `env` or `$ENV`, standing at `i`, is asked for: `env.HOME`, `$ENV["HOME"]`, `env."HOME"`. */
const variable = (tokens: readonly Token[], i: number): string | undefined => {
  const next = tokens[i + 1]
  if (next?.kind === 'field') return next.text
  const [name, rest] = isOp(next, '[') ? [tokens[i + 2], tokens[i + 3]] : isOp(next, '.') ? [tokens[i + 2], undefined] : []
  if (name?.kind !== 'string') return undefined
  return rest === undefined || isOp(rest, ']') ? name.text : undefined
}

const actsOf = (tokens: readonly Token[]): readonly Act[] =>
  tokens.flatMap((token, i): readonly Act[] => {
    if (token.kind !== 'name') return []
    const bound = isOp(tokens[i - 1], '$')
    if (bound ? token.text === 'ENV' : token.text === 'env' && token.key !== true) {
      const name = variable(tokens, i)
      return name === undefined || isSecretName(name) ? [{ kind: 'reveal' }] : []
    }
    if (bound || token.key === true) return []
    // a module is looked up in several places
    const reads = token.text === 'import' || token.text === 'include' || token.text === 'modulemeta'
    return reads ? [{ kind: 'read-file', path: undefined }] : []
  })

/** Reads a jq filter. jq can neither write nor run anything; what matters is the environment, and modules. */
export const readJq: LanguageReader = text => {
  if (text.length > LONGEST_TEXT) return unknown('a jq filter of this length')
  const tokens = tokensOf(text)
  return typeof tokens === 'string' ? unknown(`${tokens} in a jq filter`) : understood(actsOf(tokens))
}
