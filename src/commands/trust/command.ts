import { configures, define } from '../shared/define.ts'

export const trust = define({
  name: 'trust',
  summary: 'Trust an installed program to describe itself, pinned by its contents, so that what it calls harmless counts.',
  group: 'Policy',
  params: {
    tool: {
      kind: 'operand',
      required: false,
      completes: 'program',
      summary: 'Name of the program, first on PATH; without one, what is trusted is listed.',
    },
    list: { kind: 'flag', summary: 'List what is trusted, and whether it is still the same.' },
    revoke: { kind: 'flag', summary: 'No longer trust the program.' },
    dryRun: { kind: 'flag', summary: 'Write nothing; say what would be written.' },
  },
  effects: configures(),
  examples: [
    { command: 'atip trust harbour', meaning: 'Trust what this program says of itself, until the file changes.' },
    { command: 'atip trust --list', meaning: 'See what is trusted.' },
    { command: 'atip trust harbour --dry-run', meaning: 'See what would be pinned, and whether anything would change.' },
  ],
  failures: ['TOOL_NOT_FOUND', 'TRUST_REFUSED', 'CANNOT_READ', 'CANNOT_WRITE', 'BUSY'],
  output: 'trust-outcome',
  run: async (input, context) => (await import('./run.ts')).run(input, context),
  text: async (output, style, input) => (await import('./text.ts')).text(output, style, input),
})
