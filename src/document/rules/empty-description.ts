import { at } from '../../core/pointer.ts'
import { argumentsOf, optionsOf, placesOf } from '../places.ts'
import type { Rule } from '../rule.ts'

export const emptyDescription: Rule = {
  code: 'empty-description',
  severity: 'warning',
  reason: 'Tools and commands are chosen by this line; an empty one is worse than none, since it looks as if there were one.',
  fix: 'say in one line what it does, or leave the field out where it may be left out',
  check: (document, report) => {
    const all = [
      ...placesOf(document).map(({ node, pointer }) => ({ text: node.description, pointer })),
      ...optionsOf(document).map(({ option, pointer }) => ({ text: option.description, pointer })),
      ...argumentsOf(document).map(({ argument, pointer }) => ({ text: argument.description, pointer })),
    ]
    for (const { text, pointer } of all)
      if (text !== undefined && !/[\p{L}\p{N}]/u.test(text)) report(at(pointer, 'description'), 'says nothing')
  },
}
