import { nameOf, placesOf } from '../places.ts'
import type { Rule } from '../rule.ts'

export const undescribedCommand: Rule = {
  code: 'undescribed-command',
  severity: 'note',
  reason: 'A command without a description is found only by those who know it.',
  fix: 'add "description": one line that says what the command does',
  check: (document, report) => {
    for (const place of placesOf(document))
      if (place.node.description === undefined && place.names.at(-1) !== '')
        report(place.pointer, `"${nameOf(document, place)}" has no description`)
  },
}
