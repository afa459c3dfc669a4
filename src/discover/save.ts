import { dirname, join } from 'node:path'
import { stableJson } from '../core/json.ts'
import { ok } from '../core/result.ts'
import type { Result } from '../core/result.ts'
import type { World } from '../host/world.ts'
import type { Document } from '../document/document.ts'
import { commitRegistry } from '../registry/commit.ts'
import type { Committed, Extra, Plan } from '../registry/commit.ts'
import { documentText } from '../layers/native.ts'
import { documentPath } from '../layers/sources.ts'
import type { Locations } from '../registry/locations.ts'
import { mergeRegistry, sameRegistry } from '../registry/merge.ts'
import type { Observation } from '../registry/merge.ts'
import { intactDocuments } from '../registry/intact.ts'
import { emptyRegistry, isCompared } from '../registry/record.ts'
import type { Registry } from '../registry/record.ts'
import { cacheText, readCache, watchedOf } from './cache.ts'
import type { ProbeCache, Settled } from './cache.ts'

interface Findings {
  readonly observation: Observation
  /** Documents to cache, by tool. */
  readonly documents: ReadonlyMap<string, Document>
  readonly settled: Readonly<Record<string, Settled>>
}

type SaveWorld = Pick<World, 'files' | 'store' | 'uid' | 'lock' | 'now' | 'version'>

/** Programs in the directories of this scan are as it settled them; what is known of others stays while they do. */
const nextCache = (cache: ProbeCache, { observation, settled }: Findings, world: SaveWorld): ProbeCache => {
  const kept = Object.entries(cache).filter(
    ([path, { stat }]) => !Object.hasOwn(observation.directories, dirname(path)) && world.files.isStill(path, stat),
  )
  return { ...Object.fromEntries(kept), ...settled }
}

/** The time of comparison alone is worth a write when nothing else says that the registry can be believed for a day. */
const isDue = (before: Registry, after: Registry): boolean =>
  before.compared !== after.compared && !isCompared(before, new Date(after.compared))

/** Cached documents that nothing points at any more. */
const obsoleteDocuments = (before: Registry, after: Registry, locations: Locations): readonly string[] => {
  const used = new Set(Object.values(after.tools).map(tool => tool.metadataPath))
  // only files that we named ourselves: another writer's path could lead anywhere
  return Object.entries(before.tools).flatMap(([name, { metadataPath }]) =>
    metadataPath !== documentPath(name) || used.has(metadataPath) ? [] : [join(locations.data, metadataPath)],
  )
}

/** The cached document of a tool is written when its record is new, and when the file is not as it was written. */
const documentFiles = (
  { before, after, findings }: { readonly before: Registry; readonly after: Registry; readonly findings: Findings },
  locations: Locations,
  world: SaveWorld,
): readonly Extra[] => {
  const isIntact = intactDocuments(world, locations)
  return [...findings.documents].flatMap(([name, document]) => {
    const record = Object.hasOwn(after.tools, name) ? after.tools[name] : undefined
    const path = join(locations.data, documentPath(name))
    // another program of this name may have won
    if (record === undefined || record.path !== findings.observation.tools[name]?.path) return []
    const same = Object.hasOwn(before.tools, name) && stableJson(before.tools[name]) === stableJson(record)
    return same && isIntact(record) ? [] : [{ path, text: documentText(document, record) }]
  })
}

/** Another scan wrote while this one looked: who of them saw the later state of a file is for the next scan to see. */
const onTopOf = (current: Registry, base: Registry, merged: Registry): Registry =>
  current.revision === base.revision || sameRegistry(current, merged) ? merged : { ...merged, compared: emptyRegistry.compared }

/** What a scan found, and the registry that it started from. */
interface Scanned {
  readonly registry: Registry
  /** Its file could not be read: it is written anew in any case. */
  readonly corrupt: boolean
  readonly findings: Findings
}

const planFor =
  ({ registry: base, findings }: Scanned, locations: Locations, world: SaveWorld) =>
  (current: Registry): Plan | undefined => {
    const before = readCache(world, locations)
    const after = nextCache(before, findings, world)
    const merged = onTopOf(current, base, { ...mergeRegistry(current, findings.observation, world), followed: watchedOf(after) })
    const documents = documentFiles({ before: current, after: merged, findings }, locations, world)
    // what is made of the registry is written with it, and only then
    const isWhole = world.files.stat(locations.ownIndex) !== undefined
    const registry = documents.length === 0 && sameRegistry(current, merged) && !isDue(current, merged) && isWhole ? undefined : merged
    const cache = stableJson(before) === stableJson(after) ? [] : [{ path: locations.probeCache, text: cacheText(world, after) }]
    if (registry === undefined && cache.length === 0) return undefined
    return {
      registry,
      extras: [...documents, ...cache],
      obsolete: registry === undefined ? [] : obsoleteDocuments(current, registry, locations),
    }
  }

/** Brings registry, cached documents and probe cache up to date; takes no lock and writes nothing when they already are. */
export const save = async (scanned: Scanned, locations: Locations, world: SaveWorld): Promise<Result<Committed>> => {
  const { registry, corrupt } = scanned
  const plan = planFor(scanned, locations, world)
  if (!corrupt && plan(registry) === undefined) return ok({ registry, written: 0, setAside: null })
  const made = (await world.store()).makeDirectory(dirname(locations.probeCache))
  // a scan is worth more than its cache: without one the next scan only takes longer
  const usable = made.kind === 'written' ? plan : (current: Registry) => withoutCache(plan(current), locations)
  return commitRegistry(world, locations, usable)
}

const withoutCache = (plan: Plan | undefined, locations: Locations): Plan | undefined =>
  plan === undefined ? undefined : { ...plan, extras: plan.extras.filter(extra => extra.path !== locations.probeCache) }
