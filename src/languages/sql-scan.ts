import type { Act } from './language.ts'
import { callActs, NOT_CALLS } from './sql-functions.ts'
import type { SqlToken } from './sql-tokens.ts'

/** Relations whose rows hold password hashes or connection strings. */
const SECRETS: ReadonlySet<string> = new Set(['pg_shadow', 'pg_authid', 'pg_user_mapping', 'pg_user_mappings', 'pg_subscription'])
const CHANGING: ReadonlySet<string> = new Set(['insert', 'update', 'delete', 'merge'])
const LOCKS: ReadonlySet<string> = new Set(['update', 'no', 'share', 'key'])

export const isWord = (token: SqlToken | undefined, ...texts: readonly string[]): boolean =>
  token?.kind === 'word' && texts.includes(token.text)

export const isOp = (token: SqlToken | undefined, text: string): boolean => token?.kind === 'op' && token.text === text

export const textOf = (token: SqlToken | undefined): string | undefined => (token !== undefined && 'text' in token ? token.text : undefined)

const isName = (token: SqlToken | undefined): boolean => token?.kind === 'word' || token?.kind === 'quoted'

/** Index of the parenthesis that closes the one at `at`, or the end. */
export const closing = (tokens: readonly SqlToken[], at: number): number => {
  let depth = 0
  for (let i = at; i < tokens.length; i++) {
    if (isOp(tokens[i], '(')) depth++
    else if (isOp(tokens[i], ')') && --depth === 0) return i
  }
  return tokens.length
}

/** `with name (a, b) as (..)`: a name, not a call. Looks ahead over plain column names only, so that no text is read twice for long. */
const namesColumns = (tokens: readonly SqlToken[], at: number): boolean => {
  let i = at + 1
  while (isName(tokens[i]) || isOp(tokens[i], ',')) i++
  return isOp(tokens[i], ')') && isWord(tokens[i + 1], 'as')
}

/** Whether the parenthesis that opens at `at` holds a derived table or the arguments of a function: an alias may follow. */
const takesAlias = (tokens: readonly SqlToken[], at: number): boolean => {
  const before = tokens[at - 1]
  return isWord(tokens[at + 1], 'select', 'values', 'with') || (isName(before) && !NOT_CALLS.has(textOf(before) ?? ''))
}

/**
 * The name called at `at` (with its schema, but for the system's own), or undefined if nothing is called there.
 * `opened`: where the parenthesis that closed last was opened.
 */
const calledAt = (tokens: readonly SqlToken[], at: number, opened: number): string | undefined => {
  const token = tokens[at]
  if (token === undefined || !isName(token) || !isOp(tokens[at + 1], '(')) return undefined
  const before = tokens[at - 1]
  if (isOp(before, '.')) {
    const schema = textOf(tokens[at - 2])
    return schema === 'pg_catalog' ? textOf(token) : `${schema ?? ''}.${textOf(token)}`
  }
  if (token.kind === 'word' && NOT_CALLS.has(token.text)) return undefined
  // after these comes an alias, a type, or a table and its columns
  if ((isOp(before, ')') && takesAlias(tokens, opened)) || isOp(before, '::') || isWord(before, 'as', 'into', 'ordinality', 'tablesample'))
    return undefined
  if ((isWord(before, 'with', 'recursive') || isOp(before, ',')) && namesColumns(tokens, at + 1)) return undefined
  return textOf(token)
}

const firstArgument = (tokens: readonly SqlToken[], at: number): string | undefined => {
  const argument = tokens[at + 2]
  return argument?.kind === 'string' && (isOp(tokens[at + 3], ')') || isOp(tokens[at + 3], ',')) ? argument.text : undefined
}

/** `into` of a query makes a table, or (MySQL) writes a file. */
const into = (tokens: readonly SqlToken[], at: number): Act => {
  const file = tokens[at + 2]
  if (!isWord(tokens[at + 1], 'outfile', 'dumpfile')) return { kind: 'modify', destructive: false }
  return { kind: 'write-file', path: file?.kind === 'string' ? file.text : undefined }
}

/**
 * What the parts of one statement do, wherever they stand. `query`: nothing else says that the statement changes data, so its
 * `into`, its locks, its data-modifying parts and every function in it count. A string names the function that is not known.
 */
export const scan = (tokens: readonly SqlToken[], query: boolean): readonly Act[] | string => {
  const acts: Act[] = []
  const isWith = isWord(tokens[0], 'with')
  const filters = tokens.some(token => isWord(token, 'where'))
  const open: number[] = []
  let opened = -1
  for (const [i, token] of tokens.entries()) {
    if (isOp(token, '(')) open.push(i)
    if (isOp(token, ')')) opened = open.pop() ?? -1
    if (!isName(token)) continue
    const text = textOf(token) ?? ''
    const name = calledAt(tokens, i, opened)
    const called = name === undefined ? [] : callActs(name, firstArgument(tokens, i))
    if (called === undefined && query) return `the function ${name}`
    acts.push(...(called ?? []))
    if (SECRETS.has(text)) acts.push({ kind: 'reveal' })
    if (!query || token.kind !== 'word') continue
    if (text === 'into') acts.push(into(tokens, i))
    const before = tokens[i - 1]
    if (LOCKS.has(text) && isWord(before, 'for')) acts.push({ kind: 'modify', destructive: false })
    else if (text === 'share' && isWord(before, 'in')) acts.push({ kind: 'modify', destructive: false })
    else if (CHANGING.has(text) && !isWord(before, 'key') && (isOp(before, '(') || (isWith && open.length === 0)))
      acts.push({ kind: 'modify', destructive: text === 'delete' || text === 'merge' || (text === 'update' && !filters) })
  }
  return acts
}
