import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

const isDirectory = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined)

/**
 * A directory and those above it. Not Node's own `recursive`, which never ends where a directory that exists takes nothing new and says
 * ENOENT (/proc).
 */
export const makeDirectories = (path: string): void => {
  try {
    mkdirSync(path, 0o700)
  } catch (error) {
    if (isDirectory(path)) return
    const above = dirname(path)
    if (codeOf(error) !== 'ENOENT' || above === path || isDirectory(above)) throw error
    makeDirectories(above)
    makeDirectories(path)
  }
}
