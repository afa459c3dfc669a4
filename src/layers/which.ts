import { delimiter, isAbsolute } from 'node:path'
import { isExecutable } from '../host/executable.ts'
import type { World } from '../host/world.ts'
import { below } from '../registry/below.ts'

/** The file that a shell would run for a bare name, or null. Relative PATH entries do not count: they mean another file in every directory. */
export const which = (name: string, world: Pick<World, 'files' | 'env'>): string | null => {
  if (name === '' || name.includes('/')) return null
  for (const directory of (world.env['PATH'] ?? '').split(delimiter)) {
    if (!isAbsolute(directory)) continue
    const path = below(directory, name)
    if (isExecutable(world.files.stat(path))) return path
  }
  return null
}
