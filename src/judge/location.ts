import { isInside } from '../shell/paths.ts'
import type { Context } from './context.ts'

export type Location = 'tree' | 'temp' | 'outside' | 'home' | 'system' | 'device'

const SYSTEM = [
  '/bin',
  '/boot',
  '/etc',
  '/lib',
  '/lib32',
  '/lib64',
  '/opt',
  '/proc',
  '/root',
  '/run',
  '/sbin',
  '/sys',
  '/usr',
  '/var',
  '/System',
  '/Library',
  '/Applications',
  '/private/etc',
]

/** Where a path lies, by its text. */
export const locationOf = (context: Pick<Context, 'cwd' | 'project' | 'home' | 'temp'>, path: string): Location => {
  if (isInside(path, '/dev/shm')) return 'temp'
  if (path === '/dev' || path.startsWith('/dev/')) return 'device'
  const project = context.project ?? context.cwd
  // a tree at the root or around the home directory is no tree
  const tree = project !== '/' && !isInside(context.home, project)
  if (tree && isInside(path, project)) return 'tree'
  // a home inside a temporary directory is a home
  const atHome = isInside(path, context.home)
  if (context.temp.some(temp => isInside(path, temp) && !(atHome && isInside(context.home, temp)))) return 'temp'
  if (atHome || isInside(context.home, path)) return path === '/' ? 'system' : 'home'
  return path === '/' || SYSTEM.some(directory => isInside(path, directory)) ? 'system' : 'outside'
}
