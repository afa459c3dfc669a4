import type { World } from '../host/world.ts'
import type { Locations } from '../registry/locations.ts'
import { intactFiles } from '../registry/intact.ts'
import { isCompared } from '../registry/record.ts'
import type { Watch, Watched } from '../registry/watch.ts'
import { transient } from './places.ts'

const directorySame = (world: Pick<World, 'files'>, { directories }: Watch, path: string): boolean => {
  const known = Object.hasOwn(directories, path) ? directories[path] : undefined
  if (known === undefined && transient(path) !== undefined) return true
  return known === undefined ? world.files.stat(path)?.kind !== 'directory' : world.files.isStill(path, known)
}

/** What was rejected is often mended in place; a file that could not even be examined must still be so. */
const isSame = (world: Pick<World, 'files'>, file: Watched): boolean => {
  if (file.length === 1) return world.files.stat(file[0]) === undefined
  const [path, dev, ino, size, mtimeNs, ctimeNs] = file
  return world.files.isStill(path, { dev, ino, size, mtimeNs, ctimeNs })
}

/** What a scan would look at. */
interface Scan {
  readonly asked: readonly string[]
  /** All of PATH. */
  readonly whole: boolean
  readonly watched: readonly string[]
  readonly locations: Locations
}

/**
 * Whether a scan of `asked` would find what the registry says, at the price of one stat per directory and registered tool, and some per
 * launcher. The registry must have been written by this version, from the same list of places, within a day.
 */
export const isUnchanged = (watch: Watch, scan: Scan, world: Pick<World, 'files' | 'now' | 'version'>): boolean => {
  if (watch.generator !== world.version || !isCompared(watch, world.now()) || !watch.known) return false
  if (scan.whole && scan.asked.join('\0') !== watch.places.join('\0')) return false
  const lookedAt = (path: string): boolean =>
    Object.hasOwn(watch.directories, path) && !watch.refused.some(refusal => refusal.path === path)
  if (!scan.whole && !scan.asked.every(lookedAt)) return false
  const directories = [...scan.asked, ...scan.watched]
  if (!directories.every(directory => directorySame(world, watch, directory))) return false
  if (!watch.files.every(file => isSame(world, file))) return false
  const isIntact = intactFiles(world, scan.locations)
  return watch.documents.every(document => isIntact(document))
}
