import { join } from 'node:path'
import { MOST_BYTES } from '../core/json.ts'
import { toolNameOf } from '../core/tool-name.ts'
import type { Stat, World } from '../host/world.ts'
import type { Finding } from '../document/finding.ts'
import { shimDirectories } from '../registry/locations.ts'
import type { Locations } from '../registry/locations.ts'
import { identityOf } from '../registry/record.ts'
import type { Rejection } from '../registry/record.ts'
import type { DescribedShim } from './described.ts'

export interface Shim {
  readonly name: string
  readonly path: string
  readonly stat: Stat
  readonly described: DescribedShim
  readonly warnings: readonly string[]
}

export interface Shims {
  /** By tool name; the strongest layer's. */
  readonly shims: ReadonlyMap<string, Shim>
  readonly rejected: readonly Rejection[]
}

const findingOf = (code: string, message: string): Finding => ({ code, severity: 'error', pointer: '', message, fix: null })

/** By file name, what the build read of the packaged shims, each with the size that its file then had: another size is another shim. */
type ReadByBuild = Readonly<Record<string, { readonly size: number; readonly shim: DescribedShim }>>

/** Reading and checking every packaged shim is most of the work of a first scan, and the build has done it. */
const readByBuild = (world: Pick<World, 'files'>, locations: Locations): ReadByBuild => {
  const file = world.files.readText(locations.describedShims, MOST_BYTES)
  return file.kind === 'read' ? JSON.parse(file.text) : {}
}

/** Every shim of every layer. A broken file is reported, and the next layer's shim for the same tool stands in. */
export const readShims = async (world: Pick<World, 'files' | 'find'>, locations: Locations): Promise<Shims> => {
  const shims = new Map<string, Shim>()
  // what was guessed from help texts stands in only where nobody wrote anything
  const guesses = new Map<string, Shim>()
  const rejected: Rejection[] = []
  const packaged = readByBuild(world, locations)
  for (const directory of shimDirectories(locations)) {
    const known = directory === locations.packagedShims ? packaged : {}
    for (const file of await world.find(directory, '*.json')) {
      const path = join(directory, file)
      const name = toolNameOf(file.slice(0, -'.json'.length))
      const stat = world.files.stat(path)
      if (name === undefined || stat === undefined) {
        const reason = name === undefined ? 'its file name is not the encoded name of a tool' : 'it could not be examined'
        rejected.push({ path, findings: [findingOf('file-name', reason)], ...(stat === undefined ? {} : { stat: identityOf(stat) }) })
        continue
      }
      if (shims.has(name)) continue
      const built = Object.hasOwn(known, file) ? known[file] : undefined
      const described = built?.size === stat.size ? built.shim : (await import('./read-shim.ts')).readShim(world, path)
      if ('version' in described) {
        const warnings = described.name === name ? [] : [`the shim describes "${described.name}"`]
        const shim = { name, path, stat, described, warnings }
        if (!described.guessed) shims.set(name, shim)
        else if (!guesses.has(name)) guesses.set(name, shim)
      } else rejected.push({ path, findings: described, stat: identityOf(stat) })
    }
  }
  return { shims: new Map([...guesses, ...shims]), rejected }
}
