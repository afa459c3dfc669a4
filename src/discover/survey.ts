import { basename, dirname, isAbsolute } from 'node:path'
import { failure } from '../core/failures.ts'
import { nearest } from '../core/nearest.ts'
import { failed, ok } from '../core/result.ts'
import type { Result } from '../core/result.ts'
import type { World } from '../host/world.ts'
import { shimDirectories } from '../registry/locations.ts'
import type { Locations } from '../registry/locations.ts'
import { identityOf } from '../registry/record.ts'
import type { DirectoryRecord, Refusal, Registry } from '../registry/record.ts'
import type { Observation } from '../registry/merge.ts'
import { candidateAt, listCandidates } from './candidates.ts'
import type { Candidate } from './candidates.ts'
import { findPlaces } from './places.ts'
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
}

/** A directory changed this shortly before it was listed may change again within the same tick of the file system's clock. */
const CLOCK_TICK_MS = 10

const directoryRecords = (world: Pick<World, 'files' | 'now'>, paths: readonly string[]): ReadonlyMap<string, DirectoryRecord> => {
  const records = new Map<string, DirectoryRecord>()
  for (const path of paths) {
    const stat = isAbsolute(path) ? world.files.stat(path) : undefined
    if (stat?.kind !== 'directory') continue
    const age = world.now().getTime() - Number(BigInt(stat.mtimeNs) / 1_000_000n)
    records.set(path, { ...identityOf(stat), ...(age < CLOCK_TICK_MS ? { mtimeNs: '0' } : {}), executables: 0 })
  }
  return records
}

const choose = (byName: ReadonlyMap<string, Candidate>, wanted: readonly string[]): Result<readonly Candidate[]> => {
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
    const entry = skippedBy(name, [])
    if (entry !== undefined) {
      const message = `"${name}" is on the skip list ("${entry}"): a foreign flag could make it act, so it is never run`
      return failed(failure('PROBE_REFUSED', message, { details: { tool: name, entry } }))
    }
    chosen.push(candidate)
  }
  return ok(chosen)
}

/** Programs that an earlier scan of other directories registered: a scan of PATH keeps them true. */
const elsewhere = (
  world: Pick<World, 'files'>,
  registry: Registry,
  asked: readonly string[],
  byName: ReadonlyMap<string, Candidate>,
): readonly Candidate[] =>
  Object.entries(registry.tools).flatMap(([name, { path, source }]) => {
    if (path === null || source !== 'native' || byName.has(name) || asked.includes(dirname(path)) || basename(path) !== name) return []
    const candidate = candidateAt(world, name, path)
    return candidate === undefined ? [] : [candidate]
  })

export const survey = (
  scan: { readonly directories: readonly string[]; readonly allow: readonly string[]; readonly tools: readonly string[] },
  registry: Registry,
  locations: Locations,
  world: Pick<World, 'files' | 'now' | 'uid' | 'env' | 'cwd'>,
): Result<Survey> => {
  const scope = scan.tools.length > 0 ? 'tools' : scan.directories.length > 0 ? 'directories' : 'path'
  const { asked, places, refused } = findPlaces(world, scan.directories, scan.allow)
  const missing = scope === 'directories' ? asked.find(it => world.files.stat(it)?.kind !== 'directory') : undefined
  if (missing !== undefined) return failed(failure('FILE_NOT_FOUND', `there is no directory "${missing}"`, { details: { path: missing } }))
  // before the listing, so that what changes in between is seen as changed by the next scan
  const before = directoryRecords(world, scope === 'tools' ? [] : [...asked, ...shimDirectories(locations)])
  const listed = listCandidates(world, places)
  const byName = new Map(listed.candidates.map(it => [it.name, it]))
  const directories = Object.fromEntries([...before].map(([path, it]) => [path, { ...it, executables: listed.counts.get(path) ?? 0 }]))
  const chosen = choose(byName, scan.tools)
  if (!chosen.ok) return chosen
  const extra = scope === 'path' ? elsewhere(world, registry, asked, byName) : []
  return ok({
    scope,
    asked,
    directories,
    refused: [...refused, ...listed.refused],
    executables: [...listed.counts.values()].reduce((sum, count) => sum + count, 0),
    byName,
    candidates: scope === 'tools' ? chosen.value : [...listed.candidates, ...extra],
  })
}
