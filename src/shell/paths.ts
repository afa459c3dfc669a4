/** `path` with `.`, `..` and doubled slashes resolved by text alone; a relative path is taken from `cwd`. */
export const resolvePath = (cwd: string, path: string): string => {
  const parts: string[] = []
  for (const part of (path.startsWith('/') ? path : `${cwd}/${path}`).split('/')) {
    if (part === '' || part === '.') continue
    if (part === '..') parts.pop()
    else parts.push(part)
  }
  return `/${parts.join('/')}`
}

/** Whether `path` is `directory` or lies below it; both absolute and resolved. */
export const isInside = (path: string, directory: string): boolean =>
  path === directory || directory === '/' || path.startsWith(`${directory}/`)
