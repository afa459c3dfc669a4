import type { PatternLayer, UnusablePatterns } from '../../layers/patterns.ts'

export interface ListedPattern {
  readonly name: string
  /** Its first command where it has none. */
  readonly description: string
  readonly layer: PatternLayer
  /** The tool whose document it is from. */
  readonly tool: string | null
  /** Only of those that no tool brings: `pattern show` names the file of each. */
  readonly file?: string
  readonly variables: readonly string[]
  /** Another of this name wins. */
  readonly shadowed?: true
}

export interface PatternList {
  readonly patterns: readonly ListedPattern[]
  readonly unusable: readonly UnusablePatterns[]
}
