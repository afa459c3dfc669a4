import type { Look } from '../../src/judge/look.ts'

/** A disk of these files; a directory is what stands above one, and names with a slash at the end are empty ones. */
export const lookAt = (files: Readonly<Record<string, string>>, variables: Readonly<Record<string, string>> = {}): Look => {
  const paths = Object.keys(files)
  const isDirectory = (path: string): boolean => path === '/' || paths.some(it => it.startsWith(`${path}/`))
  return {
    kindOf: path => (Object.hasOwn(files, path) ? 'file' : isDirectory(path) ? 'directory' : 'absent'),
    textOf: path => (Object.hasOwn(files, path) ? { kind: 'text', text: files[path]! } : { kind: 'absent' }),
    namesIn: directory => paths.filter(it => it.startsWith(`${directory}/`)).map(it => it.slice(directory.length + 1).split('/', 1)[0]!),
    variables,
    relied: new Set(),
  }
}
