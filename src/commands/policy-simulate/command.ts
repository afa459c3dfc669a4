import { READS, define } from '../shared/define.ts'
import { LOG_OPTIONS } from '../shared/log-options.ts'

export const policySimulate = define({
  name: 'policy simulate',
  summary: 'Judge the decision log again under another policy, and say what would change.',
  group: 'Policy',
  params: {
    policy: {
      kind: 'text',
      placeholder: 'NAME|FILE',
      completes: 'policy',
      summary: "A file, or the name of a built-in policy, in the place of the user's; without it, the policies that hold now.",
    },
    ...LOG_OPTIONS,
  },
  effects: READS,
  examples: [
    { command: 'atip policy simulate --policy strict', meaning: 'What another policy would have changed in this project.' },
    {
      command: 'atip policy simulate --policy workspace --since 7d --all',
      meaning: 'Under a built-in policy, everywhere, in the last week.',
    },
  ],
  failures: ['CANNOT_READ', 'POLICY_INVALID', 'DELEGATION_INVALID', 'FILE_NOT_FOUND'],
  output: 'simulation',
  run: async (input, context) => (await import('./run.ts')).run(input, context),
  text: async (output, style) => (await import('./text.ts')).text(output, style),
})
