import { delimiter, dirname, isAbsolute, join } from 'node:path'
import type { World } from '../host/world.ts'

/** zshall, the longest manual in use, has 1.4 MB. */
const MOST_BYTES = 4 * 1024 * 1024

const PLACES = ['/usr/local/share/man', '/usr/local/man', '/usr/share/man', '/opt/homebrew/share/man']

/** Sections with programs. */
const SECTIONS = ['1', '8', '6']

/** Where pages lie: MANPATH, beside the program's directory, and the usual places. */
const directoriesFor = (program: string, env: World['env']): readonly string[] => {
  const named = (env['MANPATH'] ?? '').split(delimiter).filter(directory => isAbsolute(directory))
  const prefix = dirname(dirname(program))
  return [...new Set([...named, join(prefix, 'share', 'man'), join(prefix, 'man'), ...PLACES])]
}

/** The source of the page of this name (`git-push`), or undefined. A page that is only `.so another` is followed once. */
export const findPage = (name: string, program: string, world: Pick<World, 'files' | 'env' | 'gunzip'>): string | undefined => {
  if (!/^[\w.+@-]+$/.test(name)) return undefined
  const directories = directoriesFor(program, world.env)
  const sourceOf = (file: string): string | undefined => {
    for (const ending of ['', '.gz']) {
      const reading = world.files.read(`${file}${ending}`, MOST_BYTES)
      if (reading.kind !== 'read') continue
      const bytes = ending === '' ? reading.bytes : world.gunzip(reading.bytes, MOST_BYTES)
      if (bytes !== undefined) return new TextDecoder().decode(bytes)
    }
    return undefined
  }
  for (const directory of directories) {
    for (const section of SECTIONS) {
      const source = sourceOf(join(directory, `man${section}`, `${name}.${section}`))
      if (source === undefined) continue
      const other = /^\.so (man\d\w*\/[\w.+@-]+)\s*$/m.exec(source.slice(0, 1000))?.[1]
      return other === undefined ? source : (sourceOf(join(directory, other)) ?? source)
    }
  }
  return undefined
}
