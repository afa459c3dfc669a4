import { flagOf, isOperand, takesValue } from '../../core/params.ts'
import type { Param, Params } from '../../core/params.ts'
import type { AnyOperation } from '../../commands/shared/define.ts'
import { findOperation } from '../find-operation.ts'
import { ABOUT, GLOBALS, HELP, leadingGlobals } from '../globals.ts'

/** What completion knows of an operation: the build puts no more of them into its bundle. */
export type Described = Pick<AnyOperation, 'name' | 'summary' | 'params'>

/** What a person can write at the cursor. */
export type Cursor =
  /** The next word of a command's name; `about` when it follows `help`. */
  | { readonly kind: 'name'; readonly words: readonly string[]; readonly about: boolean }
  /** An option of `params` that is not in `given`, as far as it can be. */
  | { readonly kind: 'option'; readonly params: Params; readonly given: ReadonlySet<string> }
  | {
      readonly kind: 'value'
      readonly param: Param
      /** Operands before the cursor. */
      readonly operands: readonly string[]
      /** What stands before the value in the same word: `--probe=`. */
      readonly prefix: string
      /** Where there is nothing to offer for an operand, options are. */
      readonly otherwise: Extract<Cursor, { kind: 'option' }> | undefined
    }
  | { readonly kind: 'nothing' }

export interface Reading {
  readonly cursor: Cursor
  readonly dataDir: string | undefined
}

interface Walk {
  readonly operands: readonly string[]
  readonly given: ReadonlySet<string>
  readonly dataDir: string | undefined
  /** The option whose value the next word is. */
  readonly open: Param | undefined
  /** Behind `--`. */
  readonly dashed: boolean
}

const flagsOf = (params: Params): ReadonlyMap<string, readonly [string, Param]> =>
  new Map(Object.entries(params).flatMap(([name, param]) => (isOperand(param) ? [] : [[flagOf(name), [name, param]] as const])))

const splitAtEquals = (word: string): readonly [flag: string, value: string | undefined] => {
  const at = word.indexOf('=')
  return at === -1 ? [word, undefined] : [word.slice(0, at), word.slice(at + 1)]
}

/** Reads the words before the cursor. What is wrong with them is for the run to say. */
const walk = (words: readonly string[], params: Params): Walk => {
  const flags = flagsOf(params)
  const operands: string[] = []
  const given = new Set<string>()
  let dataDir: string | undefined
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!
    if (word === '--') return { operands: [...operands, ...words.slice(at + 1)], given, dataDir, open: undefined, dashed: true }
    if (word === '-' || !word.startsWith('-')) {
      operands.push(word)
      continue
    }
    const [flag, attached] = splitAtEquals(word)
    const [name, param] = flags.get(flag) ?? []
    if (name === undefined || param === undefined) continue
    given.add(name)
    if (!takesValue(param)) continue
    if (attached === undefined && at + 1 === words.length) return { operands, given, dataDir, open: param, dashed: false }
    const value = attached ?? words[++at]!
    if (name === 'dataDir') dataDir = value
  }
  return { operands, given, dataDir, open: undefined, dashed: false }
}

/** The operand that the next word is. Words behind `--` are the `rest` where there is one. */
const operandAt = (params: Params, count: number, dashed: boolean): Param | undefined => {
  const operands = Object.values(params).filter(isOperand)
  const rest = operands.find(operand => operand.kind === 'rest')
  if (dashed && rest !== undefined) return rest
  const own = operands.filter(operand => operand.kind !== 'rest')
  const last = own.at(-1)
  return own[count] ?? (last?.kind === 'operands' ? last : undefined)
}

const cursorIn = (params: Params, { operands, given, open, dashed }: Walk, current: string): Cursor => {
  if (open !== undefined) return { kind: 'value', param: open, operands, prefix: '', otherwise: undefined }
  const options = { kind: 'option', params, given } as const
  if (!dashed && current.startsWith('-')) {
    const [flag, value] = splitAtEquals(current)
    if (value === undefined) return options
    const param = flagsOf(params).get(flag)?.[1]
    if (param === undefined || !takesValue(param)) return { kind: 'nothing' }
    return { kind: 'value', param, operands, prefix: `${flag}=`, otherwise: undefined }
  }
  const param = operandAt(params, operands.length, dashed)
  if (param === undefined) return dashed || current !== '' ? { kind: 'nothing' } : options
  return { kind: 'value', param, operands, prefix: '', otherwise: dashed || current !== '' ? undefined : options }
}

/** Reads the words behind `atip`, the last of which is the one at the cursor, and may be empty. */
export const cursorOf = (operations: readonly Described[], words: readonly string[]): Reading => {
  const before = words.slice(0, -1)
  const current = words.at(-1) ?? ''
  const first = leadingGlobals(before)
  const leading = walk(before.slice(0, first), GLOBALS)
  const { dataDir } = leading
  if (leading.open !== undefined) return { cursor: cursorIn(GLOBALS, leading, current), dataDir }
  const named = before.slice(first)
  if (named[0] === 'help') return { cursor: { kind: 'name', words: named.slice(1), about: true }, dataDir }
  const found = findOperation(operations, named)
  if (found !== undefined) {
    const params: Params = { ...found.operation.params, ...GLOBALS, ...HELP }
    const read = walk(found.rest, params)
    const given = new Set([...leading.given, ...read.given])
    return { cursor: cursorIn(params, { ...read, given }, current), dataDir: read.dataDir ?? dataDir }
  }
  if (named.length > 0 || !current.startsWith('-')) return { cursor: { kind: 'name', words: named, about: false }, dataDir }
  const params: Params = first > 0 ? GLOBALS : { ...GLOBALS, ...HELP, ...ABOUT }
  return { cursor: cursorIn(params, leading, current), dataDir }
}
