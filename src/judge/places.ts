import { isTooLong, resolvePath } from '../shell/paths.ts'
import type { Context } from './context.ts'

/** More components than this are nobody's path, and each `..` in it costs a look at the disk. */
const MOST_PARTS = 256

/** Up from a directory is up from where it really lies, for every program; only the shell's own `cd` goes by the text. */
const physical = (realpath: (path: string) => string | undefined, cwd: string, path: string): string | undefined => {
  if (isTooLong(path)) return undefined
  const parts = path.split('/')
  if (parts.length > MOST_PARTS) return undefined
  let at = path.startsWith('/') ? '/' : cwd
  for (const part of parts) {
    if (part === '..') {
      const real = realpath(at) ?? at
      at = real.slice(0, Math.max(real.lastIndexOf('/'), 1))
    } else if (part !== '' && part !== '.') at = at === '/' ? `/${part}` : `${at}/${part}`
  }
  return at
}

/** Where a path leads by its text and, where links make that another place, on the disk. */
export const placesOf = ({ realpath }: Pick<Context, 'realpath'>, cwd: string, path: string): readonly string[] => {
  const written = resolvePath(cwd, path)
  if (realpath === undefined || !path.includes('..')) return [written]
  const real = physical(realpath, cwd, path)
  return real === undefined || real === written ? [written] : [written, real]
}
