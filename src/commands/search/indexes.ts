import type { Identity, World } from '../../host/world.ts'
import { isObject } from '../../core/json.ts'
import type { Locations } from '../../registry/locations.ts'
import { isIdentity } from '../../registry/record.ts'
import { readIndex } from '../../search/read-index.ts'
import type { Index } from '../../search/read-index.ts'

/** Five times what 26,000 commands come to. */
const MOST_BYTES = 64 * 1024 * 1024

const indexIn = (file: string, { files }: Pick<World, 'files'>): Index | undefined => {
  const reading = files.readText(file, MOST_BYTES)
  return reading.kind === 'read' ? readIndex(reading.text) : undefined
}

const registryOf = ({ of }: Index): Identity | undefined => {
  const identity = isObject(of) ? of['registry'] : undefined
  return isIdentity(identity) ? identity : undefined
}

export interface Indexes {
  /** That of the package, and that of this machine's own documents where it is there and holds. */
  readonly indexes: readonly Index[]
  /** Tools that the second describes, which the first does not count for. */
  readonly own: ReadonlySet<string>
  readonly warnings: readonly string[]
}

const LEFT_OUT = 'tools that describe themselves, and those of shims of this machine, were not searched: run "atip scan --full"'

/** `scanned`: there is a registry, which has documents besides those of the package. */
export const readIndexes = (scanned: boolean, locations: Locations, world: Pick<World, 'files'>): Indexes => {
  const packaged = indexIn(locations.packagedIndex, world)
  const other = scanned ? indexIn(locations.ownIndex, world) : undefined
  const own = other !== undefined && world.files.isStill(locations.registry, registryOf(other)) ? other : undefined
  return {
    indexes: [packaged, own].filter(index => index !== undefined),
    own: new Set(own?.tools.map(tool => tool.name)),
    warnings: [
      ...(packaged === undefined ? [`"${locations.packagedIndex}" could not be read: the shims of the package were not searched`] : []),
      ...(scanned && own === undefined ? [LEFT_OUT] : []),
    ],
  }
}
