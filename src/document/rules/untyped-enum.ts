import { optionsOf } from '../places.ts'
import type { Rule } from '../rule.ts'

export const untypedEnum: Rule = {
  code: 'untyped-enum',
  severity: 'warning',
  reason: 'An option without a type takes no value, so that the word after it is read as an operand.',
  fix: 'add "type": "enum"',
  check: (document, report) => {
    for (const { option, pointer } of optionsOf(document))
      if (option.enum !== undefined && option.type === undefined && option['x-value'] === undefined)
        report(pointer, `${option.flags[0] ?? 'the option'} lists values, but has no type and so takes none`)
  },
}
