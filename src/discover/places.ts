import { delimiter, isAbsolute, resolve, sep } from 'node:path'
import type { Stat, World } from '../host/world.ts'
import { placesOf } from '../registry/configured-places.ts'
import { unsafeDirectory } from '../registry/safe-directory.ts'
import type { Refusal } from '../registry/record.ts'

/** A directory whose programs are looked at. */
export interface ScannedDirectory {
  readonly path: string
  readonly stat: Stat
}

/** Which directories are looked at. */
export interface WantedDirectories {
  /** When some are named: these, relative ones being the caller's. */
  readonly directories: readonly string[]
  /** Directories that are looked at although they are not safe. */
  readonly allow: readonly string[]
  /** Configured ones, after PATH; `~/` is the home directory. */
  readonly places: readonly string[]
}

export interface Places {
  readonly places: readonly ScannedDirectory[]
  readonly refused: readonly Refusal[]
  /** As they were asked for, in order, with those that do not exist: equal lists look at the same places. */
  readonly asked: readonly string[]
}

/** PATH as it is, but for trailing slashes; with empty entries (they mean the working directory, and are refused). */
export const pathEntries = (env: World['env']): readonly string[] => [
  ...new Set((env['PATH'] ?? '').split(delimiter).map(directory => (isAbsolute(directory) ? resolve(directory) : directory))),
]

/** Why a PATH entry comes and goes with the working directory or a project, or undefined. Such an entry is not looked at. */
export const transient = (entry: string): string | undefined => {
  if (entry === '') return 'an empty PATH entry means the working directory'
  if (!isAbsolute(entry)) return 'it is relative: what it means depends on the working directory'
  const parts = entry.split(sep)
  if (parts.at(-1) === '.bin' && parts.at(-2) === 'node_modules') return 'node_modules/.bin belongs to one project'
  if (parts.includes('_npx')) return 'npx caches come and go'
  return undefined
}

/**
 * The directories to look at: `directories` when some are named, else PATH and the configured places. What is refused for
 * safety can be allowed by name with `allow`; naming a directory is enough for one that is merely transient.
 */
export const findPlaces = (
  world: Pick<World, 'files' | 'uid' | 'env' | 'cwd' | 'home'>,
  { directories, allow, places: configured }: WantedDirectories,
): Places => {
  const named = directories.length > 0
  const allowed = new Set(allow.map(path => resolve(world.cwd, path)))
  // a relative entry that is allowed is the directory that it leads to from here: programs are run elsewhere
  const entries = pathEntries(world.env).map(entry => (allowed.has(resolve(world.cwd, entry)) ? resolve(world.cwd, entry) : entry))
  const asked = named ? directories.map(directory => resolve(world.cwd, directory)) : placesOf(entries, configured, world.home)
  const places: ScannedDirectory[] = []
  const refused: Refusal[] = []
  const seen = new Set<string>()
  for (const path of asked) {
    const reason = named || allowed.has(resolve(world.cwd, path)) ? undefined : transient(path)
    if (reason !== undefined) {
      refused.push({ path, reason })
      continue
    }
    const real = world.files.realpath(path)
    const stat = real === undefined ? undefined : world.files.stat(real)
    if (real === undefined || stat === undefined || stat.kind !== 'directory' || seen.has(real)) continue
    seen.add(real)
    const danger = allowed.has(resolve(world.cwd, path)) ? undefined : unsafeDirectory(world, real, stat)
    if (danger === undefined) places.push({ path, stat })
    else refused.push({ path, reason: danger })
  }
  return { places, refused, asked }
}
