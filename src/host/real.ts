import { milliseconds, workedMilliseconds } from './clock.ts'
import { files } from './files.ts'
import type { PlatformDirs } from './platform-dirs.ts'
import { progressOn } from './progress.ts'
import { readStdin, readStdinWithin } from './stdin.ts'
import { outputIsLost, streamOf } from './terminal.ts'
import type { Store, World } from './world.ts'

// these pull in packages that cost more than the rest of a start: loaded by whoever writes or runs something
const lazyStore = async (): Promise<Store> => (await import('./store.ts')).store

const gunzip: World['gunzip'] = (bytes, limit) => {
  try {
    return process.getBuiltinModule('node:zlib').gunzipSync(bytes, { maxOutputLength: limit })
  } catch {
    return undefined
  }
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
    serve: async () => (await import('./serve.ts')).serve,
    sweep: async traces => (await import('./descendants.ts')).killTraced(traces),
    spareAccount: async () => (await import('./account.ts')).spareAccount(),
    lock: async (directory, work) => (await import('./lock.ts')).lock(directory, work),
    append: async () => (await import('./append.ts')).append,
    gunzip,
    env,
    cwd: process.cwd(),
    hostname: () => process.getBuiltinModule('node:os').hostname(),
    home,
    uid: process.getuid?.() ?? -1,
    gid: process.getgid?.(),
    platform: process.platform,
    platformDirs,
    packageDir,
    version,
    now: () => new Date(),
    clock: milliseconds,
    worked: workedMilliseconds,
    stdin: readStdin,
    stdinWithin: readStdinWithin,
    outputIsLost,
    lines: async function* (limit) {
      yield* (await import('./lines.ts')).linesOf(process.stdin, limit)
    },
    progress: progressOn(() => streamOf(2)),
    get signal() {
      return signal()
    },
    executable: `${packageDir}/bin/atip.cjs`,
    node: { path: process.execPath, version: process.version, arch: process.arch },
  }
}
