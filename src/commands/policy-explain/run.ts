import { ok } from '../../core/result.ts'
import type { Result } from '../../core/result.ts'
import { approvableOf } from '../../engine/approvable.ts'
import type { Judging } from '../../engine/approvable.ts'
import { judge, preparer } from '../../engine/evaluation.ts'
import { judgeHinted } from '../../engine/trust-hint.ts'
import { evaluate } from '../../policy/evaluate.ts'
import { commandOf, nothingToJudge, settingsOf } from '../shared/policy-options.ts'
import type { Context } from '../shared/define.ts'
import type { CommandInput, JudgedInput } from '../shared/policy-options.ts'
import type { Explained } from './output.ts'

/** What `atip policy explain` does: apart from its definition, since the engine is loaded with it. */
export const run = async (input: CommandInput & JudgedInput, { world, locations }: Context): Promise<Result<Explained>> => {
  const command = commandOf(input.command, input.argv)
  if (command === undefined) return nothingToJudge('policy explain')
  const cwd = input.cwd ?? world.cwd
  const prepare = await preparer(settingsOf(input), locations, world)
  if (!prepare.ok) return prepare
  const prepared = prepare.value(cwd)
  if (!prepared.ok) return prepared
  const verdict = judgeHinted({ judge, prepare: prepare.value }, command, { cwd })
  if (!verdict.ok) return verdict
  const userPolicy = input.noPolicy || input.policy !== undefined ? null : locations.policy
  const under: Judging = rules => evaluate(command, prepared.value.context, rules)
  return ok({
    line: command.kind === 'line' ? command.text : command.argv.join(' '),
    userPolicy,
    approvable: userPolicy === null ? [] : approvableOf(verdict.value, { userPolicy, prepared: prepared.value, under }),
    ...verdict.value,
  })
}
