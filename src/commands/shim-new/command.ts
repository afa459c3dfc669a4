import { define } from '../shared/define.ts'

export const shimNew = define({
  name: 'shim new',
  summary: 'Begin a shim by hand: what files say of a tool, and the questions that only its manual answers; nothing is run.',
  group: 'Documents',
  params: {
    tool: {
      kind: 'operand',
      required: true,
      completes: 'program',
      summary: 'The name of a program, installed or not, or a path to one.',
    },
    output: {
      kind: 'text',
      placeholder: 'FILE',
      completes: 'file',
      summary: 'Write the shim to this file, which must not be there yet.',
    },
  },
  effects: {
    filesystem: { read: true, write: true, delete: false },
    network: false,
    idempotent: false,
    reversible: true,
    destructive: false,
    cost: { billable: false },
  },
  examples: [
    { command: 'atip shim new mytool', meaning: 'Show what files say of mytool, and what is to be found out.' },
    { command: 'atip shim new mytool --output mytool.json', meaning: 'Write it, to be filled in.' },
  ],
  failures: ['TOOL_NOT_FOUND', 'FILE_EXISTS', 'CANNOT_WRITE'],
  output: 'new-shim',
  run: async (input, context) => (await import('./run.ts')).run(input, context),
  text: async (output, style) => (await import('./text.ts')).text(output, style),
})
