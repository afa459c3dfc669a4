import { ok } from '../../core/result.ts'
import type { Result } from '../../core/result.ts'
import { delegationJson, meet } from '../../policy/delegation.ts'
import type { Delegation } from '../../policy/delegation.ts'
import { readDelegationFile } from '../../engine/policies.ts'
import type { Context } from '../shared/define.ts'
import type { ComposedDelegation } from './output.ts'

/** What `atip delegation compose` does: apart from its definition, since the engine is loaded with it. */
export const run = async (
  { files }: { readonly files: readonly string[] },
  { world }: Pick<Context, 'world'>,
): Promise<Result<ComposedDelegation>> => {
  let all: Delegation | undefined
  for (const file of files) {
    const reading = readDelegationFile(file, world)
    if (!reading.ok) return reading
    all = all === undefined ? reading.value : meet(all, reading.value)
  }
  return ok(delegationJson(all!))
}
