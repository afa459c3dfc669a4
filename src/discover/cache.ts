import { isObject } from '../core/json.ts'
import type { Finding } from '../document/finding.ts'
import type { Identity, World } from '../host/world.ts'
import { sameFiles } from '../registry/followed.ts'
import { identityOf, isFollowed, isIdentity, sameIdentity } from '../registry/record.ts'
import type { FollowedFile } from '../registry/record.ts'
import type { Locations } from '../registry/locations.ts'

/**
 * What is known of candidates that are not registered, so that they are neither read nor run again before they change.
 * `read`: their bytes were looked at; `run`: they were run.
 */
export interface Settled {
  readonly stat: Identity
  readonly by: 'read' | 'run'
  readonly outcome: string
  /** What it leads to, where that was read: a launcher stays while its program changes. */
  readonly followed?: readonly FollowedFile[]
  /** Why it was rejected, for its maintainer. */
  readonly findings?: readonly Finding[]
  /** The name that its document gave, which was another program's. */
  readonly claims?: string
}

export type ProbeCache = Readonly<Record<string, Settled>>

interface CacheFile {
  readonly generator: string
  readonly settled: ProbeCache
}

/** 100,000 executables fit. */
const MOST_BYTES = 64 * 1024 * 1024

const isSettled = (value: unknown): value is Settled =>
  isObject(value) &&
  isIdentity(value['stat']) &&
  (value['by'] === 'read' || value['by'] === 'run') &&
  typeof value['outcome'] === 'string' &&
  (value['followed'] === undefined || (Array.isArray(value['followed']) && value['followed'].every(isFollowed))) &&
  (value['findings'] === undefined || Array.isArray(value['findings'])) &&
  (value['claims'] === undefined || typeof value['claims'] === 'string')

/** The cache, or an empty one: what cannot be read, or what another version of atip judged, is judged again. */
export const readCache = (world: Pick<World, 'files' | 'version'>, locations: Pick<Locations, 'probeCache'>): ProbeCache => {
  const file = world.files.read(locations.probeCache, MOST_BYTES)
  if (file.kind !== 'read') return {}
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(file.bytes))
    if (!isObject(value) || value['generator'] !== world.version || !isObject(value['settled'])) return {}
    return Object.fromEntries(
      Object.entries(value['settled']).flatMap(([path, settled]) => (isSettled(settled) ? [[path, settled] as const] : [])),
    )
  } catch {
    return {}
  }
}

/** Files that an unchanged scan compares besides the registered tools: 64 cost it a thirtieth of its time. */
const MOST_WATCHED = 64

const changedAt = ({ stat }: FollowedFile): bigint => (stat === null ? 0n : BigInt(stat.mtimeNs))

/** Of everything that settled launchers lead to, what changed last. The rest is compared when anything else changed, and once a day. */
export const watchedOf = (cache: ProbeCache): readonly FollowedFile[] => {
  const files = new Map(Object.values(cache).flatMap(value => (value.followed ?? []).map(file => [file.path, file] as const)))
  const byPath = (a: FollowedFile, b: FollowedFile): number => (a.path < b.path ? -1 : 1)
  const latest = [...files.values()].toSorted((a, b) => Number(changedAt(b) - changedAt(a)) || byPath(a, b))
  return latest.slice(0, MOST_WATCHED)
}

export const cacheText = (world: Pick<World, 'version'>, settled: ProbeCache): string =>
  JSON.stringify({ generator: world.version, settled } satisfies CacheFile)

/** What is settled about this very file and what it leads to, or undefined. */
export const settledAs = (
  cache: ProbeCache,
  { path, stat }: { readonly path: string; readonly stat: Identity },
  world: Pick<World, 'files'>,
): Settled | undefined => {
  const entry = Object.hasOwn(cache, path) ? cache[path] : undefined
  return entry !== undefined && sameIdentity(entry.stat, stat) && sameFiles(world, entry.followed ?? []) ? entry : undefined
}

/** A candidate, as far as it matters for what is remembered of it. */
interface Looked {
  readonly stat: Identity
  readonly followed?: readonly FollowedFile[]
}

/** What a candidate was settled as. */
interface As extends Pick<Settled, 'by' | 'outcome'> {
  readonly findings?: readonly Finding[] | undefined
}

export const settle = ({ stat, followed }: Looked, { by, outcome, findings }: As): Settled => ({
  stat: identityOf(stat),
  by,
  outcome,
  ...(followed === undefined ? {} : { followed }),
  ...(findings === undefined ? {} : { findings }),
})
