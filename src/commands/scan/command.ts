import { define } from '../shared/define.ts'
import { params } from './params.ts'
import { run } from './run.ts'

export const scan = define({
  name: 'scan',
  hot: true,
  summary: 'Find out which commands this machine has and what is known of them.',
  group: 'Start here',
  params,
  effects: {
    filesystem: { read: true, write: true, delete: true, paths: ['~/.local/share/agent-tools/', '~/.cache/agent-tools/'] },
    network: false,
    idempotent: true,
    reversible: true,
    destructive: false,
    cost: { billable: false },
    duration: { typical: '1s', timeout: '60s' },
    'x-executes': 'argv',
  },
  examples: [
    { command: 'atip scan', meaning: 'Look at PATH; run only programs whose bytes show that they speak the protocol.' },
    { command: 'atip scan ./tools --json', meaning: 'Look at one directory and print the result as JSON.' },
    { command: 'atip scan --dry-run', meaning: 'Say what would be run.' },
  ],
  failures: [
    'TOOL_NOT_FOUND',
    'PROBE_REFUSED',
    'SANDBOX_UNAVAILABLE',
    'CANNOT_READ',
    'CANNOT_WRITE',
    'UPGRADE_REQUIRED',
    'BUSY',
    'DATA_DIR_REFUSED',
    'FILE_NOT_FOUND',
    'INTERRUPTED',
    'CONFIG_INVALID',
  ],
  output: 'scan-result',
  run,
  text: async (output, style, input) => (await import('./text.ts')).text(output, style, input),
})
