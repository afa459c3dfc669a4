import type { ConfiguredBy } from '../../metadata/document.ts'
import type { Look } from '../look.ts'
import { mentioned, unlisted } from './read-file.ts'

const MOST_PARENTS = 64

const parentOf = (path: string): string => path.slice(0, Math.max(path.lastIndexOf('/'), 1))

const inside = (directory: string, path: string): string => `${directory === '/' ? '' : directory}/${path}`

/** Whether one of the names is there: most directories have none of the first parts, and are listed once. */
const firstPresent = (look: Look, directory: string, paths: readonly string[]): string | undefined => {
  if (paths.length < 8) return paths.find(path => look.kindOf(inside(directory, path)) !== 'absent')
  const names = look.namesIn(directory)
  if (names === undefined) return paths[0]
  const there = new Set(names)
  return paths.find(path => {
    const slash = path.indexOf('/')
    if (slash === -1) return there.has(path)
    return there.has(path.slice(0, slash)) && look.kindOf(inside(directory, path)) !== 'absent'
  })
}

const whyFile = (look: Look, path: string, entry: ConfiguredBy): string | undefined => {
  const text = look.textOf(path)
  if (text.kind === 'absent') return undefined
  if (text.kind === 'unclear') return `${path} cannot be read`
  const harmless = entry.harmless ?? []
  const found = entry.mentions === undefined ? unlisted(text.text, harmless) : mentioned(text.text, entry.mentions, harmless)
  if (found === undefined) return undefined
  return found === '*' ? `${path} is not clear` : `${path} sets ${found}, which can run code`
}

/** Why the directory that a command works in makes it run code; `at` is the directory whose file says so. */
export interface Configured {
  readonly at: string
  readonly why: string
}

/** What one entry of `x-configured-by` finds in a directory and, with `up`, in those above it, to `top` at most. */
export const whyConfigured = (look: Look, directory: string, top: string | undefined, entry: ConfiguredBy): Configured | undefined => {
  const paths = entry.paths ?? []
  let at = directory
  for (let up = 0; up < MOST_PARENTS; up++) {
    if (entry.mentions === undefined && entry.harmless === undefined) {
      const present = firstPresent(look, at, paths)
      if (present !== undefined) return { at, why: `${inside(at, present)} may run` }
    } else {
      for (const path of paths) {
        const why = whyFile(look, inside(at, path), entry)
        if (why !== undefined) return { at, why }
      }
    }
    if (entry.up !== true || at === top || at === '/') return undefined
    at = parentOf(at)
  }
  return undefined
}
