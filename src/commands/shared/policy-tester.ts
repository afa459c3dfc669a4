import { ok } from '../../core/result.ts'
import type { Result } from '../../core/result.ts'
import { knownNames, remarksOn } from '../../engine/checked-rules.ts'
import { contextOf, testContext, writtenReader } from '../../engine/evaluation.ts'
import type { PolicyFile } from '../../policy/policy-file.ts'
import { testPolicy } from '../../policy/test-policy.ts'
import type { TestOutcome } from '../../policy/test-policy.ts'
import type { Context } from './define.ts'

interface Tested {
  /** What its author should know. */
  readonly warnings: readonly string[]
  readonly tests: readonly TestOutcome[]
}

/** Runs the tests of a policy; a rule of it that is mistyped is a failure. */
export type PolicyTester = (policy: PolicyFile) => Result<Tested>

/** Judges as in this directory, with what describes the tools here. */
export const policyTester = async ({ world, locations }: Pick<Context, 'world' | 'locations'>): Promise<PolicyTester> => {
  const written = await writtenReader(undefined, locations, world)
  const around = { locations, written }
  const here = testContext(contextOf({ cwd: world.cwd, shell: 'bash' }, around, world), around, world)
  const known = { context: here, names: knownNames(locations, world) }
  return policy => {
    const warnings = remarksOn(policy, known)
    return warnings.ok ? ok({ warnings: warnings.value, tests: testPolicy(policy, here) }) : warnings
  }
}
