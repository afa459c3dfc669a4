import { READS, define } from '../shared/define.ts'

export const which = define({
  name: 'which',
  summary: 'Say which program a name leads to and why, what it hides, and what describes it, trusted or not.',
  group: 'More',
  params: {
    tool: {
      kind: 'operand',
      required: true,
      completes: 'program',
      summary: 'A name, as a shell would look it up, or the path of a program.',
    },
  },
  effects: READS,
  examples: [
    { command: 'atip which harbour', meaning: 'Where the program is, and what describes it.' },
    { command: 'atip which ./bin/harbour', meaning: 'Whether this file is what its name stands for.' },
    { command: 'atip which cd --json', meaning: 'A command of the shell itself.' },
  ],
  failures: ['TOOL_NOT_FOUND', 'DELEGATION_INVALID', 'FILE_NOT_FOUND', 'CANNOT_READ'],
  output: 'which',
  run: async (input, context) => (await import('./run.ts')).run(input, context),
  text: async (output, style) => (await import('./text.ts')).text(output, style),
})
