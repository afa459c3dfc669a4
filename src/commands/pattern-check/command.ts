import { READS, define } from '../shared/define.ts'
import { PATTERN_PARAMS } from '../shared/pattern-options.ts'
import { POLICY_FAILURES, POLICY_OPTIONS } from '../shared/policy-options.ts'

const STATUS = { allow: 0, ask: 10, deny: 20 } as const

export const patternCheck = define({
  name: 'pattern check',
  summary: 'Judge every step of a workflow pattern, with its variables filled in.',
  group: 'Patterns',
  params: {
    ...PATTERN_PARAMS,
    ...POLICY_OPTIONS,
  },
  effects: READS,
  examples: [{ command: 'atip pattern check first-steps --set tool=gh', meaning: 'A verdict for each step, with {tool} filled in.' }],
  failures: ['PATTERN_NOT_FOUND', ...POLICY_FAILURES],
  output: 'pattern-verdict',
  run: async (input, context) => (await import('./run.ts')).run(input, context),
  text: async (output, style) => (await import('./text.ts')).text(output, style),
  exitStatus: ({ decision }) => STATUS[decision],
})
