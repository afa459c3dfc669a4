import type { World } from '../host/world.ts'
import type { Locations } from '../registry/locations.ts'
import { isRootOnly } from '../registry/safe-directory.ts'
import type { RootOnly } from '../registry/safe-directory.ts'
import { readTrust } from './trust.ts'

/** A program that a person trusted, and that is another file now: what it says of itself no longer counts. */
export interface BrokenPin {
  readonly tool: string
  readonly path: string
  /** When it was trusted, ISO 8601. */
  readonly trusted: string
}

/** Of the programs that are still there, and that trust made a difference for. None of them is read. */
export const brokenPins = (
  locations: Pick<Locations, 'config' | 'trust'>,
  world: Pick<World, 'files' | 'uid' | 'gid'>,
): readonly BrokenPin[] => {
  const directories: RootOnly = new Map()
  return [...readTrust(world, locations).pins]
    .filter(([path, { stat }]) => !world.files.isStill(path, stat) && world.files.stat(path) !== undefined)
    .filter(([path]) => !isRootOnly(world, path, directories))
    .map(([path, { tool, when }]) => ({ tool, path, trusted: when }))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
}
