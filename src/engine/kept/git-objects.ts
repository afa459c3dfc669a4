import { join } from 'node:path'
import { once } from '../../core/once.ts'
import type { World } from '../../host/world.ts'

type ObjectWorld = Pick<World, 'files'>

/** A repository has a handful, and one that was never packed anew some hundreds. */
const MOST_PACKS = 200

const FANOUT_AT = 8
const NAMES_AT = FANOUT_AT + 256 * 4
const NAME_BYTES = 20
/** `\377tOc`, version 2: gitformat-pack(5). */
const MAGIC = Buffer.from([0xff, 0x74, 0x4f, 0x63, 0, 0, 0, 2])

/** Names of one first byte in a pack; more are not looked through. */
const MOST_NAMES = 200_000

const bytes = (path: string, offset: number, length: number, { files }: ObjectWorld): Buffer | undefined => {
  const found = files.bytesAt(path, offset, length)
  return found === undefined || found.length < length ? undefined : Buffer.from(found.buffer, found.byteOffset, found.length)
}

const isInPack = (index: string, name: Buffer, world: ObjectWorld): boolean => {
  const head = bytes(index, 0, NAMES_AT, world)
  if (head === undefined || !head.subarray(0, MAGIC.length).equals(MAGIC)) return false
  const first = name[0]!
  const from = first === 0 ? 0 : head.readUInt32BE(FANOUT_AT + (first - 1) * 4)
  const to = head.readUInt32BE(FANOUT_AT + first * 4)
  if (to <= from || to - from > MOST_NAMES) return false
  const names = bytes(index, NAMES_AT + from * NAME_BYTES, (to - from) * NAME_BYTES, world)
  if (names === undefined) return false
  for (let at = names.indexOf(name); at !== -1; at = names.indexOf(name, at + 1)) if (at % NAME_BYTES === 0) return true
  return false
}

/** The indexes of packs that are there, with the packs. */
const packsIn = (objects: string, { files }: ObjectWorld): readonly string[] => {
  const listing = files.list(join(objects, 'pack'))
  if (listing.kind !== 'listed') return []
  const names = new Set(listing.names)
  const indexes = listing.names.filter(file => /^pack-[0-9a-f]+\.idx$/.test(file) && names.has(file.replace(/idx$/, 'pack')))
  return indexes.slice(0, MOST_PACKS).map(file => join(objects, 'pack', file))
}

/**
 * Says of a name whether the directory of objects has it, so that it can be brought back. What a repository borrows from another one does not
 * count: that may go.
 */
export const objectsIn = (objects: string, world: ObjectWorld): ((name: string) => boolean) => {
  const packs = once(() => packsIn(objects, world))
  return name => {
    const loose = world.files.lstat(join(objects, name.slice(0, 2), name.slice(2)))
    if (loose?.kind === 'file' && loose.size > 0) return true
    const wanted = Buffer.from(name, 'hex')
    return packs().some(index => isInPack(index, wanted, world))
  }
}
