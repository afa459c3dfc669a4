import { isAscii, isUtf8 } from 'node:buffer'
import { closeSync, constants, fstatSync, lstatSync, openSync, readFileSync, readSync, readdirSync, realpathSync, statSync } from 'node:fs'
import type { BigIntStats } from 'node:fs'
import { searchEntries } from './archive.ts'
import type { FileReading, Files, Identity, Listing, Searching, Stat, TextReading, Tree, TreeChoice } from './world.ts'

/** Large enough that the system call does not count, small enough that a scan of gigabytes stays in the cache. */
const CHUNK = 256 * 1024

const kindOf = (stats: BigIntStats): Stat['kind'] =>
  stats.isFile() ? 'file' : stats.isDirectory() ? 'directory' : stats.isSymbolicLink() ? 'link' : 'other'

const statOf = (stats: BigIntStats | undefined): Stat | undefined =>
  stats === undefined
    ? undefined
    : {
        kind: kindOf(stats),
        dev: String(stats.dev),
        ino: String(stats.ino),
        size: Number(stats.size),
        mtimeNs: String(stats.mtimeNs),
        ctimeNs: String(stats.ctimeNs),
        mode: Number(stats.mode),
        uid: Number(stats.uid),
        gid: Number(stats.gid),
        links: Number(stats.nlink),
      }

/** The value, or undefined when the file system says no: ENOENT, but also ELOOP and EACCES, which throwIfNoEntry does not cover. */
const quiet = <T>(work: () => T): T | undefined => {
  try {
    return work()
  } catch {
    return undefined
  }
}

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : String(error))

/** A name that is longer than any file's is the name of no file. */
const ABSENT: ReadonlySet<string> = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'])

const absent = (error: unknown): boolean => ABSENT.has(codeOf(error))

const list = (directory: string): Listing => {
  try {
    return { kind: 'listed', names: readdirSync(directory) }
  } catch (error) {
    return absent(error) ? { kind: 'absent' } : { kind: 'unreadable', reason: codeOf(error) }
  }
}

type BufferReading = Exclude<FileReading, { kind: 'read' }> | { readonly kind: 'read'; readonly bytes: Buffer }

/** All of a regular file; what says that it is empty may be made as it is read, like the files of /proc. */
const contentsOf = (descriptor: number, size: number): Buffer => {
  if (size === 0) return readFileSync(descriptor)
  const buffer = Buffer.allocUnsafe(size)
  let at = 0
  while (at < size) {
    const got = readSync(descriptor, buffer, at, size - at, null)
    if (got === 0) break
    at += got
  }
  return at === size ? buffer : buffer.subarray(0, at)
}

const read = (path: string, limit: number): BufferReading => {
  let descriptor: number | undefined
  try {
    // asked first: most files that are looked for are not there, and the first error that Node makes costs a start-up 0.3 ms
    if (statSync(path, { throwIfNoEntry: false }) === undefined) return { kind: 'absent' }
    // a FIFO in the place of a file would block for ever
    descriptor = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK)
    const stat = fstatSync(descriptor)
    if (!stat.isFile()) return { kind: 'unreadable', reason: 'not a regular file' }
    if (stat.size > limit) return { kind: 'too-large', size: stat.size }
    return { kind: 'read', bytes: contentsOf(descriptor, stat.size) }
  } catch (error) {
    return absent(error) ? { kind: 'absent' } : { kind: 'unreadable', reason: codeOf(error) }
  } finally {
    if (descriptor !== undefined) closeSync(descriptor)
  }
}

/**
 * Without TextDecoder: making one takes longer than most files take to read. ASCII, as most files are, becomes text in half the time where
 * Node is told.
 */
const textOf = (bytes: Buffer): string | undefined => {
  if (isAscii(bytes)) return bytes.toString('latin1')
  return isUtf8(bytes) ? bytes.toString() : undefined
}

const readText = (path: string, limit: number): TextReading => {
  const reading = read(path, limit)
  if (reading.kind !== 'read') return reading
  const text = textOf(reading.bytes)
  return text === undefined ? { kind: 'unreadable', reason: 'it is not UTF-8' } : { kind: 'read', text }
}

const withFile = <T>(path: string, work: (descriptor: number) => T): T | undefined =>
  quiet(() => {
    const descriptor = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK)
    try {
      return work(descriptor)
    } finally {
      closeSync(descriptor)
    }
  })

const head = (path: string, length: number): Uint8Array | undefined =>
  withFile(path, descriptor => {
    const buffer = Buffer.alloc(length)
    return buffer.subarray(0, readSync(descriptor, buffer, 0, length, 0))
  })

let chunk: Buffer | undefined

const search = (path: string, needles: readonly string[], limit: number): Searching | undefined =>
  withFile(path, descriptor => {
    let wanted = needles.map(needle => ({ needle, bytes: Buffer.from(needle) }))
    const found: string[] = []
    // the end of each chunk is kept in front of the next, so that a needle across the seam is found
    const overlap = Math.max(...wanted.map(term => term.bytes.length)) - 1
    chunk ??= Buffer.allocUnsafe(CHUNK)
    let kept = 0
    let bytes = 0
    for (;;) {
      const got = readSync(descriptor, chunk, kept, Math.min(CHUNK - kept, limit - bytes), null)
      bytes += got
      // at the limit nothing is read, at the end of the file neither: only the latter is all of it
      if (got === 0) return { found, bytes, whole: bytes < limit || fstatSync(descriptor).size <= limit }
      const filled = kept + got
      const window = chunk.subarray(0, filled)
      for (const term of wanted) if (window.includes(term.bytes)) found.push(term.needle)
      wanted = wanted.filter(term => !found.includes(term.needle))
      if (wanted.length === 0) return { found, bytes, whole: true }
      kept = Math.min(overlap, filled)
      chunk.copy(chunk, 0, filled - kept, filled)
    }
  })

const contains = (path: string, needle: string): boolean | undefined => {
  const searching = search(path, [needle], Infinity)
  return searching === undefined ? undefined : searching.found.length > 0
}

const tree = (directory: string, { enter, take, depth, most }: TreeChoice): Tree => {
  const found: string[] = []
  const directories: string[] = []
  let level = [directory]
  for (let at = 0; level.length > 0; at++) {
    if (at > depth) return { files: found, directories, whole: false }
    const next: string[] = []
    for (const path of level) {
      if (directories.length >= most || found.length >= most) return { files: found, directories, whole: false }
      directories.push(path)
      for (const entry of quiet(() => readdirSync(path, { withFileTypes: true })) ?? []) {
        const below = `${path}/${entry.name}`
        if (entry.isDirectory()) {
          if (enter(entry.name)) next.push(below)
        } else if (take(entry.name, at)) found.push(below)
      }
    }
    level = next
  }
  return { files: found, directories, whole: true }
}

const sha256 = (path: string): string | undefined =>
  withFile(path, descriptor => {
    // loaded only here: it costs a start-up more than a millisecond, and most commands hash nothing
    const hash = process.getBuiltinModule('node:crypto').createHash('sha256')
    const buffer = Buffer.allocUnsafe(CHUNK)
    for (let got = readSync(descriptor, buffer); got > 0; got = readSync(descriptor, buffer)) hash.update(buffer.subarray(0, got))
    return hash.digest('hex')
  })

const gitBlob = (path: string, limit: number): string | undefined => {
  const reading = read(path, limit)
  if (reading.kind !== 'read') return undefined
  const hash = process.getBuiltinModule('node:crypto').createHash('sha1')
  return hash.update(`blob ${reading.bytes.length}\0`).update(reading.bytes).digest('hex')
}

const bytesAt = (path: string, offset: number, length: number): Uint8Array | undefined =>
  withFile(path, descriptor => {
    const buffer = Buffer.alloc(length)
    return buffer.subarray(0, readSync(descriptor, buffer, 0, length, offset))
  })

/** Coarser than a nanosecond, since doubles are, and far finer than the tick of any file system's clock. */
const SAME_MS = 0.001

const sameTime = (milliseconds: number, nanoseconds: string): boolean => Math.abs(milliseconds - Number(nanoseconds) / 1e6) < SAME_MS

/** With doubles instead of big integers: an unchanged scan does little else than this. */
const isStill = (path: string, identity: Identity | undefined): boolean => {
  if (identity === undefined) return false
  const stat = quiet(() => statSync(path, { throwIfNoEntry: false }))
  return (
    stat !== undefined &&
    stat.ino === Number(identity.ino) &&
    stat.size === identity.size &&
    stat.dev === Number(identity.dev) &&
    sameTime(stat.mtimeMs, identity.mtimeNs) &&
    sameTime(stat.ctimeMs, identity.ctimeNs)
  )
}

const slice = (path: string, offset: number, length: number): string | undefined =>
  withFile(path, descriptor => {
    const buffer = Buffer.allocUnsafe(length)
    return readSync(descriptor, buffer, 0, length, offset) === length ? buffer.toString('utf8') : undefined
  })

export const files: Files = {
  isStill,
  stat: path => statOf(quiet(() => statSync(path, { bigint: true, throwIfNoEntry: false }))),
  modifiedMs: path => {
    const stat = quiet(() => statSync(path, { throwIfNoEntry: false }))
    return stat?.isFile() === true ? stat.mtimeMs : undefined
  },
  lstat: path => statOf(quiet(() => lstatSync(path, { bigint: true, throwIfNoEntry: false }))),
  list,
  read,
  readText,
  realpath: path => quiet(() => realpathSync.native(path)),
  contains,
  search,
  searchArchive: (path, needles, limit) => quiet(() => searchEntries(path, needles, limit)),
  tree,
  head,
  sha256,
  gitBlob,
  bytesAt,
  slice,
}
