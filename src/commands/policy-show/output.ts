import type { Decision, Level, Section } from '../../policy/policy-file.ts'

export type Conditions = Readonly<Record<string, unknown>>

/** An entry of `commands`: the command alone, or with the conditions and the message that stand beside it. */
export type ShownRule = string | { readonly run: string; readonly message?: string; readonly if?: Conditions }

export interface PolicyLayer {
  readonly level: Level
  /** The file, or the name of a built-in policy. */
  readonly file: string
  readonly present: boolean
  readonly extends: string | null
  /** What a tool's root declares hazardous stays so for all of its commands. */
  readonly floor: boolean
  /** Each item holds when all of its conditions do. */
  readonly rules: Readonly<Record<Section, readonly Conditions[]>>
  readonly commands: Readonly<Record<Decision, readonly ShownRule[]>>
  /** How many tests stand in the file. */
  readonly tests: number
  /** What its author should know of it. */
  readonly warnings: readonly string[]
}

export interface PolicyLayers {
  /** The strongest first. */
  readonly layers: readonly PolicyLayer[]
  readonly delegations: readonly string[]
  /** What all delegations together permit; null when there is none. */
  readonly delegation: object | null
  /** The text of the built-in policy that --policy names. */
  readonly text: object | null
}
