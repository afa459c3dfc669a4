import { isAbsolute } from 'node:path'
import type { World } from '../host/world.ts'

/** Directories for temporary files: everybody's, and `$TMPDIR`. */
export const tempDirs = (world: Pick<World, 'env'>): readonly string[] => {
  const own = world.env['TMPDIR']
  return ['/tmp', '/var/tmp', '/private/tmp', ...(own !== undefined && isAbsolute(own) && own !== '/' ? [own.replace(/\/+$/, '')] : [])]
}
