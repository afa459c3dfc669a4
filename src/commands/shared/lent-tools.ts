import type { Result } from '../../core/result.ts'
import type { Delegated } from '../../engine/delegated-tools.ts'
import type { Context } from './define.ts'

/** The tools that a subagent was lent, or why that cannot be read; undefined: nobody lent it any, it sees all of them. */
export const lentTools = async (world: Context['world']): Promise<Result<Delegated> | undefined> =>
  // the code that reads delegations is larger than the commands that only show
  world.env['ATIP_DELEGATION'] ? (await import('../../engine/delegated-tools.ts')).delegatedTools(world) : undefined
