import type { ParameterExpansionPart, Word as WordNode } from 'unbash'
import { checkSubscript } from './arithmetic.ts'
import { checkInteger } from './integer.ts'
import { mayAbort } from './merge.ts'
import { isExported, isOwn, secretParameter, setVariable } from './state.ts'
import { unquoted } from './unquoted.ts'
import { variable } from './variable.ts'
import type { Place } from './walk.ts'
import { dynamicWord, forgotten, valueOf } from './word.ts'
import type { Word } from './word.ts'

/** Transformations that only rewrite text; `P` runs what is in it. */
const HARMLESS_TRANSFORMS = /^[QEAaKkULu]$/

/** `${x%suffix}` of a known value and a pattern without globs. */
const removed = (word: Word, operator: string, pattern: string | undefined): Word | undefined => {
  if (word.values === undefined || pattern === undefined || /[*?[\\]/.test(pattern)) return undefined
  const end = operator.startsWith('%')
  const values = word.values.map(value =>
    end
      ? value.endsWith(pattern)
        ? value.slice(0, value.length - pattern.length)
        : value
      : value.startsWith(pattern)
        ? value.slice(pattern.length)
        : value,
  )
  return { ...word, values, prefix: values.length === 1 ? values[0]! : '' }
}

/** `${..}`, with whatever stands behind the name. */
export const parameter = (place: Place, part: ParameterExpansionPart, quoted: boolean): Word => {
  const { problems, state } = place
  const problem = (reason: string) => problems.push({ code: 'evaluates', reason })
  const { operation } = part
  const inner = (word: WordNode | undefined) => (word === undefined ? undefined : place.walk.expand(place, word))
  if (part.index !== undefined) checkSubscript(place, part.index)
  if (part.prefix === '!' && operation?.type !== 'Names' && part.index?.text !== '@' && part.index?.text !== '*')
    problem(`${part.text} reads a variable whose name is computed`)
  if (part.parameter === '') problem(`${part.text} is not an expansion that can be read`)
  const whole = part.parameter === '@' || part.parameter === '*' || part.index?.text === '@' || part.index?.text === '*'
  if (part.prefix === '#') return dynamicWord(part.text, { rest: 'number' })
  const all = whole && part.index === undefined
  const own = all ? undefined : variable(place, part.parameter, part.text)
  const secret = own === undefined ? secretParameter(state) : own.secret
  const unknownWith = (held: Word['secret']) => dynamicWord(part.text, { pieces: quoted && !whole ? 'one' : 'any', secret: held })
  const unknown = unknownWith(secret)
  if (operation === undefined) {
    if (whole || part.index !== undefined || part.prefix !== undefined) return unknown
    return own === undefined ? unknown : quoted ? own : unquoted(own)
  }
  switch (operation.type) {
    case 'Default': {
      const value = inner(operation.operand)
      const known = part.index === undefined && !operation.operator.includes('+') ? own : undefined
      // what is given in the place of a value says nothing of the value
      const either = unknownWith((operation.operator.includes('+') ? undefined : secret) ?? value?.secret)
      // := sets the variable for the rest of the line
      if (operation.operator.includes('=')) {
        if (isOwn(part.parameter) || state.marks.has(part.parameter)) mayAbort(state)
        setVariable(state, part.parameter, forgotten(part.text, either))
        if (value !== undefined) checkInteger(place, part.parameter, value)
        if (value !== undefined) place.assigned.push({ name: part.parameter, value, exported: isExported(state, part.parameter) })
      }
      // a variable that is known and not empty needs no default
      return known?.values?.every(possible => possible !== '') === true ? (quoted ? known : unquoted(known)) : either
    }
    case 'Remove': {
      const pattern = inner(operation.operand)
      const known = part.index === undefined ? own : undefined
      const left = removed(known ?? unknown, operation.operator, pattern === undefined ? undefined : valueOf(pattern))
      return left === undefined ? unknown : quoted ? left : unquoted(left)
    }
    case 'Replace':
      inner(operation.pattern)
      return unknownWith(inner(operation.replacement)?.secret ?? secret)
    case 'Slice':
      checkSubscript(place, operation.offset)
      if (operation.length !== undefined) checkSubscript(place, operation.length)
      return unknown
    case 'CaseModification':
      inner(operation.operand)
      return unknown
    case 'Transform':
      inner(operation.operand)
      if (!HARMLESS_TRANSFORMS.test(operation.operand.text)) problem(`${part.text} runs what its value contains`)
      return unknown
    case 'Names':
      // `"${!x@}"` is as many words as there are names
      return part.text.endsWith('@}') ? dynamicWord(part.text, { pieces: 'any' }) : unknownWith(undefined)
    default:
      problem(`${part.text} is an expansion that cannot be read`)
      return unknown
  }
}
