import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs'
import { milliseconds } from './clock.ts'
import type { Input, World } from './world.ts'

const CHUNK = 64 * 1024

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined)

const sleep = (ms: number): unknown => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)

/** What is there to be read now; `later`: nothing yet. Zero bytes are the end. */
const readNow = (fd: number): Uint8Array | 'later' => {
  const buffer = Buffer.allocUnsafe(CHUNK)
  try {
    return buffer.subarray(0, readSync(fd, buffer, 0, buffer.length, null))
  } catch (error) {
    if (codeOf(error) === 'EOF') return buffer.subarray(0, 0)
    if (codeOf(error) === 'EAGAIN') return 'later'
    throw error
  }
}

/** How long to look away from a pipe that has nothing yet, in milliseconds. */
const GLANCE_MS = 2

interface Bounds {
  /** More than this is not read. */
  readonly limit: number
  /** Whether it has taken too long. */
  readonly late: () => boolean
  /** Whether this is all there is to come, though nobody has ended it yet. */
  readonly whole: (bytes: Uint8Array) => boolean
}

const joined = (chunks: readonly Uint8Array[]): Uint8Array => (chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks))

const readAll = (fd: number, { limit, late, whole }: Bounds): Input => {
  const chunks: Uint8Array[] = []
  let size = 0
  for (;;) {
    const chunk = readNow(fd)
    if (chunk !== 'later') {
      if (chunk.length === 0) return { kind: 'read', bytes: joined(chunks) }
      size += chunk.length
      if (size > limit) return { kind: 'too-long' }
      chunks.push(chunk)
      // a full piece is seldom the last
      if (chunk.length < CHUNK && whole(joined(chunks))) return { kind: 'read', bytes: joined(chunks) }
    }
    if (late()) return { kind: 'too-slow' }
    if (chunk === 'later') sleep(GLANCE_MS)
  }
}

/** Reading standard input in one go costs less at start-up than a stream; but it waits for as long as nobody ends it. */
export const readStdin = (limit: number): Uint8Array | undefined => {
  const input = readAll(0, { limit, late: () => false, whole: () => false })
  return input.kind === 'read' ? input.bytes : undefined
}

/** The pipe behind standard input, opened once more so that reading it does not wait; undefined where that is not possible. */
const openPipe = (): number | undefined => {
  // elsewhere the name stands for the descriptor as it is, which waits
  if (process.platform !== 'linux') return undefined
  try {
    return openSync('/dev/stdin', constants.O_RDONLY | constants.O_NONBLOCK)
  } catch {
    return undefined
  }
}

/** A stream can be left where it stands, which a read that waits in the kernel cannot: the process could not even end. */
const readStream = (first: readonly Uint8Array[], limit: number, ms: number): Promise<Input> => {
  const { stdin } = process
  return new Promise((resolve, reject) => {
    const chunks = [...first]
    let size = first.reduce((sum, it) => sum + it.length, 0)
    const end = (input: Input) => {
      clearTimeout(timer)
      stdin.destroy()
      resolve(input)
    }
    const timer = setTimeout(() => end({ kind: 'too-slow' }), ms)
    stdin.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size > limit) end({ kind: 'too-long' })
      else chunks.push(chunk)
    })
    stdin.on('end', () => end({ kind: 'read', bytes: joined(chunks) }))
    stdin.on('error', error => {
      clearTimeout(timer)
      reject(error)
    })
  })
}

/**
 * A socket, as Node makes them for its children. What was sent in one go is there in one piece, and then a stream, which costs a sixth of the
 * start, is not needed. Where nothing at all is sent, the first read waits for as long as the socket is open.
 */
const readSocket = (limit: number, ms: number, whole: Bounds['whole']): Input | Promise<Input> => {
  const first = readNow(0)
  if (first === 'later') return readStream([], limit, ms)
  return first.length === 0 || whole(first) ? { kind: 'read', bytes: first } : readStream([first], limit, ms)
}

/** Standard input, up to its end or until it is whole; or why not. */
export const readStdinWithin: World['stdinWithin'] = async ({ bytes: limit, ms, whole }) => {
  const stat = fstatSync(0)
  // a file ends
  if (stat.isFile()) return readAll(0, { limit, late: () => false, whole: () => false })
  const pipe = stat.isFIFO() ? openPipe() : undefined
  if (pipe === undefined) return readSocket(limit, ms, whole)
  const end = milliseconds() + ms
  const input = readAll(pipe, { limit, late: () => milliseconds() > end, whole })
  closeSync(pipe)
  return input
}
