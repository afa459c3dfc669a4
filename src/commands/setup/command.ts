import { CLIENT_IDS } from '../../harness/clients.ts'
import { BUILT_IN } from '../../policy/built-in-names.ts'
import { SHELLS } from '../../setup/shells.ts'
import { configures, define } from '../shared/define.ts'
import { exitStatus } from './exit-status.ts'

export const setup = define({
  name: 'setup',
  alsoSought: ['install', 'register', 'uninstall'],
  summary: 'Put atip in front of the agent clients that are installed: the hook in their settings, and a skill; or take both out again.',
  group: 'Start here',
  params: {
    client: {
      kind: 'operands',
      required: false,
      completes: { oneOf: CLIENT_IDS },
      summary: `The clients: ${CLIENT_IDS.join(', ')}. Without any, those that are found and were driven with atip; with --remove, all.`,
    },
    user: { kind: 'flag', summary: "In the user's settings, for all projects; so it is without --project." },
    project: { kind: 'flag', summary: "In the project's settings, which its repository may keep, instead of the user's." },
    dryRun: { kind: 'flag', summary: 'Write nothing; say what would be written.' },
    remove: {
      kind: 'flag',
      summary: 'Take out what setup wrote: files that nobody edited since become what they were, byte for byte.',
      effects: { filesystem: { delete: true } },
    },
    shell: {
      kind: 'choice',
      choices: SHELLS,
      summary: 'What `atip init` prints for this shell too, and the line that loads it; with --remove, only that.',
    },
    policy: { kind: 'choice', choices: BUILT_IN, summary: 'Write a policy of your own too that starts from this one, if you have none.' },
  },
  effects: configures('~/.local/state/agent-tools/', '~/.claude/', '~/.codex/', '~/.agents/', '.claude/', '.codex/', '.github/hooks/'),
  examples: [
    { command: 'atip setup --dry-run', meaning: 'See which clients are found, and what would be written.' },
    { command: 'atip setup', meaning: 'Register the hook and the skill with each of them.' },
    { command: 'atip setup claude --policy balanced', meaning: 'With Claude Code alone, and a policy to start from.' },
    { command: 'atip setup --shell bash', meaning: 'Load what keeps the registry up to date at the start of bash too.' },
    { command: 'atip setup codex --project', meaning: 'With Codex, for this project.' },
    { command: 'atip setup --remove', meaning: 'Take it all out again.' },
  ],
  failures: ['SETTINGS_INVALID', 'FILE_EXISTS', 'CANNOT_READ', 'CANNOT_WRITE', 'BUSY'],
  output: 'setup',
  exitStatus,
  run: async (input, context) => (await import('./run.ts')).run(input, context),
  text: async (output, style) => (await import('./text.ts')).text(output, style),
})
