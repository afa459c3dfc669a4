import type { Argument, Node } from '../../document/document.ts'
import type { Word } from '../word.ts'
import { valueOf } from '../word.ts'
import type { Bound, Given } from './match.ts'
import { isUndone } from './undone.ts'

/** The arguments of a command, without those whose role an option has taken (sed's script when `-e` is given). */
export const argumentsOf = (node: Node, options: readonly Given[]): readonly Argument[] => {
  const all = node.arguments ?? []
  if (options.length === 0 || !all.some(argument => argument['x-unless'] !== undefined)) return all
  return all.filter(
    argument =>
      !options.some(
        given => given.option.name !== undefined && argument['x-unless']?.includes(given.option.name) === true && !isUndone(given, options),
      ),
  )
}

const isAssignment = (word: Word): boolean => /^[A-Za-z_][A-Za-z0-9_]*=/.test(valueOf(word) ?? word.prefix)

/** How far operands were counted while they are read one by one. Mutable. */
export interface Turn {
  all: readonly Argument[]
  taken: number
  at: number
}

/** Where the argument stands that the operand belongs to. */
const placeOf = (all: readonly Argument[], at: number, operand: Word): number =>
  all[at]?.['x-assignments'] === true && !isAssignment(operand) ? at + 1 : at

/** The argument that the next operand belongs to; used where one of them starts a command. Each operand is counted once. */
export const nextArgument = (turn: Turn, all: readonly Argument[], taken: readonly Word[], word: Word): Argument | undefined => {
  // an option can take an argument away
  if (all.length !== turn.all.length || all.some((argument, at) => argument !== turn.all[at])) {
    turn.taken = 0
    turn.at = 0
  }
  turn.all = all
  for (; turn.taken < taken.length; turn.taken++) {
    const at = placeOf(all, turn.at, taken[turn.taken]!)
    turn.at = all[at] !== undefined && all[at]['x-assignments'] !== true && all[at].variadic !== true ? at + 1 : at
  }
  return all[placeOf(all, turn.at, word)]
}

export interface Binding {
  readonly bound: readonly Bound[]
  readonly surplus: readonly Word[]
}

/** Binds operands in order; a variadic argument leaves the last operands to the required arguments after it. */
export const bind = (all: readonly Argument[], operands: readonly Word[]): Binding => {
  const bound: Bound[] = []
  let rest = operands
  const left = [...all]
  while (left.length > 0 && rest.length > 0) {
    const argument = left.shift()!
    if (argument['x-assignments'] === true) {
      // where nothing follows, names without a value are meant too (`export NAME`)
      const end = left.length === 0 ? -1 : rest.findIndex(word => !isAssignment(word))
      const words = end === -1 ? rest : rest.slice(0, end)
      if (words.length > 0) bound.push({ argument, words })
      rest = rest.slice(words.length)
      continue
    }
    const required = left.filter(operand => operand.required !== false).length
    if (argument.variadic === true) {
      const count = Math.max(required === 0 ? rest.length : rest.length - required, argument.required === false ? 0 : 1)
      if (count > 0) bound.push({ argument, words: rest.slice(0, count) })
      rest = rest.slice(count)
    } else if (argument.required === false && rest.length <= required) {
      // what is left is needed by the required ones after it
    } else {
      bound.push({ argument, words: rest.slice(0, 1) })
      rest = rest.slice(1)
    }
  }
  return { bound, surplus: rest }
}
