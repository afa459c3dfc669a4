import { isObject } from '../core/json.ts'
import type { Finding } from '../metadata/finding.ts'
import type { Identity, World } from '../host/world.ts'
import { identityOf, sameIdentity } from '../registry/record.ts'
import type { Locations } from '../registry/locations.ts'

/**
 * What is known of candidates that are not registered, so that they are neither read nor run again before they change.
 * `read`: their bytes were looked at; `run`: they were run.
 */
export interface Settled {
  readonly stat: Identity
  readonly by: 'read' | 'run'
  readonly outcome: string
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

/** The cache, or an empty one: what cannot be read, or what another version of atip judged, is judged again. */
export const readCache = (world: Pick<World, 'files' | 'version'>, locations: Pick<Locations, 'probeCache'>): ProbeCache => {
  const file = world.files.read(locations.probeCache, MOST_BYTES)
  if (file.kind !== 'read') return {}
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(file.bytes))
    const known = isObject(value) && value['generator'] === world.version && isObject(value['settled'])
    return known ? (value['settled'] as unknown as ProbeCache) : {}
  } catch {
    return {}
  }
}

export const cacheText = (world: Pick<World, 'version'>, settled: ProbeCache): string =>
  JSON.stringify({ generator: world.version, settled } satisfies CacheFile)

/** What is settled about this very file, or undefined. */
export const settledAs = (cache: ProbeCache, path: string, stat: Identity): Settled | undefined => {
  const entry = Object.hasOwn(cache, path) ? cache[path] : undefined
  return entry !== undefined && sameIdentity(entry.stat, stat) ? entry : undefined
}

export const settle = (stat: Identity, by: Settled['by'], outcome: string, findings?: readonly Finding[]): Settled => ({
  stat: identityOf(stat),
  by,
  outcome,
  ...(findings === undefined ? {} : { findings }),
})
