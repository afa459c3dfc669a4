import type { FilledStep } from '../../policy/fill-step.ts'
import type { Decision } from '../../policy/policy-file.ts'
import type { Verdict } from '../../policy/verdict.ts'

export interface PatternVerdict {
  readonly name: string
  /** The file that it was read from. */
  readonly file: string
  /** The strictest of its steps. */
  readonly decision: Decision
  /** Variables that were not set: each stands for a word that only the running line knows. */
  readonly unset: readonly string[]
  readonly steps: readonly (Pick<FilledStep, 'line' | 'description' | 'refused'> & { readonly verdict: Verdict })[]
}
