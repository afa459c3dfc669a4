import { at } from '../../core/pointer.ts'
import { argumentsOf, optionsOf } from '../places.ts'
import type { Rule } from '../rule.ts'

const wrongWith = (values: readonly unknown[]): string | undefined => {
  if (values.length === 0) return 'there is no value that could be given'
  const seen = new Set<string>()
  for (const value of values) {
    const shown = JSON.stringify(value)
    if (seen.has(shown)) return `${shown} stands there twice`
    seen.add(shown)
  }
  return undefined
}

export const badEnum: Rule = {
  code: 'bad-enum',
  severity: 'warning',
  reason: 'An agent chooses from this list: an empty one says that no call is right, and a double one that something was copied.',
  fix: 'list every value once, or leave the list out',
  check: (document, report) => {
    const all = [
      ...optionsOf(document).map(({ option, pointer }) => ({ values: option.enum, pointer })),
      ...argumentsOf(document).map(({ argument, pointer }) => ({ values: argument.enum, pointer })),
    ]
    for (const { values, pointer } of all) {
      const wrong = values === undefined ? undefined : wrongWith(values)
      if (wrong !== undefined) report(at(pointer, 'enum'), wrong)
    }
  },
}
