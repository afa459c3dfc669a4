import { SOURCES } from '../../registry/record.ts'
import { READS, define } from '../shared/define.ts'
import { run } from './run.ts'

export const list = define({
  name: 'list',
  hot: true,
  summary: 'List the tools that are known, with a line about each.',
  group: 'Start here',
  params: {
    glob: { kind: 'operand', required: false, completes: 'tool', summary: 'Only names that match (* is any text).' },
    source: { kind: 'choice', choices: SOURCES, summary: 'Only documents of this source.' },
    available: { kind: 'flag', summary: 'Only tools that are installed.' },
  },
  effects: READS,
  examples: [
    { command: 'atip list', meaning: 'Every tool that is known.' },
    { command: "atip list 'git*' --available", meaning: 'Installed tools whose names start with git.' },
    { command: 'atip list --source native --json', meaning: 'Tools that describe themselves, as JSON.' },
  ],
  failures: ['REGISTRY_CORRUPT', 'UPGRADE_REQUIRED', 'CANNOT_READ', 'DELEGATION_INVALID', 'FILE_NOT_FOUND'],
  output: 'list',
  run,
  text: async (output, style, input) => (await import('./text.ts')).text(output, style, input),
})
