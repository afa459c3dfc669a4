import { CLIENT_IDS } from '../../harness/clients.ts'
import { KEEPS_LOG, define } from '../shared/define.ts'
import { run } from './run.ts'

/** The only status other than 0 that every measured client takes as a refusal. */
const REFUSE = 2

export const hook = define({
  name: 'hook',
  hot: true,
  summary: 'Answer an agent harness: its payload on standard input, the verdict in its own dialect on standard output.',
  group: 'Policy',
  params: {
    client: {
      kind: 'operand',
      required: true,
      completes: { oneOf: CLIENT_IDS },
      summary: `The harness: ${CLIENT_IDS.join(', ')}.`,
    },
  },
  effects: KEEPS_LOG,
  examples: [{ command: 'atip hook claude < payload.json', meaning: 'Answer a PreToolUse payload of Claude Code.' }],
  failures: ['HOOK_PAYLOAD', 'HOOK_REFUSED', 'POLICY_INVALID', 'DELEGATION_INVALID', 'FILE_NOT_FOUND', 'CANNOT_READ', 'CANNOT_WRITE'],
  output: 'hook-answer',
  failureStatus: REFUSE,
  run,
  text: async output => (await import('./text.ts')).text(output),
})
