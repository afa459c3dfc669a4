import { listShimFiles, readShimFile } from '../../author/shim-files.ts'
import { SHIM_LAYERS } from '../../registry/locations.ts'
import { ok } from '../../core/result.ts'
import type { Result } from '../../core/result.ts'
import { which } from '../../layers/which.ts'
import type { ShimList } from './output.ts'
import type { Context } from '../shared/define.ts'

/** What `atip shim list` does. */
export const run = async ({ all }: { readonly all: boolean }, { world, locations }: Context): Promise<Result<ShimList>> => {
  const layers = all ? SHIM_LAYERS : SHIM_LAYERS.filter(layer => layer !== 'packaged')
  const files = await listShimFiles(layers, locations, world)
  return ok({
    shims: files.map(({ tool, layer, file, shadowedBy }) => {
      const reading = readShimFile(file, world)
      const problem = reading.kind === 'broken' ? (reading.findings[0]?.message ?? 'it is broken') : null
      const version = reading.kind === 'shim' ? reading.document.version : null
      return { tool, layer, file, version, installed: which(tool, world) !== null, shadowedBy, problem }
    }),
  })
}
