import type { Place } from './walk.ts'
import { dynamicWord, eitherWord, joinWords, staticWord } from './word.ts'
import type { Word } from './word.ts'

/** Where a literal stands in its word. */
export interface LiteralSite {
  /** Nothing stands before it in the word. */
  readonly first: boolean
  /** Nothing stands behind it that belongs to the word. */
  readonly last: boolean
  /** It is, or belongs to, what an assignment gives: a tilde counts after each colon too. */
  readonly assigned: boolean
  /** The name that it is assigned to does not belong to the word. */
  readonly given: boolean
}

const unescaped = (raw: string): string => raw.replace(/\\([\s\S])/g, '$1')

/** What `~NAME` stands for; `prefix` has neither slash nor quotes. */
const homeOf = ({ state, walk }: Place, prefix: string): Word => {
  if (prefix === '~') return { ...(state.variables.get('HOME') ?? staticWord(state.home)), text: '~' }
  if (prefix === '~+') {
    const known = state.variables.has('PWD') || state.clobbered ? undefined : state.cwds
    return known === undefined
      ? dynamicWord(prefix)
      : { ...staticWord(known[0]!, prefix), values: known, prefix: known.length === 1 ? known[0]! : '' }
  }
  // the directory before, or an entry of the stack of directories; where there is none it stays as it is written
  if (/^~[-+]?\d*$/.test(prefix) || walk.shell === 'zsh') return dynamicWord(prefix)
  if (!/^~[\w.-]+$/.test(prefix)) return staticWord(prefix)
  if (prefix === '~root') return staticWord('/root', prefix)
  // where other people's directories usually are; who does not exist has none
  const parent = state.home.slice(0, state.home.lastIndexOf('/'))
  const guess = staticWord(`${parent}/${prefix.slice(1)}`, prefix)
  return guess.prefix === state.home ? guess : eitherWord(guess, staticWord(prefix))
}

/** Before `=~` bash takes a tilde for a directory too, in some words; and where a colon ends it, it reads the word no further. */
const EQUALS = /(?:^|[:=])~[^/:]*=~/

/** To bash a colon ends the name in any word (`~:`); to others it belongs to the name, which nobody has. */
const beforeColon = (place: Place, prefix: string): Word => {
  if (place.walk.shell === 'zsh') return staticWord(prefix)
  const home = homeOf(place, prefix)
  return place.walk.shell === 'bash' ? home : eitherWord(home, staticWord(prefix))
}

const NAME = /^[A-Za-z_]\w*(?:\[[^\]\\]*\])?\+?=/

/** Whether the word, as it is written, looks like an assignment. */
export const looksAssigned = (text: string): boolean => NAME.test(text)

/** The tilde of every day: nothing in the word but a path below the home directory. */
const PLAIN = /^~\/[\w./-]*$/

/**
 * A literal with a tilde that the shell replaces; undefined where there is none. What is quoted, or continues in an expansion
 * (`~$x`, `~'/a'`), is no name.
 */
export const expandTildes = (place: Place, source: string, site: LiteralSite): Word | undefined => {
  if (!source.includes('~')) return undefined
  if (site.first && !site.assigned && PLAIN.test(source))
    return { ...joinWords(homeOf(place, '~'), staticWord(source.slice(1))), text: source }
  const raw = source.replaceAll('\\\n', '')
  // bash reads `dd of=~/x` as if it were an assignment; others do not
  const name = site.first && !site.given && place.walk.shell === 'bash' ? NAME.exec(raw)?.[0] : undefined
  const assigned = site.assigned || name !== undefined
  if (place.walk.shell !== 'zsh' && (EQUALS.test(raw) || (!assigned && /^~[^/]*:/.test(raw) && (!site.last || raw.includes('\\')))))
    place.problems.push({ code: 'unsupported', reason: `the tilde in ${source} is read differently` })
  // zsh looks past quotes for the end of the name: `~'/a'`
  if (place.walk.shell === 'zsh' && site.first && !site.last && /^~[^/]*$/.test(raw))
    place.problems.push({ code: 'unsupported', reason: `the tilde in ${source} is read differently` })
  const found = assigned ? /(^|(?:^|[^\\])(?:\\\\)*[:=])(~[^/:\\]*)(?=([/:]|\\|$))/g : /(^)(~[^/:\\]*)(?=([/:]|\\|$))/g
  let word: Word | undefined
  let from = 0
  for (const match of raw.matchAll(found)) {
    const at = match.index + match[1]!.length
    const starts = (at === 0 && site.first) || (assigned && at > 0 && (raw[at - 1] === ':' || (name !== undefined && at === name.length)))
    const ends = match[3] === '\\' ? false : match[3] !== '' || site.last
    if (!starts || !ends || at < from || (name !== undefined && at < name.length && at > 0)) continue
    const before = staticWord(unescaped(raw.slice(from, at)))
    const home = !assigned && match[3] === ':' ? beforeColon(place, match[2]!) : homeOf(place, match[2]!)
    word = word === undefined ? (at === 0 ? home : joinWords(before, home)) : joinWords(joinWords(word, before), home)
    from = at + match[2]!.length
  }
  return word === undefined ? undefined : { ...joinWords(word, staticWord(unescaped(raw.slice(from)))), text: source }
}
