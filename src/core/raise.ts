import { UNCLEAR } from './answers.ts'
import type { Leaf } from './answers.ts'
import { GUARANTEES, HAZARDS } from './effects.ts'
import type { Leaves } from './effects.ts'

/*
 * How effects combine. A hazard's true beats unknown beats false, a guarantee's false beats unknown beats true, lists are united.
 * `join` takes two whole descriptions (what is absent is unknown); `raise` lays what an option or operand adds over one (what it
 * does not mention, it does not change, and it never lowers anything). An answer that is not understood counts for more than none, and
 * for less than a certain danger.
 */

const GUARANTEE: ReadonlySet<string> = new Set(GUARANTEES)
const HAZARD: ReadonlySet<string> = new Set(HAZARDS)

export const isHazard = (path: string): boolean => HAZARD.has(path) || path.startsWith('interactive.')
export const isGuarantee = (path: string): boolean => GUARANTEE.has(path)

/** Also for what is no hazard by itself: that something is read. */
const isDanger = (path: string, leaf: Leaf | undefined): boolean => leaf === !isGuarantee(path)

const SCOPE = 'x-network-scope'
const EXECUTES = 'x-executes'
/** From the least to the most that is unknown about it. */
const EXECUTORS = ['remote', 'file', 'shell', 'argv', 'code'] as const

const unite = (a: Leaf | undefined, b: Leaf | undefined): readonly string[] =>
  [...new Set([...(Array.isArray(a) ? (a as readonly string[]) : []), ...(Array.isArray(b) ? (b as readonly string[]) : [])])].toSorted()

const worseExecutor = (a: Leaf | undefined, b: Leaf | undefined): Leaf | undefined => {
  const rank = (leaf: Leaf | undefined) =>
    leaf === undefined || leaf === false
      ? -1
      : typeof leaf === 'string'
        ? Math.max(0, (EXECUTORS as readonly string[]).indexOf(leaf))
        : EXECUTORS.length
  return rank(a) >= rank(b) ? a : b
}

/** What is said of each reach of the network: not at all, this machine, the tool's own service, unknown, a host that the line names. */
const SCOPES = [undefined, 'loopback', 'service', undefined, 'argument'] as const

const reachOf = (scope: Leaf | undefined): number => (scope === 'loopback' ? 1 : scope === 'service' ? 2 : scope === 'argument' ? 4 : 3)

/** How wide the network reaches, as an index of `SCOPES`. */
const reach = (leaves: Leaves): number => (leaves.get('network') === false ? 0 : reachOf(leaves.get(SCOPE)))

const setOrDelete = (leaves: Map<string, Leaf>, path: string, leaf: Leaf | undefined): void => {
  if (leaf === undefined) leaves.delete(path)
  else leaves.set(path, leaf)
}

/** What holds when both descriptions hold: commutative, associative, idempotent. */
export const join = (a: Leaves, b: Leaves): Leaves => {
  const joined = new Map<string, Leaf>()
  for (const path of new Set([...a.keys(), ...b.keys()])) {
    const [left, right] = [a.get(path), b.get(path)]
    if (path === SCOPE) continue
    if (path === EXECUTES) setOrDelete(joined, path, worseExecutor(left, right))
    else if (Array.isArray(left) || Array.isArray(right)) joined.set(path, unite(left, right))
    else if (left === UNCLEAR || right === UNCLEAR)
      joined.set(path, isDanger(path, left) || isDanger(path, right) ? !isGuarantee(path) : UNCLEAR)
    else if (isHazard(path)) setOrDelete(joined, path, left === true || right === true ? true : left === right ? left : undefined)
    else if (isGuarantee(path)) setOrDelete(joined, path, left === false || right === false ? false : left === right ? left : undefined)
    else if (typeof left === 'boolean' || typeof right === 'boolean') joined.set(path, left === true || right === true)
    else if (left === right) setOrDelete(joined, path, left)
  }
  setOrDelete(joined, SCOPE, SCOPES[Math.max(reach(a), reach(b))])
  return joined
}

/** One leaf with what is declared on top of it. */
const raisedLeaf = (path: string, before: Leaf | undefined, leaf: Leaf): Leaf | undefined => {
  if (path === EXECUTES) return worseExecutor(before, leaf)
  if (Array.isArray(leaf)) return unite(before, leaf)
  if (leaf === UNCLEAR) return isDanger(path, before) ? before : UNCLEAR
  if (isGuarantee(path)) return leaf === false ? false : before
  return leaf === true || (before === undefined && !isHazard(path)) ? leaf : before
}

/** `base` with what `added` declares on top of it; `base` itself where that changes nothing. */
export const raise = (base: Leaves, added: Leaves): Leaves => {
  let raised: Map<string, Leaf> | undefined
  for (const [path, leaf] of added) {
    if (path === SCOPE) continue
    const before = base.get(path)
    const after = raisedLeaf(path, before, leaf)
    if (after !== before) setOrDelete((raised ??= new Map(base)), path, after)
  }
  if (added.get('network') === true || added.has(SCOPE)) {
    const scope = SCOPES[Math.max(reach(base), reachOf(added.get(SCOPE)))]
    if (scope !== base.get(SCOPE)) setOrDelete((raised ??= new Map(base)), SCOPE, scope)
  }
  const now = raised ?? base
  if (now.get('destructive') === true && now.get('reversible') !== false) (raised ??= new Map(base)).set('reversible', false)
  if (now.get('filesystem.delete') === true && now.get('filesystem.write') !== true)
    (raised ??= new Map(base)).set('filesystem.write', true)
  return raised ?? base
}

/** What is left when something unknown takes part: hazards that are certain, and no promise. */
export const blur = (leaves: Leaves): Leaves =>
  new Map(
    [...leaves].filter(([path, leaf]) => leaf !== UNCLEAR && !(isHazard(path) && leaf === false) && !(isGuarantee(path) && leaf === true)),
  )
