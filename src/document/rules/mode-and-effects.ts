import { optionsOf } from '../places.ts'
import type { Rule } from '../rule.ts'

export const modeAndEffects: Rule = {
  code: 'mode-and-effects',
  severity: 'warning',
  reason: '"x-mode" says everything that the command does with this option; "x-effects" beside it raises what the mode has just replaced.',
  fix: 'put what the option does into "x-mode" and remove "x-effects"',
  check: (document, report) => {
    for (const { option, pointer } of optionsOf(document))
      if (option['x-mode'] !== undefined && option['x-effects'] !== undefined)
        report(pointer, `${option.flags[0] ?? 'the option'} has both "x-mode" and "x-effects"`)
  },
}
