import { dirname, join } from 'node:path'
import { stableJson } from '../core/json.ts'
import { ok } from '../core/result.ts'
import type { Result } from '../core/result.ts'
import type { World } from '../host/world.ts'
import type { Document } from '../metadata/document.ts'
import { commitRegistry } from '../registry/commit.ts'
import type { Committed, Extra, Plan } from '../registry/commit.ts'
import { documentPath, documentText } from '../registry/documents.ts'
import type { Locations } from '../registry/locations.ts'
import { mergeRegistry, sameRegistry } from '../registry/merge.ts'
import type { Observation } from '../registry/merge.ts'
import type { Registry } from '../registry/record.ts'
import { cacheText, readCache, watchedOf } from './cache.ts'
import type { ProbeCache, Settled } from './cache.ts'
import { COMPARE_EVERY_MS } from './unchanged.ts'

interface Findings {
  readonly observation: Observation
  /** Documents to cache, by tool. */
  readonly documents: ReadonlyMap<string, Document>
  readonly settled: Readonly<Record<string, Settled>>
}

type SaveWorld = Pick<World, 'files' | 'store' | 'uid' | 'lock' | 'now' | 'version'>

/** Programs in the directories of this scan are as it settled them; what is known of others stays. */
const nextCache = (cache: ProbeCache, { observation, settled }: Findings): ProbeCache => {
  const kept = Object.entries(cache).filter(([path]) => !Object.hasOwn(observation.directories, dirname(path)))
  return { ...Object.fromEntries(kept), ...settled }
}

const isDue = (before: Registry, after: Registry): boolean => {
  const age = Date.parse(after.compared) - Date.parse(before.compared)
  return !(age >= 0 && age < COMPARE_EVERY_MS)
}

/** Cached documents that nothing points at any more. */
const obsoleteDocuments = (before: Registry, after: Registry, locations: Locations): readonly string[] => {
  const used = new Set(Object.values(after.tools).map(it => it.metadataPath))
  // only files that we named ourselves: another writer's path could lead anywhere
  return Object.entries(before.tools).flatMap(([name, { metadataPath }]) =>
    metadataPath !== documentPath(name) || used.has(metadataPath) ? [] : [join(locations.data, metadataPath)],
  )
}

/** The cached document of a tool is written when its record is new, and when the file is missing. */
const documentFiles = (before: Registry, after: Registry, findings: Findings, locations: Locations, world: SaveWorld): readonly Extra[] =>
  [...findings.documents].flatMap(([name, document]) => {
    const record = Object.hasOwn(after.tools, name) ? after.tools[name] : undefined
    const path = join(locations.data, documentPath(name))
    // another program of this name may have won
    if (record === undefined || record.path !== findings.observation.tools[name]?.path) return []
    const same = Object.hasOwn(before.tools, name) && stableJson(before.tools[name]) === stableJson(record)
    return same && world.files.stat(path) !== undefined ? [] : [{ path, text: documentText(document, record) }]
  })

const planFor =
  (findings: Findings, locations: Locations, world: SaveWorld) =>
  (current: Registry): Plan | undefined => {
    const before = readCache(world, locations)
    const after = nextCache(before, findings)
    const merged = { ...mergeRegistry(current, findings.observation, world), followed: watchedOf(after) }
    const documents = documentFiles(current, merged, findings, locations, world)
    const registry = documents.length === 0 && sameRegistry(current, merged) && !isDue(current, merged) ? undefined : merged
    const cache = stableJson(before) === stableJson(after) ? [] : [{ path: locations.probeCache, text: cacheText(world, after) }]
    if (registry === undefined && cache.length === 0) return undefined
    return {
      registry,
      extras: [...documents, ...cache],
      obsolete: registry === undefined ? [] : obsoleteDocuments(current, registry, locations),
    }
  }

/** Brings registry, cached documents and probe cache up to date; takes no lock and writes nothing when they already are. */
export const save = async (
  registry: Registry,
  corrupt: boolean,
  findings: Findings,
  locations: Locations,
  world: SaveWorld,
): Promise<Result<Committed>> => {
  const plan = planFor(findings, locations, world)
  if (!corrupt && plan(registry) === undefined) return ok({ registry, written: 0, setAside: null })
  const made = (await world.store()).makeDirectory(dirname(locations.probeCache))
  // a scan is worth more than its cache: without one the next scan only takes longer
  const usable = made.kind === 'written' ? plan : (current: Registry) => withoutCache(plan(current), locations)
  return commitRegistry(world, locations, usable)
}

const withoutCache = (plan: Plan | undefined, locations: Locations): Plan | undefined =>
  plan === undefined ? undefined : { ...plan, extras: plan.extras.filter(it => it.path !== locations.probeCache) }
