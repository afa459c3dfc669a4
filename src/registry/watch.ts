import { isObject, isText } from '../core/json.ts'
import type { Json } from '../core/json.ts'
import type { Identity } from '../host/world.ts'
import { documentName } from './intact.ts'
import type { Locations } from './locations.ts'
import { isOfShim, parseRegistry } from './record.ts'
import type { Registry, ToolRecord } from './record.ts'

/** A file that has to be this very one; a path alone: where nothing may be. */
export type Watched =
  | readonly [path: string]
  | readonly [path: string, dev: string, ino: string, size: number, mtimeNs: string, ctimeNs: string]

/** What an unchanged scan compares and answers with. */
export interface Watch extends Pick<Registry, 'generator' | 'compared' | 'places' | 'directories' | 'rejected' | 'refused' | 'config'> {
  /** How many tools the registry has. */
  readonly count: number
  /** false: it has a tool of which nobody can say whether it changed. */
  readonly known: boolean
  /** Each once: programs, shims, what they lead to, and what was rejected. */
  readonly files: readonly Watched[]
  /** File names of cached documents. */
  readonly documents: readonly string[]
}

const watched = (path: string, stat: Identity | null | undefined): Watched =>
  stat === null || stat === undefined ? [path] : [path, stat.dev, stat.ino, stat.size, stat.mtimeNs, stat.ctimeNs]

/**
 * Programs that shims describe are covered by their directories, shims in packages by the version of the package; a user's and the
 * system's shims, and programs that speak for themselves, are looked at one by one.
 */
const filesOf = (record: ToolRecord, locations: Locations): readonly Watched[] => {
  const { path, stat, shimPath, shimStat, followed = [] } = record
  return [
    ...(isOfShim(record) || path === null ? [] : [watched(path, stat)]),
    ...followed.map(file => watched(file.path, file.stat)),
    ...(shimPath === undefined || shimPath.startsWith(locations.packagedShims) ? [] : [watched(shimPath, shimStat)]),
  ]
}

/** A path alone says that nothing may be there: what has to be there, but was never looked at, can only have changed. */
const isKnown = (record: ToolRecord, locations: Locations): boolean => {
  const { path, stat, shimPath, shimStat } = record
  return (
    // an older scan left them out, and the next one fills them in
    (record.effects !== undefined || (record.source !== 'native' && !isOfShim(record))) &&
    (isOfShim(record) || (path !== null && stat !== undefined)) &&
    (shimPath === undefined || shimStat !== undefined || shimPath.startsWith(locations.packagedShims))
  )
}

export const watchOf = (registry: Registry, locations: Locations): Watch => {
  const { generator, compared, places, directories, rejected, refused, config } = registry
  const records = Object.values(registry.tools)
  const files = [
    ...rejected.map(rejection => watched(rejection.path, rejection.stat)),
    ...records.flatMap(record => filesOf(record, locations)),
    ...registry.followed.map(file => watched(file.path, file.stat)),
  ]
  return {
    generator,
    compared,
    places,
    directories,
    rejected,
    refused,
    config,
    count: records.length,
    known: records.every(record => isKnown(record, locations)),
    // by all that is said of it: a file that is said to be two different ones is not unchanged
    files: [...new Map(files.map(file => [file.join('\0'), file])).values()],
    documents: records.flatMap(({ metadataPath }) => (metadataPath === undefined ? [] : [documentName(metadataPath)])),
  }
}

const isWatched = (value: unknown): value is Watched =>
  Array.isArray(value) && typeof value[0] === 'string' && (value.length === 1 || (value.length === 6 && typeof value[3] === 'number'))

/** undefined: it is not what `watchOf` gives. */
export const readWatch = (value: Json): Watch | undefined => {
  if (!isObject(value)) return undefined
  const { count, known, files, documents } = value
  if (typeof count !== 'number' || typeof known !== 'boolean') return undefined
  if (!Array.isArray(files) || !files.every(isWatched) || !Array.isArray(documents) || !documents.every(isText)) return undefined
  // the fields that it shares with the registry, read as those are
  const parsed = parseRegistry({ ...value, version: '0.1', tools: {} })
  if (parsed.kind !== 'registry') return undefined
  return {
    ...parsed.registry,
    count,
    known,
    files,
    documents,
  }
}
