import type { Level } from '../../policy/policy-file.ts'
import type { TestOutcome } from '../../policy/test-policy.ts'

export interface PolicyTests {
  readonly passed: boolean
  readonly files: readonly {
    readonly file: string
    readonly level: Level
    readonly warnings: readonly string[]
    readonly tests: readonly TestOutcome[]
  }[]
}
