import { ok } from '../../core/result.ts'
import type { Result } from '../../core/result.ts'
import { judge, preparer } from '../../engine/evaluation.ts'
import type { Prepared } from '../../engine/evaluation.ts'
import { allowing, offeredRules } from '../../engine/offered-rules.ts'
import { judgeHinted } from '../../engine/trust-hint.ts'
import { evaluate } from '../../policy/evaluate.ts'
import type { Command } from '../../policy/evaluate.ts'
import type { Verdict } from '../../policy/verdict.ts'
import { commandOf, nothingToJudge, settingsOf } from '../shared/policy-options.ts'
import type { Context } from '../shared/define.ts'
import type { CommandInput, JudgedInput } from '../shared/policy-options.ts'
import type { Explained } from './output.ts'

/** Each of these costs a whole evaluation, and nobody reads more. */
const MOST_TRIED = 16

interface Judged {
  readonly command: Command
  readonly verdict: Verdict
}

/** Found by trying: the line is judged again under the user's policy with the command added to it. */
const approvableOf = ({ verdict, command }: Judged, userPolicy: string, prepared: Prepared): Explained['approvable'] => {
  const { context, rules } = prepared
  const { policies } = rules
  if (policies === null) return []
  const allows = (text: string, add: string): boolean => {
    const tried = { ...rules, policies: allowing(policies, userPolicy, [add]) }
    return evaluate(command, context, tried).invocations.every(invocation => invocation.text !== text || invocation.decision === 'allow')
  }
  const asked = new Map(
    verdict.invocations
      .filter(invocation => invocation.decision === 'ask' && invocation.tool !== null)
      .map(invocation => [invocation.text, invocation] as const),
  )
  return [...asked].slice(0, MOST_TRIED).flatMap(([text, invocation]) => {
    const add = offeredRules(invocation, prepared).find(rule => allows(text, rule))
    return add === undefined ? [] : [{ text, add }]
  })
}

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
  return ok({
    line: command.kind === 'line' ? command.text : command.argv.join(' '),
    userPolicy,
    approvable: userPolicy === null ? [] : approvableOf({ command, verdict: verdict.value }, userPolicy, prepared.value),
    ...verdict.value,
  })
}
