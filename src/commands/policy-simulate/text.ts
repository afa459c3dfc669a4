import { paint } from '../../core/layout.ts'
import { oneLine, plural } from '../../core/text.ts'
import { OUTCOMES } from '../../decisions/record-form.ts'
import type { Style } from '../shared/define.ts'
import type { SimulatedPolicy } from './output.ts'

const SKIPPED = {
  redacted: 'held a secret that was not kept',
  cut: 'are not kept whole',
  delegated: 'were decided under a delegation too',
  left: 'are more than there is time for',
} as const satisfies Record<keyof SimulatedPolicy['skipped'], string>

/** How much changes, from what to what with examples, and what was not judged again. */
export const text = (output: SimulatedPolicy, style: Style): string => {
  const { policy, judged, unchanged, before, after, changes, skipped, broken } = output
  const ink = paint(style.color)
  const changed = changes.flatMap(({ from, to, count, examples }) => [
    '',
    ink.bold(`${from} -> ${to}  ${count}`),
    ...examples.flatMap(example => [
      `  ${example.count > 1 ? `${example.count} x ` : ''}${oneLine(example.line)}`,
      ink.dim(`      ${oneLine(example.reason)}`),
    ]),
  ])
  const counts = OUTCOMES.filter(outcome => before[outcome] + after[outcome] > 0).map(
    outcome => `${outcome} ${before[outcome]} -> ${after[outcome]}`,
  )
  if (judged === 0 && broken === 0 && Object.values(skipped).every(count => count === 0))
    return 'There is no decision to judge again. "atip log" shows which are kept, and how to keep them.'
  const notes = (['redacted', 'cut', 'delegated', 'left'] as const)
    .filter(why => skipped[why] > 0)
    .map(why => `${skipped[why]} ${SKIPPED[why]}`)
  return [
    `${plural(judged, 'decision')} judged again under ${policy.map(name => oneLine(name)).join(' + ')}: ${unchanged === judged ? 'nothing changes' : `${judged - unchanged} would be others`}.`,
    ...(counts.length === 0 ? [] : [counts.join(', ')]),
    ...changed,
    ...(notes.length === 0 ? [] : ['', `Not judged again: ${notes.join(', ')}.`]),
    ...(broken === 0 ? [] : [ink.yellow(`${plural(broken, 'line')} of the log cannot be read.`)]),
  ].join('\n')
}
