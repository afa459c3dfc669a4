import { UNCLEAR } from '../../core/answers.ts'
import { leavesOf } from '../../core/effects.ts'
import { at } from '../../core/pointer.ts'
import { effectsPlacesOf } from '../places.ts'
import type { Rule } from '../rule.ts'

export const unclearEffect: Rule = {
  code: 'unclear-effect',
  severity: 'warning',
  reason: 'An effect that is answered in words that nobody knows is neither yes nor no, and every command that has it asks.',
  fix: 'answer true or false; for interactive.stdin also none, optional, required or password',
  check: (document, report) => {
    for (const { effects, pointer } of effectsPlacesOf(document))
      for (const [path, leaf] of leavesOf(effects))
        if (leaf === UNCLEAR) report(at(pointer, ...path.split('.')), `what it says of ${path} is neither yes nor no`)
  },
}
