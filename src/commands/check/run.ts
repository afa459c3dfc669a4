import type { Result } from '../../core/result.ts'
import { commandOf, nothingToJudge, settingsOf } from '../shared/policy-options.ts'
import type { CommandInput, JudgedInput } from '../shared/policy-options.ts'
import type { Context } from '../shared/define.ts'
import { judgeHinted } from '../../engine/trust-hint.ts'
import type { Verdict } from './output.ts'

/** What `atip check` does, and `atip policy check`: `name` is the one that was called. */
export const run = async (name: string, input: CommandInput & JudgedInput, { world, locations }: Context): Promise<Result<Verdict>> => {
  const command = commandOf(input.command, input.argv)
  if (command === undefined) return nothingToJudge(name)
  const { judge, preparer } = await import('../../engine/evaluation.ts')
  const prepare = await preparer(settingsOf(input), locations, world)
  return prepare.ok ? judgeHinted({ judge, prepare: prepare.value }, command, { cwd: input.cwd ?? world.cwd }) : prepare
}

/** One verdict for each line of standard input; whatever cannot be judged is `ask`, a policy that cannot be read included. */
export async function* stream(input: JudgedInput, { world, locations }: Context) {
  const { MOST_CHARACTERS, answerLine, unjudged } = await import('./stream.ts')
  const { preparer } = await import('../../engine/evaluation.ts')
  const prepare = await preparer(settingsOf(input), locations, world)
  for await (const line of world.lines(MOST_CHARACTERS))
    yield prepare.ok ? answerLine(line, prepare.value, input.cwd ?? world.cwd) : unjudged(prepare.failure.message)
}
