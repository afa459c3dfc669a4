import { at } from '../../core/pointer.ts'
import type { Argument } from '../document.ts'
import { placesOf } from '../places.ts'
import type { Rule } from '../rule.ts'

/** An argument that some option replaces is not always there. */
const isConditional = (argument: Argument): boolean => argument['x-unless'] !== undefined || argument['x-assignments'] === true

const wrongAfter = (variadic: Argument, argument: Argument): string | undefined => {
  if (argument.variadic === true) return `"${variadic.name}" takes every word before it, so that nothing is left for "${argument.name}"`
  return argument.required === false
    ? `"${variadic.name}" before it takes every word, so that "${argument.name}" is never given`
    : undefined
}

export const argumentOrder: Rule = {
  code: 'argument-order',
  severity: 'warning',
  reason: 'Words are bound in order: after an argument that takes all of them only required ones still get theirs.',
  fix: 'put the variadic argument last, or make what follows it required',
  check: (document, report) => {
    for (const { node, pointer } of placesOf(document)) {
      let variadic: Argument | undefined
      ;(node.arguments ?? []).forEach((argument, index) => {
        if (isConditional(argument)) return
        const wrong = variadic === undefined ? undefined : wrongAfter(variadic, argument)
        if (wrong !== undefined) report(at(pointer, 'arguments', index), wrong)
        if (argument.variadic === true) variadic ??= argument
      })
    }
  },
}
