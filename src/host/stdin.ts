import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs'
import type { Input } from './world.ts'

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

const readAll = (fd: number, limit: number, late: () => boolean): Input => {
  const chunks: Uint8Array[] = []
  let size = 0
  for (;;) {
    const chunk = readNow(fd)
    if (chunk !== 'later') {
      if (chunk.length === 0) return { kind: 'read', bytes: Buffer.concat(chunks) }
      size += chunk.length
      if (size > limit) return { kind: 'too-long' }
      chunks.push(chunk)
    }
    if (late()) return { kind: 'too-slow' }
    if (chunk === 'later') sleep(GLANCE_MS)
  }
}

/** Reading standard input in one go costs less at start-up than a stream; but it waits for as long as nobody ends it. */
export const readStdin = (limit: number): Uint8Array | undefined => {
  const input = readAll(0, limit, () => false)
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
    const chunks: Buffer[] = []
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
    stdin.on('end', () => end({ kind: 'read', bytes: Buffer.concat(chunks) }))
    stdin.on('error', error => {
      clearTimeout(timer)
      reject(error)
    })
  })
}

/** Standard input, whole, or why not. A stream costs some milliseconds more at start-up: only sockets need it, and pipes outside Linux. */
export const readStdinWithin = async ({ bytes: limit, ms }: { readonly bytes: number; readonly ms: number }): Promise<Input> => {
  const stat = fstatSync(0)
  // a file ends
  if (stat.isFile()) return readAll(0, limit, () => false)
  const pipe = stat.isFIFO() ? openPipe() : undefined
  if (pipe === undefined) return readStream(limit, ms)
  const end = performance.now() + ms
  const input = readAll(pipe, limit, () => performance.now() > end)
  closeSync(pipe)
  return input
}
