import { effectsPlacesOf } from '../places.ts'
import type { Rule } from '../rule.ts'

/** The protocol's own sample in its section 3.4 says so: what is deleted may be worth nothing, so that this is no contradiction. */
export const doubtfulLoss: Rule = {
  code: 'doubtful-loss',
  severity: 'warning',
  reason:
    'What is deleted and cannot be brought back is data that is gone for good, unless nobody would miss it; the command is asked about all the same.',
  fix: 'write "destructive": true if somebody could miss it; else "reversible": true if it can be made again, or leave it out of "deletes"',
  check: (document, report) => {
    for (const { effects, pointer } of effectsPlacesOf(document)) {
      const [deleted] = effects.deletes ?? []
      if (deleted !== undefined && effects.destructive === false && effects.reversible === false)
        report(pointer, `"deletes" names ${deleted}, which cannot be undone, but "destructive" is false`)
    }
  },
}
