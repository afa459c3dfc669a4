import type { Context } from './context.ts'
import { evaluate } from './evaluate.ts'
import type { Rules } from './evaluate.ts'
import type { Decision, PolicyFile, PolicyTest } from './policy-file.ts'

export interface FailedTest extends PolicyTest {
  readonly file: string
  readonly got: Decision
  readonly reason: string
}

/** The tests in policy files that the policies do not keep: run when a policy is loaded, and by `atip policy test`. */
export const failedTests = (files: readonly PolicyFile[], context: Context, rules: Rules): readonly FailedTest[] =>
  files.flatMap(file =>
    file.tests.flatMap(test => {
      const { decision, reason } = evaluate({ kind: 'line', text: test.run }, context, rules)
      return decision === test.expect ? [] : [{ ...test, file: file.name, got: decision, reason }]
    }),
  )
