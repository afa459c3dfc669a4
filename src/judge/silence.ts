import type { Argument, Option } from '../document/document.ts'
import type { Bound, Match } from '../shell/argv/match.ts'
import { valueOf } from '../shell/word.ts'
import type { Word } from '../shell/word.ts'
import { modesOf } from './modes.ts'
import { isSilent } from './spoken.ts'

/*
 * Where a document is silent, and where two documents read the same words the same way. A promise counts only from a document that
 * understands every word of the call; which of them that may be, is decided here.
 */

/** A group that was called without one of its commands, and says nothing about that. Nodes of a match are uniform: an empty list of commands is none. */
export const isBareGroup = (match: Match): boolean => {
  const node = match.nodes.at(-1)!
  if (node.commands === undefined || node['x-self'] !== undefined) return false
  const own = (node.options?.length ?? 0) > 0 || (node.arguments?.length ?? 0) > 0
  return !(own && node.effects !== undefined && match.nodes.length > 1)
}

/** `git --version`: what an option makes of a group, the group need not say. */
export const knowsCommand = (match: Match): boolean =>
  match.unknownCommand === undefined && (!isBareGroup(match) || modesOf(match).some(mode => mode.from === 'option'))

/** Whether the document has a place for every word. */
export const isWhole = (match: Match): boolean =>
  knowsCommand(match) && match.unknownOptions.length === 0 && match.surplus.length === 0 && match.incomplete.length === 0

/** Where options stand, and how many words each word of options takes with it. */
const widths = ({ options }: Match): ReadonlyMap<number, number> => {
  const taken = new Map<number, number>()
  for (const { at, values } of options) taken.set(at, (taken.get(at) ?? 0) + values.length)
  return taken
}

/** Whether a weaker document's reading leaves standing all that the stronger one's knows. What `strong` does not know, it has no say in. */
export const fits = (strong: Match, weak: Match, words: readonly Word[]): boolean => {
  if (weak.names.length < strong.names.length) return false
  // a list of options that calls itself complete is not silent about one that is not in it
  if (strong.unknownOptions.length > 0 && strong.nodes.at(-1)?.['x-complete'] === true) return false
  const theirs = widths(weak)
  const own = widths(strong)
  // of a bundle of short options it may know some
  const unknown = new Set(strong.unknownOptions)
  for (const [at, width] of own) if (theirs.get(at) !== width && !unknown.has(valueOf(words[at]) ?? '')) return false
  return theirs.size - own.size <= strong.unknownOptions.length || strong.unknownCommand !== undefined
}

/** Whether both take every word for the same thing. */
export const readsAlike = (a: Match, b: Match): boolean => {
  const [ours, theirs] = [widths(a), widths(b)]
  return (
    a.names.length === b.names.length &&
    a.operands.length === b.operands.length &&
    a.operands.every((word, at) => word === b.operands[at]) &&
    a.inner.length === b.inner.length &&
    ours.size === theirs.size &&
    [...ours].every(([at, width]) => theirs.get(at) === width)
  )
}

/** Options of weaker documents by the names that a stronger one has for them. Readers compare options, so each is made once. */
type Renamed = { readonly from: Option; readonly option: Option }[]

/** The option under the name that other fields of the stronger document refer to. */
const called = (option: Option, name: string | undefined, renamed: Renamed): Option => {
  if (name === undefined || name === option.name) return option
  const known = renamed.find(({ from, option: made }) => from === option && made.name === name)
  if (known !== undefined) return known.option
  const made = { ...option, name }
  renamed.push({ from: option, option: made })
  return made
}

/** The options of `weak`, each as `strong` describes it where that says what it does. */
const knownOptions = (strong: Match, weak: Match): Match['options'] => {
  const taken = new Map<number, number>()
  const renamed: Renamed = []
  return weak.options.map(given => {
    const place = taken.get(given.at) ?? 0
    taken.set(given.at, place + 1)
    const own = strong.options.filter(other => other.at === given.at)[place]
    if (own === undefined || own.negated !== given.negated) return given
    return isSilent(own.option) ? { ...given, option: called(given.option, own.option.name, renamed) } : own
  })
}

/** The operand as `weak` describes it, under the name that other fields of the stronger document refer to. */
const knownArgument = ({ argument: { name } }: Bound, weak: Bound): Argument =>
  weak.argument.name === name ? weak.argument : { ...weak.argument, name }

const sameWords = (a: Bound, b: Bound): boolean => a.words.length === b.words.length && a.words.every((word, at) => word === b.words[at])

/**
 * The reading, with what `weak`, which it leaves standing, knows of the options and operands that nothing is said about. A command that
 * is not known does what the mode says that an option stands for, as every other.
 */
export const completed = (strong: Match, weak: Match): Match => {
  const alike = strong.bound.length === weak.bound.length && strong.bound.every((bound, at) => sameWords(bound, weak.bound[at]!))
  const bound = alike
    ? strong.bound.map((own, at) => (isSilent(own.argument) ? { ...own, argument: knownArgument(own, weak.bound[at]!) } : own))
    : strong.bound
  const match = { ...strong, options: knownOptions(strong, weak), bound }
  return match.unknownCommand !== undefined && modesOf({ ...match, unknownCommand: undefined }).some(mode => mode.from === 'option')
    ? { ...match, unknownCommand: undefined }
    : match
}
