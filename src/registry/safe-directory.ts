import { dirname } from 'node:path'
import type { Stat, World } from '../host/world.ts'

const WORLD_WRITABLE = 0o002
const GROUP_WRITABLE = 0o020
const STICKY = 0o1000

/** Why other users could put a program into this directory, or undefined. `real` has no symbolic links. */
export const unsafeDirectory = (world: Pick<World, 'files' | 'uid'>, real: string, stat: Stat): string | undefined => {
  if ((stat.mode & WORLD_WRITABLE) !== 0) return 'everyone can write to it'
  if (stat.uid !== 0 && stat.uid !== world.uid) return `it belongs to another user (uid ${stat.uid})`
  for (let above = dirname(real); ; above = dirname(above)) {
    const parent = world.files.stat(above)
    if (parent === undefined) return `"${above}" could not be examined`
    if ((parent.mode & WORLD_WRITABLE) !== 0 && (parent.mode & STICKY) === 0) return `everyone can write to "${above}"`
    if (above === dirname(above)) return undefined
  }
}

/** Whether people other than the owner can write to it; the group of root is root. */
const othersWrite = ({ mode, gid }: Stat): boolean => (mode & WORLD_WRITABLE) !== 0 || ((mode & GROUP_WRITABLE) !== 0 && gid !== 0)

const onlyRootWrites = (stat: Stat | undefined): boolean => stat !== undefined && stat.uid === 0 && !othersWrite(stat)

/** What is known of directories, for who asks about many programs: those of one directory share all that is above them. */
export type RootOnly = Map<string, boolean>

const isRootOnlyDirectory = (world: Pick<World, 'files'>, real: string, known: RootOnly): boolean => {
  const before = known.get(real)
  if (before !== undefined) return before
  const only = onlyRootWrites(world.files.stat(real)) && (real === dirname(real) || isRootOnlyDirectory(world, dirname(real), known))
  known.set(real, only)
  return only
}

/** Whether nobody but root can change this program or put another in its place: what it says of itself can then be believed. */
export const isRootOnly = (world: Pick<World, 'files'>, path: string, known: RootOnly = new Map()): boolean => {
  const real = world.files.realpath(path)
  // the directory first: it is looked at once for all of its programs
  return real !== undefined && isRootOnlyDirectory(world, dirname(real), known) && onlyRootWrites(world.files.stat(real))
}
