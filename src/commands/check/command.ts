import { READS, define } from '../shared/define.ts'
import { COMMAND_PARAMS, POLICY_FAILURES, POLICY_OPTIONS } from '../shared/policy-options.ts'
import { run, stream } from './run.ts'

const params = {
  ...COMMAND_PARAMS,
  stdin: { kind: 'flag', summary: 'Answer one JSON request a line, {"run": "LINE"} or {"argv": [...]}, with one verdict a line.' },
  ...POLICY_OPTIONS,
} as const

const STATUS = { allow: 0, ask: 10, deny: 20 } as const

/** The definition under both of its names. */
const named = (name: string) =>
  define({
    name,
    hot: true,
    summary: 'Say whether a command may run now: allow, ask or deny, and why.',
    group: name === 'check' ? 'Start here' : 'Policy',
    params,
    // what it keeps in the log, where there is one, is no file of anybody's: an agent asks it before every command, and may
    effects: READS,
    examples: [
      { command: `atip ${name} 'cd api && git push --force'`, meaning: 'Judge a shell line.' },
      { command: `atip ${name} -- gh pr merge 42 --squash`, meaning: 'Judge the words of one command.' },
      { command: `atip ${name} 'npm test' --policy strict`, meaning: 'Under another policy.' },
    ],
    failures: POLICY_FAILURES,
    output: 'verdict',
    run: (input, context) => run(name, input, context),
    stream: (input, context) => (input.stdin ? stream(input, context) : undefined),
    text: async (output, style) => (await import('./text.ts')).text(output, style),
    exitStatus: ({ decision }) => STATUS[decision],
  })

export const check = named('check')
export const policyCheck = named('policy check')
