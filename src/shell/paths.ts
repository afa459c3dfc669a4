/** An empty component, `.` or `..`. */
const UNRESOLVED = /\/(?:\.{0,2}(?:\/|$))/

/** `path` with `.`, `..` and doubled slashes resolved by text alone; a relative path is taken from `cwd`. */
export const resolvePath = (cwd: string, path: string): string => {
  if (path.startsWith('/') && path.length > 1 && !UNRESOLVED.test(path)) return path
  const parts: string[] = []
  for (const part of (path.startsWith('/') ? path : `${cwd}/${path}`).split('/')) {
    if (part === '' || part === '.') continue
    if (part === '..') parts.pop()
    else parts.push(part)
  }
  return `/${parts.join('/')}`
}

/** The most that systems take for a path (PATH_MAX), and for a name in it (NAME_MAX), in bytes. */
const LONGEST_PATH = 4096
const LONGEST_NAME = 255

const LONG_NAME = new RegExp(`[^/]{${LONGEST_NAME + 1}}`)

/** Whether no system would take the path. Letters count here, of which none has less than a byte. */
export const isTooLong = (path: string): boolean => path.length > LONGEST_NAME && (path.length >= LONGEST_PATH || LONG_NAME.test(path))

/** Whether `path` is `directory` or lies below it; both absolute and resolved. */
export const isInside = (path: string, directory: string): boolean =>
  path === directory || directory === '/' || path.startsWith(`${directory}/`)
