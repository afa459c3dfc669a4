import { READS, define } from '../shared/define.ts'

export const patternList = define({
  name: 'pattern list',
  summary: 'List the workflow patterns that are known: of tools, the system, the user and the project.',
  group: 'Patterns',
  params: {},
  effects: READS,
  examples: [{ command: 'atip pattern list', meaning: 'Every pattern, and files that are none.' }],
  failures: [],
  output: 'pattern-list',
  run: async (input, context) => (await import('./run.ts')).run(input, context),
  text: async (output, style) => (await import('./text.ts')).text(output, style),
})
