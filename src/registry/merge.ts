import { dirname } from 'node:path'
import { stableJson } from '../core/json.ts'
import { isExecutable } from '../host/executable.ts'
import type { World } from '../host/world.ts'
import { emptyRegistry, isCompared } from './record.ts'
import type { ConfigRecord, DirectoryRecord, Refusal, Registry, Rejection, ToolRecord } from './record.ts'

/** What one scan saw, before it is put together with what is known. */
export interface Observation {
  /** PATH, or directories that were named: only what was looked at can be found to be gone. */
  readonly scope: 'path' | 'directories' | 'tools'
  /** As asked for, in order. */
  readonly places: readonly string[]
  readonly config: ConfigRecord
  readonly directories: Readonly<Record<string, DirectoryRecord>>
  readonly tools: Readonly<Record<string, ToolRecord>>
  /** Its options left something out or let something in: the next scan without them has to look for itself. */
  readonly partial: boolean
  /** Programs that were looked at one by one, wherever they lie. */
  readonly judged: ReadonlySet<string>
  readonly rejected: readonly Rejection[]
  readonly refused: readonly Refusal[]
}

/** Whether this scan looked where the record says that the program is. */
const looked = (observation: Observation, record: ToolRecord): boolean => {
  if (record.path === null) return observation.scope === 'path'
  if (observation.judged.has(record.path)) return true
  if (observation.scope === 'tools') return false
  return Object.hasOwn(observation.directories, dirname(record.path))
}

/**
 * The record that stays when two programs have one name. PATH decides, since that is what a shell runs: a scan of named directories
 * does not displace a program that PATH finds.
 */
const stronger = (
  { old, now }: { readonly old: ToolRecord | undefined; readonly now: ToolRecord },
  observation: Observation,
  registry: Registry,
): ToolRecord => {
  if (old === undefined || old.path === null || now.path === null || observation.scope === 'path') return now
  // shadowing is a matter of PATH, which only a scan of PATH sees
  if (old.path === now.path) return old.shadowed === undefined ? now : { ...now, shadowed: old.shadowed }
  const rank = (record: ToolRecord): number => {
    const at = registry.places.indexOf(dirname(record.path ?? ''))
    return at === -1 ? registry.places.length : at
  }
  return rank(old) <= rank(now) ? { ...old, shadowed: [...new Set([...(old.shadowed ?? []), now.path])] } : now
}

const exists = (world: Pick<World, 'files'>, record: ToolRecord): boolean =>
  record.path !== null && isExecutable(world.files.stat(record.path))

/** Rejections that this scan says nothing about. */
const otherRejections = (old: Registry, observation: Observation): readonly Rejection[] => {
  if (observation.scope === 'path') return []
  const judged = new Set(Object.values(observation.tools).map(tool => tool.path))
  for (const { path } of observation.rejected) judged.add(path)
  return old.rejected.filter(({ path }) => !judged.has(path) && !Object.hasOwn(observation.directories, dirname(path)))
}

const byPath = <T extends { readonly path: string }>(items: readonly T[]): readonly T[] =>
  items.toSorted((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0))

/** Which places PATH has is for a scan of PATH to say. */
const programsOnly = ({ scope, judged, refused }: Observation): readonly Refusal[] =>
  scope === 'path' ? refused : refused.filter(refusal => judged.has(refusal.path))

/** Refusals that this scan says nothing about: of other places, and of programs in them. */
const otherRefusals = (old: Registry, observation: Observation): readonly Refusal[] => {
  if (observation.scope === 'path') return []
  const places = new Set(observation.places)
  return old.refused.filter(({ path }) => !observation.judged.has(path) && (observation.scope === 'tools' || !places.has(path)))
}

/** Directories of earlier scans that are still there: their records stay true, whoever looks elsewhere. */
const standing = (old: Registry, world: Pick<World, 'files'>): Registry['directories'] =>
  Object.fromEntries(Object.entries(old.directories).filter(([path]) => world.files.stat(path)?.kind === 'directory'))

/**
 * The directories whose records hold after this scan. A scan of PATH says that everything was compared now, so the records of others,
 * which it did not look at, go; so do they when a scan of named directories says so.
 */
const directoriesAfter = (old: Registry, observation: Observation, world: Pick<World, 'files' | 'now'>): Registry['directories'] => ({
  ...(observation.scope === 'path' || isFirst(old, observation, world.now()) ? {} : standing(old, world)),
  ...observation.directories,
})

/** Whether a scan of named directories starts the day for all: nobody scanned PATH, and no other record is young enough to keep. */
const isFirst = (old: Registry, { scope }: Observation, now: Date): boolean =>
  scope === 'directories' && old.places.length === 0 && !isCompared(old, now)

/** The registry after this scan. Equal to `old` but for `updated`, `revision` and `compared` when nothing changed. */
export const mergeRegistry = (old: Registry, observation: Observation, world: Pick<World, 'files' | 'now' | 'version'>): Registry => {
  const merged = merge(old, observation, world)
  const { partial, scope } = observation
  if (!partial && scope !== 'directories') return merged
  if (sameRegistry(old, merged)) return partial ? { ...merged, compared: old.compared } : merged
  // what a scan of directories changed may be shadowed on PATH, or was what shadowed others
  return partial || old.places.length > 0 ? { ...merged, compared: emptyRegistry.compared } : merged
}

const merge = (old: Registry, observation: Observation, world: Pick<World, 'files' | 'now' | 'version'>): Registry => {
  const tools: Record<string, ToolRecord> = {}
  for (const [name, record] of Object.entries(old.tools)) {
    if (Object.hasOwn(observation.tools, name)) continue
    const gone = looked(observation, record) || (record.path !== null && observation.scope === 'path' && !exists(world, record))
    if (!gone) tools[name] = record
  }
  for (const [name, record] of Object.entries(observation.tools)) {
    const before = Object.hasOwn(old.tools, name) ? old.tools[name] : undefined
    const stays = before !== undefined && exists(world, before) ? before : undefined
    tools[name] = stronger({ old: stays, now: record }, observation, old)
  }
  const sorted = Object.entries(tools).toSorted(([a], [b]) => (a < b ? -1 : 1))
  const now = world.now().toISOString()
  const compared = observation.scope === 'path' || isFirst(old, observation, world.now())
  return {
    ...old,
    version: emptyRegistry.version,
    updated: now,
    revision: old.revision + 1,
    generator: world.version,
    compared: compared ? now : old.compared,
    places: observation.scope === 'path' ? observation.places : old.places,
    directories: directoriesAfter(old, observation, world),
    tools: Object.fromEntries(sorted),
    // in one order, however they were found
    rejected: byPath([...otherRejections(old, observation), ...observation.rejected]),
    refused: byPath([...otherRefusals(old, observation), ...programsOnly(observation)]),
    config: observation.scope === 'path' || old.revision === 0 ? observation.config : old.config,
  }
}

/** Everything but what changes with every write. */
const comparable = (registry: Registry): string => stableJson({ ...registry, updated: '', revision: 0, compared: '' })

/** Whether a merge changed anything worth writing. */
export const sameRegistry = (a: Registry, b: Registry): boolean => comparable(a) === comparable(b)

export interface Changes {
  readonly added: readonly string[]
  readonly changed: readonly string[]
  readonly removed: readonly string[]
}

/** Fields that say what a tool is; the rest is bookkeeping. */
const meaning = ({ path, version, source, description, sha256, stat, shimStat, followed, commands, warnings }: ToolRecord): string =>
  stableJson({ path, version, source, description, sha256, stat, shimStat, followed, commands, warnings })

export const changesBetween = (before: Registry, after: Registry): Changes => {
  const names = (registry: Registry) => Object.keys(registry.tools)
  const had = (registry: Registry, name: string) => Object.hasOwn(registry.tools, name)
  return {
    added: names(after).filter(name => !had(before, name)),
    changed: names(after).filter(name => had(before, name) && meaning(before.tools[name]!) !== meaning(after.tools[name]!)),
    removed: names(before).filter(name => !had(after, name)),
  }
}
