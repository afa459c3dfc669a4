import { dirname } from 'node:path'
import type { World } from '../host/world.ts'
import { below } from './below.ts'

/** What makes a directory the root of a project. */
const MARKS = ['.git', '.agent-tools', '.hg', '.jj']

/** The nearest directory from `cwd` upwards that is the root of a project; undefined: `cwd` is all there is. */
export const findProject = (cwd: string, world: Pick<World, 'files'>): string | undefined => {
  for (let directory = cwd; ; directory = dirname(directory)) {
    if (MARKS.some(mark => world.files.stat(below(directory, mark)) !== undefined)) return directory
    if (directory === dirname(directory)) return undefined
  }
}
