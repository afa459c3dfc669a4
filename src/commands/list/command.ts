import { SOURCES } from '../../registry/record.ts'
import { READS, define } from '../shared/define.ts'
import { lean } from './lean.ts'
import { run } from './run.ts'

export const list = define({
  name: 'list',
  hot: true,
  summary: 'List the tools that are installed, with a line about each.',
  group: 'Start here',
  params: {
    glob: { kind: 'operand', required: false, completes: 'tool', summary: 'Only names that match (* is any text).' },
    all: { kind: 'flag', summary: 'Those that are described and not installed, too.' },
    source: { kind: 'choice', choices: SOURCES, summary: 'Only documents of this source.' },
    full: { kind: 'flag', summary: 'All that is known of each: path, source, trust; no limit to the length.' },
    maxTokens: {
      kind: 'integer',
      minimum: 100,
      maximum: 1_000_000,
      summary: 'At most so many tokens of JSON (o200k_base) in the place of 4000: what is needed least is left out, and said.',
    },
    available: { kind: 'flag', summary: 'Only tools that are installed, which is what is listed without --all (deprecated).' },
  },
  effects: READS,
  examples: [
    { command: 'atip list', meaning: 'Every tool that is installed and described.' },
    { command: "atip list 'git*' --all", meaning: 'Tools whose names start with git, installed or not.' },
    {
      command: 'atip list --source native --full --json',
      meaning: 'Tools that describe themselves, with their paths and whether they are trusted.',
    },
  ],
  failures: ['REGISTRY_CORRUPT', 'UPGRADE_REQUIRED', 'CANNOT_READ', 'DELEGATION_INVALID', 'FILE_NOT_FOUND'],
  output: 'list',
  run,
  lean,
  text: async (output, style, input) => (await import('./text.ts')).text(output, style, input),
})
