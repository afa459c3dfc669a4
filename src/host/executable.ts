import type { Stat } from './world.ts'

const ANY_EXECUTE = 0o111

/** A regular file, after symbolic links, that somebody may execute. */
export const isExecutable = (stat: Stat | undefined): boolean => stat?.kind === 'file' && (stat.mode & ANY_EXECUTE) !== 0
