import { READS, define } from '../shared/define.ts'
import { LOG_OPTIONS } from '../shared/log-options.ts'

export const log = define({
  name: 'log',
  summary: 'Show what was asked, decided and why, newest last; with --stats, what to allow to be asked less.',
  group: 'Policy',
  params: {
    ...LOG_OPTIONS,
    limit: { kind: 'integer', minimum: 1, maximum: 1000, default: 20, summary: 'At most so many, the newest.' },
    stats: { kind: 'flag', summary: 'Counts by decision, cause, command and client, and rules that would have saved questions.' },
  },
  effects: READS,
  examples: [
    { command: 'atip log --decision ask,deny --since 7d', meaning: 'What was held up in the last week.' },
    { command: 'atip log --stats --all', meaning: 'What is asked most, and what to allow to be asked less.' },
  ],
  failures: ['CANNOT_READ', 'POLICY_INVALID', 'DELEGATION_INVALID', 'FILE_NOT_FOUND'],
  output: 'decisions',
  run: async (input, context) => (await import('./run.ts')).run(input, context),
  text: async (output, style) => (await import('./text.ts')).text(output, style),
})
