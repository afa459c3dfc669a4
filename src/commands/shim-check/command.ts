import { ASKS, READING_PARAMS, RUNNING_PARAMS } from '../shared/asking.ts'
import { define } from '../shared/define.ts'

export const shimCheck = define({
  name: 'shim check',
  summary: 'Hold shims against the tools that are installed: what is invented, what is missing, what takes another value.',
  group: 'Documents',
  params: {
    subjects: {
      kind: 'operands',
      required: true,
      completes: 'document',
      summary: 'Shim files, directories of them, or names of tools that have a shim.',
    },
    ...READING_PARAMS,
    strict: { kind: 'flag', summary: 'Warnings and notes count too: what is missing, drift, what could not be read.' },
    ...RUNNING_PARAMS,
  },
  effects: ASKS,
  examples: [
    { command: 'atip shim check gh', meaning: 'Ask gh and its commands for help, and compare.' },
    { command: 'atip shim check git --from man', meaning: 'Hold the shim of git against its manual pages, which runs nothing.' },
    { command: 'atip shim check --strict ./shims', meaning: 'Check every shim of a directory; gaps count too.' },
  ],
  failures: ['TOOL_NOT_FOUND', 'FILE_NOT_FOUND', 'NOT_A_DOCUMENT', 'INTERRUPTED', 'SANDBOX_UNAVAILABLE', 'CONFIG_INVALID'],
  output: 'shims-checked',
  run: async (input, context) => (await import('./run.ts')).run(input, context),
  text: async (output, style) => (await import('./text.ts')).text(output, style),
  exitStatus: ({ passed }) => (passed ? 0 : 65),
})
