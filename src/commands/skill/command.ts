import { READS, define } from '../shared/define.ts'

export const skill = define({
  name: 'skill',
  summary: 'Write an Agent Skill, a SKILL.md that teaches an agent to use atip, or one tool: its commands, dangers, workflows.',
  group: 'More',
  params: {
    tool: { kind: 'operand', required: false, completes: 'tool', summary: 'Name of the tool; atip itself where none is given.' },
    output: {
      kind: 'text',
      placeholder: 'DIR',
      completes: 'directory',
      summary: 'Write it to DIR/NAME/SKILL.md, where it replaces what an earlier atip wrote and nobody changed.',
      effects: { filesystem: { write: true } },
    },
    force: { kind: 'flag', summary: 'Replace any other SKILL.md too.', effects: { destructive: true } },
    dryRun: { kind: 'flag', summary: 'Write nothing; say what would be written.' },
  },
  effects: READS,
  examples: [
    { command: 'atip skill', meaning: 'Print the skill of atip.' },
    { command: 'atip skill git', meaning: 'Print one of git, made from what is known of it.' },
    { command: 'atip skill --output .agents/skills', meaning: 'Write .agents/skills/atip/SKILL.md, where most agents look.' },
    { command: 'atip skill git --output ~/.claude/skills --dry-run', meaning: 'Say what would be written for Claude Code.' },
  ],
  failures: ['TOOL_NOT_FOUND', 'FILE_EXISTS', 'CANNOT_WRITE', 'DELEGATION_INVALID', 'FILE_NOT_FOUND', 'CANNOT_READ'],
  output: 'skill',
  printsText: true,
  run: async (input, context) => (await import('./run.ts')).run(input, context),
  text: async (output, style) => (await import('./text.ts')).text(output, style),
})
