import { READS, define } from '../shared/define.ts'

export const explain = define({
  name: 'explain',
  summary: 'Say what a finding of validate or shim check means, why it matters, and how it is mended.',
  group: 'Documents',
  params: {
    code: {
      kind: 'operand',
      required: false,
      completes: 'none',
      summary: 'The code in brackets behind the finding; without it, all are listed.',
    },
  },
  effects: READS,
  examples: [
    { command: 'atip explain missing-effects', meaning: 'What it means, with an example of right and wrong.' },
    { command: 'atip explain', meaning: 'Every code, with the reason for it.' },
  ],
  failures: ['FINDING_NOT_FOUND'],
  output: 'finding-pages',
  run: async (input, context) => (await import('./run.ts')).run(input, context),
  text: async (output, style) => (await import('./text.ts')).text(output, style),
})
