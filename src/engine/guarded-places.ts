import { dirname } from 'node:path'
import type { World } from '../host/world.ts'
import type { Locations } from '../registry/locations.ts'

/** Directories that govern what agents may do, wherever this machine has them; those with names of their own are in judge/sensitive-paths.ts. */
export const guardedPlaces = (locations: Locations, { packageDir }: Pick<World, 'packageDir'>): readonly string[] => [
  locations.data,
  locations.config,
  locations.state,
  dirname(locations.managedPolicy),
  packageDir,
]
