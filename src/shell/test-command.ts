import type { TestExpression } from 'unbash'
import { checkOperand } from './arithmetic.ts'
import { expandQuoted } from './expand.ts'
import { setVariable } from './state.ts'
import type { Place } from './walk.ts'
import { dynamicWord, valueOf } from './word.ts'

const ARITHMETIC = new Set(['-eq', '-ne', '-lt', '-le', '-gt', '-ge'])

/** A name of a variable, without a subscript that could run something. */
export const PLAIN_NAME = /^[A-Za-z_][A-Za-z0-9_]*$/

/** `[[ .. ]]` computes on the operands of `-eq` and its like, and evaluates subscripts in the operand of `-v`. */
export const checkTest = (place: Place, expression: TestExpression): void => {
  switch (expression.type) {
    case 'TestUnary': {
      const value = valueOf(expandQuoted(place, expression.operand))
      if (expression.operator === '-v' && (value === undefined || !PLAIN_NAME.test(value)))
        place.problems.push({ code: 'evaluates', reason: `[[ -v ${expression.operand.text} ]] can run what its operand contains` })
      return
    }
    case 'TestBinary':
      if (ARITHMETIC.has(expression.operator)) {
        checkOperand(place, expression.left)
        checkOperand(place, expression.right)
      } else {
        const { secret } = expandQuoted(place, expression.left)
        expandQuoted({ ...place, pattern: true }, expression.right)
        if (secret && expression.operator === '=~') setVariable(place.state, 'BASH_REMATCH', dynamicWord('', { secret }))
      }
      return
    case 'TestLogical':
      for (const operand of expression.operands) checkTest(place, operand)
      return
    case 'TestNot':
      return checkTest(place, expression.operand)
    case 'TestGroup':
      return checkTest(place, expression.expression)
    default:
      place.problems.push({ code: 'unsupported', reason: 'a test is of a kind that is not known' })
  }
}
