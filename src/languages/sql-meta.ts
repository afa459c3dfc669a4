/** A command of the client, not of the database: psql's `\d`, sqlite3's `.tables`; `rest` is the line behind its name. */
export interface MetaCommand {
  readonly kind: 'meta'
  readonly text: string
  readonly rest: string
}

/** These take the rest of the line as it is. */
const WHOLE_LINE: ReadonlySet<string> = new Set(['!', 'copy', 'h', 'help', 'sf', 'sf+', 'sv', 'sv+', 'ef', 'ev'])
/** These do if it starts with a bar: what follows is a shell command. */
const TO_PROGRAM: ReadonlySet<string> = new Set(['o', 'out', 'g', 'gx', 'w', 'write'])
const NAME = /\.[a-z]\w*|[^ \t\n\r\f\v\\.][^ \t\n\r\f\v\\]*/y
const BAR = /\s*\|/y

/** The end of ordinary arguments: the next line, or a backslash, which starts another command. -1: quotes that we cannot follow. */
const argumentsEnd = (text: string, at: number): number => {
  let quote = ''
  for (let i = at; i < text.length; i++) {
    const c = text[i]!
    if (c === '\n') return quote === '' ? i : -1
    if (quote === '') {
      if (c === '\\') return i
      if (c === "'" || c === '"') quote = c
    } else if (c === quote) quote = ''
    else if (c === '\\') return -1
  }
  return quote === '' ? text.length : -1
}

/** Reads the command at `at` (a backslash or, in sqlite3, a dot); a string says why it cannot be read. */
export const metaCommand = (text: string, at: number): { readonly command: MetaCommand; readonly end: number } | string => {
  const from = text[at] === '.' ? at : at + 1
  NAME.lastIndex = from
  const name = NAME.exec(text)?.[0] ?? ''
  if (name === '' || (name.startsWith('.') && from > at)) return 'a lone backslash'
  const start = from + name.length
  const line = text.indexOf('\n', start)
  BAR.lastIndex = start
  const whole = name.startsWith('.') || WHOLE_LINE.has(name) || (TO_PROGRAM.has(name) && BAR.test(text))
  const end = whole ? (line === -1 ? text.length : line) : argumentsEnd(text, start)
  if (end === -1) return `the quotes of \\${name}`
  return { command: { kind: 'meta', text: name, rest: text.slice(start, end).trim() }, end }
}
