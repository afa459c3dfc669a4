import { basename, dirname, join } from 'node:path'
import type { World } from '../host/world.ts'
import type { Locations } from '../registry/locations.ts'

type PathWorld = Pick<World, 'files' | 'home'>

const filesIn = (directory: string, { files }: PathWorld): readonly string[] => {
  const listing = files.list(directory)
  return listing.kind === 'listed' ? listing.names.map(it => join(directory, it)) : []
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
  return governing(locations, world).find(it => {
    const other = world.files.stat(it)
    return other !== undefined && other.ino === stat.ino && other.dev === stat.dev
  })
}

/** Where a path really leads: links are followed as far as it exists, hard links to what governs agents included. */
export const realPathOf =
  (locations: Locations, world: PathWorld) =>
  (path: string): string | undefined => {
    for (let head = path, tail = ''; ; tail = join(basename(head), tail), head = dirname(head)) {
      const real = world.files.realpath(head)
      if (real !== undefined) return tail === '' ? (otherNameOf(real, locations, world) ?? real) : join(real, tail)
      if (head === dirname(head)) return undefined
    }
  }
