import { didYouMean } from '../core/did-you-mean.ts'
import { failure } from '../core/failures.ts'
import { nearest } from '../core/nearest.ts'
import { failed, ok } from '../core/result.ts'
import type { Result } from '../core/result.ts'
import type { World } from '../host/world.ts'
import { shimDirectories } from '../registry/locations.ts'
import type { Locations } from '../registry/locations.ts'
import { settledIdentity } from '../registry/record.ts'
import type { DirectoryRecord, Refusal, Registry } from '../registry/record.ts'
import type { Observation } from '../registry/merge.ts'
import { listCandidates } from './candidates.ts'
import type { Candidate } from './candidates.ts'
import { findElsewhere } from './elsewhere.ts'
import type { Elsewhere } from './elsewhere.ts'
import { findPlaces, transient } from './places.ts'
import type { WantedDirectories, Places } from './places.ts'
import { skippedBy } from './skip-list.ts'

/** What lies where, before anything is read or run. */
export interface Survey {
  readonly scope: Observation['scope']
  readonly asked: readonly string[]
  readonly directories: Readonly<Record<string, DirectoryRecord>>
  readonly refused: readonly Refusal[]
  /** Files that can be executed, shadowed ones included. */
  readonly executables: number
  /** All names of the places: shims are matched against them. */
  readonly byName: ReadonlyMap<string, Candidate>
  /** Those to be judged in this scan. */
  readonly candidates: readonly Candidate[]
  readonly elsewhere: Elsewhere
}

/** A directory whose time is none is looked at by the next scan, whatever happens until then. */
const directoryRecords = (
  world: Pick<World, 'files' | 'now'>,
  paths: readonly string[],
  again: ReadonlySet<string>,
): ReadonlyMap<string, DirectoryRecord> => {
  const records = new Map<string, DirectoryRecord>()
  for (const path of paths) {
    const stat = world.files.stat(path)
    if (stat?.kind !== 'directory') continue
    const known = settledIdentity(stat, world)
    records.set(path, { ...known, ...(again.has(path) ? { mtimeNs: '0' } : {}), executables: 0 })
  }
  return records
}

const choose = (
  byName: ReadonlyMap<string, Candidate>,
  wanted: readonly string[],
  skip: readonly string[],
): Result<readonly Candidate[]> => {
  const chosen: Candidate[] = []
  for (const name of wanted) {
    const candidate = byName.get(name)
    if (candidate === undefined) {
      const meant = nearest(name, byName.keys())
      const suggestion = meant === undefined ? null : didYouMean(meant, 'atip scan --tool')
      const message = `there is no program "${name}" in the places that are scanned`
      return failed(failure('TOOL_NOT_FOUND', message, { suggestion, details: { tool: name } }))
    }
    const entry = skippedBy(name, skip)
    if (entry !== undefined) {
      const message = `"${name}" is on the skip list ("${entry}"): a foreign flag could make it act, so it is never run`
      return failed(failure('PROBE_REFUSED', message, { details: { tool: name, entry } }))
    }
    chosen.push(candidate)
  }
  return ok(chosen)
}

/** What came and goes with a project is not looked at, so that nothing is found to be gone there; what became unsafe is. */
const lookedAt = ({ asked, places }: Places): readonly string[] =>
  asked.filter(path => transient(path) === undefined || places.some(place => place.path === path))

export const survey = (
  scan: WantedDirectories & { readonly tools: readonly string[]; readonly skip: readonly string[] },
  { registry, locations }: { readonly registry: Registry; readonly locations: Locations },
  world: Pick<World, 'files' | 'now' | 'uid' | 'env' | 'cwd' | 'home'>,
): Result<Survey> => {
  const scope = scan.tools.length > 0 ? 'tools' : scan.directories.length > 0 ? 'directories' : 'path'
  const found = findPlaces(world, scan)
  const { asked, places, refused } = found
  const missing = scope === 'directories' ? asked.find(directory => world.files.stat(directory)?.kind !== 'directory') : undefined
  if (missing !== undefined) return failed(failure('FILE_NOT_FOUND', `there is no directory "${missing}"`, { details: { path: missing } }))
  // before the listing, so that what changes in between is seen as changed by the next scan
  const watched = scope === 'tools' ? [] : [...lookedAt(found), ...shimDirectories(locations)]
  // who names a refused directory is told so every time
  const before = directoryRecords(world, watched, new Set(scope === 'directories' ? refused.map(refusal => refusal.path) : []))
  const listed = listCandidates(world, places)
  const byName = new Map(listed.candidates.map(candidate => [candidate.name, candidate]))
  const directories = Object.fromEntries(
    [...before].map(([path, record]) => [path, { ...record, executables: listed.counts.get(path) ?? 0 }]),
  )
  const chosen = choose(byName, scan.tools, scan.skip)
  if (!chosen.ok) return chosen
  const seen = { looked: new Set(before.keys()), asked, byName }
  const elsewhere = scope === 'path' ? findElsewhere(registry, seen, world) : { candidates: [], gone: [] }
  return ok({
    scope,
    asked,
    directories,
    refused: [...refused, ...listed.refused],
    executables: [...listed.counts.values()].reduce((sum, count) => sum + count, 0),
    byName,
    candidates: scope === 'tools' ? chosen.value : [...listed.candidates, ...elsewhere.candidates],
    elsewhere,
  })
}
