import { dirname } from 'node:path'
import type { Stat, World } from '../host/world.ts'
import { unsafeDirectory } from './safe-directory.ts'

const WORLD_WRITABLE = 0o002

const quoted = (path: string): string => (/^[\w./@:+-]+$/.test(path) ? path : `'${path.replaceAll("'", String.raw`'\''`)}'`)

/** Why others than the user and root could have written this file, with a command against it; undefined: they could not. */
export const writableByOthers = (
  world: Pick<World, 'files' | 'uid'>,
  path: string,
  stat: Stat,
): { readonly reason: string; readonly fix: string | null } | undefined => {
  if ((stat.mode & WORLD_WRITABLE) !== 0) return { reason: 'everyone can write to it', fix: `chmod o-w ${quoted(path)}` }
  if (stat.uid !== 0 && stat.uid !== world.uid) return { reason: `it belongs to another user (uid ${stat.uid})`, fix: null }
  const directory = dirname(world.files.realpath(path) ?? path)
  const above = world.files.stat(directory)
  const danger = above === undefined ? `"${directory}" could not be examined` : unsafeDirectory(world, directory, above)
  return danger === undefined ? undefined : { reason: `its directory "${directory}" is not safe: ${danger}`, fix: null }
}
