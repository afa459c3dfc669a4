import { identityOf } from '../../registry/record.ts'
import type { FollowedFile } from '../../registry/record.ts'
import type { FollowWorld } from './trail.ts'

/**
 * Files that are remembered for one launcher. What is installed anew replaces the record of its installation and its first file, which come
 * first; a small package, such as one that is being written, is watched whole.
 */
const MOST_WATCHED = 12

/** The identities of the first few of `paths`; null for one that is not there, which counts as changed when it comes. */
export const watchedFiles = (paths: Iterable<string>, world: FollowWorld): readonly FollowedFile[] =>
  [...new Set(paths)].slice(0, MOST_WATCHED).map(path => {
    const stat = world.files.stat(path)
    return { path, stat: stat === undefined ? null : identityOf(stat) }
  })
