import { oneLine } from '../core/text.ts'
import type { Invocation } from '../shell/invocation.ts'
import { readShell } from '../shell/read-shell.ts'
import { staticWord } from '../shell/word.ts'
import { DEFAULT_POLICY, builtInPolicy, isBuiltIn } from './built-in.ts'
import { caseOf } from './case.ts'
import type { Case } from './case.ts'
import type { Context } from '../judge/context.ts'
import { decide, floorAndGuard, stricter } from './decide.ts'
import type { Decided, PolicyStack } from './decide.ts'
import { delegate } from './delegate.ts'
import type { Delegation } from './delegation.ts'
import type { Nested } from '../judge/contribution.ts'
import { changesRelied } from '../judge/scripts/changes-relied.ts'
import { judgeCommand, judgeCommands, judgeProblems } from '../judge/judge.ts'
import type { Judge, Judgement } from '../judge/judge.ts'
import { compareDecisions } from './policy-file.ts'
import type { Decision } from './policy-file.ts'
import type { Outcome } from './outcome.ts'
import { settleScript } from './settle-script.ts'
import { writesOf } from './path-states.ts'
import type { LineWrite } from './path-states.ts'
import { sentence } from './sentence.ts'
import { saferVariant } from './safer.ts'
import { invocationVerdict } from './verdict.ts'
import type { InvocationVerdict, Verdict } from './verdict.ts'

/** A shell line, or the words of one command exactly as they would be passed. */
export type Command = { readonly kind: 'line'; readonly text: string } | { readonly kind: 'argv'; readonly argv: readonly string[] }

export interface Rules {
  /** Null: no policy; then the delegation alone decides. */
  readonly policies: PolicyStack | null
  readonly delegation?: Delegation
}

/** The policies as they stand behind each other when only these files were given. */
export const stackOf = (files: Omit<PolicyStack, 'builtin' | 'demanded'>): PolicyStack => {
  const named = (name: string | undefined) => (name !== undefined && isBuiltIn(name) ? builtInPolicy(name) : undefined)
  const demanded = [named(files.managed?.extends), named(files.project?.extends)].filter(file => file !== undefined)
  return { ...files, builtin: named(files.user?.extends) ?? named(files.managed?.extends) ?? builtInPolicy(DEFAULT_POLICY), demanded }
}

interface Run {
  readonly judge: Judge
  readonly rules: Rules
  readonly floor: boolean
  /** A variant is being judged: no variants of it are looked for. */
  readonly variant?: true
}

/** What a function would do is no more than a question where the line only defines it. */
const unlessUncalled = (command: Case, decided: Decided): Decided =>
  decided.decision === 'deny' && command.judged.invocation.uncalled === true
    ? { ...decided, decision: 'ask', reason: sentence(`${decided.reason.replace(/\.$/, '')}, once the function is called`) }
    : decided

const decideCase = (run: Run, command: Case): { readonly decided: Decided; readonly assumed: readonly string[] } => {
  const { policies, delegation } = run.rules
  const delegated = delegation === undefined ? undefined : delegate(command, run.judge.context, delegation)
  const own = unlessUncalled(command, policies === null ? floorAndGuard(command) : decide(command, policies))
  if (delegated === undefined) return { decided: own, assumed: [] }
  return { decided: stricter(delegated.decided, own), assumed: delegated.assumed }
}

const isFloor = ({ policies, delegation }: Rules): boolean =>
  delegation?.floor === true ||
  (policies !== null && [policies.managed, policies.user, policies.project, policies.builtin].some(file => file?.floor === true))

const NOTHING: readonly Outcome[] = []

const isScript = (inner: Nested): boolean => inner.kind === 'text' && inner.script !== undefined

/** The strictest of the ways to read a command. */
const settle = (run: Run, judgement: Judgement): Outcome => {
  let worst: Outcome | undefined
  for (const { own, inner } of judgement.readings) {
    const command = caseOf(own, run.floor, run.judge.context)
    const { decided, assumed } = decideCase(run, command)
    const inside =
      inner.length === 0
        ? NOTHING
        : inner.flatMap(each => {
            const outcome = settle(run, each)
            return each.guessed === true && outcome.decision !== 'deny' ? [] : [outcome]
          })
    const safer =
      decided.decision === 'allow' || run.variant || own.match?.nodes.at(-1)?.['x-safer'] === undefined
        ? undefined
        : saferVariant(command, decided.decision, words => settleWords(run, own.invocation, words))
    const told = invocationVerdict(command, decided, safer)
    const outcome: Outcome =
      inside.length === 0
        ? { decision: decided.decision, invocations: [told], assumed }
        : {
            decision: inside.reduce<Decision>(
              (all, each) => (compareDecisions(each.decision, all) > 0 ? each.decision : all),
              decided.decision,
            ),
            invocations: [told, ...inside.flatMap(each => each.invocations)],
            assumed: [...assumed, ...inside.flatMap(each => each.assumed)],
          }
    const whole =
      outcome.decision === 'allow' || !own.assessment.nested.some(isScript)
        ? outcome
        : settleScript(outcome, own, () => {
            const judge = { ...run.judge, context: { ...run.judge.context, unread: 'named' as const } }
            return settle({ ...run, judge }, judgeCommand(judge, own.invocation, { via: own.via, external: true }))
          })
    if (worst === undefined || compareDecisions(whole.decision, worst.decision) > 0) worst = whole
  }
  return worst!
}

/** The same command with other words. */
const settleWords = (run: Run, invocation: Invocation, words: Invocation['words']): Outcome => {
  const text = words.map(word => word.text).join(' ')
  return settle({ ...run, variant: true }, judgeCommand(run.judge, { ...invocation, words, text }))
}

const judgements = (judge: Judge, command: Command): readonly Judgement[] => {
  const { shell, cwd, home, repository } = judge.context
  if (command.kind === 'argv') {
    const text = command.argv.join(' ')
    const place = { text, span: [0, text.length], shell, cwds: [cwd], stdin: { kind: 'terminal' } } as const
    if (command.argv.length === 0 || command.argv[0] === '')
      return [judgeProblems(place, [{ code: 'parse-error', reason: 'there is nothing to run' }])]
    const words = command.argv.map(word => staticWord(word))
    const invocation = { ...place, words, assignments: [], redirections: [], environment: new Map(), problems: [] }
    return [judgeCommand(judge, invocation, { via: [], external: true })]
  }
  const reading = readShell(command.text, { shell, cwds: [cwd], home, stdin: { kind: 'terminal' }, repository })
  const found = judgeCommands(judge, reading.invocations)
  if (reading.problems.length === 0) return found
  const whole = { text: command.text, span: [0, command.text.length], shell, cwds: [cwd], stdin: { kind: 'terminal' } } as const
  return [judgeProblems(whole, reading.problems), ...found]
}

const worstOf = (outcomes: readonly Outcome[]): Decision =>
  outcomes.reduce<Decision>((all, each) => (compareDecisions(each.decision, all) > 0 ? each.decision : all), 'allow')

const reasonOf = (decision: Decision, invocations: readonly InvocationVerdict[], deciding: InvocationVerdict | undefined): string => {
  if (deciding === undefined) return 'nothing in it runs a command.'
  if (decision === 'allow' && invocations.length > 1) return `each of its ${invocations.length} commands is allowed.`
  return oneLine(deciding.reason)
}

const filesOf = ({ policies }: Rules): readonly string[] =>
  policies === null ? [] : [policies.managed, policies.user, policies.project, policies.builtin].flatMap(file => file?.name ?? [])

/** With looks at the disk that no other line has used up. */
const fresh = (around: Context): Context => {
  const { looker, stater } = around
  if (looker === undefined && stater === undefined) return around
  return { ...around, ...(looker && { look: looker() }), ...(stater && { stateOf: stater() }) }
}

/** A line with what its commands write, found when it is first asked for. */
const withWrites = (context: Context, judged: readonly Judgement[]): Context => {
  let found: readonly LineWrite[] | undefined
  return { ...context, writes: () => (found ??= writesOf(judged)) }
}

/**
 * May this run? Pure, synchronous, and never throws. The line's decision is the worst of its commands'; a line with nothing in it
 * that could do anything (`[[ -d src ]]`) is allowed.
 */
export const evaluate = (command: Command, around: Context, rules: Rules, registry: number | null = null): Verdict => {
  const context = fresh(around)
  const settled = (own: Context) => {
    const judge: Judge = { context: own, judged: 0 }
    const judged = judgements(judge, command)
    const run: Run = { judge: { ...judge, context: withWrites(own, judged) }, rules, floor: isFloor(rules) }
    return { judged, outcomes: judged.map(each => settle(run, each)) }
  }
  const { judged: found, outcomes: first } = settled(context)
  const relied = context.look?.relied
  // a line that changes the scripts that it runs is not what they say now
  const outcomes =
    relied !== undefined && relied.size > 0 && worstOf(first) === 'allow' && changesRelied(found, context, relied)
      ? settled({ ...context, unread: 'changed' }).outcomes
      : first
  const invocations = outcomes.flatMap(each => each.invocations)
  const decision = worstOf(outcomes)
  const deciding = invocations.find(invocation => invocation.decision === decision)
  return {
    decision,
    reason: reasonOf(decision, invocations, deciding),
    invocations,
    assumed: [...new Set(outcomes.flatMap(each => each.assumed))],
    policy: filesOf(rules),
    delegation: rules.delegation?.names ?? [],
    registry,
  }
}
