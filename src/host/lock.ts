import { join } from 'node:path'
import lockfile from 'proper-lockfile'
import type { Lock } from './world.ts'

/** A holder that does not touch the lock for this long is dead. The shortest that proper-lockfile accepts is 5 s. */
const STALE_MS = 10_000
const TOUCH_MS = 2000

/** Together about 40 s: long enough to see a dead holder's lock go stale, and for dozens of scans to take turns. */
const RETRIES = { retries: 220, factor: 1.1, minTimeout: 10, maxTimeout: 200, randomize: true }

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : String(error))

export const lock: Lock = async (directory, work) => {
  let held = true
  let release: () => Promise<void>
  try {
    release = await lockfile.lock(directory, {
      lockfilePath: join(directory, '.lock'),
      stale: STALE_MS,
      update: TOUCH_MS,
      retries: RETRIES,
      // without this the default throws in a timer, where nobody can catch it
      onCompromised: () => {
        held = false
      },
    })
  } catch (error) {
    return codeOf(error) === 'ELOCKED' ? { kind: 'busy' } : { kind: 'failed', reason: codeOf(error) }
  }
  try {
    return { kind: 'done', value: await work(() => held) }
  } finally {
    await release().catch(() => {})
  }
}
