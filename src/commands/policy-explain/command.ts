import { READS, define } from '../shared/define.ts'
import { COMMAND_PARAMS, POLICY_FAILURES, POLICY_OPTIONS } from '../shared/policy-options.ts'

export const policyExplain = define({
  name: 'policy explain',
  summary: 'Explain a verdict: each command of the line, its effects, where they come from, and the rule that decided.',
  group: 'Policy',
  params: { ...COMMAND_PARAMS, ...POLICY_OPTIONS },
  effects: READS,
  examples: [
    { command: "atip policy explain 'cd api && git push --force'", meaning: 'Explain the verdict about a shell line.' },
    { command: 'atip policy explain -- gh pr merge 42 --squash', meaning: 'About the words of one command.' },
    { command: "atip policy explain 'npm test' --policy strict", meaning: 'Under another policy.' },
  ],
  failures: POLICY_FAILURES,
  output: 'explanation',
  run: async (input, context) => (await import('./run.ts')).run(input, context),
  text: async (output, style) => (await import('./text.ts')).text(output, style),
})
