import type { World } from '../host/world.ts'
import type { Layer } from '../judge/context.ts'
import type { Locations } from '../registry/locations.ts'
import { packagedReader } from './split-document.ts'

/** The document of the shell's own commands. */
export const builtinLayer = (world: Pick<World, 'files'>, locations: Locations): Layer | undefined => {
  const document = packagedReader(locations.splitBuiltins, world)(locations.builtins)
  return document === undefined ? undefined : { document, source: 'builtin', trusted: true }
}
