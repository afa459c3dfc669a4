import { WRITES_SHIMS, define } from '../shared/define.ts'

export const shimAdd = define({
  name: 'shim add',
  summary: 'Keep shims where every command finds them, under the names of the tools that they describe.',
  group: 'Documents',
  params: {
    files: { kind: 'operands', required: true, completes: 'document', summary: 'Shim files, or directories of them.' },
    replace: { kind: 'flag', summary: 'Put them in the place of other shims of yours for the same tools.' },
    dryRun: { kind: 'flag', summary: 'Write nothing; say what would be written.' },
  },
  effects: WRITES_SHIMS,
  examples: [
    { command: 'atip shim add orchard.json', meaning: 'Describe the tool that orchard.json names.' },
    { command: 'atip shim add --replace ./shims', meaning: 'Take over a directory of shims.' },
  ],
  failures: ['FILE_NOT_FOUND', 'NOT_A_DOCUMENT', 'FILE_EXISTS', 'CANNOT_WRITE', 'DATA_DIR_REFUSED'],
  output: 'shims-added',
  run: async (input, context) => (await import('./run.ts')).run(input, context),
  text: async (output, style) => (await import('./text.ts')).text(output, style),
})
