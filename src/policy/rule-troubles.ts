import { editsBetween } from '../core/nearest.ts'
import type { Document, Node } from '../metadata/document.ts'
import { childOf } from '../metadata/document.ts'
import type { Match } from '../shell/argv/match.ts'
import { tableOf } from '../shell/argv/table.ts'
import { valueOf } from '../shell/word.ts'
import { readingsOf } from './command-pattern.ts'
import type { CommandPattern } from './command-pattern.ts'
import type { Context } from './context.ts'

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
/** `perf` is not `perl`: a short name is one of many. */
const SHORTEST_TOOL = 5
/** From here on, two letters may differ. */
const LONG = 8

/** A stricter kind of nearness than that of hints: what is near stops the policy. */
const nearOf = (word: string, known: Iterable<string>, most = word.replace(/^-+/, '').length < LONG ? 1 : 2): string | undefined => {
  if (word.replace(/^-+/, '').length < SHORTEST) return undefined
  let best: string | undefined
  let least = most + 1
  for (const candidate of known) {
    if (Math.abs(candidate.length - word.length) >= least || candidate.replace(/^-+/, '').length < SHORTEST) continue
    const edits = editsBetween(word, candidate)
    if (edits < least) [best, least] = [candidate, edits]
  }
  return best
}

const isGlob = (word: string): boolean => /[*?]/.test(word)

/** What a reading does not find in the document, and what is near it. */
const strangeIn = (
  document: Document,
  reading: Match,
): { readonly word: string; readonly what: string; readonly near: string | undefined } | undefined => {
  const tool = [document.name, ...reading.names].join(' ')
  const node = reading.nodes.at(-1)!
  const command = valueOf(reading.unknownCommand)
  if (command !== undefined && !isGlob(command)) {
    const names = Object.entries(node.commands ?? {}).flatMap(([name, child]) => [name, ...(child['x-aliases'] ?? [])])
    return {
      word: command,
      what: `${tool} has no command ${command}`,
      near: nearOf(
        command,
        names.filter(name => !isGlob(name)),
      ),
    }
  }
  const flag = reading.unknownOptions.map(it => it.split('=', 1)[0]!).find(it => !isGlob(it))
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
  const { word, what, near } = first
  if (near === undefined)
    return { kind: 'by-words', rule: pattern.text, message: `${what} that is known here: the rule is compared word by word` }
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
  const near = found.path === undefined && first.length >= SHORTEST_TOOL ? nearOf(first, names(), 1) : undefined
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
