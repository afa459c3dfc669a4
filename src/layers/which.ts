import { delimiter, isAbsolute, resolve } from 'node:path'
import { isExecutable } from '../host/executable.ts'
import type { World } from '../host/world.ts'
import { below } from '../registry/below.ts'

type PathWorld = Pick<World, 'files' | 'env'>

/** Where a shell looks for a bare name, in order. A relative entry means another directory in every directory. */
export const pathEntries = ({ env }: Pick<World, 'env'>): readonly string[] => (env['PATH'] ?? '').split(delimiter)

/** What an entry of PATH has of a bare name. */
const programIn = (entry: string, name: string, { files }: PathWorld): string | undefined => {
  if (!isAbsolute(entry)) return undefined
  const path = below(entry, name)
  return isExecutable(files.stat(path)) ? path : undefined
}

/** What a shell would run for a bare name; `depends`: an entry of PATH that depends on the directory comes first. */
export type Hit =
  | { readonly kind: 'found'; readonly path: string }
  | { readonly kind: 'absent' }
  | { readonly kind: 'depends'; readonly entry: string }

/** `cwd` undefined: it is not known, so that any relative entry could have the name. */
export const lookUp = (name: string, cwd: string | undefined, world: PathWorld): Hit => {
  for (const entry of pathEntries(world)) {
    const path = programIn(entry, name, world)
    if (path !== undefined) return { kind: 'found', path }
    if (!isAbsolute(entry) && (cwd === undefined || programIn(resolve(cwd, entry), name, world) !== undefined))
      return { kind: 'depends', entry }
  }
  return { kind: 'absent' }
}

const isBare = (name: string): boolean => name !== '' && !name.includes('/')

/** The file that a shell would run for a bare name, or null. Relative entries of PATH do not count: who runs it stands anywhere. */
export const which = (name: string, world: PathWorld): string | null => {
  if (!isBare(name)) return null
  for (const entry of pathEntries(world)) {
    const path = programIn(entry, name, world)
    if (path !== undefined) return path
  }
  return null
}

/** Every program of the name in the order of PATH: the first is what `which` finds, and hides the others. */
export const programsNamed = (name: string, world: PathWorld): readonly string[] =>
  isBare(name) ? [...new Set(pathEntries(world))].flatMap(entry => programIn(entry, name, world) ?? []) : []
