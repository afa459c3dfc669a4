import { globMatches } from '../core/glob.ts'
import { commandName } from '../document/commands.ts'
import { childOf } from '../document/document.ts'
import type { Document, Node } from '../document/document.ts'
import type { Match } from '../shell/argv/match.ts'
import { readArgv } from '../shell/argv/read-argv.ts'
import { staticWord, valueOf } from '../shell/word.ts'
import type { Word } from '../shell/word.ts'
import type { Case } from './case.ts'
import { comparePlain, permitsPlain } from './plain-match.ts'
import type { CommandPattern } from './policy-file.ts'
import { compareReading } from './reading-match.ts'
import { renamed, startsScript, versionMatches } from './reach.ts'
import { ruleWords } from './rule-words.ts'
import { best, placeOfRule, placesOfLine } from './word-match.ts'
import type { Way, Where, WordMatch } from './word-match.ts'

/** For a text that was checked before; one that no line can have names nothing. */
export const readCommandPattern = (text: string): CommandPattern => {
  const read = ruleWords(text)
  return { text, words: read.kind === 'words' ? read.words : [] }
}

/** `full`: all names of the command stand in the pattern. `maybe`: a computed word could be what the pattern names. */
type PatternMatch = 'no' | 'maybe' | 'yes' | 'full'

export interface Matched {
  readonly match: PatternMatch
  /** The rule's own words as its document reads them; undefined: nothing describes the tool. */
  readonly reading: Match | undefined
}

const NO: Matched = { match: 'no', reading: undefined }

const readings = new WeakMap<Node, WeakMap<CommandPattern, readonly Match[]>>()

/** `git --force push` is `git push --force`: names first, then all that is left. Behind a word that is no name (`cargo nextest run`) there are none. */
const namesFirst = (words: readonly Word[], start: readonly Node[]): readonly Word[] => {
  const names: Word[] = []
  const rest: Word[] = []
  let node = start.at(-1)
  let ended = false
  for (const [at, word] of words.entries()) {
    const text = valueOf(word)!
    const isFlag = text.startsWith('-')
    const name = isFlag || ended ? undefined : commandName(node?.commands, text)
    const child = name === undefined ? undefined : childOf(node?.commands, name)
    if (child === undefined) {
      rest.push(word)
      // what stands behind a flag can be its value
      ended ||= !isFlag && valueOf(words[at - 1])?.startsWith('-') !== true
    } else {
      names.push(word)
      node = child
    }
  }
  return [...names, ...rest]
}

/** How the tool itself would read the rule. */
export const readingsOf = (pattern: CommandPattern, document: Document, start: readonly Node[]): readonly Match[] => {
  const node = start.at(-1) ?? document
  let known = readings.get(node)
  if (known === undefined) readings.set(node, (known = new WeakMap()))
  let found = known.get(pattern)
  if (found === undefined) {
    const words = pattern.words.slice(1).map(word => staticWord(word))
    const read = (all: readonly Word[]) => readArgv(document, all, start.length === 0 ? [document] : start)
    found = read(words)
    if (found.every(match => match.unknownOptions.length > 0 || match.unknownCommand !== undefined)) {
      const other = read(namesFirst(words, start.length === 0 ? [document] : start))
      if (other.some(match => match.unknownOptions.length === 0 && match.unknownCommand === undefined)) found = other
    }
    known.set(pattern, found)
  }
  return found
}

const isPath = (name: string): boolean => name.includes('/')

/** A program by its path is the same file however it is written, and no other one of that name. */
const samePlace = (where: Where, rule: string, command: Case): WordMatch => {
  const { resolution, invocation } = command.judged
  const wanted = placeOfRule(where.context, rule)
  const name = valueOf(invocation.words[0])
  if (name !== undefined && isPath(name)) {
    const places = placesOfLine(where, name)
    if (places === undefined)
      return where.way === 'forbid' && globMatches(`*/${rule.slice(rule.lastIndexOf('/') + 1)}`, `/${name}`) ? 'maybe' : 'no'
    const same = places.map(place => globMatches(wanted, place))
    if (same.every(each => each)) return 'yes'
    return where.way === 'forbid' && (same.includes(true) || globMatches(rule, name)) ? 'yes' : 'no'
  }
  return resolution?.path !== undefined && globMatches(wanted, resolution.path) ? 'yes' : 'no'
}

const toolMatches = (where: Where, first: string, command: Case): WordMatch => {
  const tool = command.tool!
  if (isPath(first)) return samePlace(where, first, command)
  if (globMatches(first, tool)) return 'yes'
  if (where.way === 'permit') return 'no'
  // a file of that name is another program, but whoever forbids the name means it too
  const name = tool.slice(tool.lastIndexOf('/') + 1)
  return globMatches(first, name) ? 'yes' : versionMatches(first, name)
}

const matchWritten = (pattern: CommandPattern, command: Case, way: Way): Matched => {
  const [first] = pattern.words
  if (first === undefined || command.tool === undefined) return NO
  const { match, layer, invocation } = command.judged
  const where: Where = { context: command.context, cwds: invocation.cwds, way }
  const tool = toolMatches(where, first, command)
  if (tool === 'no') return way === 'permit' ? NO : { match: startsScript(where, pattern, command), reading: undefined }
  if (match === undefined) return { match: pattern.words.length === 1 ? 'full' : 'maybe', reading: undefined }
  const rest = pattern.words.slice(1)
  const words = invocation.words.slice(1)
  if (layer === undefined) {
    const found = way === 'permit' ? permitsPlain(rest, words) : comparePlain(rest, words)
    return { match: tool === 'maybe' && found !== 'no' ? 'maybe' : found === 'yes' ? 'full' : found, reading: undefined }
  }
  const start = match.nodes.slice(0, match.nodes.length - match.names.length)
  const all = readingsOf(pattern, layer.document, start)
  const compared = all.map(reading => ({ reading, match: compareReading(where, reading, match) }))
  const most = best(compared.map(each => each.match))
  if (most === 'no') return NO
  const { reading } = compared.find(each => each.match === most)!
  if (most === 'maybe' || tool === 'maybe') return { match: 'maybe', reading }
  return {
    match:
      reading.names.length + (reading.unknownCommand === undefined ? 0 : reading.operands.length) >= match.names.length ? 'full' : 'yes',
    reading,
  }
}

const ORDER = ['no', 'maybe', 'yes', 'full'] as const satisfies readonly PatternMatch[]

/** Whether the pattern is a beginning of what was called: the same command, with its options and operands among those given. */
export const matchPattern = (pattern: CommandPattern, command: Case, way: Way): Matched => {
  const written = matchWritten(pattern, command, way)
  if (way === 'permit' || written.match === 'yes' || written.match === 'full') return written
  const all = [written, ...renamed(pattern, command).map(each => matchWritten(each, command, way))]
  return all.reduce((most, each) => (ORDER.indexOf(each.match) > ORDER.indexOf(most.match) ? each : most))
}
