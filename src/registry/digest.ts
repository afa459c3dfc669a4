import { isObject, parsed } from '../core/json.ts'
import type { Json } from '../core/json.ts'
import type { Identity, World } from '../host/world.ts'
import { listingOf, readListed } from './listing.ts'
import type { Listed } from './listing.ts'
import type { Locations } from './locations.ts'
import { identityOf, isIdentity } from './record.ts'
import type { Registry } from './record.ts'
import { readWatch, watchOf } from './watch.ts'
import type { Watch } from './watch.ts'

/*
 * What the commands that are called all day take from the registry, each on a line of its own of one file: of a registry with hundreds of
 * shims that is a tenth, and most of what such a command costs is reading. The first line says for which registry.json it holds.
 */

/** A digest of 10,000 native tools has 4 MiB. */
const MOST_BYTES = 64 * 1024 * 1024

export const digestText = (registry: Registry, identity: Identity, locations: Locations): string =>
  [{ of: identityOf(identity) }, watchOf(registry, locations), listingOf(registry)].map(part => `${JSON.stringify(part)}\n`).join('')

type DigestWorld = Pick<World, 'files'>

/** A line of the digest of the registry that is there now; undefined when there is none, or it is another's. */
const readLine = (line: 1 | 2, world: DigestWorld, locations: Locations): Json | undefined => {
  const file = world.files.readText(locations.digest, MOST_BYTES)
  if (file.kind !== 'read') return undefined
  const lines = file.text.split('\n', 3)
  try {
    const head = parsed(lines[0] ?? '')
    const of = isObject(head) ? head['of'] : undefined
    if (!isIdentity(of) || !world.files.isStill(locations.registry, of)) return undefined
    return parsed(lines[line] ?? '')
  } catch {
    return undefined
  }
}

/** What an unchanged scan compares. */
export const digestedWatch = (world: DigestWorld, locations: Locations): Watch | undefined => {
  const line = readLine(1, world, locations)
  return line === undefined ? undefined : readWatch(line)
}

/** What `list` shows, by name. */
export const digestedListing = (world: DigestWorld, locations: Locations): readonly Listed[] | undefined => {
  const line = readLine(2, world, locations)
  return line === undefined ? undefined : readListed(line)
}
