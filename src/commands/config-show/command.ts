import { READS, define } from '../shared/define.ts'

export const configShow = define({
  name: 'config show',
  summary: 'Show the configuration that holds, each value with the file that it came from.',
  group: 'More',
  params: {},
  effects: READS,
  examples: [{ command: 'atip config show', meaning: 'What a scan looks at and skips, and who says so.' }],
  failures: ['CONFIG_INVALID', 'CANNOT_READ'],
  output: 'effective-config',
  run: async (input, context) => (await import('./run.ts')).run(input, context),
  text: async (output, style) => (await import('./text.ts')).text(output, style),
})
