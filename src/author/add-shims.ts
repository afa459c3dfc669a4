import { join } from 'node:path'
import { failure, unwritten } from '../core/failures.ts'
import type { Failure } from '../core/failures.ts'
import { failed, ok } from '../core/result.ts'
import type { Result } from '../core/result.ts'
import { oneLine } from '../core/text.ts'
import type { World } from '../host/world.ts'
import { checkDataDirectory } from '../registry/commit.ts'
import type { Locations } from '../registry/locations.ts'
import { which } from '../layers/which.ts'
import { readShimFile, userShimPath } from './shim-files.ts'

export interface AddedShim {
  readonly tool: string
  /** Where it was read. */
  readonly from: string
  /** Where it is kept. */
  readonly file: string
  readonly outcome: 'added' | 'replaced' | 'unchanged'
  /** Whether there is a program of that name on PATH. */
  readonly installed: boolean
}

interface Incoming {
  readonly tool: string
  readonly from: string
  readonly text: string
}

type AddWorld = Pick<World, 'files' | 'find' | 'store' | 'env' | 'uid'>

/** The files that were named, and those in directories that were named. */
const expand = async (paths: readonly string[], world: AddWorld): Promise<Result<readonly string[]>> => {
  const files: string[] = []
  for (const path of paths) {
    const stat = world.files.stat(path)
    if (stat === undefined) return failed(failure('FILE_NOT_FOUND', `there is no file or directory "${path}"`, { details: { path } }))
    if (stat.kind !== 'directory') files.push(path)
    else files.push(...(await world.find(path, '*.json')).map(file => join(path, file)))
  }
  if (files.length > 0) return ok(files)
  return failed(failure('FILE_NOT_FOUND', `there is no *.json in "${paths[0] ?? ''}"`, { details: { path: paths[0] } }))
}

/** One broken file keeps all of them out: half of a set is worse than none. */
const readAll = (files: readonly string[], world: AddWorld): Result<readonly Incoming[]> => {
  const incoming = new Map<string, Incoming>()
  for (const from of files) {
    const reading = readShimFile(from, world)
    if (reading.kind === 'absent') return failed(failure('FILE_NOT_FOUND', `there is no file "${from}"`, { details: { path: from } }))
    if (reading.kind === 'broken') return failed(notADocument(from, reading.findings[0]?.message))
    const other = incoming.get(reading.tool)
    if (other !== undefined) {
      const message = `"${other.from}" and "${from}" both describe "${reading.tool}"`
      return failed(failure('BAD_USAGE', message, { details: { tool: reading.tool } }))
    }
    incoming.set(reading.tool, { tool: reading.tool, from, text: reading.text })
  }
  return ok([...incoming.values()])
}

const notADocument = (path: string, why = 'it is broken'): Failure =>
  failure('NOT_A_DOCUMENT', `"${path}" is no shim: ${oneLine(why)}`, {
    suggestion: { action: 'See everything that is wrong with it.', fix: `atip validate ${path}`, applicability: 'certain' },
    details: { path },
  })

const exists = (shim: AddedShim): Failure =>
  failure('FILE_EXISTS', `there is another shim of "${shim.tool}" already: "${shim.file}"`, {
    suggestion: { action: 'Put this one in its place.', fix: `atip shim add --replace ${shim.from}`, applicability: 'likely' },
    details: { tool: shim.tool, path: shim.file },
  })

const outcomeOf = (file: string, text: string, world: AddWorld): AddedShim['outcome'] => {
  if (world.files.lstat(file) === undefined) return 'added'
  const there = world.files.readText(file, text.length * 4)
  return there.kind === 'read' && there.text === text ? 'unchanged' : 'replaced'
}

/** Each whole or not at all. A file that came up in the meantime is not overwritten. */
const write = async (shims: readonly (AddedShim & { readonly text: string })[], world: AddWorld): Promise<Failure | undefined> => {
  const store = await world.store()
  for (const shim of shims.filter(addedShim => addedShim.outcome === 'added')) {
    const outcome = await store.create(shim.file, shim.text)
    if (outcome.kind === 'failed') return outcome.reason === 'EEXIST' ? exists(shim) : unwritten(outcome)
  }
  const replaced = shims.filter(shim => shim.outcome === 'replaced').map(shim => ({ path: shim.file, text: shim.text }))
  const outcome = await store.replace(replaced)
  return outcome.kind === 'failed' ? unwritten(outcome) : undefined
}

/** Keeps shims where every command finds them, under the names of their tools. Nothing is written when one of them cannot be. */
export const addShims = async (
  paths: readonly string[],
  options: { readonly replace: boolean; readonly dryRun: boolean; readonly locations: Locations },
  world: AddWorld,
): Promise<Result<readonly AddedShim[]>> => {
  const { locations } = options
  const refused = checkDataDirectory(world, locations.data)
  if (refused !== undefined) return failed(refused)
  const files = await expand(paths, world)
  if (!files.ok) return files
  const incoming = readAll(files.value, world)
  if (!incoming.ok) return incoming
  const shims = incoming.value.map(({ tool, from, text }) => {
    const file = userShimPath(tool, locations)
    return { tool, from, file, text, outcome: outcomeOf(file, text, world), installed: which(tool, world) !== null }
  })
  const occupied = options.replace ? undefined : shims.find(shim => shim.outcome === 'replaced')
  if (occupied !== undefined) return failed(exists(occupied))
  if (!options.dryRun) {
    const made = (await world.store()).makeDirectory(locations.userShims)
    const trouble = made.kind === 'failed' ? unwritten(made) : await write(shims, world)
    if (trouble !== undefined) return failed(trouble)
  }
  return ok(shims.map(({ tool, from, file, outcome, installed }) => ({ tool, from, file, outcome, installed })))
}
