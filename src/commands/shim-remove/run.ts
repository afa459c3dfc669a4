import { didYouMean } from '../../core/did-you-mean.ts'
import { failure } from '../../core/failures.ts'
import { nearest } from '../../core/nearest.ts'
import { failed, ok } from '../../core/result.ts'
import type { Result } from '../../core/result.ts'
import { listShimFiles } from '../../author/shim-files.ts'
import type { ShimFile } from '../../author/shim-files.ts'
import { SHIM_LAYERS } from '../../registry/locations.ts'
import type { RemovedShims } from './output.ts'
import type { Context } from '../shared/define.ts'

interface Input {
  readonly tools: readonly string[]
  readonly dryRun: boolean
}

const notYours = (tool: string, shims: readonly ShimFile[]): Result<never> => {
  const other = shims.find(shim => shim.tool === tool)
  if (other !== undefined) {
    const message = `the shim of "${tool}" is not yours to remove: "${other.file}"`
    const suggestion = {
      action: 'Put a shim of yours above it.',
      fix: 'atip shim add FILE',
      applicability: 'example',
    } as const
    return failed(failure('TOOL_NOT_FOUND', message, { suggestion, details: { tool, path: other.file, layer: other.layer } }))
  }
  const meant = nearest(
    tool,
    shims.filter(shim => shim.layer === 'user').map(shim => shim.tool),
  )
  const suggestion =
    meant === undefined
      ? ({ action: 'See which shims there are.', fix: 'atip shim list', applicability: 'certain' } as const)
      : didYouMean(meant, 'atip shim remove')
  return failed(failure('TOOL_NOT_FOUND', `you have no shim of "${tool}"`, { suggestion, details: { tool } }))
}

/** What `atip shim remove` does. */
export const run = async ({ tools, dryRun }: Input, { world, locations }: Context): Promise<Result<RemovedShims>> => {
  const all = await listShimFiles(SHIM_LAYERS, locations, world)
  const shims: { tool: string; file: string }[] = []
  for (const tool of new Set(tools)) {
    const own = all.find(shim => shim.tool === tool && shim.layer === 'user')
    if (own === undefined) return notYours(tool, all)
    shims.push({ tool, file: own.file })
  }
  if (!dryRun) {
    const outcome = (await world.store()).remove(shims.map(shim => shim.file))
    if (outcome.kind === 'failed') {
      const details = { path: outcome.path, reason: outcome.reason }
      return failed(failure('CANNOT_WRITE', `"${outcome.path}" could not be removed: ${outcome.reason}`, { details }))
    }
  }
  return ok({ removed: !dryRun, shims })
}
