import type { Role } from '../document/document.ts'
import type { Match } from '../shell/argv/match.ts'
import { valueOf } from '../shell/word.ts'
import type { Word } from '../shell/word.ts'
import { ANY_SECRET } from './secret-places.ts'

/** Everything that lies there. */
const ALL = '*'

/** What a search selects that nothing limits. */
export const EVERYTHING: readonly string[] = [ALL]

/** What `ls -a` names besides. */
const HIDDEN = '.*'

/** Every place is tried with every glob, for every command that gets what was found. */
const MOST_GLOBS = 32

/** A regular expression as a glob, where it is plain enough. It matches anywhere in a name unless it is tied to an end. */
const globOfRegex = (regex: string): readonly string[] => {
  const body = regex.replace(/^\^/, '').replace(/\$$/, '')
  const text = body.replace(/\\\.|\.\*|\./g, '')
  // what cannot be said as a glob selects anything; that it may mean what it looks like is remembered
  if (/[\\^$*+?()[\]{}|]/.test(text)) return [ALL, body]
  const glob = body.replace(/\\\.|\.\*|\./g, piece => (piece === '.' ? '?' : piece === '.*' ? '*' : '.'))
  return [`${regex.startsWith('^') ? '' : '*'}${glob}${regex.endsWith('$') ? '' : '*'}`]
}

const globsOf = (kind: NonNullable<Role['x-selects']>, word: Word): readonly string[] => {
  const value = valueOf(word)
  if (value === undefined) return [`${word.prefix}${ALL}`]
  switch (kind) {
    case 'glob':
      // rg's `-g '!x'` leaves out
      return value.startsWith('!') ? [] : [value]
    case 'hidden':
      return []
    case 'extension':
      return [`*.${value.replace(/^\./, '')}`]
    case 'regex':
    case 'lines':
      return globOfRegex(value)
  }
}

/** What a filter lets pass of the names that it reads: `ls -a | grep env`. */
export const linesOf = (match: Match): readonly string[] =>
  match.options.some(given => given.option.name === 'invert-match') ? [] : chosenLines(match)

const chosenLines = (match: Match): readonly string[] => [
  ...match.bound.flatMap(({ argument, words }) => (argument['x-selects'] === 'lines' ? words.flatMap(word => globsOf('lines', word)) : [])),
  ...match.options.flatMap(({ option, values }) => (option['x-selects'] === 'lines' ? values.flatMap(word => globsOf('lines', word)) : [])),
]

/**
 * Globs of which every file that a search finds matches at least one, by the options and arguments with `x-selects`. `before`: only options
 * that stand before this one count (find's `-exec`). Too many globs do no harm here but to ask once too often.
 */
export const selectionOf = (match: Match, before?: Role): readonly string[] => {
  const globs: string[] = []
  for (const { argument, words } of match.bound) {
    const kind = argument['x-selects']
    if (kind !== undefined && kind !== 'lines') globs.push(...words.flatMap(word => globsOf(kind, word)))
  }
  let limited = globs.length > 0
  // of alternatives (`-name a -o -type f`) each must be limited
  let unlimited = false
  let negated = false
  for (const { option, values } of match.options) {
    if (option === before) break
    const joins = option['x-joins']
    const kind = option['x-selects']
    if (joins === 'or') {
      unlimited ||= !limited
      limited = false
    } else if (kind === 'hidden') globs.push(HIDDEN)
    else if (kind !== undefined && kind !== 'lines' && !negated) {
      const own = values.flatMap(word => globsOf(kind, word))
      limited ||= own.length > 0
      globs.push(...own)
    } else if (negated && kind === undefined && values.length === 0) unlimited = true
    negated = joins === 'not'
  }
  if (globs.length === 0) return EVERYTHING
  const all = [...new Set(limited && !unlimited ? globs : [ALL, ...globs])]
  return all.length > MOST_GLOBS ? [ALL, ANY_SECRET] : all
}
