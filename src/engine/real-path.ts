import { join } from 'node:path'
import type { World } from '../host/world.ts'
import type { Locations } from '../registry/locations.ts'
import { isTooLong } from '../shell/paths.ts'

type PathWorld = Pick<World, 'files' | 'home'>

const filesIn = (directory: string, { files }: PathWorld): readonly string[] => {
  const listing = files.list(directory)
  return listing.kind === 'listed' ? listing.names.map(name => join(directory, name)) : []
}

/** Files that say what agents may do: a second name of one of them is that file. */
const governing = (locations: Locations, world: PathWorld): readonly string[] => [
  locations.policy,
  locations.managedPolicy,
  locations.trust,
  ...locations.configFiles,
  join(world.home, '.claude', 'settings.json'),
  ...filesIn(locations.overrides, world),
  ...filesIn(locations.userShims, world),
]

/** The governing file that this one is another name of. Files with two names are rare, so that looking through them costs nothing. */
const otherNameOf = (path: string, locations: Locations, world: PathWorld): string | undefined => {
  const stat = world.files.stat(path)
  if (stat?.kind !== 'file' || stat.links < 2) return undefined
  return governing(locations, world).find(file => {
    const other = world.files.stat(file)
    return other !== undefined && other.ino === stat.ino && other.dev === stat.dev
  })
}

/** How much of a path there is on the disk, and where that leads; undefined: nothing of it. */
interface Head {
  readonly real: string
  readonly length: number
}

/**
 * The longest part of a path that there is, the path itself left out. What is missing has nothing below it, so that a path of a thousand names
 * is not looked up a thousand times: upwards in strides that grow, then back in halves.
 */
const deepest = (path: string, { files }: PathWorld): Head | undefined => {
  const ends = [...path.matchAll(/\//g)].map(match => Math.max(match.index, 1))
  const at = (index: number): Head | undefined => {
    const real = files.realpath(path.slice(0, ends[index]))
    return real === undefined ? undefined : { real, length: ends[index]! }
  }
  // `ends[low]` is there, `ends[high]` is not
  let high = ends.length
  let low = high - 1
  let found = low < 0 ? undefined : at(low)
  for (let stride = 1; found === undefined && low > 0; stride *= 2) {
    high = low
    low = Math.max(low - stride, 0)
    found = at(low)
  }
  while (found !== undefined && high - low > 1) {
    const middle = (low + high) >> 1
    const head = at(middle)
    if (head === undefined) high = middle
    else [low, found] = [middle, head]
  }
  return found
}

/** Where a path really leads: links are followed as far as it exists, hard links to what governs agents included. */
export const realPathOf =
  (locations: Locations, world: PathWorld) =>
  (path: string): string | undefined => {
    if (isTooLong(path)) return undefined
    const whole = world.files.realpath(path)
    if (whole !== undefined) return otherNameOf(whole, locations, world) ?? whole
    const head = deepest(path, world)
    return head === undefined ? undefined : join(head.real, path.slice(head.length))
  }
