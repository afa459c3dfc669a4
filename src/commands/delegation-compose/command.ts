import { READS, define } from '../shared/define.ts'

export const delegationCompose = define({
  name: 'delegation compose',
  summary: 'Compose delegations into the one that permits what all of them permit.',
  group: 'Policy',
  params: { files: { kind: 'operands', required: true, completes: 'file', summary: 'Delegations; their order does not matter.' } },
  effects: READS,
  examples: [{ command: 'atip delegation compose lead.json task.json', meaning: 'What both permit, to hand on to a subagent.' }],
  failures: ['DELEGATION_INVALID', 'FILE_NOT_FOUND', 'CANNOT_READ'],
  output: 'delegation',
  run: async (input, context) => (await import('./run.ts')).run(input, context),
  text: async output => (await import('./text.ts')).text(output),
})
