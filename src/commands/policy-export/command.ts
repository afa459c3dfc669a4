import { TARGETS } from '../../export/formats.ts'
import { READS, define } from '../shared/define.ts'

export const policyExport = define({
  name: 'policy export',
  summary: "Print prefix rules for another client's own permissions: what this policy allows whatever the rest of the line says.",
  group: 'Policy',
  params: {
    tool: { kind: 'operands', required: false, completes: 'tool', summary: 'Tools; all that are installed where none is named.' },
    to: { kind: 'choice', choices: TARGETS, default: 'claude', summary: 'The client that is to read it.' },
    policy: {
      kind: 'text',
      placeholder: 'NAME|FILE',
      completes: 'policy',
      summary: "A file, or the name of a built-in policy, in the place of the user's.",
    },
    asks: { kind: 'flag', summary: 'Also what has to ask by itself, as rules that ask.' },
  },
  effects: READS,
  examples: [
    { command: 'atip policy export --to codex', meaning: 'Rules for Codex, for ~/.codex/rules/atip.rules.' },
    { command: 'atip policy export --to claude git gh', meaning: 'What Claude Code may run of git and gh without asking.' },
  ],
  failures: [
    'TOOL_NOT_FOUND',
    'REGISTRY_CORRUPT',
    'UPGRADE_REQUIRED',
    'POLICY_INVALID',
    'DELEGATION_INVALID',
    'FILE_NOT_FOUND',
    'CANNOT_READ',
  ],
  output: 'policy-export',
  printsText: true,
  run: async (input, context) => (await import('./run.ts')).run(input, context),
  text: async output => (await import('./text.ts')).text(output),
})
