import { DEFAULT_POLICY } from '../../policy/built-in.ts'
import { BUILT_IN } from '../../policy/built-in-names.ts'
import { configures, define } from '../shared/define.ts'

export const policyInit = define({
  name: 'policy init',
  summary: "Write a policy to start from, with tests, where yours or the project's belongs; a file that is there stays as it is.",
  group: 'Policy',
  params: {
    extends: {
      kind: 'choice',
      choices: BUILT_IN,
      summary: `The built-in policy that decides what the file does not name, ${DEFAULT_POLICY} where none is given.`,
    },
    project: { kind: 'flag', summary: "The project's policy, which can only take away, instead of yours." },
    dryRun: { kind: 'flag', summary: 'Write nothing; say what would be written.' },
  },
  effects: configures('.agent-tools/'),
  examples: [
    { command: 'atip policy init', meaning: 'Start your own policy from the balanced one.' },
    { command: 'atip policy init --extends workspace --dry-run', meaning: 'See what would be written.' },
    { command: 'atip policy init --project', meaning: 'A policy of the project, to be kept with its files.' },
  ],
  failures: ['FILE_EXISTS', 'CANNOT_WRITE'],
  output: 'policy-start',
  run: async (input, context) => (await import('./run.ts')).run(input, context),
  text: async (output, style) => (await import('./text.ts')).text(output, style),
})
