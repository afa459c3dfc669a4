import { dirname } from 'node:path'
import type { World } from '../host/world.ts'
import { unsafeDirectory } from '../registry/safe-directory.ts'
import { isInside } from '../shell/paths.ts'

const WORLD_WRITABLE = 0o002

type ProgramWorld = Pick<World, 'files' | 'uid'>

/** Programs there come and go with a project, and npm puts them on PATH by itself. */
const OF_A_PROJECT = /\/node_modules\/\.bin$|\/_npx(?:\/|$)/

/** Whether a program is the project's: by its path, by where its directory really lies, or by where it leads. */
export const isOfProject = (path: string, project: string | undefined, { files }: Pick<World, 'files'>): boolean => {
  // a whole machine is nobody's project
  if (project === undefined || project === '/') return false
  if (isInside(path, project)) return true
  const tree = files.realpath(project) ?? project
  return [dirname(path), path].some(each => isInside(files.realpath(each) ?? each, tree))
}

/** Why a program found on PATH is not to be taken for the tool of its name, or undefined. */
export const suspicious = (
  path: string,
  { project }: { readonly project: string | undefined },
  world: ProgramWorld,
): string | undefined => {
  const real = world.files.realpath(path) ?? path
  if (isOfProject(path, project, world)) return 'is a program of the project'
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
