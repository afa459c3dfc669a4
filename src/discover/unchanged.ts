import { basename, isAbsolute } from 'node:path'
import type { World } from '../host/world.ts'
import type { Locations } from '../registry/locations.ts'
import { sameFiles } from '../registry/followed.ts'
import type { Registry } from '../registry/record.ts'

/** A file overwritten in place leaves its directory's time alone: so often, every file is compared. */
export const COMPARE_EVERY_MS = 24 * 60 * 60 * 1000

const directorySame = (world: Pick<World, 'files'>, registry: Registry, path: string): boolean => {
  if (!isAbsolute(path)) return true
  const known = Object.hasOwn(registry.directories, path) ? registry.directories[path] : undefined
  return known === undefined ? world.files.stat(path)?.kind !== 'directory' : world.files.isStill(path, known)
}

/**
 * Programs that shims describe are covered by their directories, shims in packages by the version of the package; a user's and the
 * system's shims, and programs that speak for themselves, are looked at one by one.
 */
const toolsSame = (world: Pick<World, 'files'>, registry: Registry, locations: Locations): boolean => {
  const documents = world.files.list(locations.tools)
  const cached = new Set(documents.kind === 'listed' ? documents.names : [])
  for (const name in registry.tools) {
    const { path, source, stat, shimPath, shimStat, metadataPath, followed } = registry.tools[name]!
    if (source !== 'shim' && (path === null || !world.files.isStill(path, stat))) return false
    if (followed !== undefined && !sameFiles(world, followed)) return false
    if (metadataPath !== undefined && !cached.has(basename(metadataPath))) return false
    if (shimPath !== undefined && !shimPath.startsWith(locations.packagedShims) && !world.files.isStill(shimPath, shimStat)) return false
  }
  return true
}

/**
 * Whether a scan of `asked` would find what the registry says, at the price of one stat per directory and registered tool, and some per launcher. The
 * registry must have been written by this version, from the same list of places, within a day; a clock that was set back is no proof.
 */
export const isUnchanged = (
  registry: Registry,
  scan: { readonly asked: readonly string[]; readonly whole: boolean; readonly watched: readonly string[] },
  locations: Locations,
  world: Pick<World, 'files' | 'now' | 'version'>,
): boolean => {
  const age = world.now().getTime() - Date.parse(registry.compared)
  if (registry.generator !== world.version || !(age >= 0 && age < COMPARE_EVERY_MS)) return false
  if (scan.whole && scan.asked.join('\0') !== registry.places.join('\0')) return false
  if (!scan.whole && scan.asked.some(it => !Object.hasOwn(registry.directories, it))) return false
  return (
    [...scan.asked, ...scan.watched].every(it => directorySame(world, registry, it)) &&
    toolsSame(world, registry, locations) &&
    sameFiles(world, registry.followed)
  )
}
