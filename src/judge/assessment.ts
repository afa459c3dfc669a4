import type { Leaf } from '../core/answers.ts'
import type { Leaves } from '../core/effects.ts'
import type { Nested } from './contribution.ts'
import type { Touch } from './scopes.ts'
import type { Unknown } from './unknowns.ts'

/** A danger that something on the line brings with it, whether or not the command has it already. */
export interface Brought {
  /** `option --force`, `argument refspec`, `variable X`. */
  readonly origin: string
  readonly path: string
  readonly leaf: Leaf
  /** It is the value that brings it: another one would not. */
  readonly byValue: boolean
}

/** What one reading of one command by one document comes to. */
export interface Assessment {
  readonly leaves: Leaves
  /** For each leaf that options, operands and their like raised, what it came from. */
  readonly origins: ReadonlyMap<string, string>
  /** For each other leaf, the depth of the command that declares it; 0 is the tool. */
  readonly depths: ReadonlyMap<string, number>
  readonly touches: readonly Touch[]
  /** What the command does before its options and operands are looked at. */
  readonly own: Leaves
  readonly brought: readonly Brought[]
  readonly unknowns: readonly Unknown[]
  readonly nested: readonly Nested[]
  /** A redirection writes a file. */
  readonly redirects: boolean
  /** Not declared destructive, but it deletes things or cannot be undone. */
  readonly suspected: boolean
  /** Hazards of the root that something below it declares false. */
  readonly weakened: readonly string[]
  /** The effects were declared for this very command, not only inherited or raised. */
  readonly declared: boolean
}

/** Of a command that nobody says anything about. */
export const UNASSESSED: Assessment = {
  leaves: new Map(),
  origins: new Map(),
  depths: new Map(),
  touches: [],
  own: new Map(),
  brought: [],
  unknowns: [],
  nested: [],
  redirects: false,
  suspected: false,
  weakened: [],
  declared: false,
}

const DANGERS = new Set([
  'destructive',
  'filesystem.delete',
  'deletes',
  'x-executes',
  'x-reveals',
  'network',
  'x-network-scope',
  'cost.billable',
])

/** Whether a leaf is a danger that an approval of the command does not cover where something else brings it. */
export const isDanger = (path: string, leaf: Leaf): boolean =>
  path === 'reversible'
    ? leaf === false
    : DANGERS.has(path) && leaf !== false && leaf !== 'service' && !(Array.isArray(leaf) && leaf.length === 0)
