import { optionsOf } from '../places.ts'
import type { Rule } from '../rule.ts'

const OF_VALUES = ['enum', 'x-values', 'x-path', 'x-path-after', 'x-path-before', 'x-selects', 'x-language', 'x-arity'] as const

export const booleanValue: Rule = {
  code: 'boolean-value',
  severity: 'warning',
  reason: 'A boolean option takes no value, so that what is said about its value never holds.',
  fix: 'give the option the type of its value, such as "enum", "string" or "file"',
  check: (document, report) => {
    for (const { option, pointer } of optionsOf(document)) {
      const takes = option['x-value'] === 'required' || option['x-value'] === 'optional'
      const field = OF_VALUES.find(key => option[key] !== undefined && option[key] !== 'hidden')
      if (option.type === 'boolean' && !takes && field !== undefined)
        report(pointer, `${option.flags[0] ?? 'the option'} is boolean, but "${field}" speaks of a value`)
    }
  },
}
