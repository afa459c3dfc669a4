import type { Preparer, Prepared } from '../engine/evaluation.ts'
import { allowing, offeredRules } from '../engine/offered-rules.ts'
import { evaluate } from '../policy/evaluate.ts'
import type { PolicyStack } from '../policy/decide.ts'
import type { InvocationVerdict } from '../policy/verdict.ts'
import type { Repeated } from './weigh.ts'

/** Rules for `commands.allow`, mostly one, and how many questions they would have saved, those before them in the list taken for granted. */
export interface Advice {
  readonly allow: readonly string[]
  readonly saves: number
}

/** Nobody pastes more at once. */
const MOST_RULES = 8

/** Different lines that are looked at: the most frequent ones. */
const MOST_LINES = 300

/** Milliseconds of work; what was found until then is told. */
const MOST_WORK_MS = 5000

/** Of what destroys, deletes or costs, and of secrets, is asked every time anew: no rule is offered. */
const HELD: ReadonlySet<string> = new Set(['destructive', 'filesystem.delete', 'deletes', 'cost.billable', 'x-reveals'])

const HELD_PLACES: ReadonlySet<string> = new Set(['secret', 'guard', 'agent-config'])

/** Built-in policies have names, those of people are files. */
const isOfPeople = ({ rule }: InvocationVerdict): boolean => rule !== null && rule.file.startsWith('/')

const mayBeOffered = (invocation: InvocationVerdict): boolean =>
  invocation.decision === 'ask' &&
  !['floor', 'guard'].includes(invocation.rule?.section ?? '') &&
  !isOfPeople(invocation) &&
  Object.entries(invocation.effects).every(
    ([path, { value }]) => !HELD.has(path) || value === false || (Array.isArray(value) && value.length === 0),
  ) &&
  invocation.paths.every(({ access, scopes }) => !scopes.some(scope => HELD_PLACES.has(scope) && (access !== 'read' || scope === 'secret')))

/** A question that is still asked, and the rules that would answer its commands. */
interface Open {
  readonly question: Repeated
  readonly prepared: Prepared
  readonly policies: PolicyStack
  readonly offered: readonly string[]
}

interface Around {
  readonly prepare: Preparer
  /** Where the user's policy is, or would be. */
  readonly userPolicy: string
  /** Milliseconds that the process has worked. */
  readonly worked: () => number
}

const isAllowed = ({ question, prepared, policies }: Open, rules: readonly string[], userPolicy: string): boolean => {
  const tried = { ...prepared.rules, policies: allowing(policies, userPolicy, rules) }
  return question.commands.every(command => {
    prepared.begin()
    return evaluate(command, prepared.context, tried).decision === 'allow'
  })
}

/** Undefined where it is no longer asked, or where a rule for it is not offered to anybody. */
const openOf = (question: Repeated, { prepare, userPolicy }: Around): Open | undefined => {
  const prepared = prepare(question.last.cwd, question.last.shell)
  if (!prepared.ok || prepared.value.rules.policies === null) return undefined
  const { context, rules, begin } = prepared.value
  const { policies } = prepared.value.rules
  const judged = question.commands.map(command => {
    begin()
    return { command, verdict: evaluate(command, context, rules) }
  })
  const open = judged.filter(({ verdict }) => verdict.decision !== 'allow')
  if (open.length === 0) return undefined
  const asked = open.flatMap(({ command, verdict }) =>
    verdict.invocations.filter(({ decision }) => decision !== 'allow').map(invocation => ({ command, invocation })),
  )
  if (asked.length === 0 || !asked.every(({ invocation }) => mayBeOffered(invocation))) return undefined
  const offered = asked.flatMap(({ command, invocation }) => {
    const works = (rule: string): boolean => {
      begin()
      const { invocations } = evaluate(command, context, { ...rules, policies: allowing(policies, userPolicy, [rule]) })
      return invocations.every(({ text, decision }) => text !== invocation.text || decision === 'allow')
    }
    const rule = offeredRules(invocation, prepared.value).find(works)
    return rule === undefined ? [] : [rule]
  })
  return offered.length === 0 ? undefined : { question, prepared: prepared.value, policies, offered: [...new Set(offered)] }
}

/** What a question needs besides what was taken already: a line of several commands may need several rules. */
const candidatesOf = (open: readonly Open[], known: readonly string[]): readonly (readonly string[])[] => {
  const sets = open.map(({ offered }) => offered.filter(rule => !known.includes(rule)).toSorted()).filter(set => set.length > 0)
  return [...new Map(sets.map(set => [set.join('\n'), set])).values()]
}

const programOf = (rule: string): string => rule.split(' ')[0] ?? rule

/** A rule can cover more than what it was offered for: `./gradlew` covers `./gradlew test`. */
const mayAnswer = (rules: readonly string[], { offered }: Open): boolean => {
  const programs = new Set(rules.map(programOf))
  return offered.some(rule => programs.has(programOf(rule)))
}

/**
 * Rules that would have saved the most questions, found by judging these again: each in its turn the one that saves most besides those before it.
 * None for what destroys, deletes, costs money, shows secrets or governs agents, nor where a person wrote the rule that asks.
 */
export const advise = (questions: readonly Repeated[], around: Around): readonly Advice[] => {
  const until = around.worked() + MOST_WORK_MS
  const late = (): boolean => around.worked() > until
  let open: readonly Open[] = questions.slice(0, MOST_LINES).flatMap(question => (late() ? [] : (openOf(question, around) ?? [])))
  const advice: Advice[] = []
  const taken = (): readonly string[] => advice.flatMap(({ allow }) => allow)
  while (taken().length < MOST_RULES && !late()) {
    const known = taken()
    const [best] = candidatesOf(open, known)
      .map(allow => {
        const answered = open.filter(each => mayAnswer(allow, each) && isAllowed(each, [...known, ...allow], around.userPolicy))
        return { allow, answered, saves: answered.reduce((sum, { question }) => sum + question.count, 0) }
      })
      .filter(({ saves }) => saves > 0)
      // several at once only where none saves anything by itself
      .toSorted((a, b) => a.allow.length - b.allow.length || b.saves - a.saves || (a.allow.join() < b.allow.join() ? -1 : 1))
    if (best === undefined) break
    advice.push({ allow: best.allow, saves: best.saves })
    open = open.filter(each => !best.answered.includes(each))
  }
  return advice
}
