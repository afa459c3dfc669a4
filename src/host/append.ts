import { closeSync, constants, fchmodSync, fstatSync, lstatSync, openSync, readSync, renameSync, rmSync, writeSync } from 'node:fs'
import type { Stats } from 'node:fs'
import { dirname } from 'node:path'
import { makeDirectories } from './make-directories.ts'
import type { Append } from './world.ts'

/** Who puts a full file aside holds this for the time of two system calls; one that is older was left by a process that was killed. */
const LEFT_MS = 10_000

const NEWLINE = 0x0a

const PRIVATE = 0o600
const OTHERS = 0o077

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : String(error))

/** Not through a link that somebody planted, and not waiting for the reader of a FIFO; systems without one of the flags have no such thing. */
const FLAGS = constants.O_RDWR | constants.O_APPEND | constants.O_CREAT | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0)

const isOurs = ({ uid }: Stats): boolean => process.getuid === undefined || uid === process.getuid()

/** Opens the file, which is made where there is none; throws for everything that is not a file of ours with one name. */
const opened = (path: string): number => {
  const descriptor = openSync(path, FLAGS, PRIVATE)
  try {
    const stat = fstatSync(descriptor)
    // by a second name it is a file that lies elsewhere
    if (!stat.isFile() || !isOurs(stat) || stat.nlink > 1) throw new Error('it is not a file of ours')
    if ((stat.mode & OTHERS) !== 0) fchmodSync(descriptor, PRIVATE)
    return descriptor
  } catch (error) {
    closeSync(descriptor)
    throw error
  }
}

/** Whether the last line was not ended: its writer was killed, or the disk was full. */
const isTorn = (descriptor: number, size: number): boolean => {
  const last = Buffer.alloc(1)
  return size > 0 && readSync(descriptor, last, 0, 1, size - 1) === 1 && last[0] !== NEWLINE
}

/** Does work that one process at a time may do; nothing where another is at it. */
const alone = (lock: string, work: () => void): void => {
  try {
    closeSync(openSync(lock, 'wx', PRIVATE))
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
    const stat = lstatSync(lock, { throwIfNoEntry: false })
    // the next one finds none
    if (stat !== undefined && Date.now() - stat.mtimeMs > LEFT_MS) rmSync(lock, { force: true })
    return
  }
  try {
    work()
  } finally {
    rmSync(lock, { force: true })
  }
}

/** Puts a full file aside, in the place of the one before it. Whoever has it open goes on writing to it, so that no line is lost. */
const putAside = (path: string, fits: (size: number) => boolean): void =>
  alone(`${path}.lock`, () => {
    const stat = lstatSync(path, { throwIfNoEntry: false })
    // another may have put it aside since it was looked at: this one is new
    if (stat !== undefined && !fits(stat.size)) renameSync(path, `${path}.1`)
  })

const write = (path: string, line: string, most: number): void => {
  const bytes = Buffer.from(`${line}\n`)
  const fits = (size: number): boolean => size + bytes.length < most
  let descriptor = opened(path)
  try {
    let { size } = fstatSync(descriptor)
    if (!fits(size)) {
      putAside(path, fits)
      closeSync(descriptor)
      descriptor = opened(path)
      size = fstatSync(descriptor).size
    }
    // one call, so that lines of several processes do not mix; what was not ended stays a line of its own
    writeSync(descriptor, isTorn(descriptor, size) ? Buffer.concat([Buffer.of(NEWLINE), bytes]) : bytes)
  } finally {
    closeSync(descriptor)
  }
}

/** Loaded by whoever appends. */
export const append: Append = ({ path, line, most }) => {
  try {
    try {
      write(path, line, most)
    } catch (error) {
      if (codeOf(error) !== 'ENOENT') throw error
      makeDirectories(dirname(path))
      write(path, line, most)
    }
    return { kind: 'written' }
  } catch (error) {
    return { kind: 'failed', path, reason: codeOf(error) }
  }
}
