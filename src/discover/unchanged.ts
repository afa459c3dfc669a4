import type { World } from '../host/world.ts'
import type { Locations } from '../registry/locations.ts'
import { sameFiles } from '../registry/followed.ts'
import { intactDocuments } from '../registry/intact.ts'
import { isCompared } from '../registry/record.ts'
import type { Registry } from '../registry/record.ts'
import { transient } from './places.ts'

const directorySame = (world: Pick<World, 'files'>, registry: Registry, path: string): boolean => {
  const known = Object.hasOwn(registry.directories, path) ? registry.directories[path] : undefined
  if (known === undefined && transient(path) !== undefined) return true
  return known === undefined ? world.files.stat(path)?.kind !== 'directory' : world.files.isStill(path, known)
}

/**
 * Programs that shims describe are covered by their directories, shims in packages by the version of the package; a user's and the
 * system's shims, and programs that speak for themselves, are looked at one by one.
 */
const toolsSame = (world: Pick<World, 'files'>, registry: Registry, locations: Locations): boolean => {
  const isIntact = intactDocuments(world, locations)
  for (const name in registry.tools) {
    const record = registry.tools[name]!
    const { path, source, stat, shimPath, shimStat, metadataPath, followed } = record
    if (source !== 'shim' && (path === null || !world.files.isStill(path, stat))) return false
    if (followed !== undefined && !sameFiles(world, followed)) return false
    if (metadataPath !== undefined && !isIntact(record)) return false
    if (shimPath !== undefined && !shimPath.startsWith(locations.packagedShims) && !world.files.isStill(shimPath, shimStat)) return false
  }
  return true
}

/** What was rejected is often mended in place; a file that could not even be examined must still be so. */
const rejectionsSame = (world: Pick<World, 'files'>, registry: Registry): boolean =>
  registry.rejected.every(({ path, stat }) => (stat === undefined ? world.files.stat(path) === undefined : world.files.isStill(path, stat)))

/**
 * Whether a scan of `asked` would find what the registry says, at the price of one stat per directory and registered tool, and some per
 * launcher. The registry must have been written by this version, from the same list of places, within a day.
 */
export const isUnchanged = (
  registry: Registry,
  scan: { readonly asked: readonly string[]; readonly whole: boolean; readonly watched: readonly string[] },
  locations: Locations,
  world: Pick<World, 'files' | 'now' | 'version'>,
): boolean => {
  if (registry.generator !== world.version || !isCompared(registry, world.now())) return false
  if (scan.whole && scan.asked.join('\0') !== registry.places.join('\0')) return false
  const lookedAt = (path: string): boolean => Object.hasOwn(registry.directories, path) && !registry.refused.some(it => it.path === path)
  if (!scan.whole && !scan.asked.every(lookedAt)) return false
  const directories = [...scan.asked, ...scan.watched]
  if (!directories.every(it => directorySame(world, registry, it))) return false
  return rejectionsSame(world, registry) && toolsSame(world, registry, locations) && sameFiles(world, registry.followed)
}
