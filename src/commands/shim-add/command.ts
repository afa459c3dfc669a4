import { resolve } from 'node:path'
import { ok } from '../../core/result.ts'
import type { Result } from '../../core/result.ts'
import type { AddedShim } from '../../author/add-shims.ts'
import { WRITES_SHIMS, define } from '../shared/define.ts'

export interface AddedShims {
  /** false: it was only asked what would be written. */
  readonly written: boolean
  readonly shims: readonly AddedShim[]
}

export const shimAdd = define({
  name: 'shim add',
  summary: 'Keep shims where every command finds them, under the names of the tools that they describe.',
  group: 'Documents',
  params: {
    files: { kind: 'operands', required: true, completes: 'document', summary: 'Shim files, or directories of them.' },
    replace: { kind: 'flag', summary: 'Put them in the place of other shims of yours for the same tools.' },
    dryRun: { kind: 'flag', summary: 'Write nothing; say what would be written.' },
  },
  effects: WRITES_SHIMS,
  examples: [
    { command: 'atip shim add orchard.json', meaning: 'Describe the tool that orchard.json names.' },
    { command: 'atip shim add --replace ./shims', meaning: 'Take over a directory of shims.' },
  ],
  failures: ['FILE_NOT_FOUND', 'NOT_A_DOCUMENT', 'FILE_EXISTS', 'CANNOT_WRITE', 'DATA_DIR_REFUSED'],
  output: 'shims-added',
  run: async ({ files, replace, dryRun }, { world, locations }): Promise<Result<AddedShims>> => {
    const { addShims } = await import('../../author/add-shims.ts')
    const paths = files.map(it => resolve(world.cwd, it))
    const shims = await addShims(paths, { replace, dryRun }, locations, world)
    return shims.ok ? ok({ written: !dryRun, shims: shims.value }) : shims
  },
  text: async (added, style) => (await import('./text.ts')).addedText(added, style),
})
