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
    live: {
      kind: 'flag',
      summary:
        'Have each client itself run a line that is allowed and one that is denied, against a stand-in for its model on this machine.',
      effects: { filesystem: { write: true, delete: true, paths: ['/tmp/'] }, network: true, duration: { typical: '10s', timeout: '4m' } },
    },
  },
  // the hooks that settings name are run, as the clients run them before every command
  effects: { ...READS, 'x-executes': 'file', duration: { typical: '2s' } },
  examples: [
    { command: 'atip doctor', meaning: 'Look at everything, and at each client that is there.' },
    { command: 'atip doctor claude', meaning: 'Whether Claude Code is guarded on this machine.' },
    { command: 'atip doctor claude --live', meaning: 'The same, shown by Claude Code itself: without a login, in a home that is removed.' },
  ],
  failures: ['INTERRUPTED'],
  output: 'diagnosis',
  run: async (input, context) => (await import('./run.ts')).run(input, context),
  text: async (output, style) => (await import('./text.ts')).text(output, style),
  exitStatus: ({ ok }) => (ok ? 0 : 65),
})
