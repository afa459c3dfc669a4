import { editsBetween } from '../core/nearest.ts'
import type { Document, Node } from '../document/document.ts'
import { childOf } from '../document/document.ts'
import type { Match } from '../shell/argv/match.ts'
import { tableOf } from '../shell/argv/table.ts'
import { valueOf } from '../shell/word.ts'
import { readingsOf } from './command-pattern.ts'
import type { CommandPattern } from './policy-file.ts'
import type { Context } from '../judge/context.ts'

/** A rule whose words the tool's own document does not have. */
export interface RuleTrouble {
  /** `mistake`: something else was meant, most likely. `by-words`: it is compared word by word. */
  readonly kind: 'mistake' | 'by-words'
  readonly rule: string
  readonly message: string
  /** The rule as it was probably meant. */
  readonly meant?: string
}

/** Shorter words are abbreviations that people make up: `git st`, `git lg`. */
const SHORTEST = 3
/** Where nobody makes up commands, `docker rn` is a mistake too. */
const SHORTEST_OF_FIXED = 2
/** Tools whose users name aliases, plug-ins and scripts as they like; what stands below a command of the tool is the tool's. */
const EXTENSIBLE: ReadonlySet<string> = new Set('aws brew bun cargo composer gh git helm hg kubectl nx pnpm turbo yarn'.split(' '))
/** `perf` is not `perl`: a short name is one of many. */
const SHORTEST_TOOL = 5
/** From here on, two letters may differ. */
const LONG = 8

interface Nearness {
  readonly most?: number
  readonly shortest?: number
}

const lengthOf = (word: string): number => word.replace(/^-+/, '').length

/** A stricter kind of nearness than that of hints: what is near stops the policy. */
const nearOf = (word: string, known: Iterable<string>, { most = lengthOf(word) < LONG ? 1 : 2, shortest = SHORTEST }: Nearness = {}) => {
  if (lengthOf(word) < shortest) return undefined
  let best: string | undefined
  let least = most + 1
  for (const candidate of known) {
    if (Math.abs(candidate.length - word.length) >= least || lengthOf(candidate) < shortest) continue
    const edits = editsBetween(word, candidate)
    if (edits < least) [best, least] = [candidate, edits]
  }
  return best
}

const isGlob = (word: string): boolean => /[*?]/.test(word)

interface Strange {
  readonly word: string
  readonly what: string
  /** What was meant, most likely. */
  readonly near: string | undefined
  /** What may have been meant. */
  readonly like?: string
}

/** What a reading does not find in the document, and what is near it. */
const strangeIn = (document: Document, reading: Match): Strange | undefined => {
  const tool = [document.name, ...reading.names].join(' ')
  const node = reading.nodes.at(-1)!
  const command = valueOf(reading.unknownCommand)
  if (command !== undefined && !isGlob(command)) {
    const all = Object.entries(node.commands ?? {}).flatMap(([name, child]) => [name, ...(child['x-aliases'] ?? [])])
    const names = all.filter(name => !isGlob(name))
    const own = reading.names.length === 0 && EXTENSIBLE.has(document.name)
    // `ip ro`, as `ip` itself takes it
    const abbreviates = lengthOf(command) < SHORTEST && names.some(name => name.startsWith(command))
    const near = abbreviates ? undefined : nearOf(command, names, { shortest: SHORTEST_OF_FIXED })
    const what = `${tool} has no command ${command}`
    return own && nearOf(command, names) === undefined
      ? { word: command, what, near: undefined, ...(near === undefined ? {} : { like: near }) }
      : { word: command, what, near }
  }
  const flag = reading.unknownOptions.map(option => option.split('=', 1)[0]!).find(spelling => !isGlob(spelling))
  if (flag === undefined) return undefined
  return { word: flag, what: `${tool} has no option ${flag}`, near: nearOf(flag, tableOf(document, reading.nodes).byFlag.keys()) }
}

const replaced = (pattern: CommandPattern, word: string, near: string): string =>
  pattern.text
    .split(' ')
    .map(each => (each === word ? near : each.startsWith(`${word}=`) ? near + each.slice(word.length) : each))
    .join(' ')

const byDocument = (pattern: CommandPattern, document: Document, start: readonly Node[]): RuleTrouble | undefined => {
  const strange = readingsOf(pattern, document, start).map(reading => strangeIn(document, reading))
  if (strange.includes(undefined)) return undefined
  const [first] = strange
  if (first === undefined) return undefined
  const { word, what, near, like } = first
  if (near === undefined) {
    const hint = like === undefined ? '' : `; "${replaced(pattern, word, like)}" is like it`
    return { kind: 'by-words', rule: pattern.text, message: `${what} that is known here: the rule is compared word by word${hint}` }
  }
  return { kind: 'mistake', rule: pattern.text, message: what, meant: replaced(pattern, word, near) }
}

/** What a rule is checked against. */
export interface Known {
  readonly context: Pick<Context, 'builtins' | 'cwd' | 'resolveTool'>
  /** Names of all tools that something describes. */
  readonly names: () => ReadonlySet<string>
}

/** Whether the name of the rule's tool is one; what it is, only where it is not described and not installed. */
export const toolTrouble = (pattern: CommandPattern, { context, names }: Known): RuleTrouble | undefined => {
  const [first] = pattern.words
  if (first === undefined || isGlob(first) || first.includes('/') || names().has(first)) return undefined
  if (childOf(context.builtins?.document.commands, first) !== undefined) return undefined
  const found = context.resolveTool(first, context.cwd)
  if (found.kind === 'known') return undefined
  const near = found.path === undefined && first.length >= SHORTEST_TOOL ? nearOf(first, names(), { most: 1 }) : undefined
  if (near !== undefined)
    return { kind: 'mistake', rule: pattern.text, message: `there is no tool ${first}`, meant: replaced(pattern, first, near) }
  const what = found.path === undefined ? 'is not installed, and nothing describes it' : found.reason
  return { kind: 'by-words', rule: pattern.text, message: `${first} ${what}: the rule is compared word by word` }
}

/** What is wrong with a rule; undefined: its tool knows all of its words. */
export const ruleTrouble = (pattern: CommandPattern, known: Known): RuleTrouble | undefined => {
  const [first] = pattern.words
  if (first === undefined || isGlob(first) || first.includes('/')) return undefined
  const { builtins } = known.context
  // by its own name: to look for aliases would read the document of every builtin
  const builtin = childOf(builtins?.document.commands, first)
  const found = known.context.resolveTool(first, known.context.cwd)
  const troubles = [
    ...(builtins === undefined || builtin === undefined ? [] : [byDocument(pattern, builtins.document, [builtins.document, builtin])]),
    ...(found.kind === 'known' ? found.layers.map(layer => byDocument(pattern, layer.document, [layer.document])) : []),
  ]
  if (troubles.length === 0) return toolTrouble(pattern, known)
  return troubles.includes(undefined) ? undefined : troubles[0]
}
