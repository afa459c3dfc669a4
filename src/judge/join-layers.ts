import { isHazard } from '../core/raise.ts'
import { addUnknown } from './assessment.ts'
import type { Assessment, Nested, UnknownCode } from './assessment.ts'
import type { Layer } from './context.ts'

/** What a document knows to be beyond it is as much a hazard as what it knows to be harmful. */
const JOINED: ReadonlySet<UnknownCode> = new Set(['executes', 'language', 'input', 'directory', 'computed'])

const sameNested = (a: Nested, b: Nested): boolean => {
  if (a.kind === 'text' || b.kind === 'text')
    return a.kind === b.kind && a.kind === 'text' && b.kind === 'text' && a.text === b.text && a.shell === b.shell
  return a.words.length === b.words.length && a.words.every((word, at) => word.text === b.words[at]!.text)
}

/**
 * Hazards that another layer declares, read under its own grammar. Returns what the two disagree about: the other's hazards, and what
 * a layer that is not believed says is harmless.
 */
export const addHazards = (it: Assessment, other: Assessment, { source, trusted, stale }: Layer): readonly string[] => {
  const believed = trusted && stale !== true
  const conflicts: string[] = []
  const leaves = new Map(it.leaves)
  for (const [path, leaf] of other.leaves) {
    const before = it.leaves.get(path)
    if (before === leaf) continue
    const danger = (isHazard(path) && leaf === true) || (path === 'reversible' && leaf === false)
    const list = Array.isArray(leaf) && (path === 'deletes' || path === 'x-reveals')
    const runs = path === 'x-executes' && leaf !== false
    if (danger ? before === !leaf : runs && before === false) conflicts.push(`${source} says that ${path} is ${String(leaf)}`)
    if (!believed && isHazard(path) && leaf === false && before === true) conflicts.push(`${source} says that ${path} is false`)
    if (!danger && !list && !(runs && (before === undefined || before === false))) continue
    leaves.set(
      path,
      list
        ? [...new Set([...(Array.isArray(before) ? (before as readonly string[]) : []), ...(leaf as readonly string[])])].toSorted()
        : leaf,
    )
    it.origins.set(path, source)
  }
  it.leaves = leaves
  it.brought.push(...other.brought)
  const own = it.touches.length
  for (const touch of other.touches) {
    // who is not believed can still know of a secret
    if (touch.access === 'read' && !believed && !touch.scopes.includes('secret')) continue
    if (!it.touches.slice(0, own).some(known => known.path === touch.path && known.access === touch.access)) it.touches.push(touch)
  }
  for (const inner of other.nested) if (!it.nested.some(known => sameNested(known, inner))) it.nested.push(inner)
  for (const { code, reason, origin } of other.unknowns) if (JOINED.has(code)) addUnknown(it, code, reason, origin)
  it.suspected ||= other.suspected && it.leaves.get('destructive') === undefined
  return conflicts
}

/** What a weaker layer that is believed says where `it` says nothing; both understand the whole call, and read it alike. */
export const addPromises = (it: Assessment, other: Assessment, source: string): void => {
  const leaves = new Map(it.leaves)
  // where an option widens the reach of the network, there is no scope on purpose
  const widened = it.origins.has('network') || it.origins.has('x-network-scope')
  for (const [path, leaf] of other.leaves) {
    if (leaves.has(path) || (path === 'x-network-scope' && widened)) continue
    leaves.set(path, leaf)
    it.origins.set(path, source)
  }
  it.leaves = leaves
  it.declared ||= other.declared
  if (leaves.get('destructive') !== undefined) it.suspected = false
}
