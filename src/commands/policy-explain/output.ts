import type { Verdict } from '../../policy/verdict.ts'

export interface Explained extends Verdict {
  /** The line that was judged; several words are joined by spaces. */
  readonly line: string
  /** The user's policy file, where a command can be approved for good; null when other rules were chosen. */
  readonly userPolicy: string | null
  /** What is asked about, but would be allowed if `add` stood in commands.allow of the user's policy. */
  readonly approvable: readonly { readonly text: string; readonly add: string }[]
}
