import { CLIENT_IDS } from '../../harness/clients.ts'
import { KEEPS_LOG, define } from '../shared/define.ts'
import { failureForm, run } from './run.ts'

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
    askAs: {
      kind: 'choice',
      choices: ['deny', 'pass'],
      summary:
        'What becomes of a question: deny, or pass it over as if there were no hook. By default the harness asks, and one that cannot ask is told deny.',
    },
  },
  effects: KEEPS_LOG,
  examples: [
    { command: 'atip hook claude < payload.json', meaning: 'Answer a PreToolUse payload of Claude Code.' },
    {
      command: 'atip hook codex --ask-as pass < payload.json',
      meaning: 'Leave to the rules and the sandbox of Codex what a person would be asked.',
    },
  ],
  failures: ['HOOK_PAYLOAD', 'HOOK_REFUSED', 'POLICY_INVALID', 'DELEGATION_INVALID', 'FILE_NOT_FOUND', 'CANNOT_READ', 'CANNOT_WRITE'],
  output: 'hook-answer',
  failureStatus: REFUSE,
  failureForm: (failure, { client }) => failureForm(failure, client),
  run,
  verbatim: answer => (answer === null ? '' : undefined),
  text: async output => (await import('./text.ts')).text(output),
})
