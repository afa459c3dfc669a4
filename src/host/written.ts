import type { Written } from './world.ts'

export const written: Written = { kind: 'written' }

/** What the system said of a file that could not be written. */
export const failedAt = (path: string, error: unknown): Written => ({
  kind: 'failed',
  path,
  reason: error instanceof Error && 'code' in error ? String(error.code) : String(error),
})

/** Does it, or says why it could not be done. */
export const attempt = (path: string, work: () => void): Written => {
  try {
    work()
    return written
  } catch (error) {
    return failedAt(path, error)
  }
}
