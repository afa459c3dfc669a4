import { WRITES_SHIMS, define } from '../shared/define.ts'

export const shimRemove = define({
  name: 'shim remove',
  summary: 'Remove shims of yours; what the system and this package say of the tool stands again.',
  group: 'Documents',
  params: {
    tools: { kind: 'operands', required: true, completes: 'tool', summary: 'Names of the tools.' },
    dryRun: { kind: 'flag', summary: 'Remove nothing; say what would be removed.' },
  },
  effects: WRITES_SHIMS,
  examples: [{ command: 'atip shim remove ferry', meaning: 'Forget your description of ferry.' }],
  failures: ['TOOL_NOT_FOUND', 'CANNOT_WRITE'],
  output: 'shims-removed',
  run: async (input, context) => (await import('./run.ts')).run(input, context),
  text: async (output, style) => (await import('./text.ts')).text(output, style),
})
