import type { Act, LanguageReader } from './language.ts'
import { awkTokens } from './awk-tokens.ts'
import type { AwkToken } from './awk-tokens.ts'
import { LONGEST_TEXT, understood, unknown } from './reading.ts'
import { isSecretName } from './secret-name.ts'

const NOT_FILES: ReadonlySet<string> = new Set([
  '/dev/stdout',
  '/dev/stderr',
  '/dev/stdin',
  '/dev/null',
  '/dev/fd/0',
  '/dev/fd/1',
  '/dev/fd/2',
])
const SOCKET = /^\/inet[46]?\//
const OPENING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' }
/** What may stand before `"command" | getline` without becoming a part of the command. */
const BEFORE_COMMAND: ReadonlySet<string> = new Set(['{', '}', ';', '('])
/** A newline after any other operator may not end the statement: busybox reads on after every binary one. */
const COMPLETE: ReadonlySet<string> = new Set([')', ']', '}', ';', '++', '--'])
/** What may follow the file of a `getline < "file"`. */
const AFTER_FILE: ReadonlySet<string> = new Set([';', '}', ')', '&&', '||', '>', '>=', '<', '<=', '==', '!='])
const ASSIGNS = /^(?:[-+*/%^]|\*\*)?=$|^(?:\+\+|--|in)$/

/** A program whose brackets match; `partner`: where the bracket that opens at an index closes. */
interface Program {
  readonly tokens: readonly AwkToken[]
  readonly partner: ReadonlyMap<number, number>
}

const textOf = (token: AwkToken | undefined): string | undefined => (token !== undefined && 'text' in token ? token.text : undefined)

const isOp = (token: AwkToken | undefined, text: string): boolean => token?.kind === 'op' && token.text === text

const partners = (tokens: readonly AwkToken[]): ReadonlyMap<number, number> | undefined => {
  const partner = new Map<number, number>()
  const open: number[] = []
  for (const [i, token] of tokens.entries()) {
    if (token.kind !== 'op') continue
    if (token.text in OPENING) open.push(i)
    else if (token.text === ')' || token.text === ']' || token.text === '}') {
      const start = open.pop()
      if (start === undefined || OPENING[textOf(tokens[start]) ?? ''] !== token.text) return undefined
      partner.set(start, i)
    }
  }
  return open.length === 0 ? partner : undefined
}

const endsStatement = (token: AwkToken | undefined): boolean =>
  token === undefined || token.kind === 'newline' || isOp(token, ';') || isOp(token, '}')

/** The string at `i` if it is the whole operand: concatenation would make more of it. */
const operand = (tokens: readonly AwkToken[], i: number, ends: (token: AwkToken | undefined) => boolean): string | undefined => {
  const token = tokens[i]
  return token?.kind === 'string' && ends(tokens[i + 1]) ? token.value : undefined
}

const onFile = (kind: 'read-file' | 'write-file', path: string | undefined): readonly Act[] => {
  // gawk connects to a name such as /inet/tcp/0/host/80; a computed name read from may be one (a write is not approved unseen anyway)
  if (path === undefined) return kind === 'read-file' ? [{ kind, path }, { kind: 'network' }] : [{ kind, path }]
  if (SOCKET.test(path)) return [{ kind: 'network' }]
  return NOT_FILES.has(path) || (kind === 'read-file' && path === '-') ? [] : [{ kind, path }]
}

const onCommand = (text: string | undefined): readonly Act[] => {
  if (text !== undefined && SOCKET.test(text)) return [{ kind: 'network' }]
  return text?.trim() === '' ? [] : [{ kind: 'execute', text }]
}

const pipe = ({ tokens }: Program, i: number, printing: boolean): readonly Act[] => {
  if (printing) return onCommand(operand(tokens, i + 1, endsStatement))
  if (textOf(tokens[i + 1]) !== 'getline') return onCommand(undefined)
  const before = tokens[i - 2]
  const alone = before === undefined || before.kind === 'newline' || (before.kind === 'op' && BEFORE_COMMAND.has(before.text))
  const command = tokens[i - 1]
  return onCommand(alone && command?.kind === 'string' ? command.value : undefined)
}

/** Where the variable that `getline` may fill ends; `i` if there is none. */
const targetEnd = ({ tokens, partner }: Program, i: number): number => {
  let at = i
  while (isOp(tokens[at], '$')) at++
  const token = tokens[at]
  if (token?.kind === 'name') return isOp(tokens[at + 1], '[') ? (partner.get(at + 1) ?? at) + 1 : at + 1
  if (at === i) return i
  if (token?.kind === 'number') return at + 1
  return isOp(token, '(') ? (partner.get(at) ?? at) + 1 : -1
}

const getline = (program: Program, i: number): readonly Act[] | string => {
  const { tokens } = program
  const end = targetEnd(program, i + 1)
  const next = tokens[end]
  if (end === -1 || isOp(next, '(') || isOp(next, '++') || isOp(next, '--')) return 'an unusual getline'
  if (next !== undefined && next.kind !== 'op' && next.kind !== 'newline') return 'an unusual getline'
  if (!isOp(next, '<')) return []
  const isEnd = (token: AwkToken | undefined): boolean =>
    token === undefined || token.kind === 'newline' || (token.kind === 'op' && AFTER_FILE.has(token.text))
  return onFile('read-file', operand(tokens, end + 1, isEnd))
}

const system = ({ tokens }: Program, i: number): readonly Act[] =>
  onCommand(isOp(tokens[i + 1], '(') ? operand(tokens, i + 2, token => isOp(token, ')')) : undefined)

/** ENVIRON["NAME"] of a harmless name shows no more than the shell would; anything else may print them all. */
const environment = ({ tokens }: Program, i: number): readonly Act[] => {
  const name = isOp(tokens[i + 1], '[') ? operand(tokens, i + 2, token => isOp(token, ']')) : undefined
  return name === undefined || isSecretName(name) ? [{ kind: 'reveal' }] : []
}

/** Whoever fills ARGV makes awk read other files; looking at one element, or deleting it, does not. */
const operands = ({ tokens, partner }: Program, i: number): readonly Act[] => {
  const computed = onFile('read-file', undefined)
  const before = textOf(tokens[i - 1])
  if (!isOp(tokens[i + 1], '[')) return before === 'in' ? [] : computed
  const after = textOf(tokens[(partner.get(i + 1) ?? i) + 1])
  if (before === '++' || before === '--' || before === 'getline') return computed
  if (after !== undefined && ASSIGNS.test(after)) return computed
  // sub(/a/, "b", ARGV[1]) changes its third argument
  return before === ',' && after === ')' ? computed : []
}

const word = (program: Program, i: number, defined: ReadonlySet<string>): readonly Act[] | string => {
  const token = program.tokens[i]!
  const text = textOf(token)
  if (token.kind === 'keyword') return text === 'getline' ? getline(program, i) : []
  if (token.kind === 'builtin') return text === 'system' ? system(program, i) : []
  if (token.kind === 'call') return defined.has(text!) ? [] : `the function ${text}, which is not defined here`
  if (token.kind !== 'name') return []
  if (text === 'ENVIRON') return environment(program, i)
  if (text === 'ARGV') return operands(program, i)
  return text === 'SYMTAB' ? 'SYMTAB, which reaches every variable' : []
}

const functionsOf = (tokens: readonly AwkToken[]): ReadonlySet<string> => {
  const names = tokens.flatMap((token, i) => {
    const next = tokens[i + 1]
    const defines = token.kind === 'keyword' && (token.text === 'function' || token.text === 'func')
    return defines && (next?.kind === 'call' || next?.kind === 'name') ? [next.text] : []
  })
  return new Set(names)
}

const actsOf = (program: Program): readonly Act[] | string => {
  const { tokens } = program
  const defined = functionsOf(tokens)
  const acts: Act[] = []
  let depth = 0
  let printing = false
  let last: AwkToken | undefined
  for (const [i, token] of tokens.entries()) {
    const text = textOf(token)
    if (token.kind === 'newline') {
      if (depth === 0 && (last?.kind !== 'op' || COMPLETE.has(last.text))) printing = false
      continue
    }
    last = token
    if (token.kind !== 'op') {
      const found = word(program, i, defined)
      if (typeof found === 'string') return found
      acts.push(...found)
      if (text === 'print' || text === 'printf') printing = true
      continue
    }
    if (text === '(' || text === '[') depth++
    else if (text === ')' || text === ']') depth--
    else if (text === '{' || text === '}') {
      if (depth > 0) return 'braces in an expression'
      printing = false
    } else if (text === ';' && depth === 0) printing = false
    else if (text === ':' && isOp(tokens[i + 1], ':')) return 'a name in a namespace'
    else if (text === '|' || text === '|&') acts.push(...pipe(program, i, printing && depth === 0))
    else if (text === '>' || text === '>>') {
      if (printing && depth === 0) acts.push(...onFile('write-file', operand(tokens, i + 1, endsStatement)))
      else if (text === '>>' || endsStatement(tokens[i - 1])) return `"${text}" outside a print`
    }
  }
  return acts
}

/** Reads an awk program so that it holds for gawk, mawk, busybox and the one true awk. All of them compile before they run. */
export const readAwk: LanguageReader = text => {
  if (text.length > LONGEST_TEXT) return unknown('an awk program of this length')
  const lexed = awkTokens(text)
  if (lexed.kind === 'problem') return unknown(`${lexed.problem} in an awk program`)
  const partner = partners(lexed.tokens)
  if (partner === undefined) return unknown('unmatched brackets in an awk program')
  const acts = actsOf({ tokens: lexed.tokens, partner })
  return typeof acts === 'string' ? unknown(`${acts}, in an awk program`) : understood(acts)
}
