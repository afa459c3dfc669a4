import { ok } from '../core/result.ts'
import type { Result } from '../core/result.ts'
import type { World } from '../host/world.ts'
import { digestedListing } from './digest.ts'
import { listedOf } from './listing.ts'
import type { Listed } from './listing.ts'
import type { Locations } from './locations.ts'
import { readRegistry } from './read.ts'

/** Every tool of the registry, by name: from the digest where it holds, since the registry says far more of each. */
export const knownTools = (world: Pick<World, 'files'>, locations: Locations): Result<readonly Listed[]> => {
  const digested = digestedListing(world, locations)
  if (digested !== undefined) return ok(digested)
  const registry = readRegistry(world, locations)
  return registry.ok ? ok(listedOf(registry.value)) : registry
}
