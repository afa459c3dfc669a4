import type { Leaf } from '../core/answers.ts'
import type { Leaves } from '../core/effects.ts'
import { isHazard } from '../core/raise.ts'
import type { Assessment } from './assessment.ts'
import type { Layer } from './context.ts'
import type { Nested } from './contribution.ts'
import { counts } from './doubts.ts'
import { join } from './join.ts'
import type { Touch } from './scopes.ts'
import type { UnknownCode } from './unknowns.ts'

/** What a document knows to be beyond it is as much a hazard as what it knows to be harmful. */
const JOINED: ReadonlySet<UnknownCode> = new Set(['executes', 'language', 'input', 'directory', 'computed'])

const sameNested = (a: Nested, b: Nested): boolean => {
  if (a.kind === 'text' || b.kind === 'text')
    return a.kind === b.kind && a.kind === 'text' && b.kind === 'text' && a.text === b.text && a.shell === b.shell
  return a.words.length === b.words.length && a.words.every((word, at) => word.text === b.words[at]!.text)
}

const listOf = (leaf: Leaf | undefined): readonly string[] => (Array.isArray(leaf) ? (leaf as readonly string[]) : [])

/** What one leaf of another layer comes to beside what is known. */
interface LeafBeside {
  readonly conflict?: string
  /** Undefined: what is known stays. */
  readonly leaf?: Leaf
}

const UNMOVED: LeafBeside = {}

const beside = (path: string, before: Leaf | undefined, leaf: Leaf, layer: Layer): LeafBeside => {
  const { source } = layer
  if ((isHazard(path) && leaf === true) || (path === 'reversible' && leaf === false))
    return before === !leaf ? { conflict: `${source} says that ${path} is ${String(leaf)}`, leaf } : { leaf }
  if (Array.isArray(leaf) && (path === 'deletes' || path === 'x-reveals'))
    return { leaf: [...new Set([...listOf(before), ...(leaf as readonly string[])])].toSorted() }
  if (path === 'x-executes' && leaf !== false) {
    if (before === false) return { conflict: `${source} says that ${path} is ${String(leaf)}`, leaf }
    return before === undefined ? { leaf } : UNMOVED
  }
  const promises = isHazard(path) && leaf === false && before === true && !counts(layer)
  return promises ? { conflict: `${source} says that ${path} is false` } : UNMOVED
}

/** The touches of both; who is not believed can still know of a secret. */
const touchesWith = ({ touches: own }: Assessment, { touches: others }: Assessment, layer: Layer): readonly Touch[] => {
  const added = others.filter(
    touch =>
      (touch.access !== 'read' || counts(layer) || touch.scopes.includes('secret')) &&
      !own.some(known => known.path === touch.path && known.access === touch.access),
  )
  return added.length === 0 ? own : [...own, ...added]
}

const nestedWith = ({ nested: own }: Assessment, { nested: others }: Assessment): readonly Nested[] => {
  if (others.length === 0) return own
  const all = [...own]
  for (const inner of others) if (!all.some(known => sameNested(known, inner))) all.push(inner)
  return all
}

/** An assessment, and what the layers disagree about. */
interface WithHazards {
  readonly assessment: Assessment
  readonly conflicts: readonly string[]
}

/**
 * An assessment with the hazards that another layer declares, read under its own grammar. The two disagree about the other's hazards, and
 * about what a layer that is not believed says is harmless.
 */
export const withHazards = (own: Assessment, other: Assessment, layer: Layer): WithHazards => {
  const conflicts: string[] = []
  const leaves = new Map(own.leaves)
  const origins = new Map(own.origins)
  for (const [path, leaf] of other.leaves) {
    const before = own.leaves.get(path)
    if (before === leaf) continue
    const found = beside(path, before, leaf, layer)
    if (found.conflict !== undefined) conflicts.push(found.conflict)
    if (found.leaf === undefined) continue
    leaves.set(path, found.leaf)
    origins.set(path, layer.source)
  }
  const joined: Assessment = {
    ...own,
    leaves,
    origins,
    brought: other.brought.length === 0 ? own.brought : [...own.brought, ...other.brought],
    touches: touchesWith(own, other, layer),
    nested: nestedWith(own, other),
    suspected: own.suspected || (other.suspected && leaves.get('destructive') === undefined),
  }
  const unknowns = other.unknowns.filter(({ code }) => JOINED.has(code)).map(each => ({ kind: 'unknown', unknown: each }) as const)
  return { assessment: join(joined, unknowns), conflicts }
}

const leavesBeside = ({ leaves, origins }: Assessment, other: Leaves): readonly (readonly [string, Leaf])[] => {
  // where an option widens the reach of the network, there is no scope on purpose
  const widened = origins.has('network') || origins.has('x-network-scope')
  return [...other].filter(([path]) => !leaves.has(path) && !(path === 'x-network-scope' && widened))
}

/** What a weaker layer that is believed says where `own` says nothing; both understand the whole call, and read it alike. */
export const withPromises = (own: Assessment, other: Assessment, source: string): Assessment => {
  const added = leavesBeside(own, other.leaves)
  const leaves = new Map([...own.leaves, ...added])
  return {
    ...own,
    leaves,
    origins: new Map([...own.origins, ...added.map(([path]) => [path, source] as const)]),
    declared: own.declared || other.declared,
    suspected: own.suspected && leaves.get('destructive') === undefined,
  }
}
