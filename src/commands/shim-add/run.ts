import { resolve } from 'node:path'
import { addShims } from '../../author/add-shims.ts'
import { ok } from '../../core/result.ts'
import type { Result } from '../../core/result.ts'
import type { AddedShims } from './output.ts'
import type { Context } from '../shared/define.ts'

interface Input {
  readonly files: readonly string[]
  readonly replace: boolean
  readonly dryRun: boolean
}

/** What `atip shim add` does. */
export const run = async ({ files, replace, dryRun }: Input, { world, locations }: Context): Promise<Result<AddedShims>> => {
  const paths = files.map(file => resolve(world.cwd, file))
  const shims = await addShims(paths, { replace, dryRun, locations }, world)
  return shims.ok ? ok({ written: !dryRun, shims: shims.value }) : shims
}
