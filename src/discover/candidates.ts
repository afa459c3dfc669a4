import { join } from 'node:path'
import { fileNameOf } from '../core/tool-name.ts'
import type { Stat, World } from '../host/world.ts'
import type { FollowedFile, Refusal } from '../registry/record.ts'
import { isExecutable } from '../host/executable.ts'
import type { ScannedDirectory } from './places.ts'

/** An executable that may speak ATIP. */
export interface Candidate {
  readonly name: string
  readonly path: string
  readonly stat: Stat
  /** Files of the same name in later places. */
  readonly shadowed: readonly string[]
  /** What it leads to, once its bytes were looked at. */
  readonly followed?: readonly FollowedFile[]
}

export interface Listed {
  /** By name, in the order of the places and then of names. */
  readonly candidates: readonly Candidate[]
  /** How many executables each place has, shadowed ones included. */
  readonly counts: ReadonlyMap<string, number>
  readonly refused: readonly Refusal[]
}

/** The longest file name of Linux and macOS, less what is added to it while a document is written. */
const LONGEST_NAME = 255 - '.json.4194304.99999.tmp'.length

/** Whether a name can be registered and shown: one with control characters is a trick, and one too long has no file of its own. */
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const shownName = (name: string): boolean => !/[\u0000-\u001F\u007F]/.test(name) && fileNameOf(name).length <= LONGEST_NAME

/** A candidate for one file, or undefined when it is not an executable regular file after symbolic links. */
export const candidateAt = (world: Pick<World, 'files'>, name: string, path: string): Candidate | undefined => {
  const stat = world.files.stat(path)
  return stat !== undefined && isExecutable(stat) ? { name, path, stat, shadowed: [] } : undefined
}

/** The executables of the places: the first of a name wins, later ones are its shadowed. */
export const listCandidates = (world: Pick<World, 'files'>, places: readonly ScannedDirectory[]): Listed => {
  const found = new Map<string, Candidate & { readonly shadowed: string[] }>()
  const counts = new Map<string, number>()
  const refused: Refusal[] = []
  for (const place of places) {
    const listing = world.files.list(place.path)
    if (listing.kind === 'unreadable') refused.push({ path: place.path, reason: `it could not be listed: ${listing.reason}` })
    if (listing.kind !== 'listed') continue
    let count = 0
    for (const name of listing.names.toSorted()) {
      const candidate = shownName(name) ? candidateAt(world, name, join(place.path, name)) : undefined
      if (candidate === undefined) continue
      count++
      const first = found.get(name)
      if (first === undefined) found.set(name, { ...candidate, shadowed: [] })
      else first.shadowed.push(candidate.path)
    }
    counts.set(place.path, count)
  }
  return { candidates: [...found.values()], counts, refused }
}
