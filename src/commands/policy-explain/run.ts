import { isGuarantee, isHazard } from '../../core/raise.ts'
import { ok } from '../../core/result.ts'
import type { Result } from '../../core/result.ts'
import { judge, preparer } from '../../engine/evaluation.ts'
import type { Prepared } from '../../engine/evaluation.ts'
import { judgeHinted } from '../../engine/trust-hint.ts'
import { readCommandPattern } from '../../policy/command-pattern.ts'
import { evaluate } from '../../policy/evaluate.ts'
import type { Command } from '../../policy/evaluate.ts'
import type { PolicyFile } from '../../policy/policy-file.ts'
import { ruleWord } from '../../policy/rule-words.ts'
import type { InvocationVerdict, Verdict } from '../../policy/verdict.ts'
import { commandOf, nothingToJudge, settingsOf } from '../shared/policy-options.ts'
import type { Context } from '../shared/define.ts'
import type { CommandInput, JudgedInput } from '../shared/policy-options.ts'
import type { Explained } from './output.ts'

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

/** Options that make the command dangerous. */
const flagsOf = (invocation: InvocationVerdict): readonly string[] => {
  const origins = Object.entries(invocation.effects).filter(([path, { value }]) =>
    isGuarantee(path) ? value === false : isHazard(path) && value === true,
  )
  const froms = [...origins.map(([, { from }]) => from), ...invocation.unknowns.map(({ origin }) => origin ?? '')]
  return [...new Set(froms.flatMap(from => /^option (-\S+)$/.exec(from)?.[1] ?? []))]
}

/**
 * Whether approving a command for good means about what was asked. Where its operands say what is written or deleted, they are another
 * time other ones.
 */
const isNarrow = (invocation: InvocationVerdict): boolean =>
  invocation.paths.every(({ access, path }) => access === 'read' || path === null) &&
  invocation.unknowns.every(({ code }) => code !== 'input' && code !== 'language')

/** Nobody keeps a longer rule. */
const LONGEST_OFFER = 120

/** All words of the command as a rule; undefined: they are no rule, or one that means more than they do. */
const allWords = ({ argv, path, source, tool }: InvocationVerdict, { context }: Prepared): string | undefined => {
  if (argv.some(word => word === null || /[*?\n]/.test(word)) || tool === null) return undefined
  const project = context.project ?? context.cwd
  // a program of the project is named from its root, wherever one stands
  const name = source === 'unknown' && path?.startsWith(`${project}/`) === true ? `.${path.slice(project.length)}` : argv[0]!
  const text = [name, ...argv.slice(1).map(word => word!)].map(ruleWord).join(' ')
  return text.length > LONGEST_OFFER ? undefined : text
}

/** `make test`, `npm run build`: what runs is said by an operand. */
const runsOperand = (invocation: InvocationVerdict): boolean => {
  const first = invocation.argv[invocation.command.split(' ').length]
  return invocation.unknowns.some(({ code }) => code === 'executes') && first != null && !first.startsWith('-')
}

/** Rules that would approve it and what is like it, and no danger that was not seen. */
const rulesFor = (invocation: InvocationVerdict, prepared: Prepared): readonly string[] => {
  const words = allWords(invocation, prepared)
  const exact = words === undefined ? [] : [words]
  // a program of the project, by its path; any other one that nothing describes should be described
  if (invocation.source === 'unknown') return invocation.tool?.includes('/') === true ? exact : []
  if (!isNarrow(invocation)) return []
  const flags = flagsOf(invocation)
  const short = [invocation.command, ...(flags.length === 0 ? [] : [[invocation.command, ...flags].join(' ')])]
  return runsOperand(invocation) ? [...exact, ...short] : [...short, ...exact]
}

interface Judged {
  readonly command: Command
  readonly verdict: Verdict
}

/** Found by trying: the line is judged again under the user's policy with the command added to it. */
const approvableOf = ({ verdict, command }: Judged, userPolicy: string, prepared: Prepared): Explained['approvable'] => {
  const { context, rules } = prepared
  const { policies } = rules
  if (policies === null) return []
  const user = policies.user ?? { ...NO_RULES, name: userPolicy }
  const allows = (text: string, add: string): boolean => {
    const allow = [...user.commands.allow, readCommandPattern(add)]
    const tried = { ...rules, policies: { ...policies, user: { ...user, commands: { ...user.commands, allow } } } }
    return evaluate(command, context, tried).invocations.every(invocation => invocation.text !== text || invocation.decision === 'allow')
  }
  const asked = new Map(
    verdict.invocations
      .filter(invocation => invocation.decision === 'ask' && invocation.tool !== null)
      .map(invocation => [invocation.text, invocation] as const),
  )
  return [...asked].slice(0, MOST_TRIED).flatMap(([text, invocation]) => {
    const add = rulesFor(invocation, prepared).find(rule => allows(text, rule))
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
