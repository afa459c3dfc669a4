import type { Decision } from './policy-file.ts'
import type { InvocationVerdict } from './verdict.ts'

/** What one command comes to, with those inside it: it stands first. */
export interface Outcome {
  readonly decision: Decision
  readonly invocations: readonly InvocationVerdict[]
  readonly assumed: readonly string[]
}
