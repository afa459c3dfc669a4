import { at } from '../../core/pointer.ts'
import { placesOf } from '../places.ts'
import type { Rule } from '../rule.ts'

export const aliasCollision: Rule = {
  code: 'alias-collision',
  severity: 'error',
  reason: 'One word then stands for two commands, and the effects of the wrong one may be believed.',
  fix: 'keep the alias at the command that the tool really means by it',
  check: (document, report) => {
    for (const { node, pointer } of placesOf(document)) {
      const commands = Object.entries(node.commands ?? {})
      const taken = new Map(commands.map(([name]) => [name, name]))
      for (const [name, command] of commands)
        (command['x-aliases'] ?? []).forEach((alias, index) => {
          const other = taken.get(alias)
          const place = at(pointer, 'commands', name, 'x-aliases', index)
          if (other === undefined) taken.set(alias, name)
          else if (other === name) report(place, `"${alias}" is this command already`, 'remove it')
          else report(place, other === alias ? `"${alias}" is a command of its own` : `"${alias}" is an alias of "${other}" already`)
        })
    }
  },
}
