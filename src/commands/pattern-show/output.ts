import type { FilledStep } from '../../policy/fill-step.ts'
import type { PatternLayer } from '../../layers/patterns.ts'

export interface ShownPattern {
  readonly name: string
  readonly description: string | null
  readonly layer: PatternLayer
  /** The tool whose document it is from. */
  readonly tool: string | null
  readonly file: string
  /** Files that have a weaker pattern of this name. */
  readonly shadows: readonly string[]
  readonly variables: readonly {
    readonly name: string
    readonly type: string | null
    readonly description: string | null
    readonly value: string | null
  }[]
  readonly steps: readonly FilledStep[]
}
