import { defaultsOf, flagOf, isOperand, takesValue, valueOf } from '../../core/params.ts'
import type { Param, Params } from '../../core/params.ts'
import type { AnyOperation } from '../../commands/shared/define.ts'
import { GLOBALS } from '../globals.ts'
import type { Globals } from '../globals.ts'
import type { Call } from './execute.ts'

/**
 * Reads the plain forms of a command line without a parser package: known long options, written in full, with their values, and
 * operands. Anything else (help, abbreviations, wrong values, too many operands) gives undefined and is left to the full program, whose
 * answer to the same words is the same where both understand them; a test holds the two against each other.
 */
export const simpleCall = (operation: AnyOperation, words: readonly string[]): Call | undefined => {
  const params: Params = operation.params
  const named = new Map<string, { readonly name: string; readonly param: Param; readonly global: boolean }>()
  for (const [name, param] of Object.entries(params)) if (!isOperand(param)) named.set(flagOf(name), { name, param, global: false })
  for (const [name, param] of Object.entries(GLOBALS)) named.set(flagOf(name), { name, param, global: true })

  const input = defaultsOf(params)
  const globals = defaultsOf(GLOBALS)
  const operands: string[] = []
  const seen = new Set<string>()
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!
    if (word === '--') {
      const rest = Object.entries(params).find(([, it]) => it.kind === 'rest')
      if (rest === undefined) return undefined
      input[rest[0]] = words.slice(at + 1)
      break
    }
    if (word === '-' || !word.startsWith('-')) {
      operands.push(word)
      continue
    }
    const equals = word.indexOf('=')
    const flag = equals === -1 ? word : word.slice(0, equals)
    const option = named.get(flag)
    if (option === undefined || seen.has(flag)) return undefined
    seen.add(flag)
    const target = option.global ? globals : input
    if (!takesValue(option.param)) {
      if (equals !== -1) return undefined
      target[option.name] = true
      continue
    }
    const text = equals === -1 ? words[++at] : word.slice(equals + 1)
    if (text === undefined || (equals === -1 && text.startsWith('-'))) return undefined
    if (option.param.kind === 'texts') {
      const items = (option.param.whole === true ? [text] : text.split(',')).filter(it => it !== '')
      if (items.length === 0) return undefined
      target[option.name] = items
      continue
    }
    const read = valueOf(option.param, text)
    if ('wrong' in read) return undefined
    target[option.name] = read.value
  }
  return bindOperands(params, operands, input) ? { operation, input, globals: globals as unknown as Globals } : undefined
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
