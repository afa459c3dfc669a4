import { at } from '../../core/pointer.ts'
import { liftRootCommand } from '../../document/read.ts'
import type { Rule } from '../../document/rule.ts'
import { fillSites, sitesOf } from '../../shell/sites.ts'
import { fitOf } from './fit.ts'

/** Steps are read by the whole grammar; a workflow that people follow has a handful. */
const MOST_STEPS = 500

export const brokenPattern: Rule = {
  code: 'broken-pattern',
  severity: 'warning',
  reason: 'A pattern is followed step by step; a step that cannot run stops it half-way.',
  fix: 'correct the step, or what the document says of the command',
  check: (document, report) => {
    const lifted = liftRootCommand(document)
    const steps = (document.patterns ?? []).flatMap((pattern, index) =>
      pattern.steps.map((step, number) => ({ step, pointer: at('/patterns', index, 'steps', number, 'command') })),
    )
    for (const { step, pointer } of steps.slice(0, MOST_STEPS)) {
      // each variable is a word that only the running line knows
      const line = fillSites(step.command, sitesOf(step.command, new Set()).sites, () => 'unknown')
      const first = fitOf(line, lifted, false).misfits.find(misfit => misfit.kind === 'wrong')
      if (first !== undefined) report(pointer, first.message)
    }
  },
}
