import { readSync } from 'node:fs'
import { files } from './files.ts'
import type { PlatformDirs } from './platform-dirs.ts'
import { progressOn } from './progress.ts'
import { streamOf } from './terminal.ts'
import type { Store, World } from './world.ts'

/** Reading standard input in one go costs half of what a stream costs at start-up. */
const readStdin = (limit: number): Uint8Array | undefined => {
  const chunks: Buffer[] = []
  let size = 0
  for (;;) {
    const buffer = Buffer.allocUnsafe(64 * 1024)
    let got: number
    try {
      got = readSync(0, buffer, 0, buffer.length, null)
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined
      if (code === 'EOF') break
      // a pipe in non-blocking mode that has nothing yet: wait by opening it anew, which blocks
      if (code === 'EAGAIN') {
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5)
        continue
      }
      throw error
    }
    if (got === 0) break
    size += got
    if (size > limit) return undefined
    chunks.push(buffer.subarray(0, got))
  }
  return Buffer.concat(chunks)
}

// these pull in packages that cost more than the rest of a start: loaded by whoever writes or runs something
const lazyStore = async (): Promise<Store> => (await import('./store.ts')).store

const gunzip: World['gunzip'] = (bytes, limit) => {
  try {
    return process.getBuiltinModule('node:zlib').gunzipSync(bytes, { maxOutputLength: limit })
  } catch {
    return undefined
  }
}

/** Not `performance.now()`: the first use of that loads a dozen modules of Node, which takes longer than an unchanged scan. */
const milliseconds = (): number => {
  const [seconds, nanoseconds] = process.hrtime()
  return seconds * 1e3 + nanoseconds / 1e6
}

interface Start {
  /** Where bin/ and shims/ lie. */
  readonly packageDir: string
  readonly version: string
  readonly platformDirs: PlatformDirs | undefined
  /** Asked for by work that can be ended early. */
  readonly signal: () => AbortSignal
}

/** The world as it is. */
export const realWorld = ({ packageDir, version, platformDirs, signal }: Start): World => {
  const env = process.env
  const home = env['HOME'] !== undefined && env['HOME'].startsWith('/') ? env['HOME'] : process.getBuiltinModule('node:os').homedir()
  return {
    files,
    store: lazyStore,
    find: async (directory, pattern) => (await import('./find.ts')).findFiles(directory, pattern),
    run: async request => (await import('./run.ts')).run(request, signal()),
    sweep: async traces => (await import('./descendants.ts')).killTraced(traces),
    spareAccount: async () => (await import('./account.ts')).spareAccount(),
    lock: async (directory, work) => (await import('./lock.ts')).lock(directory, work),
    gunzip,
    env,
    cwd: process.cwd(),
    home,
    uid: process.getuid?.() ?? -1,
    platform: process.platform,
    platformDirs,
    packageDir,
    version,
    now: () => new Date(),
    clock: milliseconds,
    stdin: readStdin,
    lines: async function* (limit) {
      yield* (await import('./lines.ts')).linesOf(process.stdin, limit)
    },
    progress: progressOn(() => streamOf(2)),
    get signal() {
      return signal()
    },
    executable: `${packageDir}/bin/atip.cjs`,
  }
}
