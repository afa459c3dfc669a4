import { isObject } from '../core/json.ts'
import type { Json } from '../core/json.ts'
import type { Identity, World } from '../host/world.ts'
import type { Locations } from './locations.ts'
import { identityOf, parseRegistry } from './record.ts'
import type { Registry, ToolRecord } from './record.ts'

/**
 * What an unchanged scan has to look at, in a file of its own: of a registry with hundreds of shims that is a tenth, and most of what
 * such a scan costs is reading. It holds for one registry.json only, and says for which.
 */
export interface Digest {
  /** With no other tools than those that are looked at one by one. */
  readonly registry: Registry
  /** How many tools the whole registry has. */
  readonly count: number
}

/** A digest of 10,000 native tools has 3 MiB. */
const MOST_BYTES = 64 * 1024 * 1024

const isWatched = (record: ToolRecord, locations: Locations): boolean =>
  record.source !== 'shim' || record.shimPath?.startsWith(locations.packagedShims) !== true

/** Only what is compared: the rest of a record is for other readers. */
const watchedPart = ({
  path,
  version,
  atipVersion,
  source,
  lastChecked,
  metadataPath,
  stat,
  shimPath,
  shimStat,
  followed,
}: ToolRecord): ToolRecord => ({
  path,
  version,
  atipVersion,
  source,
  lastChecked,
  ...(metadataPath === undefined ? {} : { metadataPath }),
  ...(stat === undefined ? {} : { stat }),
  ...(shimPath === undefined ? {} : { shimPath }),
  ...(shimStat === undefined ? {} : { shimStat }),
  ...(followed === undefined ? {} : { followed }),
})

export const digestText = (registry: Registry, identity: Identity, locations: Locations): string => {
  const watched = Object.entries(registry.tools).filter(([, record]) => isWatched(record, locations))
  const tools = Object.fromEntries(watched.map(([name, record]) => [name, watchedPart(record)]))
  return `${JSON.stringify({ of: identityOf(identity), count: Object.keys(registry.tools).length, registry: { ...registry, tools } })}\n`
}

/** The digest of the registry that is there now; undefined when there is none, or it is another's. */
export const readDigest = (world: Pick<World, 'files'>, locations: Locations): Digest | undefined => {
  const file = world.files.readText(locations.digest, MOST_BYTES)
  if (file.kind !== 'read') return undefined
  try {
    const value = JSON.parse(file.text) as Json
    if (!isObject(value) || typeof value['count'] !== 'number') return undefined
    if (!world.files.isStill(locations.registry, value['of'] as unknown as Identity)) return undefined
    const parsed = parseRegistry(value['registry'] ?? null)
    return parsed.kind === 'registry' ? { registry: parsed.registry, count: value['count'] } : undefined
  } catch {
    return undefined
  }
}
