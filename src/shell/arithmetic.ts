import type { ArithmeticBinary, ArithmeticExpression, Word as WordNode } from 'unbash'
import { mayAbort } from './merge.ts'
import { checkSet } from './obeyed.ts'
import { printedNumber } from './printed-number.ts'
import { setVariable, subshell } from './state.ts'
import { variable } from './variable.ts'
import type { Place } from './walk.ts'
import { dynamicWord } from './word.ts'
import type { Word } from './word.ts'

/*
 * The shell evaluates arithmetic again and again: a variable that holds `a[$(id)]` runs id. So everything that takes part must be
 * known to be a number, or come from the environment, which this line cannot have filled.
 */

const NUMBER = /^[+-]?(?:0[xX][0-9a-fA-F]+|[0-9]+(?:#[0-9A-Za-z@_]+)?)$/
const NAME = /^[A-Za-z_][A-Za-z0-9_]*$/

const problem = (place: Place, text: string) =>
  place.problems.push({ code: 'evaluates', reason: `${text} calculates with a value that is not known to be a number, and could run it` })

/** Whether the shell can take this for nothing but a number. */
const isNumber = (place: Place, word: Word, depth = 0): boolean => {
  if (word.values === undefined) return word.rest === 'number' && word.prefix === ''
  return word.values.every(
    value => value.trim() === '' || NUMBER.test(value.trim()) || (NAME.test(value) && isName(place, value, depth + 1)),
  )
}

/** A word that is calculated. */
export const checkNumber = (place: Place, value: Word): void => {
  if (!isNumber(place, value)) problem(place, value.text)
}

const isName = (place: Place, name: string, depth: number): boolean => {
  const known = place.state.variables.get(name)
  if (known === undefined) return !place.state.clobbered
  return depth < 4 && isNumber(place, known, depth)
}

const word = (place: Place, value: string, text: string): void => {
  const plain = value.trim()
  if (plain === '' || NUMBER.test(plain)) return
  const name = /^\$(?:([A-Za-z_]\w*|[1-9#?])|\{([A-Za-z_]\w*|[1-9]\d*|[#?])\})$/.exec(plain)
  if (name !== null) {
    const given = name[1] ?? name[2]!
    const known = NAME.test(given) ? isName(place, given, 0) : isNumber(place, variable(place, given, plain))
    if (!known) problem(place, text)
    return
  }
  const array = /^([A-Za-z_][A-Za-z0-9_]*)\[([A-Za-z0-9_]+)\]$/.exec(plain)
  for (const each of array === null ? [plain] : [array[1]!, array[2]!])
    if (!NUMBER.test(each) && !(NAME.test(each) && isName(place, each, 0))) problem(place, text)
}

const assign = (place: Place, target: ArithmeticExpression): void => {
  if (target.type !== 'ArithmeticWord' || !NAME.test(target.value)) return
  setVariable(place.state, target.value, dynamicWord(target.value, { rest: 'number' }))
  checkSet(place, target.value, 'arithmetic')
}

/** `1+2+3..` nests to the left as deep as it is long, so that side is followed without recursion. */
const checkBinary = (place: Place, expression: ArithmeticBinary, text: string): void => {
  const spine: ArithmeticBinary[] = []
  let left: ArithmeticExpression = expression
  while (left.type === 'ArithmeticBinary') {
    spine.push(left)
    left = left.left
  }
  const innermost = spine.at(-1)!
  // what `x = ..` held before does not matter
  if (innermost.operator !== '=') checkArithmetic(place, left, text)
  for (const each of spine.toReversed()) {
    checkArithmetic(place, each.right, text)
    if (/^(?:[-+*/%&|^]|<<|>>)?=$/.test(each.operator)) assign(place, each.left)
  }
  if (innermost.operator === '=') checkArithmetic(place, left, text)
}

/** Checks an arithmetic expression, walks the commands in it, and notes the variables that it sets. */
export const checkArithmetic = (place: Place, expression: ArithmeticExpression | undefined, text: string): void => {
  if (expression === undefined) return
  switch (expression.type) {
    case 'ArithmeticBinary':
      return checkBinary(place, expression, text)
    case 'ArithmeticUnary':
      checkArithmetic(place, expression.operand, text)
      if (expression.operator === '++' || expression.operator === '--') assign(place, expression.operand)
      return
    case 'ArithmeticTernary':
      checkArithmetic(place, expression.test, text)
      checkArithmetic(place, expression.consequent, text)
      checkArithmetic(place, expression.alternate, text)
      return
    case 'ArithmeticGroup':
      checkArithmetic(place, expression.expression, text)
      return
    case 'ArithmeticWord':
      if (expression.parts === undefined) return word(place, expression.value, text)
      // a word whose parts are walked like those of any other
      return checkOperand(place, { type: 'Word', text: expression.value, value: expression.value, pos: 0, end: 0, parts: expression.parts })
    case 'ArithmeticCommandExpansion':
      if (expression.script !== undefined) place.walk.script(place.walk, subshell(place.state), expression.script)
      if (printedNumber(place.state, text, expression.script) === undefined) problem(place, text)
      return
    default:
      problem(place, text)
  }
}

/** A word that the shell takes for arithmetic: an operand of `-eq`, an offset. */
export const checkOperand = (place: Place, node: WordNode): void => {
  const value = place.walk.expand(place, node)
  const parts = node.parts
  const only = parts?.length === 1 ? parts[0] : undefined
  const inner = only?.type === 'DoubleQuoted' && only.parts.length === 1 ? only.parts[0] : only
  // a variable that the line did not set comes from the environment
  if (inner?.type === 'SimpleExpansion' && /^\$[A-Za-z_]/.test(inner.text)) {
    if (isName(place, inner.text.slice(1), 0) || isNumber(place, variable(place, inner.text.slice(1), inner.text))) return
  } else if (isNumber(place, value)) return
  problem(place, node.text)
}

/** A subscript or offset: `@` and `*` are all elements. */
export const checkSubscript = (place: Place, node: WordNode): void => {
  mayAbort(place.state)
  if (node.text === '@' || node.text === '*') return
  const plain = node.parts === undefined ? node.text : undefined
  if (plain !== undefined && /^[\w\s+*/%-]*$/.test(plain)) {
    for (const name of plain.match(/[A-Za-z_]\w*/g) ?? []) if (!isName(place, name, 0)) problem(place, node.text)
    return
  }
  checkOperand(place, node)
}
