import type { ClientId } from '../../../../harness/clients.ts'
import type { World } from '../../../../host/world.ts'
import { dangerOf } from '../../../../registry/ruling-file.ts'
import type { Danger } from '../../../../registry/ruling-file.ts'
import type { Entry } from './entries.ts'
import { ASKINGS } from './payloads.ts'

/* What is wrong with an entry as it is written, before it is tried. */

const setup = (id: ClientId): string => `atip setup ${id}`

/** An expression that is none matches nothing. */
const matches = (matcher: string, tool: string): boolean => {
  if (matcher === '*') return true
  try {
    return new RegExp(matcher, 'i').test(tool)
  } catch {
    return false
  }
}

const unmatched = (id: ClientId, { matcher }: Entry): Danger | undefined => {
  const { shell } = ASKINGS[id]
  if (matcher === undefined || shell === '' || matches(matcher, shell)) return undefined
  return { reason: `its matcher "${matcher}" does not match ${shell}, so that shell commands go past it`, fix: setup(id) }
}

/** Absolute paths on a command line, quoted or not. */
const PATHS = /'(\/[^']+)'|"(\/[^"$`]+)"|(?<![\w.$/~-])(\/[\w./@%+,:=~-]+)/g

const PROGRAM = /\/(?:node[^/]*|atip|atip\.cjs)$/

const missing = (id: ClientId, { names }: Entry, { files }: Pick<World, 'files'>): Danger | undefined => {
  const paths = [...names.matchAll(PATHS)].map(([, single, double, bare]) => single ?? double ?? bare ?? '')
  const gone = paths.find(path => PROGRAM.test(path) && files.stat(path) === undefined)
  return gone === undefined ? undefined : { reason: `it starts "${gone}", which is not there`, fix: setup(id) }
}

const notExecutable = (id: ClientId, { source }: Entry, { files }: Pick<World, 'files'>): Danger | undefined => {
  const stat = source.form === 'script' ? files.stat(source.path) : undefined
  return stat === undefined || (stat.mode & 0o111) !== 0
    ? undefined
    : { reason: 'it is not executable, so that the client passes over it', fix: setup(id) }
}

/** The first of them; undefined: it can be tried. */
export const flawOf = (id: ClientId, entry: Entry, world: Pick<World, 'files' | 'uid' | 'gid'>): Danger | undefined => {
  const danger = entry.source.origin === 'project' ? undefined : dangerOf(world, entry.source.path)
  return danger ?? unmatched(id, entry) ?? notExecutable(id, entry, world) ?? missing(id, entry, world)
}
