import { READS, define } from '../shared/define.ts'
import { POLICY_FAILURES, POLICY_OPTIONS } from '../shared/policy-options.ts'

export const policyShow = define({
  name: 'policy show',
  summary: 'Show the policy that holds here: its layers, where they lie, what each says, and the delegations in force.',
  group: 'Policy',
  params: { policy: POLICY_OPTIONS.policy, delegation: POLICY_OPTIONS.delegation },
  effects: READS,
  examples: [
    { command: 'atip policy show', meaning: 'The layers that hold in this directory.' },
    { command: 'atip policy show --policy workspace', meaning: 'With a built-in policy in the place of your own, and its text.' },
  ],
  failures: POLICY_FAILURES,
  output: 'policy-layers',
  run: async (input, context) => (await import('./run.ts')).run(input, context),
  text: async (output, style) => (await import('./text.ts')).text(output, style),
})
