import { CLIENT_IDS } from '../../harness/clients.ts'
import { READS, define } from '../shared/define.ts'

export const doctor = define({
  name: 'doctor',
  summary: 'Look whether everything is in its place and works, and say how to mend what does not.',
  group: 'Start here',
  params: {
    clients: {
      kind: 'operands',
      required: false,
      completes: { oneOf: CLIENT_IDS },
      summary: `Look at these clients, and at no others: ${CLIENT_IDS.join(', ')}.`,
    },
  },
  // the hooks that settings name are run, as the clients run them before every command
  effects: { ...READS, 'x-executes': 'file', duration: { typical: '2s' } },
  examples: [
    { command: 'atip doctor', meaning: 'Look at everything, and at each client that is there.' },
    { command: 'atip doctor claude', meaning: 'Whether Claude Code is guarded on this machine.' },
  ],
  failures: ['INTERRUPTED'],
  output: 'diagnosis',
  run: async (input, context) => (await import('./run.ts')).run(input, context),
  text: async (output, style) => (await import('./text.ts')).text(output, style),
  exitStatus: ({ ok }) => (ok ? 0 : 65),
})
