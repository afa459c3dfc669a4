import { at } from '../../core/pointer.ts'
import { optionListsOf } from '../places.ts'
import type { Rule } from '../rule.ts'

export const duplicateFlag: Rule = {
  code: 'duplicate-flag',
  severity: 'error',
  reason: 'One of the two options is never found: what it says about the flag is lost, effects included.',
  fix: 'keep the flag at the option that the tool really means by it',
  check: (document, report) => {
    for (const { options, pointer } of optionListsOf(document)) {
      const seen = new Map<string, number>()
      options.forEach((option, index) =>
        option.flags.forEach((flag, part) => {
          const first = seen.get(flag)
          if (first === undefined) seen.set(flag, index)
          else
            report(
              at(pointer, index, 'flags', part),
              first === index ? `repeats ${flag}` : `${flag} is a flag of option ${first} already`,
              first === index ? 'remove the second one' : undefined,
            )
        }),
      )
    }
  },
}
