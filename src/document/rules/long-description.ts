import { at } from '../../core/pointer.ts'
import { argumentsOf, optionsOf, placesOf } from '../places.ts'
import type { Rule } from '../rule.ts'

/** Characters: three lines of a terminal. It stands in every list that an agent reads before it chooses. */
const LONGEST_OF_TOOL = 240

/** Of anything else: it is read only by who has chosen already. */
const LONGEST = 600

export const longDescription: Rule = {
  code: 'long-description',
  severity: 'warning',
  reason: 'Every description that is read takes room from the task; a manual belongs behind "homepage".',
  fix: 'say what it does in one line, and what it is needed for in another',
  check: (document, report) => {
    const all = [
      ...placesOf(document).map(({ node, pointer }) => ({ text: node.description, pointer })),
      ...optionsOf(document).map(({ option, pointer }) => ({ text: option.description, pointer })),
      ...argumentsOf(document).map(({ argument, pointer }) => ({ text: argument.description, pointer })),
    ]
    for (const { text = '', pointer } of all) {
      const longest = pointer === '' ? LONGEST_OF_TOOL : LONGEST
      if (text.length > longest) report(at(pointer, 'description'), `has ${text.length} characters; more than ${longest} are hardly read`)
    }
  },
}
