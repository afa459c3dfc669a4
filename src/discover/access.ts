import { dirname } from 'node:path'
import type { Stat, World } from '../host/world.ts'
import { interpreterOf } from './interpreter.ts'

const READ = 0o004
const EXECUTE = 0o001

const passes = (stat: Stat | undefined, bits: number): boolean => stat !== undefined && (stat.mode & bits) === bits

/** Whether a user that owns nothing and is in no group gets to this path. */
export const reachable = (world: Pick<World, 'files'>, path: string): boolean => {
  for (let above = dirname(path); ; above = dirname(above)) {
    if (!passes(world.files.stat(above), EXECUTE)) return false
    if (above === dirname(above)) return true
  }
}

const canExecute = (world: Pick<World, 'files'>, path: string, bits: number): boolean => {
  const real = world.files.realpath(path)
  return real !== undefined && reachable(world, path) && reachable(world, real) && passes(world.files.stat(real), bits)
}

/** Whether such a user can run this program: a script has to be readable, and its interpreter to be one that it can run, too. */
export const runnableByAll = (world: Pick<World, 'files' | 'env'>, path: string): boolean => {
  const interpreter = interpreterOf(world, path)
  if (interpreter === undefined) return canExecute(world, path, EXECUTE)
  // nobody can run a script without its interpreter: that is for the run to say
  if (world.files.lstat(interpreter) === undefined) return true
  return canExecute(world, path, EXECUTE | READ) && canExecute(world, interpreter, EXECUTE)
}
