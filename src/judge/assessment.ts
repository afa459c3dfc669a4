import { leavesOf } from '../core/effects.ts'
import type { Leaf } from '../core/answers.ts'
import type { Effects, Leaves } from '../core/effects.ts'
import { raise } from '../core/raise.ts'
import type { Assigned, Shell } from '../shell/invocation.ts'
import type { Word } from '../shell/word.ts'
import type { Touch } from './scopes.ts'

export const UNKNOWNS = {
  tool: 'nothing is known about the tool',
  command: 'the command is not in the document',
  option: 'an option is not in the document',
  operand: 'more operands than the document names',
  computed: 'a word is known only when the line runs, and could be an option or a command',
  value: 'a value that the document does not list',
  effect: 'the document answers in words that are not known',
  executes: 'code runs that is not on the line',
  language: 'a text in a language that is not read, or could not be',
  input: 'standard input is executed',
  environment: 'a variable with an unknown effect is set',
  directory: 'configuration of a directory outside the project is obeyed',
  stale: 'the program changed since its document was read',
  untrusted: 'only documents that are not trusted describe the tool',
  override: "the user's correction of the document cannot be read",
  'parse-error': 'the shell text cannot be read',
  evaluates: 'the shell could run what a value contains',
  unsupported: 'a construct that shells read differently',
  limit: 'the line is too long or too deeply nested to be judged',
  runaway: 'it starts itself again and again until the machine stops',
} as const

/** Why nothing is known of a command whose turn came too late. */
export const OUT_OF_TIME = 'to judge the line takes longer than there is time for'

/** Why nothing is known of where a path leads. */
export const tooLong = (name: string): string => `${name} is given a path that is longer than systems take`

/** How an origin begins that says what is lost. */
export const LOST = 'changes of '

/** Where what standard input holds comes from. */
export const INPUT = 'standard input'

export type UnknownCode = keyof typeof UNKNOWNS

/** Why the effects of a command are not known. `reason` is one sentence that names the command and the cause. */
export interface Unknown {
  readonly code: UnknownCode
  readonly reason: string
  /** The option, operand or variable that it comes from; undefined: the command itself. */
  readonly origin?: string
}

/** A command inside a command. */
export type Nested =
  | {
      readonly kind: 'argv'
      readonly words: readonly Word[]
      readonly assigned: readonly Assigned[]
      readonly cwds: readonly string[] | undefined
      /** Its standard input is that of the command around it. */
      readonly inherits: boolean
    }
  | { readonly kind: 'text'; readonly text: string; readonly shell: Shell; readonly cwds: readonly string[] | undefined }

/** A danger that something on the line brings with it, whether or not the command has it already. */
interface Brought {
  /** `option --force`, `argument refspec`, `variable X`. */
  readonly origin: string
  readonly path: string
  readonly leaf: Leaf
  /** It is the value that brings it: another one would not. */
  readonly byValue: boolean
}

/** What one reading of one command by one document comes to. Mutable while it is put together. */
export interface Assessment {
  leaves: Leaves
  /** For each leaf that options, operands and their like raised, what it came from. */
  readonly origins: Map<string, string>
  /** For each other leaf, the depth of the command that declares it; 0 is the tool. */
  depths: ReadonlyMap<string, number>
  readonly touches: Touch[]
  /** What the command does before its options and operands are looked at. */
  own: Leaves
  readonly brought: Brought[]
  readonly unknowns: Unknown[]
  readonly nested: Nested[]
  /** A redirection writes a file. */
  redirects: boolean
  /** Not declared destructive, but it deletes things or cannot be undone. */
  suspected: boolean
  /** Hazards of the root that something below it declares false. */
  weakened: readonly string[]
  /** The effects were declared for this very command, not only inherited or raised. */
  declared: boolean
}

const NOTHING: ReadonlyMap<string, number> = new Map()
const NONE: Leaves = new Map()

export const emptyAssessment = (): Assessment => ({
  leaves: new Map(),
  origins: new Map(),
  depths: NOTHING,
  touches: [],
  own: NONE,
  brought: [],
  unknowns: [],
  nested: [],
  redirects: false,
  suspected: false,
  weakened: [],
  declared: false,
})

/** Of one kind, for one command: nobody reads more, and each is compared with all others. */
const MOST_UNKNOWNS = 100

export const addUnknown = (it: Assessment, code: UnknownCode, reason: string, origin?: string): void => {
  const known = it.unknowns.filter(other => other.code === code)
  if (known.length >= MOST_UNKNOWNS || known.some(other => other.reason === reason)) return
  it.unknowns.push(origin === undefined ? { code, reason } : { code, reason, origin })
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
const isDanger = (path: string, leaf: Leaf): boolean =>
  path === 'reversible'
    ? leaf === false
    : DANGERS.has(path) && leaf !== false && leaf !== 'service' && !(Array.isArray(leaf) && leaf.length === 0)

/** Notes what an approval of the command has to name. */
export const bring = (it: Assessment, leaves: Leaves, origin: string, byValue: boolean): void => {
  for (const [path, leaf] of leaves) if (isDanger(path, leaf)) it.brought.push({ origin, path, leaf, byValue })
}

/** Lays effects over what is known so far; they never lower anything. */
export const raiseEffects = (it: Assessment, effects: Effects, origin: string, byValue = false): void => {
  const added = leavesOf(effects)
  if (added.size === 0) return
  bring(it, added, origin, byValue)
  const raised = raise(it.leaves, added)
  for (const [path, leaf] of raised) if (it.leaves.get(path) !== leaf) it.origins.set(path, origin)
  // how far it reaches is not known any more: nobody's promise, and the option's doing
  if (it.leaves.has('x-network-scope') && !raised.has('x-network-scope')) it.origins.set('x-network-scope', origin)
  it.leaves = raised
}

/** What is raised often; one object each, so that it is read once. */
export const WRITES = { filesystem: { write: true } } as const satisfies Effects
export const DELETES = { filesystem: { write: true, delete: true } } as const satisfies Effects
export const CONTACTS = { network: true, 'x-network-scope': 'argument' } as const satisfies Effects
export const SHOWS_SECRET = { 'x-reveals': ['secret'] } as const satisfies Effects

/** The pure computation: reads, writes nothing, goes nowhere. */
export const HARMLESS = {
  filesystem: { write: false, delete: false },
  network: false,
  destructive: false,
  cost: { billable: false },
} as const satisfies Effects
