import { globMatches } from '../core/glob.ts'
import { isInside } from '../shell/paths.ts'
import type { CommandPattern } from './policy-file.ts'

/** What an undeclared hazard counts as where a restriction forbids it. From the mildest to the strictest. */
export const PRESUMPTIONS = ['presume', 'confirm', 'deny'] as const
export type Presumption = (typeof PRESUMPTIONS)[number]

/** The most that is permitted. For a hazard false forbids it; for a guarantee true demands it; the other value is no limit. */
export interface Restrictions {
  readonly flags: ReadonlyMap<string, boolean>
  /** `creates`, `modifies`, `deletes`, `x-reveals`: what is named must be among these. */
  readonly lists: ReadonlyMap<string, readonly string[]>
  /** Directories that every path must lie in; undefined: no limit. */
  readonly paths: readonly string[] | undefined
}

/** What a lead agent lets a subagent do. It never loosens a policy. */
export interface Delegation {
  /** Files or names that it came from. */
  readonly names: readonly string[]
  /** Each list must permit the tool; none: no limit. */
  readonly tools: readonly (readonly string[])[]
  readonly denied: readonly CommandPattern[]
  readonly restrictions: Restrictions
  readonly unknown: Presumption
  readonly floor: boolean
}

const sorted = (items: Iterable<string>): readonly string[] => [...new Set(items)].toSorted()

const isExact = (list: readonly string[]): boolean => list.every(name => !/[*?]/.test(name))

/** The normal form of lists that must all permit a tool: exact names that pass all, or the lists as they are. */
export const normalTools = (lists: readonly (readonly string[])[]): readonly (readonly string[])[] => {
  const first = lists.find(isExact)
  if (first !== undefined) return [sorted(first.filter(name => permitsTool(lists, name)))]
  const unique = new Map(lists.map(list => [sorted(list).join('\0'), sorted(list)] as const))
  return [...unique].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, list]) => list)
}

export const permitsTool = (lists: readonly (readonly string[])[], tool: string): boolean =>
  lists.every(list => list.some(pattern => globMatches(pattern, tool)))

/** Directories without those that lie in another of them. */
export const normalPaths = (paths: readonly string[]): readonly string[] =>
  sorted(paths).filter((path, _at, all) => !all.some(other => other !== path && isInside(path, other)))

const meetPaths = (a: readonly string[] | undefined, b: readonly string[] | undefined): readonly string[] | undefined => {
  if (a === undefined || b === undefined) return a ?? b
  return normalPaths([
    ...a.filter(path => b.some(other => isInside(path, other))),
    ...b.filter(path => a.some(other => isInside(path, other))),
  ])
}

const meetFlags = (a: ReadonlyMap<string, boolean>, b: ReadonlyMap<string, boolean>): ReadonlyMap<string, boolean> => {
  const flags = new Map(a)
  for (const [path, value] of b) if (!flags.has(path) || value === limitOf(path)) flags.set(path, value)
  return new Map([...flags].toSorted(([x], [y]) => (x < y ? -1 : 1)))
}

const GUARANTEE: ReadonlySet<string> = new Set(['idempotent', 'reversible'])

/** The value that limits: true for guarantees, false for hazards. */
export const limitOf = (path: string): boolean => GUARANTEE.has(path)

const meetLists = (a: Restrictions['lists'], b: Restrictions['lists']): Restrictions['lists'] => {
  const lists = new Map(a)
  for (const [path, list] of b) {
    const other = lists.get(path)
    lists.set(path, other === undefined ? list : list.filter(item => other.includes(item)))
  }
  return new Map([...lists].toSorted(([x], [y]) => (x < y ? -1 : 1)).map(([path, list]) => [path, sorted(list)] as const))
}

/** What both permit: commutative, associative, idempotent, and never wider than either. */
export const meet = (a: Delegation, b: Delegation): Delegation => ({
  names: sorted([...a.names, ...b.names]),
  tools: normalTools([...a.tools, ...b.tools]),
  denied: [...new Map([...a.denied, ...b.denied].map(pattern => [pattern.text, pattern] as const))]
    .toSorted(([x], [y]) => (x < y ? -1 : 1))
    .map(([, pattern]) => pattern),
  restrictions: {
    flags: meetFlags(a.restrictions.flags, b.restrictions.flags),
    lists: meetLists(a.restrictions.lists, b.restrictions.lists),
    paths: meetPaths(a.restrictions.paths, b.restrictions.paths),
  },
  unknown: PRESUMPTIONS[Math.max(PRESUMPTIONS.indexOf(a.unknown), PRESUMPTIONS.indexOf(b.unknown))]!,
  floor: a.floor || b.floor,
})

/** The delegation as its file is written. */
export const delegationJson = (delegation: Delegation): { readonly delegation: Readonly<Record<string, unknown>> } => ({
  delegation: {
    ...(delegation.tools.length === 0 ? {} : { allowedTools: delegation.tools.length === 1 ? delegation.tools[0] : delegation.tools }),
    ...(delegation.denied.length === 0 ? {} : { deniedCommands: delegation.denied.map(pattern => pattern.text) }),
    effectRestrictions: {
      ...Object.fromEntries(delegation.restrictions.flags),
      ...Object.fromEntries(delegation.restrictions.lists),
      ...(delegation.restrictions.paths === undefined ? {} : { 'filesystem.paths': delegation.restrictions.paths }),
      ...(delegation.unknown === 'presume' ? {} : { unknown: delegation.unknown }),
    },
    ...(delegation.floor ? { inheritance: 'floor' } : {}),
  },
})
