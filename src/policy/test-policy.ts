import type { Context } from '../judge/context.ts'
import { evaluate, stackOf } from './evaluate.ts'
import type { Rules } from './evaluate.ts'
import { compareDecisions } from './policy-file.ts'
import type { Decision, PolicyFile, PolicyTest } from './policy-file.ts'

/** A test of a policy file, and what came of it. */
export interface TestOutcome extends PolicyTest {
  readonly got: Decision
  readonly reason: string
  readonly passed: boolean
}

/** A file is tested with what it extends and nothing else: what other layers say on this machine is no fault of its author. */
const rulesOf = (file: PolicyFile): Rules => ({
  policies: file.level === 'built-in' ? { builtin: file } : stackOf({ [file.level]: file }),
})

const outcomeOf = (test: PolicyTest, context: Context, rules: Rules): TestOutcome => {
  const { decision, reason } = evaluate({ kind: 'line', text: test.run }, context, rules)
  return { ...test, got: decision, reason, passed: decision === test.expect }
}

/** Every test of a policy file, in its order. */
export const testPolicy = (file: PolicyFile, context: Context): readonly TestOutcome[] => {
  const rules = rulesOf(file)
  return file.tests.map(test => outcomeOf(test, context, rules))
}

/** Whether a verdict could be milder than the test expects: where `allow` is expected, none is. */
const canLeak = (test: PolicyTest): boolean => test.expect !== 'allow'

/** Whether a policy has tests that have to be run before it is believed. */
export const hasGuards = (file: PolicyFile): boolean => file.tests.some(canLeak)

/** The first test whose line the policy lets through more easily than its author expected. A stricter answer is safe, and no reason to stop. */
export const leakOf = (file: PolicyFile, context: Context): TestOutcome | undefined => {
  const rules = rulesOf(file)
  for (const test of file.tests) {
    const outcome = canLeak(test) ? outcomeOf(test, context, rules) : undefined
    if (outcome !== undefined && compareDecisions(outcome.got, test.expect) < 0) return outcome
  }
  return undefined
}
