import { basename, dirname, isAbsolute, resolve } from 'node:path'
import type { World } from '../host/world.ts'
import type { Resolution } from '../judge/context.ts'
import { changedProgram } from './changed-program.ts'
import { recordLookup } from '../registry/record-of.ts'
import { unsafeDirectory } from '../registry/safe-directory.ts'
import { judgedLayers, trustedReadings } from './judged.ts'
import type { Tool } from './layer.ts'
import { readLayers } from './read-layers.ts'
import type { Readers } from './read-layers.ts'
import { packagedReader } from './split-document.ts'
import { lookUp } from './which.ts'

/** Where systems keep their programs: a path there names the tool even on a machine that lacks it. */
const SYSTEM_BIN = /^(?:\/usr(?:\/local)?)?\/s?bin$|^\/opt\/homebrew\/s?bin$/

const WORLD_WRITABLE = 0o002

/** `/proc/self/exe` is one program for us and another for the shell. */
const PER_PROCESS = /^\/(?:proc|dev)\//

/** Programs that are many: a link with another name is another command. */
const BY_NAME = /^(?:[a-z]*box|coreutils|systemctl|git-shell)$/

type ResolveWorld = Pick<World, 'files' | 'env' | 'uid' | 'gid'>

type Surroundings = Pick<Readers, 'locations' | 'project' | 'written'>

interface Place extends Readers {
  readonly recordOf: ReturnType<typeof recordLookup>
}

const inside = (path: string, directory: string): boolean => path === directory || path.startsWith(`${directory}/`)

/** Programs there come and go with a project, and npm puts them on PATH by itself. */
const OF_A_PROJECT = /\/node_modules\/\.bin$|\/_npx(?:\/|$)/

/** Why a program found on PATH is not to be taken for the tool of its name, or undefined. */
export const suspicious = (path: string, place: Pick<Surroundings, 'project'>, world: ResolveWorld): string | undefined => {
  const { project } = place
  const real = world.files.realpath(path) ?? path
  const tree = project === undefined ? undefined : (world.files.realpath(project) ?? project)
  if (project !== undefined && (inside(path, project) || inside(real, tree!))) return 'is a program of the project'
  if (OF_A_PROJECT.test(dirname(path))) return `lies in ${dirname(path)}, which belongs to one project`
  if (((world.files.stat(real)?.mode ?? 0) & WORLD_WRITABLE) !== 0) return 'is a file that everyone can write to'
  // where the name is, and where the program is
  for (const each of new Set([world.files.realpath(dirname(path)), dirname(real)])) {
    const stat = each === undefined ? undefined : world.files.stat(each)
    if (each === undefined || stat === undefined) return 'lies in a directory that cannot be examined'
    const reason = unsafeDirectory(world, each, stat)
    if (reason !== undefined) return `lies in ${each}: ${reason}`
  }
  return undefined
}

const known = (subject: Tool, place: Place, world: ResolveWorld): Resolution => {
  const { tool, program: path } = subject
  const readings = readLayers(subject, place, world)
  const { layers, warnings, doubt } = judgedLayers(readings, subject)
  const where = path === null ? {} : { path }
  if (layers.length === 0)
    return {
      kind: 'unknown',
      tool,
      reason: doubt ?? (path === null ? 'is not installed, and nothing describes it' : 'is described by nothing'),
      undescribed: true,
      ...where,
    }
  const trusted = trustedReadings(readings)
  const changed = path === null ? undefined : changedProgram(place.recordOf(tool), path, world)
  return {
    kind: 'known',
    tool,
    layers,
    installed: path !== null,
    ...where,
    warnings: changed === undefined ? warnings : [...warnings, changed],
    ...(doubt === undefined ? {} : { doubt }),
    ...(trusted === undefined ? {} : { ifTrusted: () => judgedLayers(trusted, subject).layers }),
  }
}

/** A command name, and the directory that the command runs in; undefined: it is not known. */
interface Called {
  readonly name: string
  readonly cwd: string | undefined
}

const resolveBare = ({ name, cwd }: Called, place: Place, world: ResolveWorld): Resolution => {
  const hit = lookUp(name, cwd, world)
  if (hit.kind === 'depends')
    return { kind: 'unknown', tool: name, reason: `is found through the PATH entry "${hit.entry}", which depends on the directory` }
  if (hit.kind === 'absent') return known({ tool: name, program: null }, place, world)
  const reason = suspicious(hit.path, place, world)
  return reason === undefined
    ? known({ tool: name, program: hit.path }, place, world)
    : { kind: 'unknown', tool: name, reason, path: hit.path }
}

const sameFile = (world: ResolveWorld, a: string, b: string): boolean => {
  const first = world.files.stat(a)
  const second = world.files.stat(b)
  return first !== undefined && second !== undefined && first.ino === second.ino && first.dev === second.dev
}

/** A path is a tool only when it leads to the very file that the tool's name stands for: another file named gh is not gh. */
const resolvePath = ({ name: written, cwd }: Called, place: Place, world: ResolveWorld): Resolution => {
  const tool = written
  if (!isAbsolute(written) && cwd === undefined) return { kind: 'unknown', tool, reason: 'lies in a directory that is not known' }
  const path = resolve(cwd ?? '/', written)
  if (PER_PROCESS.test(path)) return { kind: 'unknown', tool, reason: 'is another file in every process', path }
  const real = world.files.realpath(path)
  for (const name of new Set([basename(path), basename(real ?? path)])) {
    if (name !== basename(path) && BY_NAME.test(name))
      return { kind: 'unknown', tool, reason: `leads to ${name}, which does what the name that it is called by says`, path }
    const hit = lookUp(name, cwd, world)
    if (hit.kind === 'found' && sameFile(world, hit.path, path)) return resolveBare({ name, cwd }, place, world)
    if (hit.kind === 'absent' && real === undefined && SYSTEM_BIN.test(dirname(path)))
      return known({ tool: name, program: null }, place, world)
  }
  return { kind: 'unknown', tool, reason: real === undefined ? 'does not exist' : 'is not the program of that name on PATH', path }
}

/** Which tool a command name is, as the shell would find it, with everything that describes it. One lookup per name and directory. */
export const toolResolver = (around: Surroundings, world: ResolveWorld): ((name: string, cwd: string | undefined) => Resolution) => {
  const { locations } = around
  const place: Place = {
    ...around,
    packaged: packagedReader(locations.splitShims, world),
    every: false,
    recordOf: recordLookup(world, locations),
  }
  const found = new Map<string, Resolution>()
  return (name, cwd) => {
    const key = `${cwd ?? ''}\0${name}`
    let resolution = found.get(key)
    if (resolution === undefined) {
      resolution = (name.includes('/') ? resolvePath : resolveBare)({ name, cwd }, place, world)
      found.set(key, resolution)
    }
    return resolution
  }
}
