import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs'
import type { Searching } from './world.ts'

/** PKWARE's APPNOTE, 4.3.16: the end record is 22 bytes and a comment of at most 64 KiB. */
const MOST_END = 22 + 65_535
const END = 0x06054b50
const ENTRY = 0x02014b50
const ENTRY_BYTES = 46
const LOCAL_BYTES = 30

/** Of a central directory. The largest jars have some 60,000 entries of 100 bytes. */
const MOST_DIRECTORY = 16 * 1024 * 1024

const STORED = 0
const DEFLATED = 8

interface Entry {
  readonly method: number
  readonly packed: number
  readonly size: number
  readonly offset: number
}

const readAt = (descriptor: number, offset: number, length: number): Buffer => {
  const buffer = Buffer.alloc(length)
  if (readSync(descriptor, buffer, 0, length, offset) !== length) throw new Error('the archive is cut off')
  return buffer
}

const endOf = (tail: Buffer): number => {
  for (let at = tail.length - 22; at >= 0; at--) if (tail.readUInt32LE(at) === END) return at
  throw new Error('it has no central directory')
}

/** The entries, and how many bytes stand before the archive: a launcher may. */
const entriesOf = (descriptor: number, size: number): { readonly entries: readonly Entry[]; readonly before: number } => {
  const length = Math.min(size, MOST_END)
  const tail = readAt(descriptor, size - length, length)
  const end = endOf(tail)
  const bytes = tail.readUInt32LE(end + 12)
  const offset = tail.readUInt32LE(end + 16)
  if (bytes > MOST_DIRECTORY) throw new Error('its central directory is too large')
  const start = size - length + end - bytes
  const directory = readAt(descriptor, start, bytes)
  const entries: Entry[] = []
  for (let at = 0; at + ENTRY_BYTES <= bytes && directory.readUInt32LE(at) === ENTRY;) {
    entries.push({
      method: directory.readUInt16LE(at + 10),
      packed: directory.readUInt32LE(at + 20),
      size: directory.readUInt32LE(at + 24),
      offset: directory.readUInt32LE(at + 42),
    })
    at += ENTRY_BYTES + directory.readUInt16LE(at + 28) + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32)
  }
  return { entries, before: start - offset }
}

/** `start`: where the entry lies in the file. `limit`: how many bytes it may have, in bytes. */
const inflated = (descriptor: number, entry: Entry & { readonly start: number }, limit: number): Buffer => {
  const at = entry.start
  const local = readAt(descriptor, at, LOCAL_BYTES)
  const packed = readAt(descriptor, at + LOCAL_BYTES + local.readUInt16LE(26) + local.readUInt16LE(28), entry.packed)
  if (entry.method === STORED) return packed
  if (entry.method !== DEFLATED) throw new Error('an entry is packed in an unknown way')
  // the size that is written down may lie
  return process.getBuiltinModule('node:zlib').inflateRawSync(packed, { maxOutputLength: Math.max(limit, 1) })
}

/**
 * Searches every entry of a zip archive, inflated, until all needles are found. Throws for what is no archive, is damaged, or has more
 * than `limit` bytes, packed or not: what was not seen is unknown.
 */
export const searchEntries = (path: string, needles: readonly string[], limit: number): Searching => {
  const descriptor = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK)
  try {
    const { size } = fstatSync(descriptor)
    const { entries, before } = entriesOf(descriptor, size)
    const found = new Set<string>()
    let bytes = 0
    for (const entry of entries) {
      if (bytes + Math.max(entry.packed, entry.size) > limit) throw new Error('it is too large')
      const content = inflated(descriptor, { ...entry, start: before + entry.offset }, limit - bytes)
      bytes += content.length
      for (const needle of needles) if (content.includes(needle)) found.add(needle)
      if (found.size === needles.length) break
    }
    return { found: [...found], bytes, whole: true }
  } finally {
    closeSync(descriptor)
  }
}
