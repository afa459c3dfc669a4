import type { ConfiguredBy } from '../../document/document.ts'
import type { Look } from '../look.ts'
import { mentioned, unlisted } from './read-file.ts'

const MOST_PARENTS = 64

const parentOf = (path: string): string => path.slice(0, Math.max(path.lastIndexOf('/'), 1))

const inside = (directory: string, path: string): string => `${directory === '/' ? '' : directory}/${path}`

/** A file or package that Python loads in the place of a module of that name. */
const shadowing = (look: Look, directory: string, modules: readonly string[]): string | undefined => {
  const names = look.namesIn(directory)
  if (names === undefined) return '*'
  const wanted = new Set(modules)
  return names.find(name => {
    const [stem, ...rest] = name.split('.')
    if (!wanted.has(stem!)) return false
    if (rest.length > 0) return /^(?:py|pyc|so|pyd)$/.test(rest.at(-1)!)
    return ['py', 'pyc'].some(ending => look.kindOf(inside(directory, `${name}/__init__.${ending}`)) !== 'absent')
  })
}

const present = (look: Look, directory: string, entry: ConfiguredBy): string | undefined =>
  entry.paths?.find(path => look.kindOf(inside(directory, path)) !== 'absent') ??
  (entry.modules === undefined ? undefined : shadowing(look, directory, entry.modules))

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
  let at = directory
  for (let up = 0; up < MOST_PARENTS; up++) {
    if (entry.mentions === undefined && entry.harmless === undefined) {
      const found = present(look, at, entry)
      if (found !== undefined) return { at, why: `${inside(at, found)} may run` }
    } else {
      for (const path of entry.paths ?? []) {
        const why = whyFile(look, inside(at, path), entry)
        if (why !== undefined) return { at, why }
      }
    }
    if (entry.up !== true || at === top || at === '/') return undefined
    at = parentOf(at)
  }
  return undefined
}
