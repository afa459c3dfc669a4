import { globMatches } from '../../core/glob.ts'
import { ok } from '../../core/result.ts'
import type { Result } from '../../core/result.ts'
import { listedTrust } from '../../layers/listed-trust.ts'
import { digestedListing } from '../../registry/digest.ts'
import { listedOf } from '../../registry/listing.ts'
import type { Listed } from '../../registry/listing.ts'
import { readRegistry } from '../../registry/read.ts'
import type { Context } from '../shared/define.ts'
import type { ListedTool, ToolList } from './output.ts'

interface Input {
  readonly glob: string | undefined
  readonly source: Listed['source'] | undefined
  readonly available: boolean
}

const entry = (listed: Listed, trustOf: ReturnType<typeof listedTrust>): ListedTool => {
  const { name, path, source, version, description, available, commands } = listed
  return { name, path, source, version, description, available, ...trustOf(listed), commands }
}

/** Every tool, by name: from the digest where it holds, since the registry says far more of each. */
const known = ({ world, locations }: Pick<Context, 'world' | 'locations'>): Result<readonly Listed[]> => {
  const digested = digestedListing(world, locations)
  if (digested !== undefined) return ok(digested)
  const registry = readRegistry(world, locations)
  return registry.ok ? ok(listedOf(registry.value)) : registry
}

/** What `atip list` does. */
export const run = async ({ glob, source, available }: Input, { world, locations }: Context): Promise<Result<ToolList>> => {
  const listed = known({ world, locations })
  if (!listed.ok) return listed
  // the code that reads delegations is larger than this command
  const delegated = world.env['ATIP_DELEGATION'] ? (await import('../../engine/delegated-tools.ts')).delegatedTools(world) : undefined
  if (delegated?.ok === false) return delegated
  const trustOf = listedTrust(locations, world)
  const tools = listed.value
    .filter(({ name }) => delegated?.value.permits(name) !== false && (glob === undefined || globMatches(glob, name)))
    .filter(tool => source === undefined || tool.source === source)
    .filter(tool => !available || tool.available)
    .map(tool => entry(tool, trustOf))
  return ok({ tools })
}
