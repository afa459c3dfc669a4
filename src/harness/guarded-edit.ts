import type { World } from '../host/world.ts'
import { guardedPlaces } from '../engine/guarded-places.ts'
import { realPathOf } from '../engine/real-path.ts'
import { isGuarded } from '../judge/sensitive-paths.ts'
import type { Locations } from '../registry/locations.ts'
import { resolvePath } from '../shell/paths.ts'

/** More files than anybody changes in one call, and few enough to look at each. */
const MOST_PATHS = 4096

/** A path as editing tools take it: some take the address of a file, or `~`. */
const placeOf = (path: string, cwd: string, home: string): string => {
  const plain = path.startsWith('file://') ? path.slice('file://'.length) : path
  return resolvePath(cwd, plain === '~' || plain.startsWith('~/') ? home + plain.slice(1) : plain)
}

/**
 * Why a person has to agree to a change of these files: one of them configures what agents may do. Undefined: none does, by the table that
 * shell lines are judged by. `cwd` is absolute.
 */
export const whyGuarded = (
  { paths, cwd }: { readonly paths: readonly string[]; readonly cwd: string },
  locations: Locations,
  world: Pick<World, 'files' | 'home' | 'packageDir'>,
): string | undefined => {
  if (paths.length > MOST_PATHS) return `it changes more than ${MOST_PATHS} files.`
  const guarded = guardedPlaces(locations, world)
  const realpath = realPathOf(locations, world)
  const isOne = (path: string): boolean => isGuarded(path, { guarded })
  const found = paths.find(path => {
    const place = placeOf(path, cwd, world.home)
    if (isOne(place)) return true
    const real = realpath(place)
    // a path that no system takes cannot be changed
    return real !== undefined && isOne(real)
  })
  return found === undefined ? undefined : `it writes ${found}, which governs what agents may do.`
}
