import { fileNameOf } from '../core/tool-name.ts'
import { below } from '../registry/below.ts'
import { shimPlaces } from '../registry/locations.ts'
import type { Locations, ShimLayer } from '../registry/locations.ts'
import type { Origin } from './layer.ts'

/** Where the cached document of a native tool is, relative to the data directory. */
export const documentPath = (tool: string): string => `tools/${fileNameOf(tool)}.json`

/** A file that can describe a tool, and in whose name. */
export interface Source<From extends Origin = Origin> {
  readonly origin: From
  readonly file: string
}

/** Where documents of a tool can lie, strongest first. */
export const sourcesOf = (locations: Locations, tool: string): readonly Source<'native' | ShimLayer>[] => {
  const name = `${fileNameOf(tool)}.json`
  return [
    { origin: 'native', file: below(locations.data, documentPath(tool)) },
    ...shimPlaces(locations).map(({ layer, directory }) => ({ origin: layer, file: below(directory, name) })),
  ]
}

/** The same with what corrects them, and with the shim that a project brings. */
export const everySource = (locations: Locations, project: string | undefined, tool: string): readonly Source[] => {
  const name = `${fileNameOf(tool)}.json`
  return [
    { origin: 'override', file: below(locations.overrides, name) },
    ...sourcesOf(locations, tool),
    ...(project === undefined ? [] : [{ origin: 'project', file: below(project, `.agent-tools/shims/${name}`) } as const]),
  ]
}
