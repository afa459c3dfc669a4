/*
 * Git's index, as gitformat-index(5) describes versions 2 to 4: what the next commit would hold, by path. It is read here and not asked of git,
 * which would run what the repository configures.
 */

/** What the index has of a path. `unclear`: the file is none that is understood, or holds only a part. */
export type IndexEntry =
  | { readonly kind: 'entry'; readonly blob: string }
  /** It is no plain file there: a link, a submodule, one of several versions in a conflict, a promise to add it. */
  | { readonly kind: 'other' }
  | { readonly kind: 'absent' }
  | { readonly kind: 'unclear' }

const HEADER = 12
/** Up to the name, with an object name of 20 bytes. */
const FIXED = 62
const MODE_AT = 24
const BLOB_AT = 40
const FLAGS_AT = 60
const EXTENDED = 0x4000
const STAGE = 0x3000
const NAME_LENGTH = 0x0fff
const INTENT_TO_ADD = 0x2000
const PLAIN_FILES = new Set([0o100644, 0o100755])

/** The checksum behind everything. */
const TRAILER = 20

const UNCLEAR: IndexEntry = { kind: 'unclear' }

/** The number of bytes that a name shares no more with the one before it: the variable width that packs have, too. */
const offsetAt = (index: Buffer, from: number): { readonly value: number; readonly next: number } => {
  let next = from
  let byte = index[next++] ?? 0
  let value = byte & 0x7f
  while ((byte & 0x80) !== 0 && next < index.length) {
    byte = index[next++] ?? 0
    value = ((value + 1) << 7) | (byte & 0x7f)
  }
  return { value, next }
}

interface Name {
  readonly name: Buffer
  /** Where the next entry begins. */
  readonly next: number
}

const plainName = (index: Buffer, at: number, { start, length }: { start: number; length: number }): Name | undefined => {
  const end = length < NAME_LENGTH ? start + length : index.indexOf(0, start)
  if (end < start || end >= index.length) return undefined
  // padded with one to eight zeros to a multiple of eight
  return { name: index.subarray(start, end), next: at + ((end - at + 8) & ~7) }
}

const packedName = (index: Buffer, start: number, before: Buffer): Name | undefined => {
  const { value, next } = offsetAt(index, start)
  const end = index.indexOf(0, next)
  if (end === -1 || value > before.length) return undefined
  return { name: Buffer.concat([before.subarray(0, before.length - value), index.subarray(next, end)]), next: end + 1 }
}

const extensionsFrom = (index: Buffer, from: number): readonly string[] => {
  const names: string[] = []
  for (let at = from; at + 8 <= index.length - TRAILER; at += 8 + index.readUInt32BE(at + 4))
    names.push(index.toString('latin1', at, at + 4))
  return names
}

/** Visits every entry; undefined: the index is none that is understood. Otherwise the names of its extensions. */
const walk = (index: Buffer, visit: (name: Buffer, entry: () => IndexEntry) => void): readonly string[] | undefined => {
  if (index.length < HEADER + TRAILER || index.toString('latin1', 0, 4) !== 'DIRC') return undefined
  const version = index.readUInt32BE(4)
  if (version < 2 || version > 4) return undefined
  const count = index.readUInt32BE(8)
  let at = HEADER
  let before: Buffer = Buffer.alloc(0)
  for (let each = 0; each < count; each++) {
    if (at + FIXED > index.length) return undefined
    const flags = index.readUInt16BE(at + FLAGS_AT)
    const extended = (flags & EXTENDED) !== 0
    const start = at + FIXED + (extended ? 2 : 0)
    const read = version === 4 ? packedName(index, start, before) : plainName(index, at, { start, length: flags & NAME_LENGTH })
    if (read === undefined) return undefined
    const { name, next } = read
    const here = at
    visit(name, () => {
      const promised = extended && (index.readUInt16BE(here + FIXED) & INTENT_TO_ADD) !== 0
      const isPlain = (flags & STAGE) === 0 && !promised && PLAIN_FILES.has(index.readUInt32BE(here + MODE_AT))
      return isPlain ? { kind: 'entry', blob: index.toString('hex', here + BLOB_AT, here + FLAGS_AT) } : { kind: 'other' }
    })
    if (version === 4) before = name
    at = next
  }
  return extensionsFrom(index, at)
}

/** Parts lie in another file, or whole directories are one entry. */
const found = (entry: IndexEntry | undefined, extensions: readonly string[] | undefined): IndexEntry => {
  if (extensions === undefined || extensions.includes('link')) return UNCLEAR
  if (entry === undefined) return extensions.includes('sdir') ? UNCLEAR : { kind: 'absent' }
  return entry
}

/** Looks paths up in an index: below the top of the working tree, as bytes. The second look reads all of it, for those that follow. */
export const entriesOf = (index: Buffer): ((path: Buffer) => IndexEntry) => {
  let looks = 0
  let all: { readonly entries: ReadonlyMap<string, IndexEntry>; readonly extensions: readonly string[] | undefined } | undefined
  const readAll = () => {
    const entries = new Map<string, IndexEntry>()
    const extensions = walk(index, (name, entry) => void entries.set(name.toString('latin1'), entry()))
    return { entries, extensions }
  }
  return path => {
    if (++looks > 1) {
      all ??= readAll()
      return found(all.entries.get(path.toString('latin1')), all.extensions)
    }
    let own: IndexEntry | undefined
    const extensions = walk(index, (name, entry) => {
      if (name.length === path.length && name.equals(path)) own = entry()
    })
    return found(own, extensions)
  }
}
