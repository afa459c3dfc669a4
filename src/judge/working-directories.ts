import type { Match } from '../shell/argv/match.ts'
import type { Invocation } from '../shell/invocation.ts'
import type { Word } from '../shell/word.ts'
import type { Context } from './context.ts'
import { placesOf } from './places.ts'

/** Undefined: not known. */
type Directories = Invocation['cwds']

/** What Linux allows, and how often anybody goes elsewhere: `-C a` repeated must not take time without bound. */
const LONGEST_PATH = 4096
const MOST_MOVES = 64

const directoriesOf = (context: Context, { values: paths }: Word, from: Directories): Directories => {
  if (paths === undefined || from?.some(cwd => cwd.length > LONGEST_PATH) === true) return undefined
  if (from === undefined && paths.some(path => !path.startsWith('/'))) return undefined
  return [...new Set(paths.flatMap(path => (path.startsWith('/') ? ['/'] : from!).flatMap(cwd => placesOf(context, cwd, path))))]
}

/** Directories that the command works in after its own options. */
export const workingDirectories = (context: Context, match: Match, cwds: Directories): Directories => {
  let now = cwds
  let moves = 0
  for (const { option, values, negated } of match.options)
    if (option['x-path'] === 'cwd' && !negated)
      for (const word of values) now = ++moves > MOST_MOVES ? undefined : directoriesOf(context, word, now)
  return now
}

/** Directories that options name to be obeyed (`--git-dir`). */
export const namedDirectories = (context: Context, match: Match, cwds: Directories): Directories => {
  const named: string[] = []
  for (const { option, values, negated } of match.options) {
    if (option['x-path'] !== 'obeyed' || negated) continue
    const directories = values.map(word => directoriesOf(context, word, cwds))
    if (directories.includes(undefined)) return undefined
    named.push(...directories.flatMap(each => each ?? []))
  }
  return named
}
