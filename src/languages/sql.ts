import type { Act, LanguageReader } from './language.ts'
import { LONGEST_TEXT, understood, unknown } from './reading.ts'
import { breaksStatement, readMeta } from './sql-client.ts'
import { metaCommand } from './sql-meta.ts'
import { isOp, isWord } from './sql-scan.ts'
import { isStatement, readStatement } from './sql-statement.ts'
import { sqlTokens } from './sql-tokens.ts'
import type { SqlDialect, SqlToken } from './sql-tokens.ts'

const POSTGRES: SqlDialect = {
  nestedComments: true,
  hashComments: false,
  dashesNeedSpace: false,
  backslashes: false,
  dollarStrings: true,
  escapeStrings: true,
  backticks: false,
  backslashCommands: true,
  bracketNames: false,
}
const SQLITE: SqlDialect = {
  ...POSTGRES,
  nestedComments: false,
  escapeStrings: false,
  backslashCommands: false,
  backticks: true,
  bracketNames: true,
}
const MYSQL: SqlDialect = {
  ...SQLITE,
  hashComments: true,
  dashesNeedSpace: true,
  backslashes: true,
  backslashCommands: true,
  bracketNames: false,
}

/** SQLite and MySQL do not know `$$..$$` at all; what looks like SQL in there counts, the rest of such a text does not. */
const WITHOUT_DOLLARS: SqlDialect = { ...SQLITE, dollarStrings: false }

/** Without one of these every dialect cuts a text the same way. */
const DIVIDES = /[\\#`[]|--|\/\*/
const DOLLARS = /\$\w*\$/

/** Those of psql's commands that do more or less with more arguments. */
const OVER_LINES: ReadonlySet<string> = new Set(['c', 'connect', 'g', 'gx', 'o', 'out', 's', 'w', 'write'])

interface Reading {
  readonly acts: readonly Act[]
  readonly reason: string | undefined
}

/** Parts between semicolons, wherever they stand: a database may see them as separate, and only the whole as an error. */
const statementsOf = (tokens: readonly SqlToken[]): readonly (readonly SqlToken[])[] => {
  const statements: SqlToken[][] = [[]]
  for (const token of tokens) {
    if (isOp(token, ';') || (token.kind === 'meta' && breaksStatement(token))) statements.push([])
    else if (token.kind !== 'meta') statements.at(-1)!.push(token)
  }
  return statements
}

/** psql takes the lines after `copy .. from stdin;` as data. */
const takesData = (statement: readonly SqlToken[]): boolean =>
  isWord(statement[0], 'copy') && statement.some((token, i) => isWord(token, 'stdin') && isWord(statement[i - 1], 'from'))

const balanced = (statement: readonly SqlToken[]): boolean => {
  let depth = 0
  for (const token of statement) {
    if (isOp(token, '(')) depth++
    else if (isOp(token, ')') && --depth < 0) return false
  }
  return depth === 0
}

const readAs = (text: string, dialect: SqlDialect): Reading => {
  const { tokens, problem, unsure } = sqlTokens(text, dialect)
  const statements = statementsOf(tokens)
  const whole = dialect === POSTGRES
  // elsewhere a text that makes no sense is refused, but for the statements before the place
  const kept = problem === undefined || whole ? statements : statements.slice(0, -1)
  const acts: Act[] = []
  let reason = problem !== undefined && (whole || unsure === true) ? problem : undefined
  for (const token of tokens) {
    if (token.kind !== 'meta') continue
    const read = token.text === 'copy' ? copyActs(token.rest) : readMeta(token)
    if (typeof read === 'string') reason ??= read
    else acts.push(...read)
  }
  for (const [i, statement] of kept.entries()) {
    if (!whole && !balanced(statement)) continue
    const read = balanced(statement) ? readStatement(statement) : 'unmatched brackets'
    if (typeof read !== 'string') acts.push(...read)
    else if (whole || isStatement(statement)) reason ??= read
    if (takesData(statement) && i < kept.length - 1 && kept.slice(i + 1).some(next => next.length > 0)) reason ??= 'the data after a copy'
  }
  return { acts, reason }
}

/** `\copy` has the grammar of the statement, with the file on this side; what follows goes to the server, further statements too. */
const copyActs = (rest: string): readonly Act[] | string => {
  const { tokens, problem } = sqlTokens(`copy ${rest}`, POSTGRES)
  if (problem !== undefined || tokens.some(token => token.kind === 'meta')) return problem ?? 'a backslash in \\copy'
  const read = statementsOf(tokens).map(readStatement)
  return read.find(one => typeof one === 'string') ?? read.flatMap(one => (typeof one === 'string' ? [] : one))
}

/** `psql -c` takes a text that starts with a backslash for one command, its arguments running over all lines. */
const readAsOneCommand = (text: string): Reading => {
  const lines = text.trimEnd().replaceAll('\n', ' ')
  if (!text.startsWith('\\') || !text.trimEnd().includes('\n')) return { acts: [], reason: undefined }
  const meta = metaCommand(lines, 0)
  if (typeof meta === 'string' || meta.command.rest.includes('`')) return { acts: [], reason: 'a command over several lines' }
  if (meta.command.text === '!') return { acts: [{ kind: 'execute', text: undefined }], reason: undefined }
  if (!OVER_LINES.has(meta.command.text)) return { acts: [], reason: undefined }
  const read = readMeta(meta.command)
  return typeof read === 'string' ? { acts: [], reason: read } : { acts: read, reason: undefined }
}

/**
 * Reads SQL, with psql's commands in it, for PostgreSQL; where MySQL or SQLite would take more of the text for code, what that
 * code does is added. Views, rules, triggers, operators and casts may run functions of their own: they are not looked into.
 */
export const readSql: LanguageReader = text => {
  if (text.length > LONGEST_TEXT) return unknown('an SQL text of this length')
  if (text.includes('\0')) return unknown('a NUL in an SQL text')
  const readings = [POSTGRES, ...(DIVIDES.test(text) ? [SQLITE, MYSQL] : [])].map(dialect => readAs(text, dialect))
  readings.push(readAsOneCommand(text))
  const reason = readings.map(reading => reading.reason).find(found => found !== undefined)
  if (DOLLARS.test(text)) readings.push({ ...readAs(text, WITHOUT_DOLLARS), reason: undefined })
  return reason === undefined ? understood(readings.flatMap(reading => reading.acts)) : unknown(`${reason} in an SQL text`)
}
