import { basename, dirname } from 'node:path'
import { shellCommands } from './shell-commands.ts'

/** What is known of a script's variables: every value that some branch gives them. */
export interface ShellState {
  /** `$0`: as called, and after symbolic links, since which of the two a launcher uses depends on how it was called. */
  readonly self: readonly string[]
  readonly variables: Map<string, readonly string[]>
}

/** Values of one word: branches multiply. */
const MOST_VALUES = 8

/** How deep substitutions are read: `$(cd "$(dirname "$(readlink -f "$0")")" && pwd)` has three. */
const MOST_DEPTH = 6

/** A value longer than this is no path. */
const MOST_LENGTH = 4096

type Values = readonly string[]

const joined = (left: Values, right: Values): Values =>
  [...new Set(left.flatMap(a => right.map(b => a + b)))].filter(text => text.length <= MOST_LENGTH).slice(0, MOST_VALUES)

/** Where what was opened at `from` (behind the opening) ends; quotes and nested pairs are passed over. */
const endOf = (text: string, from: number, pair: '()' | '{}'): number => {
  const [open, close] = pair
  let depth = 1
  let quote = ''
  for (let at = from; at < text.length; at++) {
    const char = text[at]!
    if (char === '\\') at++
    else if (quote !== '') quote = char === quote ? '' : quote
    else if (char === "'" && open !== '{') quote = char
    else if (char === open) depth++
    else if (char === close && --depth === 0) return at
  }
  return text.length
}

/** `${V%/*}` and its kin, for the few patterns that launchers use. */
const trimmed = (value: string, operator: string, pattern: string): string | undefined => {
  if (operator === '%' && pattern === '/*') return value.includes('/') ? value.slice(0, value.lastIndexOf('/')) : value
  if (operator === '##' && pattern === '*/') return basename(value)
  if (operator === '%' && !/[*?[]/.test(pattern)) return value.endsWith(pattern) ? value.slice(0, -pattern.length || undefined) : value
  return undefined
}

const parameter = (inside: string, state: ShellState, depth: number): Values => {
  const [, name = '', index = '', operator = '', rest = ''] =
    /^(\w+|[@*#?$!-])(\[[^\]]*\])?(:?[-=+?]|%%?|##?|:A:h|:h|:A)?([\s\S]*)$/.exec(inside) ?? []
  const own: Values =
    name === '0' || (name === 'BASH_SOURCE' && /^(?:\[0\])?$/.test(index)) ? state.self : (state.variables.get(name) ?? [])
  switch (operator) {
    case '':
      return rest === '' ? own : []
    case ':-':
    case '-':
    case ':=':
    case '=':
      return [...new Set([...own, ...wordValues(rest, state, depth + 1)])].slice(0, MOST_VALUES)
    case ':A':
      return own
    case ':A:h':
    case ':h':
      return own.map(value => dirname(value))
    default: {
      if (own.length === 0) return []
      const patterns = rest.includes('$') ? wordValues(rest, state, depth + 1) : [rest]
      // a pattern with variables in it is what they hold, as in the line by which scripts cut off their own name
      const isMeant = (pattern: string, value: string): boolean => !rest.includes('$') || value.endsWith(pattern)
      return own.flatMap(value => patterns.flatMap(pattern => (isMeant(pattern, value) ? (trimmed(value, operator, pattern) ?? []) : [])))
    }
  }
}

const operands = (words: readonly string[]): readonly string[] => words.filter(word => !word.startsWith('-'))

/** What a command prints, for those that compute paths. */
const printed = (script: string, state: ShellState, depth: number): Values => {
  const commands = shellCommands(script).map(words => words.slice(words.findIndex(word => !/^[A-Za-z_]\w*=/.test(word))))
  const [first = []] = commands
  const [name = '', ...words] = first
  const values = (word: string | undefined): Values => (word === undefined ? [] : wordValues(word, state, depth + 1))
  const [operand, second] = operands(words)
  switch (name) {
    case 'dirname':
      return values(operand).map(value => dirname(value))
    case 'basename':
      return values(operand).map(value => basename(value, second ?? ''))
    case 'readlink':
    case 'greadlink':
    case 'realpath':
    case 'grealpath':
    case 'echo':
    case 'cygpath':
      return values(operand)
    case 'printf':
      return values(second)
    case 'cd':
    case 'pushd':
      return commands.some(command => command[0] === 'pwd' || /\$\{?PWD\b/.test(command.join(' '))) ? values(operand) : []
    case 'command':
    case 'which':
      return values(operand)
    default:
      return []
  }
}

/**
 * Every value that a word of a shell script can have as far as its text tells; none when a part is not known before it runs. Quotes are
 * removed. No file is looked at: links are taken to lead nowhere, but for `$0`, whose both ends are in `state`.
 */
export const wordValues = (word: string, state: ShellState, depth = 0): Values => {
  if (depth > MOST_DEPTH) return []
  let values: Values = ['']
  let quoted = false
  for (let at = 0; at < word.length && values.length > 0;) {
    const char = word[at]!
    if (char === '\\') {
      values = joined(values, [word[at + 1] ?? ''])
      at += 2
    } else if (char === "'" && !quoted) {
      const end = word.indexOf("'", at + 1)
      values = joined(values, [word.slice(at + 1, end === -1 ? undefined : end)])
      at = end === -1 ? word.length : end + 1
    } else if (char === '"') {
      quoted = !quoted
      at++
    } else if (char === '`') {
      const end = word.indexOf('`', at + 1)
      values = joined(values, printed(word.slice(at + 1, end === -1 ? undefined : end), state, depth))
      at = end === -1 ? word.length : end + 1
    } else if (char === '$' && word[at + 1] === '(') {
      const end = endOf(word, at + 2, '()')
      values = joined(values, printed(word.slice(at + 2, end), state, depth))
      at = end + 1
    } else if (char === '$' && word[at + 1] === '{') {
      const end = endOf(word, at + 2, '{}')
      values = joined(values, parameter(word.slice(at + 2, end), state, depth))
      at = end + 1
    } else if (char === '$' && /[\w@*#?$!-]/.test(word[at + 1] ?? '')) {
      const name = /^(?:[A-Za-z_]\w*|[\s\S])/.exec(word.slice(at + 1))![0]
      values = joined(values, parameter(name, state, depth))
      at += 1 + name.length
    } else if (char === '~' && at === 0 && /^~(?:\/|$)/.test(word)) {
      values = state.variables.get('HOME') ?? []
      at++
    } else {
      const plain = quoted ? /^[^\\"`$]+|^[\s\S]/.exec(word.slice(at))![0] : /^[^\\'"`$]+|^[\s\S]/.exec(word.slice(at))![0]
      values = joined(values, [plain])
      at += plain.length
    }
  }
  return values
}
