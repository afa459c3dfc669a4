import type { Rules } from '../policy/evaluate.ts'
import type { Verdict } from '../policy/verdict.ts'
import type { Prepared } from './evaluation.ts'
import { allowing, offeredRules } from './offered-rules.ts'

/** Each of these costs a whole evaluation, and nobody reads more. */
const MOST_TRIED = 16

/** A command that is asked about, and the entry of `commands.allow` that would let it through. */
export interface Approvable {
  /** The command as it stands in the line. */
  readonly text: string
  readonly add: string
}

/** The same command judged under other rules: passed, so that a hot command does so with what it carries. */
export type Judging = (rules: Rules) => Pick<Verdict, 'decision' | 'invocations'>

interface Around {
  /** Its path, for where there is none yet. */
  readonly userPolicy: string
  readonly prepared: Prepared
  readonly under: Judging
}

/** The rules with these entries in `commands.allow` of the user's policy; undefined: no policy counts here. */
export const approving = (add: readonly string[], rules: Rules, userPolicy: string): Rules | undefined =>
  rules.policies === null ? undefined : { ...rules, policies: allowing(rules.policies, userPolicy, add) }

/** What could be approved for good, found by trying: the line is judged again under the user's policy with the command added to it. */
export const approvableOf = (verdict: Verdict, { userPolicy, prepared, under }: Around): readonly Approvable[] => {
  const allows = (text: string, add: string): boolean => {
    const rules = approving([add], prepared.rules, userPolicy)
    return rules !== undefined && under(rules).invocations.every(invocation => invocation.text !== text || invocation.decision === 'allow')
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
