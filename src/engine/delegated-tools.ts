import { ok } from '../core/result.ts'
import type { Result } from '../core/result.ts'
import type { World } from '../host/world.ts'
import { permitsTool } from '../policy/delegation.ts'
import { delegationOf } from './policies.ts'

/** Which tools ATIP_DELEGATION lets be seen. Loaded only where the variable is set. */
export interface Delegated {
  readonly names: readonly string[]
  readonly permits: (tool: string) => boolean
}

export const delegatedTools = (world: Pick<World, 'files' | 'env' | 'cwd' | 'home'>): Result<Delegated> => {
  const delegation = delegationOf([], world)
  if (!delegation.ok) return delegation
  const { tools = [], names = [] } = delegation.value ?? {}
  return ok({ names, permits: tool => permitsTool(tools, tool) })
}
