import type { World } from '../host/world.ts'
import type { Resolution } from '../judge/context.ts'
import { changedProgram } from './changed-program.ts'
import { recordLookup } from '../registry/record-of.ts'
import { judgedLayers, trustedReadings } from './judged.ts'
import type { Tool } from './layer.ts'
import { programAt } from './program-at.ts'
import type { Called } from './program-at.ts'
import { readLayers } from './read-layers.ts'
import type { Readers } from './read-layers.ts'
import { isSelf, withSelf } from './self.ts'
import { packagedReader } from './split-document.ts'
import { suspicious } from './suspicious.ts'
import { lookUp } from './which.ts'

type ResolveWorld = Pick<World, 'files' | 'env' | 'uid' | 'gid'>

type Surroundings = Pick<Readers, 'locations' | 'project' | 'written'>

interface Place extends Readers {
  readonly recordOf: ReturnType<typeof recordLookup>
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

const OWN_NAME = 'atip'

const ownTool = (path: string, place: Place, world: ResolveWorld): Resolution =>
  withSelf(known({ tool: OWN_NAME, program: path }, place, world), place.locations, world)

const resolveBare = ({ name, cwd }: Called, place: Place, world: ResolveWorld): Resolution => {
  const hit = lookUp(name, cwd, world)
  if (hit.kind === 'depends')
    return { kind: 'unknown', tool: name, reason: `is found through the PATH entry "${hit.entry}", which depends on the directory` }
  if (hit.kind === 'absent') return known({ tool: name, program: null }, place, world)
  const reason = suspicious(hit.path, place, world)
  if (reason !== undefined) return { kind: 'unknown', tool: name, reason, path: hit.path }
  if (name === OWN_NAME && isSelf(hit.path, place.locations, world)) return ownTool(hit.path, place, world)
  return known({ tool: name, program: hit.path }, place, world)
}

/** A path is a tool when it leads to the very file that the tool's name stands for, or to a program of that name where systems keep theirs. */
const resolvePath = (called: Called, place: Place, world: ResolveWorld): Resolution => {
  const found = programAt(called, place, world)
  if (found.kind === 'unknown') return { ...found, tool: called.name }
  if (found.kind === 'first') return resolveBare({ name: found.name, cwd: called.cwd }, place, world)
  if (found.kind === 'self') return ownTool(found.path, place, world)
  const resolution = known({ tool: found.name, program: found.path }, place, world)
  return found.path === null || resolution.kind === 'unknown' ? resolution : { ...resolution, notFirst: true }
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
