import { fstatSync, statSync, writeSync } from 'node:fs'

/** What a stream is, for layout. */
export interface Stream {
  readonly isTTY: boolean
  /** Unbounded where it is no terminal: what is searched and compared there is lines. */
  readonly columns: number
}

/** Where a terminal's width is not known. */
const COLUMNS = 80

const RETRY_MS = 2

const sleep = (milliseconds: number): void => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : String(error))

/**
 * Writes all of `text`; the system's code for what was in its way (EPIPE: the reader went away), undefined when all of it is written.
 * Synchronous, so that nothing is cut off when the process ends, and without the stream objects of `process`, which cost a start-up several
 * milliseconds.
 */
export const writeAll = (descriptor: number, text: string): string | undefined => {
  const length = Buffer.byteLength(text)
  // made only for what a pipe does not take at once
  let bytes: Buffer | undefined
  for (let at = 0; at < length;) {
    try {
      at += at === 0 ? writeSync(descriptor, text) : writeSync(descriptor, (bytes ??= Buffer.from(text)), at)
    } catch (error) {
      const code = codeOf(error)
      // the other end made the pipe non-blocking and is slow
      if (code !== 'EAGAIN') return code
      sleep(RETRY_MS)
    }
  }
  return undefined
}

/** What a descriptor is: `none` is closed, or the null device, which Node puts in the place of one that it was started without. */
const kindOf = (descriptor: 1 | 2): 'none' | 'device' | 'other' => {
  try {
    const stat = fstatSync(descriptor)
    if (!stat.isCharacterDevice()) return 'other'
    return stat.rdev === statSync('/dev/null', { throwIfNoEntry: false })?.rdev ? 'none' : 'device'
  } catch {
    return 'none'
  }
}

export const outputIsLost = (): boolean => kindOf(1) === 'none'

/** The module that knows for sure costs a start-up 5 ms: it is not loaded for what cannot be a terminal. */
export const streamOf = (descriptor: 1 | 2): Stream => {
  const elsewhere = { isTTY: false, columns: Infinity }
  if (kindOf(descriptor) !== 'device') return elsewhere
  const stream = descriptor === 1 ? process.stdout : process.stderr
  return stream.isTTY ? { isTTY: true, columns: stream.columns || COLUMNS } : elsewhere
}
