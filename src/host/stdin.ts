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
const readStream = (limit: number, ms: number): Promise<Input> => {
  const { stdin } = process
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = []
    let size = 0
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

interface Handle {
  readonly open: (descriptor: number) => number
}

/**
 * Makes a socket, as Node makes them for its children, or a pipe give what there is rather than wait; undefined where that cannot be had. It is what
 * a stream does first of all, without the rest of one, which costs a sixth of the start. The handle has to live for as long as it is read.
 */
const unblocked = (): Handle | undefined => {
  try {
    // the only way to it: no module of Node's offers it by itself
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Node's types leave it out
    const { binding } = process as unknown as { binding: (name: 'pipe_wrap') => PipeWrap }
    const { Pipe, constants: kinds } = binding('pipe_wrap')
    const handle = new Pipe(kinds.SOCKET)
    return handle.open(0) === 0 ? handle : undefined
  } catch {
    return undefined
  }
}

interface PipeWrap {
  readonly Pipe: new (kind: number) => Handle
  readonly constants: { readonly SOCKET: number }
}

/** Standard input, up to its end or until it is whole; or why not. */
export const readStdinWithin: World['stdinWithin'] = async ({ bytes: limit, ms, whole }) => {
  const stat = fstatSync(0)
  // a file ends
  if (stat.isFile()) return readAll(0, { limit, late: () => false, whole: () => false })
  const end = milliseconds() + ms
  const bounds = { limit, late: () => milliseconds() > end, whole }
  const pipe = stat.isFIFO() ? openPipe() : undefined
  if (pipe !== undefined) {
    const input = readAll(pipe, bounds)
    closeSync(pipe)
    return input
  }
  const handle = stat.isSocket() || stat.isFIFO() ? unblocked() : undefined
  return handle === undefined ? readStream(limit, ms) : readAll(0, bounds)
}
