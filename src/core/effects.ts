import { GROUPS, UNCLEAR, isWhole, leafOf } from './answers.ts'
import type { Leaf } from './answers.ts'

/** What a command can do. Every leaf is true, false or absent; absent is unknown, which is neither safe nor dangerous. */
export interface Effects {
  readonly filesystem?: { readonly read?: boolean; readonly write?: boolean; readonly delete?: boolean; readonly paths?: readonly string[] }
  readonly network?: boolean
  readonly idempotent?: boolean
  readonly reversible?: boolean
  readonly destructive?: boolean
  readonly creates?: readonly string[]
  readonly modifies?: readonly string[]
  readonly deletes?: readonly string[]
  readonly cost?: { readonly estimate?: string; readonly billable?: boolean }
  readonly duration?: { readonly typical?: string; readonly timeout?: string }
  readonly interactive?: Readonly<Record<string, boolean | string>>
  readonly 'x-network-scope'?: 'loopback' | 'service' | 'argument'
  readonly 'x-reveals'?: readonly string[]
  readonly 'x-executes'?: boolean | string
  /** Guessed from names by a program, until a person has read it. It is no effect: what is said counts as it stands. */
  readonly 'x-inferred'?: boolean
}

/** Leaves by dotted path: `filesystem.write`, `network`, `cost.billable`. */
export type Leaves = ReadonlyMap<string, Leaf>

const flattened = new WeakMap<Effects, Leaves>()

export const leavesOf = (effects: Effects | undefined): Leaves => {
  if (effects === undefined) return NONE
  // a file that nothing has checked since it was written can hold anything
  if (typeof effects !== 'object' || effects === null) return NOT_EFFECTS
  let leaves = flattened.get(effects)
  if (leaves === undefined) {
    leaves = flatten(effects)
    flattened.set(effects, leaves)
  }
  return leaves
}

const NONE: Leaves = new Map()

const NOT_EFFECTS: Leaves = new Map(['network', 'destructive', ...Object.values(GROUPS).flat()].map(path => [path, UNCLEAR]))

/** Says where effects come from, and not what they are. */
const MARK = 'x-inferred' satisfies keyof Effects

const flatten = (effects: Effects): Leaves => {
  const leaves = new Map<string, Leaf>()
  for (const [name, value] of Object.entries(effects)) {
    if (name === MARK) continue
    const group = Object.hasOwn(GROUPS, name) ? GROUPS[name]! : undefined
    if (typeof value === 'object' && value !== null && !Array.isArray(value) && !isWhole(name)) {
      for (const [part, leaf] of Object.entries(value)) leaves.set(`${name}.${part}`, leafOf(`${name}.${part}`, leaf))
    } else if (group !== undefined) for (const path of group) leaves.set(path, UNCLEAR)
    // a key "filesystem.write" at the top is not the effect of that path
    else if (!name.includes('.')) leaves.set(name, leafOf(name, value))
  }
  return leaves
}

/** The inverse of `leavesOf`. */
export const effectsOf = (leaves: Leaves): Effects => {
  const effects = new Map<string, unknown>()
  const groups = new Map<string, Record<string, Leaf>>()
  for (const [path, leaf] of leaves) {
    const dot = path.indexOf('.')
    if (dot === -1) effects.set(path, leaf)
    else {
      const group = path.slice(0, dot)
      groups.set(group, { ...groups.get(group), [path.slice(dot + 1)]: leaf })
      effects.set(group, groups.get(group))
    }
  }
  // fromEntries defines own properties, so that a key "__proto__" stays data
  return Object.fromEntries(effects)
}

/** Leaves where `true` is the danger: a claim of `false` is a promise. */
export const HAZARDS = ['destructive', 'filesystem.delete', 'filesystem.write', 'network', 'cost.billable'] as const

/** Leaves where `false` is the danger. */
export const GUARANTEES = ['idempotent', 'reversible'] as const

const isGuaranteed = (path: string): boolean => (GUARANTEES as readonly string[]).includes(path)

export interface Effective {
  readonly leaves: Leaves
  /** For each leaf, which of the declarations it came from: 0 is the root's. */
  readonly origins: ReadonlyMap<string, number>
  /** Hazards that the root declares true and something below it declares false. */
  readonly weakened: readonly string[]
  /** Not declared destructive, but it deletes things or cannot be undone. */
  readonly suspected: boolean
  /** Declarations that contradict each other, read as the hazard. */
  readonly contradictions: readonly string[]
}

/** Reads the nearest declaration of every leaf, from the root's (first) to the command's own (last), then what they imply. */
export const inherit = (declarations: readonly (Effects | undefined)[]): Effective => {
  const leaves = new Map<string, Leaf>()
  const origins = new Map<string, number>()
  const weakened: string[] = []
  declarations.forEach((effects, level) => {
    for (const [path, leaf] of leavesOf(effects)) {
      // what is not understood takes away no certain danger
      if (leaf === UNCLEAR && leaves.get(path) === !isGuaranteed(path)) continue
      const hazard = (HAZARDS as readonly string[]).includes(path)
      if (hazard && leaf === false && leaves.get(path) === true && origins.get(path) === 0) weakened.push(path)
      leaves.set(path, leaf)
      origins.set(path, level)
    }
  })
  const contradictions: string[] = []
  const imply = (path: string, leaf: boolean, from: string) => {
    const declared = leaves.get(path)
    if (declared === leaf) return
    if (declared !== undefined && origins.get(path) === origins.get(from))
      contradictions.push(`${path} is ${String(declared)}, but ${from} is ${String(leaves.get(from))}`)
    leaves.set(path, leaf)
    origins.set(path, origins.get(from) ?? 0)
  }
  if (leaves.get('destructive') === true) imply('reversible', false, 'destructive')
  if (leaves.get('filesystem.delete') === true) imply('filesystem.write', true, 'filesystem.delete')
  const deletes = leaves.get('deletes')
  const loses = leaves.get('reversible') === false || (Array.isArray(deletes) && deletes.length > 0)
  return { leaves, origins, weakened, suspected: loses && leaves.get('destructive') === undefined, contradictions }
}
