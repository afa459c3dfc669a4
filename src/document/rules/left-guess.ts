import { at } from '../../core/pointer.ts'
import { effectsPlacesOf } from '../places.ts'
import type { Rule } from '../rule.ts'

export const leftGuess: Rule = {
  code: 'left-guess',
  severity: 'warning',
  reason:
    'A program guessed these effects from names, and the document no longer says that it was generated: they count as if somebody had read them.',
  fix: 'read them, correct them, and take the mark out',
  check: (document, report) => {
    // where the whole document is a guess, nothing in it is believed to be harmless
    if (document['x-inferred'] === true) return
    for (const { effects, pointer } of effectsPlacesOf(document))
      if (effects['x-inferred'] === true) report(at(pointer, 'x-inferred'), 'these effects are still marked as guessed')
  },
}
