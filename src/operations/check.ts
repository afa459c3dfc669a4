import { failure } from '../core/failures.ts'
import { failed } from '../core/result.ts'
import type { Result } from '../core/result.ts'
import { judge, preparer } from '../harness/evaluation.ts'
import type { Command } from '../policy/evaluate.ts'
import type { Verdict } from '../policy/verdict.ts'
import { READS, define } from './define.ts'
import type { Context } from './define.ts'
import { POLICY_OPTIONS, settingsOf } from './policy-options.ts'

const params = {
  command: {
    kind: 'operands',
    required: false,
    mayBeEmpty: true,
    summary: 'One word: a shell line. Several: the words of one command, exactly as they would be passed.',
  },
  argv: { kind: 'rest', summary: 'The words of one command, options included.' },
  stdin: { kind: 'flag', summary: 'Answer one JSON request a line, {"run": "LINE"} or {"argv": [...]}, with one verdict a line.' },
  ...POLICY_OPTIONS,
} as const

const STATUS = { allow: 0, ask: 10, deny: 20 } as const

const commandOf = (words: readonly string[], argv: readonly string[]): Command | undefined => {
  if (argv.length > 0) return words.length === 0 ? { kind: 'argv', argv } : undefined
  if (words.length === 0) return undefined
  return words.length === 1 ? { kind: 'line', text: words[0]! } : { kind: 'argv', argv: words }
}

const nothingToJudge = () =>
  failed<Verdict>(
    failure('BAD_USAGE', 'there is no command to judge', {
      suggestion: {
        action: 'Give one shell line, or the words of a command after --.',
        example: "atip check 'cd api && git push --force'",
        applicability: 'example',
      },
    }),
  )

/** One verdict for each line of standard input; whatever cannot be judged is `ask`, a policy that cannot be read included. */
async function* answers(settings: Parameters<typeof preparer>[0], cwd: string, { world, locations }: Context) {
  const { MOST_CHARACTERS, answerLine, unjudged } = await import('./check-stream.ts')
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
    failures: ['POLICY_INVALID', 'DELEGATION_INVALID', 'FILE_NOT_FOUND', 'CANNOT_READ'],
    output: 'verdict',
    run: async (input, { world, locations }): Promise<Result<Verdict>> => {
      const command = commandOf(input.command, input.argv)
      if (command === undefined) return nothingToJudge()
      const prepare = await preparer(settingsOf(input), locations, world)
      return prepare.ok ? judge(prepare.value, command, input.cwd ?? world.cwd) : prepare
    },
    stream: (input, context) => (input.stdin ? answers(settingsOf(input), input.cwd ?? context.world.cwd, context) : undefined),
    text: async (verdict, style) => (await import('./verdict-text.ts')).verdictText(verdict, style),
    exitStatus: ({ decision }) => STATUS[decision],
  })

export const check = named('check')
export const policyCheck = named('policy check')
