import { basename, dirname } from 'node:path'
import type { World } from '../host/world.ts'
import { isOfShim } from '../registry/record.ts'
import type { Registry } from '../registry/record.ts'
import { unsafeDirectory } from '../registry/safe-directory.ts'
import { candidateAt } from './candidates.ts'
import type { Candidate } from './candidates.ts'

/** Programs that scans of named directories registered, outside the places of this scan of PATH. */
export interface Elsewhere {
  /** Those to be kept true: they are judged like those of the places. */
  readonly candidates: readonly Candidate[]
  /** Files that their names do not stand for any more. */
  readonly gone: readonly string[]
}

const isSafe = (world: Pick<World, 'files' | 'uid'>, directory: string): boolean => {
  const real = world.files.realpath(directory)
  const stat = real === undefined ? undefined : world.files.stat(real)
  return real !== undefined && stat?.kind === 'directory' && unsafeDirectory(world, real, stat) === undefined
}

/** `looked`: the directories of this scan; `asked`: its places, with those that are not looked at; `byName`: what it found there. */
export const findElsewhere = (
  registry: Registry,
  seen: {
    readonly looked: ReadonlySet<string>
    readonly asked: readonly string[]
    readonly byName: ReadonlyMap<string, Candidate>
  },
  world: Pick<World, 'files' | 'uid'>,
): Elsewhere => {
  const candidates: Candidate[] = []
  const gone: string[] = []
  for (const [name, record] of Object.entries(registry.tools)) {
    const { path, source } = record
    // what other writers registered is theirs, and this program describes itself
    if (path === null || (source !== 'native' && !isOfShim(record)) || basename(path) !== name) continue
    const directory = dirname(path)
    if (seen.looked.has(directory)) continue
    // PATH found it and has lost its directory, or has another program of this name, which is what a shell runs
    const lost = (registry.places.includes(directory) && !seen.asked.includes(directory)) || seen.byName.has(name)
    const candidate = lost || !isSafe(world, directory) ? undefined : candidateAt(world, name, path)
    if (candidate === undefined) gone.push(path)
    else candidates.push(candidate)
  }
  return { candidates, gone }
}
