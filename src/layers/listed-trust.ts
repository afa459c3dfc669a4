import { fileNameOf } from '../core/tool-name.ts'
import type { World } from '../host/world.ts'
import { below } from '../registry/below.ts'
import type { Listed } from '../registry/listing.ts'
import type { Locations } from '../registry/locations.ts'
import { dangerOf } from '../registry/ruling-file.ts'
import { documentPath } from './sources.ts'
import { trustReader } from './trust.ts'

type TrustWorld = Pick<World, 'files' | 'uid' | 'gid'>

/** Names of the files in the directories of shims that people wrote, strongest first; seldom are there any. */
const writtenShims = ({ userShims, systemShims }: Locations, { files }: TrustWorld) =>
  [userShims, ...systemShims].flatMap(directory => {
    const listing = files.stat(directory) === undefined ? undefined : files.list(directory)
    return listing?.kind === 'listed' ? [{ directory, names: new Set(listing.names) }] : []
  })

/**
 * Whether the word of the strongest layer counts, and why, by what a scan recorded of it: of hundreds of tools no document is read.
 * What changed since that scan is for whoever reads the layers to see.
 */
export const listedTrust = (
  locations: Locations,
  world: TrustWorld,
): ((listed: Pick<Listed, 'name' | 'source' | 'path'>) => { readonly trusted: boolean; readonly trust: string }) => {
  const trustOf = trustReader(locations, world)
  const safe = new Set<string>()
  let shims: ReturnType<typeof writtenShims> | undefined
  const unsafeShim = (tool: string): string | undefined => {
    shims ??= writtenShims(locations, world)
    const name = `${fileNameOf(tool)}.json`
    const directory = shims.find(shim => shim.names.has(name))?.directory
    return directory === undefined ? undefined : dangerOf(world, below(directory, name), safe)?.reason
  }
  return ({ name, source, path }) => {
    if (source === 'shim') {
      const unsafe = unsafeShim(name)
      return { trusted: unsafe === undefined, trust: unsafe ?? 'it is a shim' }
    }
    if (source !== 'native') return { trusted: false, trust: `it is ${source}` }
    if (path === null) return { trusted: false, trust: 'it is not installed' }
    const { trusted, reason } = trustOf(name, path)
    const unsafe = trusted ? dangerOf(world, below(locations.data, documentPath(name)), safe)?.reason : undefined
    return { trusted: trusted && unsafe === undefined, trust: unsafe ?? reason }
  }
}
