import { resolve } from 'node:path'
import { noteDecision } from '../../decisions/note.ts'
import type { Result } from '../../core/result.ts'
import { commandOf, nothingToJudge, settingsOf } from '../shared/policy-options.ts'
import type { CommandInput, JudgedInput } from '../shared/policy-options.ts'
import type { Context } from '../shared/define.ts'
import { judgeHinted } from '../../engine/trust-hint.ts'
import type { Verdict } from './output.ts'

/** What `atip check` does, and `atip policy check`: `name` is the one that was called. */
export const run = async (name: string, input: CommandInput & JudgedInput, context: Context): Promise<Result<Verdict>> => {
  const { world, locations } = context
  const command = commandOf(input.command, input.argv)
  if (command === undefined) return nothingToJudge(name)
  const { judge, preparer } = await import('../../engine/evaluation.ts')
  const prepare = await preparer(settingsOf(input), locations, world)
  const cwd = input.cwd === undefined ? world.cwd : resolve(world.cwd, input.cwd)
  const verdict = prepare.ok ? judgeHinted({ judge, prepare: prepare.value }, command, { cwd }) : prepare
  noteDecision({ by: name, commands: [command], cwd, shell: input.shell, since: 0 }, verdict, context)
  return verdict
}

/** One verdict for each line of standard input; whatever cannot be judged is `ask`, a policy that cannot be read included. */
export async function* stream(input: JudgedInput, context: Context) {
  const { world, locations } = context
  const { MOST_CHARACTERS, answerLine, unjudged } = await import('./stream.ts')
  const { preparer } = await import('../../engine/evaluation.ts')
  const prepare = await preparer(settingsOf(input), locations, world)
  const asked = { by: 'check --stdin', cwd: input.cwd ?? world.cwd, shell: input.shell }
  for await (const line of world.lines(MOST_CHARACTERS))
    yield prepare.ok ? answerLine(line, { prepare: prepare.value, asked }, context) : unjudged(prepare.failure.message)
}
