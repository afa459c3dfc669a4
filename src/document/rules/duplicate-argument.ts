import { at } from '../../core/pointer.ts'
import { placesOf } from '../places.ts'
import type { Rule } from '../rule.ts'

export const duplicateArgument: Rule = {
  code: 'duplicate-argument',
  severity: 'error',
  reason: 'Other fields refer to arguments by name ("x-access", "x-placeholder-from"), and then mean both.',
  fix: 'give each argument of a command a name of its own',
  check: (document, report) => {
    for (const { node, pointer } of placesOf(document)) {
      const seen = new Set<string>()
      ;(node.arguments ?? []).forEach(({ name }, index) => {
        if (seen.has(name)) report(at(pointer, 'arguments', index, 'name'), `another argument is called "${name}" too`)
        seen.add(name)
      })
    }
  },
}
