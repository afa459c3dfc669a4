import { READS, define } from '../shared/define.ts'
import { run } from './run.ts'

export const show = define({
  name: 'show',
  hot: true,
  summary: 'Say what a tool, or one of its commands, does: effects, options, examples.',
  group: 'Start here',
  params: {
    tool: { kind: 'operand', required: true, completes: 'tool', summary: 'Name of the tool.' },
    command: {
      kind: 'operands',
      required: false,
      completes: 'command',
      summary: 'Words of a subcommand: only it is shown, with its effective effects.',
    },
    full: { kind: 'flag', summary: 'The whole document, or all that it says of the command.' },
    'max-tokens': {
      kind: 'integer',
      minimum: 100,
      maximum: 1_000_000,
      summary: 'At most so many tokens (o200k_base): what is needed least is left out, and counted.',
    },
    depth: { kind: 'integer', minimum: 0, maximum: 64, summary: 'Levels of commands to show; what is left out is counted.' },
    commands: { kind: 'texts', placeholder: 'NAME', completes: 'command', summary: 'Only these top-level commands, separated by commas.' },
    explain: { kind: 'flag', summary: 'Say besides which file each part came from, which others there are, and where they disagree.' },
  },
  effects: READS,
  examples: [
    { command: 'atip show gh', meaning: 'The whole tool.' },
    { command: 'atip show gh pr merge', meaning: 'One command, with its effective effects.' },
    { command: 'atip show git --depth 1 --json', meaning: 'The document without the inner commands.' },
    { command: 'atip show git push --explain', meaning: 'Which files the description came from, and whether they are trusted.' },
  ],
  failures: ['TOOL_NOT_FOUND', 'COMMAND_NOT_FOUND', 'NOT_A_DOCUMENT', 'DELEGATION_INVALID', 'FILE_NOT_FOUND', 'CANNOT_READ'],
  output: 'shown',
  run,
  text: async (output, style, input) => (await import('./text.ts')).text(output, style, input),
})
