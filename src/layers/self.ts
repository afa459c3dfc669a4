import type { World } from '../host/world.ts'
import type { Layer, Resolution } from '../judge/context.ts'
import type { Locations } from '../registry/locations.ts'
import { packagedReader } from './split-document.ts'

type SelfLocations = Pick<Locations, 'ownProgram' | 'ownDocument' | 'splitBuiltins'>

/** Whether the path leads to the program that is asked: no other file is atip, whatever it is called. What loads its parts goes by its real path too. */
export const isSelf = (path: string, { ownProgram }: Pick<SelfLocations, 'ownProgram'>, { files }: Pick<World, 'files'>): boolean => {
  const real = files.realpath(path)
  return real !== undefined && real === files.realpath(ownProgram)
}

/** What this program says of itself comes before what else describes a tool of its name. */
export const withSelf = (resolution: Resolution, locations: SelfLocations, world: Pick<World, 'files'>): Resolution => {
  const document = packagedReader(locations.splitBuiltins, world)(locations.ownDocument)
  if (document === undefined) return resolution
  const own: Layer = { document, source: 'native', trusted: true }
  const { tool, path } = resolution
  const where = path === undefined ? {} : { path }
  return resolution.kind === 'known'
    ? { ...resolution, layers: [own, ...resolution.layers], self: true }
    : { kind: 'known', tool, layers: [own], installed: true, self: true, ...where }
}
