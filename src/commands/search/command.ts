import { READS, define } from '../shared/define.ts'
import { run } from './run.ts'

export const search = define({
  name: 'search',
  hot: true,
  alsoSought: ['find', 'query', 'lookup', 'discover'],
  summary: 'Find the tools and commands that do a thing, by what one would call it.',
  group: 'Start here',
  params: {
    words: { kind: 'operands', required: true, completes: 'none', summary: 'What is to be done, in any words: undo last commit.' },
    all: { kind: 'flag', summary: 'Also tools that are not installed, after those that are.' },
    readOnly: { kind: 'flag', summary: 'Only what is known to write, delete, destroy and execute nothing, whatever its options.' },
    maxTokens: {
      kind: 'integer',
      minimum: 100,
      maximum: 1_000_000,
      summary: 'At most so many tokens of JSON (o200k_base) in the place of 500, and up to a hundred commands in them.',
    },
    tool: { kind: 'text', placeholder: 'NAME', completes: 'tool', summary: 'Only commands of this tool, installed or not.' },
  },
  effects: READS,
  examples: [
    { command: 'atip search extract a zip', meaning: 'The ten commands that fit best, the best first.' },
    { command: 'atip search --all convert a video', meaning: 'Tools that are not installed as well.' },
    { command: 'atip search --read-only which process uses a port', meaning: 'Only what changes nothing.' },
    { command: 'atip search --tool git undo last commit', meaning: 'Commands of git.' },
  ],
  failures: ['TOOL_NOT_FOUND', 'REGISTRY_CORRUPT', 'UPGRADE_REQUIRED', 'CANNOT_READ', 'DELEGATION_INVALID', 'FILE_NOT_FOUND'],
  output: 'search',
  run,
  text: async (output, style, input) => (await import('./text.ts')).text(output, style, input),
})
