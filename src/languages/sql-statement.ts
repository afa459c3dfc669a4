import type { Act } from './language.ts'
import { closing, isOp, isWord, scan, textOf } from './sql-scan.ts'
import type { SqlToken } from './sql-tokens.ts'

/** Acts, or the reason why there is no telling. */
export type StatementReading = readonly Act[] | string

type Tokens = readonly SqlToken[]
type Reader = (tokens: Tokens) => StatementReading

const CHANGES: Act = { kind: 'modify', destructive: false }
const DESTROYS: Act = { kind: 'modify', destructive: true }

const then = (first: readonly Act[], rest: StatementReading): StatementReading => (typeof rest === 'string' ? rest : [...first, ...rest])

const query: Reader = tokens => scan(tokens, true)

const has = (tokens: Tokens, ...texts: readonly string[]): boolean => tokens.some(token => isWord(token, ...texts))

/** A statement that changes things by its nature; what it calls besides is added where it is known. */
const change =
  (destroys: (tokens: Tokens) => boolean): Reader =>
  tokens =>
    then([destroys(tokens) ? DESTROYS : CHANGES], scan(tokens, false))

/** `explain` plans, and with `analyze` runs. */
const explain: Reader = tokens => {
  let i = 1
  const options: SqlToken[] = []
  if (isOp(tokens[i], '(')) {
    const end = closing(tokens, i)
    options.push(...tokens.slice(i, end))
    i = end + 1
  }
  while (isWord(tokens[i], 'analyze', 'analyse', 'verbose', 'query', 'plan', 'extended')) options.push(tokens[i++]!)
  const explained = tokens.slice(i)
  const first = explained.find(token => !isOp(token, '('))
  return has(options, 'analyze', 'analyse') || QUERIES.has(textOf(first) ?? '') ? readInner(explained) : []
}

/** `copy {table | (query)} {from | to} {'file' | program 'command' | stdin | stdout}`; psql's `\copy` may leave the file unquoted. */
const copy: Reader = tokens => {
  let i = 1
  let inner: StatementReading = []
  if (isOp(tokens[i], '(')) {
    const end = closing(tokens, i)
    inner = readInner(tokens.slice(i + 1, end))
    i = end + 1
  } else {
    while (i < tokens.length && !isOp(tokens[i], '(') && !isWord(tokens[i], 'from', 'to')) i++
    if (isOp(tokens[i], '(')) i = closing(tokens, i) + 1
  }
  const reads = isWord(tokens[i], 'from')
  if (!reads && !isWord(tokens[i], 'to')) return 'a copy without from or to'
  const target = tokens[i + 1]
  const quoted = (token: SqlToken | undefined): string | undefined => (token?.kind === 'string' ? token.text : undefined)
  const named = scan(tokens, false)
  if (typeof named === 'string' || typeof inner === 'string') return inner
  inner = [...(reads ? [CHANGES] : []), ...named, ...inner]
  if (isWord(target, 'stdin', 'stdout', 'pstdin', 'pstdout')) return inner
  if (isWord(target, 'program')) return then([{ kind: 'execute', text: quoted(tokens[i + 2]) }], inner)
  return then([{ kind: reads ? 'read-file' : 'write-file', path: quoted(target) }], inner)
}

const PRAGMAS_READ: ReadonlySet<string> = new Set(
  (
    'table_info table_xinfo table_list index_list index_info index_xinfo foreign_key_list foreign_key_check database_list ' +
    'integrity_check quick_check collation_list compile_options function_list module_list pragma_list'
  ).split(' '),
)
const PRAGMAS_SHOWN: ReadonlySet<string> = new Set(
  (
    'user_version schema_version application_id page_count page_size freelist_count encoding journal_mode foreign_keys ' +
    'synchronous cache_size auto_vacuum busy_timeout temp_store'
  ).split(' '),
)

/** SQLite: the same pragma may show (`journal_mode`) or set (`journal_mode = wal`). */
const pragma: Reader = tokens => {
  const at = isOp(tokens[2], '.') ? 3 : 1
  const name = textOf(tokens[at]) ?? ''
  if (PRAGMAS_READ.has(name)) return []
  if (!PRAGMAS_SHOWN.has(name)) return `the pragma ${name}`
  return tokens.length === at + 1 ? [] : [CHANGES]
}

const stringAfter = (tokens: Tokens, ...texts: readonly string[]): string | undefined => {
  const token = tokens[tokens.findLastIndex(candidate => isWord(candidate, ...texts)) + 1]
  return token?.kind === 'string' ? token.text : undefined
}

/** Read-only without one of these words, else as `otherwise` says. */
const unless =
  (words: readonly string[], otherwise: readonly Act[]): Reader =>
  tokens =>
    has(tokens.slice(1), ...words) ? otherwise : query(tokens)

const nothing: Reader = () => []

const inner =
  (...before: readonly string[]): Reader =>
  tokens => {
    const at = tokens.findIndex(token => isWord(token, ...before))
    return at === -1 ? `a ${textOf(tokens[0])} without its statement` : readInner(tokens.slice(at + 1))
  }

const QUERIES: ReadonlySet<string> = new Set(['select', 'with', 'values', 'table'])

const always = change(() => true)
const never = change(() => false)

const each = (names: string, reader: Reader): readonly (readonly [string, Reader])[] =>
  names.split(' ').map(name => [name, reader] as const)

const STATEMENTS: ReadonlyMap<string, Reader> = new Map([
  ...each('select with values table fetch move close', query),
  // in other languages these open and close blocks of statements
  ...each('begin end', tokens => (tokens.slice(1).some(token => STATEMENTS.has(textOf(token) ?? '')) ? 'a block' : [])),
  ...each('show abort savepoint release deallocate discard listen unlisten use detach', nothing),
  ...each('explain describe desc', explain),
  ...each('commit rollback', unless(['prepared'], [CHANGES])),
  ...each('start', tokens => (isWord(tokens[1], 'transaction') ? [] : 'a start of something')),
  ...each('set', unless(['global', 'persist', 'persist_only', 'password'], [CHANGES])),
  ...each('reset', unless(['master', 'slave', 'replica', 'query', 'persist', 'binary'], [DESTROYS])),
  ...each('declare', inner('for')),
  ...each('prepare', tokens => (isWord(tokens[1], 'transaction') ? [CHANGES] : inner('as')(tokens))),
  ...each('copy', copy),
  ...each('drop truncate delete', always),
  ...each(
    'insert',
    change(tokens => isWord(tokens[1], 'overwrite') || (isWord(tokens[1], 'or') && isWord(tokens[2], 'replace'))),
  ),
  // an update of every row leaves nothing of what the column held
  ...each(
    'update',
    change(tokens => !has(tokens, 'where')),
  ),
  ...each(
    'merge alter',
    change(tokens => has(tokens, 'delete', 'drop')),
  ),
  ...each('replace', always),
  ...each('create', tokens => then(has(tokens.slice(0, 4), 'subscription') ? [{ kind: 'network' }] : [], never(tokens))),
  ...each('grant revoke comment reindex cluster refresh security lock checkpoint notify kill flush reassign', never),
  ...each('import', tokens => then([{ kind: 'network' }], never(tokens))),
  // MariaDB's `analyze delete ..` runs what PostgreSQL's `explain analyze` would
  ...each('analyze analyse', tokens => then([CHANGES], STATEMENTS.has(textOf(tokens[1]) ?? '') ? readInner(tokens.slice(1)) : [])),
  ...each('vacuum', tokens => [has(tokens, 'into') ? { kind: 'write-file', path: stringAfter(tokens, 'into') } : CHANGES]),
  ...each('attach', tokens => [{ kind: 'write-file', path: stringAfter(tokens, 'attach', 'database') }]),
  ...each('pragma', pragma),
])

/** These hold another statement; none of them holds one that does so too, so that reading ends. */
const NESTING: ReadonlySet<string> = new Set(['explain', 'describe', 'desc', 'prepare', 'declare', 'copy', 'analyze', 'analyse'])

const readInner: Reader = tokens => {
  const first = tokens.find(token => !isOp(token, '('))
  return NESTING.has(textOf(first) ?? '') ? 'a statement in a statement' : readStatement(tokens)
}

/** First words of statements that can do anything, and are not read. */
const OPAQUE: ReadonlySet<string> = new Set(
  'call do exec execute load install uninstall handler source system tee pager delimiter rename change stop purge optimize repair xa'.split(
    ' ',
  ),
)

/** Whether any database would take this for a statement at all. */
export const isStatement = (tokens: Tokens): boolean => {
  const first = textOf(tokens.find(token => !isOp(token, '('))) ?? ''
  return STATEMENTS.has(first) || OPAQUE.has(first)
}

/** Reads one statement, without its semicolon. */
export const readStatement = (tokens: Tokens): StatementReading => {
  const start = tokens.findIndex(token => !isOp(token, '('))
  if (start === -1) return tokens.length === 0 ? [] : 'unmatched brackets'
  const statement = start === 0 ? tokens : tokens.slice(start)
  const first = statement[0]
  const reader = first?.kind === 'word' ? STATEMENTS.get(first.text) : undefined
  return reader === undefined ? `a statement that starts with "${textOf(first) ?? 'a number'}"` : reader(statement)
}
