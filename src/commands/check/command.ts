import type { Result } from '../../core/result.ts'
import type { Settings } from '../../engine/evaluation.ts'
import type { Verdict } from '../../policy/verdict.ts'
import { READS, define } from '../shared/define.ts'
import type { Context } from '../shared/define.ts'
import { COMMAND_PARAMS, POLICY_FAILURES, POLICY_OPTIONS, commandOf, nothingToJudge, settingsOf } from '../shared/policy-options.ts'

const params = {
  ...COMMAND_PARAMS,
  stdin: { kind: 'flag', summary: 'Answer one JSON request a line, {"run": "LINE"} or {"argv": [...]}, with one verdict a line.' },
  ...POLICY_OPTIONS,
} as const

const STATUS = { allow: 0, ask: 10, deny: 20 } as const

/** One verdict for each line of standard input; whatever cannot be judged is `ask`, a policy that cannot be read included. */
async function* answers(settings: Settings, cwd: string, { world, locations }: Context) {
  const { MOST_CHARACTERS, answerLine, unjudged } = await import('./stream.ts')
  const { preparer } = await import('../../engine/evaluation.ts')
  const prepare = await preparer(settings, locations, world)
  for await (const line of world.lines(MOST_CHARACTERS))
    yield prepare.ok ? answerLine(line, prepare.value, cwd) : unjudged(prepare.failure.message)
}

/** The definition under both of its names. */
const named = (name: string) =>
  define({
    name,
    summary: 'Say whether a command may run now: allow, ask or deny, and why.',
    group: name === 'check' ? 'Start here' : 'Policy',
    params,
    effects: READS,
    examples: [
      { command: `atip ${name} 'cd api && git push --force'`, meaning: 'Judge a shell line.' },
      { command: `atip ${name} -- gh pr merge 42 --squash`, meaning: 'Judge the words of one command.' },
      { command: `atip ${name} 'npm test' --policy strict`, meaning: 'Under another policy.' },
    ],
    failures: POLICY_FAILURES,
    output: 'verdict',
    run: async (input, { world, locations }): Promise<Result<Verdict>> => {
      const command = commandOf(input.command, input.argv)
      if (command === undefined) return nothingToJudge(name)
      const { judge, preparer } = await import('../../engine/evaluation.ts')
      const prepare = await preparer(settingsOf(input), locations, world)
      return prepare.ok ? judge(prepare.value, command, input.cwd ?? world.cwd) : prepare
    },
    stream: (input, context) => (input.stdin ? answers(settingsOf(input), input.cwd ?? context.world.cwd, context) : undefined),
    text: async (verdict, style) => (await import('../shared/verdict-text.ts')).verdictText(verdict, style),
    exitStatus: ({ decision }) => STATUS[decision],
  })

export const check = named('check')
export const policyCheck = named('policy check')
