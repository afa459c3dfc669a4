import { READS, define } from '../shared/define.ts'

export const policyTest = define({
  name: 'policy test',
  summary: 'Run the tests that stand in policy files: each line, what is expected, and what the policy says.',
  group: 'Policy',
  params: {
    file: {
      kind: 'operand',
      required: false,
      completes: 'policy',
      summary: 'A policy file, or the name of a built-in one; else every policy in force here.',
    },
  },
  effects: READS,
  examples: [
    { command: 'atip policy test', meaning: 'Test every policy that holds in this directory.' },
    { command: 'atip policy test workspace', meaning: 'Test a built-in policy.' },
  ],
  failures: ['POLICY_INVALID', 'FILE_NOT_FOUND', 'CANNOT_READ'],
  output: 'policy-tests',
  run: async (input, context) => (await import('./run.ts')).run(input, context),
  text: async (output, style) => (await import('./text.ts')).text(output, style),
  exitStatus: ({ passed }) => (passed ? 0 : 65),
})
