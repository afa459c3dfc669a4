import { isAbsolute, join } from 'node:path'
import type { ClientId } from '../harness/clients.ts'
import type { World } from '../host/world.ts'
import { REGISTRATIONS } from './registrations.ts'

/** For all that a user does, or for one project: the root of it. */
export type Scope = { readonly kind: 'user' } | { readonly kind: 'project'; readonly root: string }

/** Where a client's things are, or belong. Absolute. */
export interface ClientPlaces {
  /** Its directory at home. */
  readonly home: string
  readonly hook: string
  readonly skill: string
}

type Around = Pick<World, 'env' | 'home'>

/** A variable that is empty or relative is as good as none. */
const absolute = (value: string | undefined): string | undefined => (value !== undefined && isAbsolute(value) ? value : undefined)

const homeOf = (id: ClientId, { env, home }: Around): string => {
  const { directory, variable, above } = REGISTRATIONS[id].home
  const set = variable === undefined ? undefined : absolute(env[variable])
  if (set !== undefined) return above ? join(set, directory) : set
  const config = absolute(env['XDG_CONFIG_HOME'])
  return config !== undefined && directory.startsWith('.config/') ? join(config, directory.slice('.config/'.length)) : join(home, directory)
}

export const placesOf = (id: ClientId, scope: Scope, around: Around): ClientPlaces => {
  const { user, project, skills } = REGISTRATIONS[id]
  const home = homeOf(id, around)
  if (scope.kind === 'project') return { home, hook: join(scope.root, project), skill: join(scope.root, skills.project, 'atip/SKILL.md') }
  const { below, path } = skills.user
  return { home, hook: join(home, user), skill: join(below === 'home' ? around.home : home, path, 'atip/SKILL.md') }
}

/** What shows that a client is here: its program on PATH, else its directory at home; undefined: nothing does. */
export const foundAt = (id: ClientId, world: Around & Pick<World, 'files'>): string | undefined => {
  const directories = (world.env['PATH'] ?? '').split(':').filter(path => isAbsolute(path))
  const programs = REGISTRATIONS[id].programs.flatMap(name => directories.map(directory => join(directory, name)))
  const program = programs.find(path => {
    const stat = world.files.stat(path)
    return stat?.kind === 'file' && (stat.mode & 0o111) !== 0
  })
  if (program !== undefined) return program
  const home = homeOf(id, world)
  return world.files.stat(home)?.kind === 'directory' ? home : undefined
}
