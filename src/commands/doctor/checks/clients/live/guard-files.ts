import { basename, join, relative } from 'node:path'
import type { World } from '../../../../../host/world.ts'
import type { Locations } from '../../../../../registry/locations.ts'
import type { Place, Written } from './place.ts'

/** Policies, shims and the registry of thousands of tools. */
const MOST_FILES = 500
const MOST_BYTES = 16 * 1024 * 1024
const DEEPEST = 3

/** What atip reads when it judges, where it would look for it in the new home. Its log is none of that. */
export const guardFiles = (
  locations: Pick<Locations, 'config' | 'data'>,
  { home }: Place,
  { files }: Pick<World, 'files'>,
): readonly Written[] =>
  [
    { from: locations.config, to: join(home, '.config', basename(locations.config)) },
    { from: locations.data, to: join(home, '.local/share', basename(locations.data)) },
  ].flatMap(({ from, to }) =>
    files.tree(from, { enter: () => true, take: name => name.endsWith('.json'), depth: DEEPEST, most: MOST_FILES }).files.flatMap(path => {
      const file = files.readText(path, MOST_BYTES)
      return file.kind === 'read' ? [{ path: join(to, relative(from, path)), text: file.text }] : []
    }),
  )
