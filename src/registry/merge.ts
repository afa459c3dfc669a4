import { dirname } from 'node:path'
import { stableJson } from '../core/json.ts'
import type { World } from '../host/world.ts'
import { emptyRegistry } from './record.ts'
import type { ConfigRecord, DirectoryRecord, Refusal, Registry, Rejection, ToolRecord } from './record.ts'

/** What one scan saw, before it is put together with what is known. */
export interface Observation {
  /** PATH, or directories that were named: only what was looked at can be found to be gone. */
  readonly scope: 'path' | 'directories' | 'tools'
  /** As asked for, in order. */
  readonly places: readonly string[]
  /** Directories that the configuration no longer names: programs there are gone. */
  readonly left: readonly string[]
  readonly config: ConfigRecord
  readonly directories: Readonly<Record<string, DirectoryRecord>>
  readonly tools: Readonly<Record<string, ToolRecord>>
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
  const directory = dirname(record.path)
  return Object.hasOwn(observation.directories, directory) || observation.left.includes(directory)
}

/**
 * The record that stays when two programs have one name. PATH decides, since that is what a shell runs: a scan of named directories
 * does not displace a program that PATH finds.
 */
const stronger = (old: ToolRecord | undefined, now: ToolRecord, observation: Observation, registry: Registry): ToolRecord => {
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
  record.path !== null && world.files.stat(record.path)?.kind === 'file'

/** Rejections that this scan says nothing about. */
const otherRejections = (old: Registry, observation: Observation): readonly Rejection[] => {
  if (observation.scope === 'path') return []
  const judged = new Set(Object.values(observation.tools).map(it => it.path))
  for (const { path } of observation.rejected) judged.add(path)
  return old.rejected.filter(({ path }) => !judged.has(path) && !Object.hasOwn(observation.directories, dirname(path)))
}

/** Directories of earlier scans that are still there: their records stay true, whoever looks elsewhere. */
const standing = (old: Registry, left: readonly string[], world: Pick<World, 'files'>): Registry['directories'] =>
  Object.fromEntries(
    Object.entries(old.directories).filter(([path]) => !left.includes(path) && world.files.stat(path)?.kind === 'directory'),
  )

/** The registry after this scan. Equal to `old` but for `updated` and `revision` when nothing changed. */
export const mergeRegistry = (old: Registry, observation: Observation, world: Pick<World, 'files' | 'now' | 'version'>): Registry => {
  const tools: Record<string, ToolRecord> = {}
  for (const [name, record] of Object.entries(old.tools)) {
    if (Object.hasOwn(observation.tools, name)) continue
    const gone = looked(observation, record) || (record.path !== null && observation.scope === 'path' && !exists(world, record))
    if (!gone) tools[name] = record
  }
  for (const [name, record] of Object.entries(observation.tools)) {
    const before = Object.hasOwn(old.tools, name) ? old.tools[name] : undefined
    const stays = before !== undefined && exists(world, before) ? before : undefined
    tools[name] = stronger(stays, record, observation, old)
  }
  const sorted = Object.entries(tools).toSorted(([a], [b]) => (a < b ? -1 : 1))
  const now = world.now().toISOString()
  return {
    ...old,
    version: emptyRegistry.version,
    updated: now,
    revision: old.revision + 1,
    generator: world.version,
    compared: observation.scope === 'path' || old.revision === 0 ? now : old.compared,
    places: observation.scope === 'path' ? observation.places : old.places,
    directories: { ...standing(old, observation.left, world), ...observation.directories },
    tools: Object.fromEntries(sorted),
    rejected: [...otherRejections(old, observation), ...observation.rejected],
    refused: observation.scope === 'path' ? observation.refused : old.refused,
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
const meaning = ({ path, version, source, description, sha256, stat, shimStat, commands, warnings }: ToolRecord): string =>
  stableJson({ path, version, source, description, sha256, stat, shimStat, commands, warnings })

export const changesBetween = (before: Registry, after: Registry): Changes => {
  const names = (registry: Registry) => Object.keys(registry.tools)
  const had = (registry: Registry, name: string) => Object.hasOwn(registry.tools, name)
  return {
    added: names(after).filter(it => !had(before, it)),
    changed: names(after).filter(it => had(before, it) && meaning(before.tools[it]!) !== meaning(after.tools[it]!)),
    removed: names(before).filter(it => !had(after, it)),
  }
}
