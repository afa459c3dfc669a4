import { ASKS, READING_PARAMS, RUNNING_PARAMS } from '../shared/asking.ts'
import { define } from '../shared/define.ts'

export const shimGenerate = define({
  name: 'shim generate',
  summary: 'Describe an installed tool from its own help, manual pages and completion, as a shim to start from.',
  group: 'Documents',
  params: {
    tool: { kind: 'operand', required: true, completes: 'program', summary: 'The name of a program on PATH, or a path to one.' },
    ...READING_PARAMS,
    output: {
      kind: 'text',
      placeholder: 'FILE',
      completes: 'file',
      summary: 'Write the shim to this file; only a generated shim of the same tool is overwritten.',
    },
    ...RUNNING_PARAMS,
  },
  effects: { ...ASKS, duration: { typical: '10s', timeout: '15m' } },
  examples: [
    { command: 'atip shim generate mytool', meaning: 'Ask mytool and all its commands for help, and show what was understood.' },
    { command: 'atip shim generate mytool --output mytool.json', meaning: 'Write the shim, to be read and corrected.' },
    { command: 'atip shim generate mytool --from help --depth 1', meaning: 'Only its help, and only one level of commands.' },
  ],
  failures: [
    'TOOL_NOT_FOUND',
    'PROBE_REFUSED',
    'NO_HELP',
    'FILE_EXISTS',
    'CANNOT_WRITE',
    'INTERRUPTED',
    'SANDBOX_UNAVAILABLE',
    'CONFIG_INVALID',
  ],
  output: 'generated-shim',
  run: async (input, context) => (await import('./run.ts')).run(input, context),
  text: async (output, style) => (await import('./text.ts')).text(output, style),
})
