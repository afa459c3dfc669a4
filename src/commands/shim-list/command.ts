import { ok } from '../../core/result.ts'
import type { Result } from '../../core/result.ts'
import type { ShimLayer } from '../../author/shim-files.ts'
import { which } from '../../layers/which.ts'
import { READS, define } from '../shared/define.ts'

interface ListedShim {
  readonly tool: string
  readonly layer: ShimLayer
  readonly file: string
  /** The version that the shim describes; null when the file is broken. */
  readonly version: string | null
  readonly installed: boolean
  /** The stronger file of the same tool, when there is one. */
  readonly shadowedBy: string | null
  /** What is wrong with the file, when it is broken. */
  readonly problem: string | null
}

export interface ShimList {
  readonly shims: readonly ListedShim[]
}

export const shimList = define({
  name: 'shim list',
  summary: 'List the shims of yours and of the system: which stand, which are shadowed, which are broken.',
  group: 'Documents',
  params: { all: { kind: 'flag', summary: 'Those of this package, too.' } },
  effects: READS,
  examples: [
    { command: 'atip shim list', meaning: 'What you and the system added.' },
    { command: 'atip shim list --all --json', meaning: 'Every shim.' },
  ],
  failures: [],
  output: 'shims-listed',
  run: async ({ all }, { world, locations }): Promise<Result<ShimList>> => {
    const { listShimFiles, readShimFile, SHIM_LAYERS } = await import('../../author/shim-files.ts')
    const layers = all ? SHIM_LAYERS : SHIM_LAYERS.filter(it => it !== 'packaged')
    const files = await listShimFiles(layers, locations, world)
    return ok({
      shims: files.map(({ tool, layer, file, shadowedBy }) => {
        const reading = readShimFile(file, world)
        const problem = reading.kind === 'broken' ? (reading.findings[0]?.message ?? 'it is broken') : null
        const version = reading.kind === 'shim' ? reading.document.version : null
        return { tool, layer, file, version, installed: which(tool, world) !== null, shadowedBy, problem }
      }),
    })
  },
  text: async (list, style) => (await import('./text.ts')).listText(list, style),
})
