import { isAbsolute, resolve } from 'node:path'
import { globMatches } from '../../core/glob.ts'
import type { FollowWorld } from './trail.ts'

/** Paths that one pattern can stand for: more versions of an interpreter are not installed. */
const MOST_PATHS = 64

/** The paths that exist for a pattern in which `*` stands for any text within a name. Newest version, by name, first. */
export const expand = (pattern: string, world: FollowWorld): readonly string[] => {
  if (!isAbsolute(pattern)) return []
  let paths: readonly string[] = ['/']
  for (const part of resolve(pattern).split('/').slice(1)) {
    paths = paths
      .flatMap(path => {
        if (!part.includes('*')) return [resolve(path, part)]
        const listing = world.files.list(path)
        const names = listing.kind === 'listed' ? listing.names.filter(name => globMatches(part, name)) : []
        return names.toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true })).map(name => resolve(path, name))
      })
      .slice(0, MOST_PATHS)
  }
  return paths.filter(path => world.files.stat(path) !== undefined)
}
