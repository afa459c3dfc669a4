import { READS, define } from '../shared/define.ts'

export const shimList = define({
  name: 'shim list',
  summary: 'List the shims of yours and of the system: which stand, which are shadowed, which are broken.',
  group: 'Documents',
  params: { all: { kind: 'flag', summary: 'Those of this package, too.' } },
  effects: READS,
  examples: [
    { command: 'atip shim list', meaning: 'What you and the system added.' },
    { command: 'atip shim list --all --json', meaning: 'Every shim.' },
  ],
  failures: [],
  output: 'shims-listed',
  run: async (input, context) => (await import('./run.ts')).run(input, context),
  text: async (output, style) => (await import('./text.ts')).text(output, style),
})
