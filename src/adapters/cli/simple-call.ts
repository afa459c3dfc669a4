import { defaultsOf, isOperand, takesValue, valueOf } from '../../core/params.ts'
import type { Params } from '../../core/params.ts'
import type { AnyOperation } from '../../commands/shared/define.ts'
import { findOperation } from '../find-operation.ts'
import { GLOBALS, globalsLast, globalsOf } from '../globals.ts'
import { optionForms } from '../option-forms.ts'
import type { Call } from './execute.ts'

/**
 * Reads the plain forms of a command line without a parser package: a command by its whole name, options as they are defined, long or
 * short, in any place, with their values, and operands. Anything else (help, abbreviations, short forms joined, wrong values, too many
 * operands) gives undefined and is left to the whole program, whose answer to the same words is the same where both understand them; tests
 * hold the two against each other.
 */
export const simpleCall = (operations: readonly AnyOperation[], written: readonly string[]): Call | undefined => {
  const found = findOperation(operations, globalsLast(written))
  return found === undefined ? undefined : readCall(found.operation, found.rest)
}

const readCall = (operation: AnyOperation, words: readonly string[]): Call | undefined => {
  const params: Params = operation.params
  const own = optionForms(params)
  const shared = optionForms(GLOBALS)
  const input = defaultsOf(params)
  const globals = defaultsOf(GLOBALS)
  const operands: string[] = []
  const values = new Map<string, readonly string[]>()
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!
    if (word === '--') {
      const after = words.slice(at + 1)
      const rest = Object.entries(params).find(([, operand]) => operand.kind === 'rest')
      if (rest === undefined) operands.push(...after)
      else input[rest[0]] = after
      break
    }
    if (word === '-' || !word.startsWith('-')) {
      operands.push(word)
      continue
    }
    const equals = word.indexOf('=')
    const flag = equals === -1 ? word : word.slice(0, equals)
    const form = own.get(flag) ?? shared.get(flag)
    if (form === undefined) return undefined
    const { name, param } = form
    const target = own.has(flag) ? input : globals
    if (!takesValue(param)) {
      if (equals !== -1) return undefined
      target[name] = true
      continue
    }
    const text = equals === -1 ? words[++at] : word.slice(equals + 1)
    if (text === undefined || (equals === -1 && text.startsWith('-'))) return undefined
    const before = values.get(name)
    if (param.kind === 'texts') {
      const items = [...(before ?? []), ...(param.whole === true ? [text] : text.split(',')).filter(part => part !== '')]
      if (items.length === 0) return undefined
      values.set(name, items)
      target[name] = items
      continue
    }
    const read = valueOf(param, text)
    if (before !== undefined || 'wrong' in read) return undefined
    values.set(name, [text])
    target[name] = read.value
  }
  return bindOperands(params, operands, input) ? { operation, input, globals: globalsOf(globals) } : undefined
}

/** Binds operands in order; false when they do not fit. */
const bindOperands = (params: Params, operands: readonly string[], input: Record<string, unknown>): boolean => {
  let next = 0
  for (const [name, param] of Object.entries(params)) {
    if (!isOperand(param)) continue
    // the whole program says what is wrong with it
    if ('mayBeEmpty' in param ? false : operands.includes('', next)) return false
    if (param.kind === 'operands') {
      if (param.required && next === operands.length) return false
      input[name] = operands.slice(next)
      next = operands.length
    } else if (param.kind === 'operand') {
      const operand = operands[next]
      if (operand === undefined) {
        if (param.required) return false
        continue
      }
      input[name] = operand
      next++
    }
  }
  return next === operands.length
}
