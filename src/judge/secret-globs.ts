import { globMatches, mayMatch, targetsOf } from '../core/glob.ts'
import type { Targets } from '../core/glob.ts'
import { once } from '../core/once.ts'
import type { Word } from '../shell/word.ts'
import type { Context } from './context.ts'
import { aimsByName, withoutSets } from './secret-places.ts'
import { isSecret } from './secret-paths.ts'
import { AT_HOME, OF_SYSTEM, ONLY_AT_HOME } from './secret-table/table.ts'

/*
 * Which secrets a glob of the shell can name: `/e*` + `/shadow`, `~/.ss*` + `/id_*`, `.en?`. Other than in a search, a star takes no slash
 * and no dot at the beginning of a name, and the directories before it are known.
 */

/** A name of a row, and one that it means. */
interface Name {
  readonly name: string
  readonly example: string
}

type Row = readonly Name[]

const isGlob = (name: string): boolean => /[*?]/.test(name)

/** Whether a name of the shell's glob can be this one. Most differ in the first letter. */
const shellMatches = (pattern: string, name: string): boolean => {
  if (pattern === name) return true
  const first = pattern[0]
  if (first === '*' || first === '?') return !name.startsWith('.') && globMatches(pattern, name)
  return first === name[0] && isGlob(pattern) && globMatches(pattern, name)
}

/** A name that the name in a row means. */
const exampleOf = (name: string): string =>
  name
    .replace(/\[(.)[^\]]*\]/g, '$1')
    .replace(/\*$/, '')
    .replaceAll('*', 'x')

/** Rows by the name that they begin with, and by an example of it. */
interface Rows {
  readonly all: readonly Row[]
  readonly byFirst: ReadonlyMap<string, readonly Row[]>
  /** What rows of one name, and those that mean all below one, say of that name. */
  readonly ends: readonly Name[]
  readonly endTargets: Targets
}

const split = (rows: readonly string[]): Rows => {
  const all = rows.map(row => row.split('/').flatMap(name => (name === '' ? [] : [{ name, example: exampleOf(name) }])))
  const byFirst = new Map<string, Row[]>()
  for (const row of all)
    for (const first of new Set([row[0]!.name, row[0]!.example])) {
      const same = byFirst.get(first)
      if (same === undefined) byFirst.set(first, [row])
      else same.push(row)
    }
  const ends = all.filter(row => row.length === 1 || (row.length === 2 && row[1]!.name === '**')).map(row => row[0]!)
  return { all, byFirst, ends, endTargets: targetsOf(ends.flatMap(({ name, example }) => [name, example])) }
}

const meets = (row: Row, parts: readonly string[], at: number): boolean => {
  if (parts.length !== at + row.length && row.at(-1)!.name !== '**') return false
  for (let index = 0; index < row.length; index++) {
    const { name, example } = row[index]!
    if (name === '**') return true
    const part = parts[at + index]
    if (part === undefined || !(name === part || shellMatches(part, example))) return false
  }
  return parts.length === at + row.length
}

/** Whether a row can be meant by the names from this place on: most names that are no globs begin none. */
const isMet = ({ all, byFirst, ends, endTargets }: Rows, parts: readonly string[], at: number): boolean => {
  const part = parts[at]!
  if (!isGlob(part)) return byFirst.get(part)?.some(row => meets(row, parts, at)) ?? false
  if (at < parts.length - 1) return all.some(row => meets(row, parts, at))
  return mayMatch(part, endTargets) && ends.some(({ name, example }) => name === part || shellMatches(part, example))
}

const belowHome = once(() => split([...Object.values(AT_HOME).flat(), ...Object.values(ONLY_AT_HOME).flat()]))
const ofSystem = once(() => split(Object.values(OF_SYSTEM).flat()))

/** `*.conf` */
const KIND = /^\*\.[^*?]+$/

/** `pattern`: absolute, or relative to a directory that is not known; `*` and `?`, and sets. */
const globMeansSecret = (pattern: string, home: string): boolean => {
  const parts: string[] = []
  // a set with a dot in it at the beginning of a name is tried as one, whatever the shell makes of it
  for (const part of withoutSets(pattern.replace(/(^|\/)\[\.[^\]]*\]/g, '$1.')).split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '' && part !== '.') parts.push(part)
  }
  if (parts.length === 0) return false
  if (isSecret(`/${parts.join('/').replace(/\*+/g, 'x').replaceAll('?', 'x')}`, home)) return true
  if (aimsByName(parts.at(-1)!, shellMatches)) return true
  // a name of nothing but stars says nothing about what is meant, nor does a kind of file in a directory of all kinds
  if (parts.some((part, at) => /[^*?]/.test(part) && isMet(belowHome(), parts, at))) return true
  if (!pattern.startsWith('/') || parts.every(part => !/[^*?]/.test(part)) || (parts.length === 2 && KIND.test(parts[1]!))) return false
  return isMet(ofSystem(), parts, 0)
}

/** Fewer letters than this say nothing about a name that is computed. */
const TELLING = 3

/** Whether a word of which not all is known can be a secret by what is: `/etc/shad$x`, `.en?`, `$dir/.e*`. */
export const mayMeanSecret = ({ home }: Pick<Context, 'home'>, word: Word, cwds: readonly string[] | undefined): boolean => {
  const pattern = word.glob ?? `${word.prefix}*`
  // what a glob found is no more computed when a variable holds it: `for f in .e*`
  if (word.rest !== 'names' || word.glob === undefined) {
    const name = pattern.slice(pattern.lastIndexOf('/') + 1).replace(/(?<=.)\.[a-z]+$/i, '')
    if (word.rest === 'number' || name.replace(/[*?]/g, '').length < TELLING) return false
  }
  if (pattern.startsWith('/') || cwds === undefined) return globMeansSecret(pattern, home)
  return cwds.some(cwd => globMeansSecret(`${cwd}/${pattern}`, home))
}
