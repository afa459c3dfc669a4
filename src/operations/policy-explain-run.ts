import { isGuarantee, isHazard } from '../core/raise.ts'
import { ok } from '../core/result.ts'
import type { Result } from '../core/result.ts'
import { judge, preparer } from '../harness/evaluation.ts'
import type { Prepared } from '../harness/evaluation.ts'
import { readCommandPattern } from '../policy/command-pattern.ts'
import { evaluate } from '../policy/evaluate.ts'
import type { Command } from '../policy/evaluate.ts'
import type { PolicyFile } from '../policy/policy-file.ts'
import type { InvocationVerdict, Verdict } from '../policy/verdict.ts'
import { commandOf, nothingToJudge, settingsOf } from './policy-options.ts'
import type { Context } from './define.ts'
import type { CommandInput, JudgedInput } from './policy-options.ts'

export interface Explained extends Verdict {
  /** The line that was judged; several words are joined by spaces. */
  readonly line: string
  /** The user's policy file, where a command can be approved for good; null when other rules were chosen. */
  readonly userPolicy: string | null
  /** What is asked about, but would be allowed if `add` stood in commands.allow of the user's policy. */
  readonly approvable: readonly { readonly text: string; readonly add: string }[]
}

/** Each of these costs a whole evaluation, and nobody reads more. */
const MOST_TRIED = 16

const NO_RULES: Omit<PolicyFile, 'name'> = {
  level: 'user',
  rules: { deny: [], requireConfirmation: [], autoApprove: [] },
  commands: { allow: [], ask: [], deny: [] },
  extends: undefined,
  floor: false,
  tests: [],
}

/** Names the flags that make the command dangerous, so that the approval reaches no further than what was seen. */
const patternOf = (it: InvocationVerdict): string => {
  const origins = Object.entries(it.effects).filter(([path, { value }]) =>
    isGuarantee(path) ? value === false : isHazard(path) && value === true,
  )
  const flags = origins.flatMap(([, { from }]) => /^option (-\S+)$/.exec(from)?.[1] ?? [])
  return [it.command, ...new Set(flags)].join(' ')
}

/**
 * Whether approving a command for good means about what was asked. Where its operands say what is written, deleted or executed, an
 * approval of its name would reach everything else that it can be told.
 */
const isNarrow = (it: InvocationVerdict): boolean =>
  it.decision === 'ask' &&
  it.tool !== null &&
  it.paths.every(({ access, path }) => access === 'read' || path === null) &&
  it.unknowns.every(({ code }) => code !== 'input' && code !== 'language')

/** Found by trying: the line is judged again under the user's policy with the command added to it. */
const approvableOf = (verdict: Verdict, command: Command, userPolicy: string, { context, rules }: Prepared): Explained['approvable'] => {
  const { policies } = rules
  if (policies === null) return []
  const user = policies.user ?? { ...NO_RULES, name: userPolicy }
  const allows = (text: string, add: string): boolean => {
    const allow = [...user.commands.allow, readCommandPattern(add)]
    const tried = { ...rules, policies: { ...policies, user: { ...user, commands: { ...user.commands, allow } } } }
    return evaluate(command, context, tried).invocations.every(it => it.text !== text || it.decision === 'allow')
  }
  const offers = new Map(verdict.invocations.filter(isNarrow).map(it => [it.text, patternOf(it)] as const))
  return [...offers]
    .slice(0, MOST_TRIED)
    .filter(([text, add]) => allows(text, add))
    .map(([text, add]) => ({ text, add }))
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
  const verdict = judge(prepare.value, command, cwd)
  if (!verdict.ok) return verdict
  const userPolicy = input.noPolicy || input.policy !== undefined ? null : locations.policy
  return ok({
    line: command.kind === 'line' ? command.text : command.argv.join(' '),
    userPolicy,
    approvable: userPolicy === null ? [] : approvableOf(verdict.value, command, userPolicy, prepared.value),
    ...verdict.value,
  })
}
