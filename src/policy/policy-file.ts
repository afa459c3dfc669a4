export type Decision = 'allow' | 'ask' | 'deny'

const RANK = { allow: 0, ask: 1, deny: 2 } as const satisfies Record<Decision, number>

/** Below zero: `a` is milder than `b`. */
export const compareDecisions = (a: Decision, b: Decision): number => RANK[a] - RANK[b]

/** Who wrote a policy; from the strongest to the weakest, but for what is built in. */
export type Level = 'managed' | 'user' | 'project' | 'built-in'

export const SECTIONS = ['deny', 'requireConfirmation', 'autoApprove'] as const
export type Section = (typeof SECTIONS)[number]

export type ConditionValue = boolean | string | readonly string[]

export interface Condition {
  readonly key: string
  readonly value: ConditionValue
}

/** Holds when all of its conditions do. */
export interface Rule {
  readonly conditions: readonly Condition[]
  /** What is said to whoever meets it. */
  readonly message?: string
}

/** `git push --force`: a command with the options and operands that it must have, read as a line of that tool is. */
export interface CommandPattern {
  readonly text: string
  readonly words: readonly string[]
  /** What else must hold: the object form of an entry. */
  readonly conditions?: readonly Condition[]
  /** What is said to whoever meets it. */
  readonly message?: string
}

export interface PolicyTest {
  readonly run: string
  readonly expect: Decision
}

/** One policy file after it was read. */
export interface PolicyFile {
  /** Path, or name of a built-in policy. */
  readonly name: string
  readonly level: Level
  readonly rules: Readonly<Record<Section, readonly Rule[]>>
  readonly commands: Readonly<Record<'allow' | 'ask' | 'deny', readonly CommandPattern[]>>
  /** The built-in policy behind it; undefined: not named. */
  readonly extends: string | undefined
  /** Hazards of a tool's root hold for all of its commands. */
  readonly floor: boolean
  readonly tests: readonly PolicyTest[]
}
