import { basename, dirname, isAbsolute, resolve } from 'node:path'
import type { World } from '../host/world.ts'
import { isRootOnly } from '../registry/safe-directory.ts'
import { tempDirs } from '../registry/temp-dirs.ts'
import type { Locations } from '../registry/locations.ts'
import { isInside } from '../shell/paths.ts'
import { isSelf } from './self.ts'
import { isOfProject, suspicious } from './suspicious.ts'
import { lookUp, pathEntries } from './which.ts'

/** Where systems keep their programs: a path there names the tool even on a machine that lacks it. */
const SYSTEM_BIN = /^(?:\/usr(?:\/local)?)?\/s?bin$|^\/opt\/homebrew\/s?bin$/

/** `/proc/self/exe` is one program for us and another for the shell. */
const PER_PROCESS = /^\/(?:proc|dev)\//

/** Programs that are many: a link with another name is another command. */
const BY_NAME = /^(?:[a-z]*box|coreutils|systemctl|git-shell)$/

type ProgramWorld = Pick<World, 'files' | 'env' | 'uid'>

/** A command name, and the directory that the command runs in; undefined: it is not known. */
export interface Called {
  readonly name: string
  readonly cwd: string | undefined
}

/**
 * What a command name with a slash leads to. `first`: the very file that a bare name stands for. `other`: a program of that name in a directory
 * of programs, though PATH finds another one before it; null: the directory lacks it. `self`: atip itself. `unknown`: a clause says why; `leadsTo`, for a file of the project that is a link, the program that it leads to now.
 */
export type ProgramAt =
  | { readonly kind: 'first'; readonly name: string }
  | { readonly kind: 'other'; readonly name: string; readonly path: string | null }
  | { readonly kind: 'self'; readonly path: string }
  | { readonly kind: 'unknown'; readonly reason: string; readonly path?: string; readonly leadsTo?: string }

const OF_THE_PROJECT = "is the project's own code"

const NOT_THAT = 'is not the program of that name on PATH'

const sameFile = (world: ProgramWorld, a: string, b: string): boolean => {
  const first = world.files.stat(a)
  const second = world.files.stat(b)
  return first !== undefined && second !== undefined && first.ino === second.ino && first.dev === second.dev
}

/** Why a program in a directory of programs, that no bare name finds, is not to be taken for the tool of its name; undefined: it may. */
const whyNotThere = (path: string, place: { readonly project: string | undefined }, world: ProgramWorld): string | undefined => {
  const reason = suspicious(path, place, world)
  if (reason !== undefined) return reason
  const directory = dirname(path)
  if (SYSTEM_BIN.test(directory) && isRootOnly(world, path) && isRootOnly(world, directory)) return undefined
  // the user's own directories count where a bare name is looked for; what is temporary can be anybody's errand
  const ends = [directory, world.files.realpath(directory) ?? directory, dirname(world.files.realpath(path) ?? path)]
  const onPath = pathEntries(world).some(entry => isAbsolute(entry) && resolve(entry) === directory)
  return onPath && !tempDirs(world).some(temp => ends.some(each => isInside(each, temp))) ? undefined : NOT_THAT
}

interface Place {
  readonly project: string | undefined
  readonly locations: Pick<Locations, 'ownProgram'>
}

/** Which program of a tool's name a path is: a file of the project never is one, whatever it is called and wherever it leads. */
export const programAt = ({ name: written, cwd }: Called, place: Place, world: ProgramWorld): ProgramAt => {
  if (!isAbsolute(written) && cwd === undefined) return { kind: 'unknown', reason: 'lies in a directory that is not known' }
  const path = resolve(cwd ?? '/', written)
  const unknown = (reason: string): ProgramAt => ({ kind: 'unknown', reason, path })
  if (PER_PROCESS.test(path)) return unknown('is another file in every process')
  const { realpath } = world.files
  const real = realpath(path)
  const own = isOfProject(path, place.project, world)
  // up from a link is up from where it leads, which the text does not say
  const climbs = written.includes('..')
  if (climbs && realpath(isAbsolute(written) ? written : `${cwd}/${written}`) !== real)
    return unknown(own ? OF_THE_PROJECT : 'goes up from where a link leads')
  if (!own && isSelf(path, place.locations, world)) return { kind: 'self', path }
  const directory = dirname(path)
  for (const name of new Set([basename(path), basename(real ?? path)])) {
    if (name !== basename(path) && BY_NAME.test(name))
      return unknown(own ? OF_THE_PROJECT : `leads to ${name}, which does what the name that it is called by says`)
    const hit = lookUp(name, cwd, world)
    if (hit.kind === 'found' && sameFile(world, hit.path, path))
      return own ? { kind: 'unknown', reason: OF_THE_PROJECT, path, leadsTo: hit.path } : { kind: 'first', name }
  }
  if (own) return unknown(OF_THE_PROJECT)
  const name = basename(path)
  if (real === undefined)
    return SYSTEM_BIN.test(directory) && !climbs && world.files.lstat(path) === undefined
      ? { kind: 'other', name, path: null }
      : unknown('does not exist')
  const reason = whyNotThere(path, place, world)
  return reason === undefined ? { kind: 'other', name, path } : unknown(reason)
}
