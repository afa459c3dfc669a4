import { modePlacesOf, neutralizedBy, tendersOf } from '../modes.ts'
import { nameOf } from '../places.ts'
import type { Rule } from '../rule.ts'

export const silentMode: Rule = {
  code: 'silent-mode',
  severity: 'warning',
  reason:
    'The command runs code, shows secrets, executes its input or obeys its directory, and nothing says whether it still does with this word: so it does, and asks.',
  fix: 'try it, and name in "x-drops" what the command does not do then; "x-drops": [] where it does all of it',
  check: (document, report) => {
    for (const mode of modePlacesOf(document)) {
      if (mode.drops !== undefined) continue
      const place = mode.places.find(nodePlace => tendersOf(document, nodePlace).size > 0)
      const found = place === undefined ? neutralizedBy(document, mode) : tendersOf(document, place)
      const [first] = found
      if (first === undefined) continue
      const name = nameOf(document, place ?? mode.places[0] ?? { names: [] })
      report(mode.pointer, `${name} ${first[1]}, and "x-drops" does not say whether it does with ${mode.word}`)
    }
  },
}
