import { at } from '../../core/pointer.ts'
import type { Option } from '../document.ts'
import { modePlacesOf } from '../modes.ts'
import type { ModePlace } from '../modes.ts'
import { optionsOf } from '../places.ts'
import type { Rule } from '../rule.ts'

/** What a mode says of itself that cannot all hold. */
const contradictionsOf = ({ mode, drops = [], option, word }: ModePlace): readonly string[] => [
  ...(drops.includes('executes') && mode['x-executes'] !== undefined && mode['x-executes'] !== false
    ? [`"x-drops" of ${word} says that no code runs, and its "x-mode" that code runs`]
    : []),
  ...(drops.includes('reveals') && (mode['x-reveals'] ?? []).length > 0
    ? [`"x-drops" of ${word} says that no secret is shown, and its "x-mode" that one is`]
    : []),
  ...(drops.includes('stdin') && typeof option?.['x-stdin'] === 'string'
    ? [`"x-drops" of ${word} says that standard input is not executed, and "x-stdin" that it is`]
    : []),
]

const isMode = (option: Option): boolean =>
  option['x-mode'] !== undefined || Object.values(option['x-values'] ?? {}).some(value => value['x-mode'] !== undefined)

export const contradictoryMode: Rule = {
  code: 'contradictory-mode',
  severity: 'error',
  reason: 'What a mode takes away is read as it stands: one that contradicts itself, or that nothing sets, was meant to be something else.',
  fix: 'decide which of the two is true, and remove the other',
  check: (document, report) => {
    for (const mode of modePlacesOf(document)) for (const contradiction of contradictionsOf(mode)) report(mode.pointer, contradiction)
    for (const { option, pointer } of optionsOf(document)) {
      const flag = option.flags[0] ?? 'the option'
      if (!isMode(option))
        for (const field of ['x-drops', 'x-neutralizes'] as const)
          if (option[field] !== undefined) report(pointer, `${flag} has "${field}" and no "x-mode"`)
      if (option.name !== undefined && option['x-undoes']?.includes(option.name) === true)
        report(pointer, `"x-undoes" of ${flag} names itself`)
      if (option['x-mode'] !== undefined && option['x-values'] !== undefined)
        report(pointer, `${flag} sets a mode whatever its value is, and "x-values" says what its values do`)
      for (const [value, entry] of Object.entries(option['x-values'] ?? {}))
        if (entry['x-mode'] === undefined && (entry['x-drops'] ?? entry['x-neutralizes']) !== undefined)
          report(at(pointer, 'x-values', value), `the value ${value} of ${flag} takes something away and has no "x-mode"`)
    }
  },
}
