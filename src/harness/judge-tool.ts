import type { World } from '../host/world.ts'
import type { Locations } from '../registry/locations.ts'
import type { Call } from './call.ts'
import { whyGuarded } from './guarded-edit.ts'
import { otherTool } from './other-tools.ts'

/** Why a person has to agree before a tool runs that is no shell; undefined: it is the client's own business. `cwd` is absolute. */
export const judgeTool = (
  { call, cwd }: { readonly call: Call; readonly cwd: string },
  locations: Locations,
  world: Pick<World, 'files' | 'home' | 'packageDir'>,
): string | undefined => {
  const tool = otherTool(call)
  if (tool.kind === 'strange') return `the tool "${call.tool}" is not known, and it is given a command.`
  const why = tool.kind === 'edit' ? whyGuarded({ paths: tool.paths, cwd }, locations, world) : undefined
  return why === undefined ? undefined : `${call.tool}: ${why}`
}
