import { at } from '../../core/pointer.ts'
import { variablesOf } from '../patterns.ts'
import type { Rule } from '../rule.ts'

export const undeclaredVariable: Rule = {
  code: 'undeclared-variable',
  severity: 'warning',
  reason: 'A name that is used and not declared, or declared and not used, is most often one name in two spellings.',
  fix: 'write one name in both places, or add it to "variables"',
  check: ({ patterns = [] }, report) => {
    patterns.forEach((pattern, index) => {
      // the protocol's own example declares none: then the names have to speak for themselves
      if (pattern.variables === undefined) return
      const declared = Object.keys(pattern.variables)
      const used = variablesOf(pattern)
      for (const name of used.filter(variable => !declared.includes(variable)))
        report(at('/patterns', index), `"${pattern.name}" uses {${name}}, which it does not declare`)
      for (const name of declared.filter(variable => !used.includes(variable)))
        report(at('/patterns', index, 'variables', name), `no step of "${pattern.name}" uses {${name}}`, 'remove it, or use it')
    })
  },
}
