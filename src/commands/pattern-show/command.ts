import { READS, define } from '../shared/define.ts'
import { PATTERN_PARAMS } from '../shared/pattern-options.ts'

export const patternShow = define({
  name: 'pattern show',
  summary: 'Show the steps of a workflow pattern, with its variables filled in.',
  group: 'Patterns',
  params: PATTERN_PARAMS,
  effects: READS,
  examples: [
    { command: 'atip pattern show first-steps', meaning: 'Its steps, and which variables it takes.' },
    {
      command: 'atip pattern show first-steps --set tool=gh',
      meaning: 'Each step as it would be run; JSON has the words of each as argv.',
    },
  ],
  failures: ['PATTERN_NOT_FOUND'],
  output: 'shown-pattern',
  run: async (input, context) => (await import('./run.ts')).run(input, context),
  text: async (output, style) => (await import('./text.ts')).text(output, style),
})
