import type { PatternLayer, UnusablePatterns } from '../../layers/patterns.ts'

export interface ListedPattern {
  readonly name: string
  readonly description: string | null
  readonly layer: PatternLayer
  /** The tool whose document it is from. */
  readonly tool: string | null
  readonly file: string
  readonly variables: readonly string[]
  /** Its commands as they are written. */
  readonly steps: readonly string[]
  /** Another of this name wins. */
  readonly shadowed: boolean
}

export interface PatternList {
  readonly patterns: readonly ListedPattern[]
  readonly unusable: readonly UnusablePatterns[]
}
