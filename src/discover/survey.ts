import { basename, dirname, isAbsolute } from 'node:path'
import { failure } from '../core/failures.ts'
import { nearest } from '../core/nearest.ts'
import { failed, ok } from '../core/result.ts'
import type { Result } from '../core/result.ts'
import type { World } from '../host/world.ts'
import { underHome } from '../registry/configured-places.ts'
import { shimDirectories } from '../registry/locations.ts'
import type { Locations } from '../registry/locations.ts'
import { settledIdentity } from '../registry/record.ts'
import type { DirectoryRecord, Refusal, Registry } from '../registry/record.ts'
import type { Observation } from '../registry/merge.ts'
import { candidateAt, listCandidates } from './candidates.ts'
import type { Candidate } from './candidates.ts'
import { findPlaces } from './places.ts'
import type { Asked } from './places.ts'
import { skippedBy } from './skip-list.ts'

/** What lies where, before anything is read or run. */
export interface Survey {
  readonly scope: Observation['scope']
  readonly asked: readonly string[]
  /** Directories that the configuration no longer names: programs there are gone. */
  readonly left: readonly string[]
  readonly directories: Readonly<Record<string, DirectoryRecord>>
  readonly refused: readonly Refusal[]
  /** Files that can be executed, shadowed ones included. */
  readonly executables: number
  /** All names of the places: shims are matched against them. */
  readonly byName: ReadonlyMap<string, Candidate>
  /** Those to be judged in this scan. */
  readonly candidates: readonly Candidate[]
}

const directoryRecords = (world: Pick<World, 'files' | 'now'>, paths: readonly string[]): ReadonlyMap<string, DirectoryRecord> => {
  const records = new Map<string, DirectoryRecord>()
  for (const path of paths) {
    const stat = isAbsolute(path) ? world.files.stat(path) : undefined
    if (stat?.kind !== 'directory') continue
    records.set(path, { ...settledIdentity(stat, world), executables: 0 })
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
      const suggestion =
        meant === undefined
          ? null
          : ({ action: `Did you mean "${meant}"?`, fix: `atip scan --tool ${meant}`, applicability: 'likely' } as const)
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

/** Directories that the configuration named at the last scan of PATH, and names no more. */
const leftPlaces = (registry: Registry, asked: readonly string[], home: string): readonly string[] =>
  registry.config.places.map(it => underHome(it, home)).filter(it => !asked.includes(it))

/** Programs that an earlier scan of other directories registered: a scan of PATH keeps them true. */
const elsewhere = (
  world: Pick<World, 'files'>,
  registry: Registry,
  asked: readonly string[],
  left: readonly string[],
  byName: ReadonlyMap<string, Candidate>,
): readonly Candidate[] =>
  Object.entries(registry.tools).flatMap(([name, { path, source }]) => {
    if (
      path === null ||
      source !== 'native' ||
      byName.has(name) ||
      asked.includes(dirname(path)) ||
      left.includes(dirname(path)) ||
      basename(path) !== name
    )
      return []
    const candidate = candidateAt(world, name, path)
    return candidate === undefined ? [] : [candidate]
  })

export const survey = (
  scan: Asked & { readonly tools: readonly string[]; readonly skip: readonly string[] },
  registry: Registry,
  locations: Locations,
  world: Pick<World, 'files' | 'now' | 'uid' | 'env' | 'cwd' | 'home'>,
): Result<Survey> => {
  const scope = scan.tools.length > 0 ? 'tools' : scan.directories.length > 0 ? 'directories' : 'path'
  const { asked, places, refused } = findPlaces(world, scan)
  const missing = scope === 'directories' ? asked.find(it => world.files.stat(it)?.kind !== 'directory') : undefined
  if (missing !== undefined) return failed(failure('FILE_NOT_FOUND', `there is no directory "${missing}"`, { details: { path: missing } }))
  // before the listing, so that what changes in between is seen as changed by the next scan
  const before = directoryRecords(world, scope === 'tools' ? [] : [...asked, ...shimDirectories(locations)])
  const listed = listCandidates(world, places)
  const byName = new Map(listed.candidates.map(it => [it.name, it]))
  const directories = Object.fromEntries([...before].map(([path, it]) => [path, { ...it, executables: listed.counts.get(path) ?? 0 }]))
  const chosen = choose(byName, scan.tools, scan.skip)
  if (!chosen.ok) return chosen
  const left = scope === 'path' ? leftPlaces(registry, asked, world.home) : []
  const extra = scope === 'path' ? elsewhere(world, registry, asked, left, byName) : []
  return ok({
    scope,
    asked,
    left,
    directories,
    refused: [...refused, ...listed.refused],
    executables: [...listed.counts.values()].reduce((sum, count) => sum + count, 0),
    byName,
    candidates: scope === 'tools' ? chosen.value : [...listed.candidates, ...extra],
  })
}
