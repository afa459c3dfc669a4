import type { Act } from './language.ts'
import { partEnd } from './sed-delimited.ts'
import type { SedDialect } from './sed-delimited.ts'

/** What a script does; `problem`: from there on sed would refuse it (files named by `w` before that are opened all the same). */
export interface SedScript {
  readonly acts: readonly Act[]
  readonly problem: string | undefined
}

/** Takes `script` from `at`, just after the command's letter, and returns where the next command may start. */
type Command = (script: Script, at: number) => number

interface Script {
  readonly text: string
  readonly dialect: SedDialect
  readonly acts: Act[]
  depth: number
  problem: string | undefined
}

const NOT_FILES: ReadonlySet<string> = new Set(['/dev/stdout', '/dev/stderr', '/dev/null', '/dev/stdin'])
const DIGITS = '0123456789'

const fail = (script: Script, problem: string): number => {
  script.problem = problem
  return script.text.length
}

const skipBlanks = (text: string, at: number): number => {
  let i = at
  while (text[i] === ' ' || text[i] === '\t') i++
  return i
}

const skipDigits = (text: string, at: number): number => {
  let i = at
  while (i < text.length && DIGITS.includes(text[i]!)) i++
  return i
}

const lineEnd = (text: string, at: number): number => {
  const end = text.indexOf('\n', at)
  return end === -1 ? text.length : end
}

/** Nothing but a separator may follow a command. */
const plain: Command = (script, at) => {
  const i = skipBlanks(script.text, at)
  const c = script.text[i]
  if (c === '}' || c === '#') return i
  return c === undefined || c === '\n' || c === ';' ? i + 1 : fail(script, 'characters after a command')
}

/** `q5`, `l 80`. */
const numbered: Command = (script, at) => plain(script, skipDigits(script.text, skipBlanks(script.text, at)))

/** The rest of the line is the name, semicolons, braces and trailing blanks included. */
const file =
  (kind: 'read-file' | 'write-file'): Command =>
  (script, at) => {
    const start = skipBlanks(script.text, at)
    const end = lineEnd(script.text, start)
    const path = script.text.slice(start, end)
    if (path === '') return fail(script, 'a missing file name')
    if (!NOT_FILES.has(path)) script.acts.push({ kind, path })
    return end + 1
  }

const label: Command = (script, at) => {
  if (script.dialect.labels === 'line') return lineEnd(script.text, at)
  let i = skipBlanks(script.text, at)
  while (i < script.text.length && !' \t\n;}#'.includes(script.text[i]!)) i++
  return i
}

const define: Command = (script, at) => {
  const end = label(script, at)
  return skipBlanks(script.text, at) >= end ? fail(script, 'a missing label') : end
}

/** `a`, `i`, `c`, `e` in one line (`a text`) or classic form (`a\`, newline, text); a backslash takes the next line in. */
const textEnd = (script: Script, at: number): { readonly start: number; readonly end: number } => {
  const { text } = script
  let start = skipBlanks(text, at)
  let i = start
  if (text[start] === '\\') {
    start = text[start + 1] === '\n' ? start + 2 : start + 1
    // the character right after the backslash is text whatever it is, so `a\\` ends with its line
    i = text[start - 1] === '\n' ? start : start + 1
  }
  while (i < text.length && text[i] !== '\n') i += text[i] === '\\' ? 2 : 1
  return { start, end: Math.min(i, text.length) }
}

const insert: Command = (script, at) => {
  if (skipBlanks(script.text, at) >= script.text.length) return fail(script, 'a missing text')
  return textEnd(script, at).end + 1
}

/** `e` alone runs what the pattern space holds; what a backslash becomes is left open. */
const run: Command = (script, at) => {
  const { start, end } = textEnd(script, at)
  const command = script.text.slice(start, end)
  script.acts.push({ kind: 'execute', text: command === '' || command.includes('\\') ? undefined : command })
  return end + 1
}

const flags: Command = (script, at) => {
  for (let i = at; ; i++) {
    const c = script.text[i]
    if (c === 'w') return file('write-file')(script, i + 1)
    if (c === 'e') script.acts.push({ kind: 'execute', text: undefined })
    else if (c === '}' || c === '#') return i
    else if (c === undefined || c === '\n' || c === ';') return i + 1
    else if (c === '\r' && script.text[i + 1] === '\n') return i + 2
    else if (!' \tiImMpg'.includes(c) && !DIGITS.includes(c)) return fail(script, `the flag "${c}" of s`)
  }
}

/** A delimiter of several bytes is cut in the C locale, and a backslash is one only for GNU: neither is worth guessing. */
const isDelimiter = (c: string | undefined): c is string => c !== undefined && c !== '\n' && c !== '\\' && c < '\u0080'

const parts =
  (rest: Command, pattern: (dialect: SedDialect) => boolean): Command =>
  (script, at) => {
    const delimiter = script.text[at]
    if (!isDelimiter(delimiter)) return fail(script, 'an unusual delimiter')
    const { text, dialect } = script
    const middle = partEnd(text, at + 1, { delimiter, pattern: pattern(dialect), dialect })
    const end = middle === -1 ? -1 : partEnd(text, middle, { delimiter, pattern: false, dialect })
    return end === -1 ? fail(script, 'an unterminated command') : rest(script, end)
  }

const open: Command = (script, at) => {
  script.depth++
  return at
}

const close: Command = (script, at) => {
  if (script.depth === 0) return fail(script, 'an unexpected }')
  script.depth--
  return plain(script, at)
}

const each = (letters: string, command: Command): readonly (readonly [string, Command])[] => letters.split('').map(c => [c, command])

const COMMANDS: ReadonlyMap<string, Command> = new Map([
  ...each('=dDFgGhHnNpPzx', plain),
  ...each('qQl', numbered),
  ...each('aic', insert),
  ...each('btTv', label),
  ...each('wW', file('write-file')),
  ...each('rR', file('read-file')),
  ...each(
    's',
    parts(flags, () => true),
  ),
  ...each(
    'y',
    parts(plain, dialect => dialect.classes === 'plain'),
  ),
  ...each('e', run),
  ...each(':', define),
  ...each('{', open),
  ...each('}', close),
])

/** Returns where the address ends, or `at` if there is none. */
const address: Command = (script, at) => {
  const { text, dialect } = script
  const c = text[at]
  if (c === '$') return at + 1
  if (c === '/' || c === '\\') {
    const from = c === '\\' ? at + 1 : at
    const delimiter = text[from]
    if (!isDelimiter(delimiter)) return fail(script, 'an unusual delimiter')
    let end = partEnd(text, from + 1, { delimiter, pattern: true, dialect })
    if (end === -1) return fail(script, 'an unterminated address')
    for (let i = skipBlanks(text, end); text[i] === 'I' || text[i] === 'M'; i = skipBlanks(text, end)) end = i + 1
    return end
  }
  const digits = skipDigits(text, at)
  if (digits > at) {
    const step = skipBlanks(text, digits)
    return text[step] === '~' ? skipDigits(text, skipBlanks(text, step + 1)) : digits
  }
  return c === '+' || c === '~' ? skipDigits(text, skipBlanks(text, at + 1)) : at
}

/** The addresses and the `!` before a command; returns where its letter stands. */
const addresses: Command = (script, at) => {
  const { text } = script
  const first = address(script, at)
  let i = first
  if (first > at) {
    i = skipBlanks(text, first)
    if (text[i] === ',') {
      const start = skipBlanks(text, i + 1)
      i = address(script, start)
      if (i === start) return fail(script, 'a missing second address')
      i = skipBlanks(text, i)
    }
    if (':}#'.includes(text[i] ?? ' ')) return fail(script, `an address before "${text[i]}"`)
  }
  return text[i] === '!' ? skipBlanks(text, i + 1) : i
}

/** Reads a whole script as one family of sed would. */
export const readScript = (text: string, dialect: SedDialect): SedScript => {
  const script: Script = { text, dialect, acts: [], depth: 0, problem: undefined }
  let at = 0
  while (at < text.length) {
    if ('; \t\n\v\f\r'.includes(text[at]!)) {
      at++
      continue
    }
    const letter = addresses(script, at)
    if (script.problem !== undefined) break
    if (text[letter] === '#') {
      at = lineEnd(text, letter)
      continue
    }
    const command = COMMANDS.get(text[letter] ?? '')
    at = command === undefined ? fail(script, `the command "${text[letter] ?? ''}"`) : command(script, letter + 1)
  }
  if (script.problem === undefined && script.depth > 0) script.problem = 'an unmatched {'
  return { acts: script.acts, problem: script.problem }
}
