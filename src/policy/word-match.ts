import { globMatches } from '../core/glob.ts'
import { resolvePath } from '../shell/paths.ts'
import type { Word } from '../shell/word.ts'
import type { Context } from '../judge/context.ts'
import { placesOf } from '../judge/places.ts'

/** Whether a word of a line is what a word of a rule names. `maybe`: it is known only when the line runs, or can be several. */
export type WordMatch = 'no' | 'maybe' | 'yes'

/** What a rule is compared for: a denial has to find all that it could mean, a permission covers what it says and no more. */
export type Way = 'forbid' | 'permit'

/** Where the words of a line that are paths are taken from. */
export interface Where {
  readonly context: Context
  readonly cwds: readonly string[] | undefined
  readonly way: Way
}

const atHome = (context: Context, pattern: string): string =>
  pattern === '~' || pattern.startsWith('~/') ? context.home + pattern.slice(1) : pattern

/** Where a path in a rule lies: in the project, wherever the line runs. */
export const placeOfRule = (context: Context, pattern: string): string =>
  resolvePath(context.project ?? context.cwd, atHome(context, pattern))

/** Every place that a path of the line can lead to; undefined: its directory is not known. */
export const placesOfLine = ({ context, cwds }: Where, path: string): readonly string[] | undefined => {
  const from = path.startsWith('/') ? ['/'] : cwds
  return from?.flatMap(cwd => placesOf(context, cwd, path))
}

const valueMatches = (where: Where, pattern: string, value: string, isPath: boolean): WordMatch => {
  const { context, way } = where
  const text = globMatches(atHome(context, pattern), value)
  if (!isPath) return text ? 'yes' : 'no'
  // `rm -rf build` named one directory of the project, and not every one of that name
  const places = placesOfLine(where, value)
  const rule = placeOfRule(context, pattern)
  if (way === 'permit') return places !== undefined && places.every(place => globMatches(rule, place)) ? 'yes' : 'no'
  if (text || places?.some(place => globMatches(rule, place)) === true) return 'yes'
  return places === undefined ? 'maybe' : 'no'
}

/** Whether a word that is not known could become what the rule names. */
const couldBe = ({ context }: Where, pattern: string, { prefix }: Word): boolean => {
  const wanted = atHome(context, pattern)
  const head = wanted.split(/[*?]/, 1)[0]!
  return head.startsWith(prefix) || (head !== wanted && prefix.startsWith(head))
}

/** `isPath`: the document says that the word is one. */
export const wordMatches = (where: Where, pattern: string, word: Word, isPath: boolean): WordMatch => {
  if (pattern === '*' && !isPath) return 'yes'
  if (word.values === undefined || word.pieces !== 'one') return isPath || couldBe(where, pattern, word) ? 'maybe' : 'no'
  const found = word.values.map(value => valueMatches(where, pattern, value, isPath))
  if (found.every(match => match === 'yes')) return 'yes'
  return found.every(match => match === 'no') ? 'no' : 'maybe'
}

const RANK = { no: 0, maybe: 1, yes: 2 } as const satisfies Record<WordMatch, number>

export const worst = (all: readonly WordMatch[]): WordMatch =>
  all.reduce<WordMatch>((least, match) => (RANK[match] < RANK[least] ? match : least), 'yes')

export const best = (all: readonly WordMatch[]): WordMatch =>
  all.reduce<WordMatch>((most, match) => (RANK[match] > RANK[most] ? match : most), 'no')
