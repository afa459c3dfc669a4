import { globMatches } from '../../core/glob.ts'
import { ok } from '../../core/result.ts'
import type { Result } from '../../core/result.ts'
import { listedTrust } from '../../layers/listed-trust.ts'
import { knownTools } from '../../registry/known.ts'
import type { Listed } from '../../registry/listing.ts'
import type { Context } from '../shared/define.ts'
import { lentTools } from '../shared/lent-tools.ts'
import type { Found, ListedTool } from './output.ts'

interface Input {
  readonly glob: string | undefined
  readonly all: boolean
  readonly source: Listed['source'] | undefined
  readonly available: boolean
}

const entry = (listed: Listed, trustOf: ReturnType<typeof listedTrust>): ListedTool => {
  const { name, path, source, version, description, available, commands, effects, 'x-depends': depends } = listed
  const { trusted, trust } = trustOf(listed)
  const known = { name, path, source, version, description, available, trusted, trust, commands }
  if (effects === undefined) return known
  return depends === undefined ? { ...known, effects } : { ...known, effects, 'x-depends': depends }
}

/** What `atip list` does. */
export const run = async ({ glob, all, source, available }: Input, { world, locations }: Context): Promise<Result<Found>> => {
  const listed = knownTools(world, locations)
  if (!listed.ok) return listed
  const delegated = await lentTools(world)
  if (delegated?.ok === false) return delegated
  const permitted = listed.value.filter(({ name }) => delegated?.value.permits(name) !== false)
  const alike = permitted.filter(
    tool => (glob === undefined || globMatches(glob, tool.name)) && (source === undefined || tool.source === source),
  )
  const shown = all && !available ? alike : alike.filter(tool => tool.available)
  const trustOf = listedTrust(locations, world)
  return ok({
    tools: shown.map(tool => entry(tool, trustOf)),
    absent: alike.length - shown.length,
    withheld: listed.value.length - permitted.length,
  })
}
