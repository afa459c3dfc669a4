import { shellWord } from '../core/shell-quote.ts'
import { inherit } from '../core/effects.ts'
import { raisedByRole, statesOf, STATED } from '../document/effect-states.ts'
import type { StatedEffect, States } from '../document/effect-states.ts'
import type { Argument, Command, Document, Node, Option, Role } from '../document/document.ts'
import { BUDGETS, largest } from './budget.ts'
import { shortEffects } from './effect-words.ts'
import { estimateTokens } from './estimate.ts'
import { rankedOptions } from './rank.ts'
import type { BriefArgument, BriefCommand, BriefCommands, BriefDocument, BriefOption } from './shown-document.ts'
import { flagOf, signature } from './signature.ts'

export interface CommandQuestion {
  readonly document: Document
  /** Words of the command and nodes from the root to it; of a tool without commands, none and the root. */
  readonly names: readonly string[]
  readonly nodes: readonly Node[]
  /** Tokens that the answer may take; undefined: the usual ones. */
  readonly limit: number | undefined
  /** Tokens of the answer, with whatever is laid around it. */
  readonly cost: (answer: BriefDocument) => number
}

/** What goes without saying where the other does. */
const IMPLIED: Readonly<Record<string, StatedEffect>> = { reversible: 'destructive', 'filesystem.write': 'filesystem.delete' }

const raises = (role: Role, states: States): { readonly 'x-raises'?: readonly string[] } => {
  const raised = raisedByRole(role)
  if (raised.length === STATED.length) return { 'x-raises': ['*'] }
  const news = raised.filter(path => path !== 'idempotent' && states.get(path) !== (path === 'reversible' ? 'no' : 'yes'))
  const said = news.filter(path => !news.some(other => other === IMPLIED[path]))
  return said.length === 0 ? {} : { 'x-raises': said }
}

/** The fields of `names` that are there. */
const pick = <T extends object, K extends keyof T>(value: T, names: readonly K[]): Pick<T, K> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- exactly the fields that were there are copied
  Object.fromEntries(names.filter(name => value[name] !== undefined).map(name => [name, value[name]])) as Pick<T, K>

const PRESENCE = ['x-since', 'x-until', 'x-plugin', 'x-hidden'] as const

const briefOption = (option: Option, states: States): BriefOption => ({
  ...pick(option, ['flags']),
  ...(option.type === undefined || option.type === 'boolean' ? {} : { type: option.type }),
  ...pick(option, ['enum', 'default', 'required', 'description', 'x-value', 'x-executes', 'x-mode', ...PRESENCE]),
  ...raises(option, states),
})

const briefArgument = (argument: Argument, states: States): BriefArgument => ({
  ...pick(argument, ['name']),
  ...(argument.type === undefined || argument.type === 'string' ? {} : { type: argument.type }),
  ...pick(argument, ['enum', 'required', 'variadic', 'description', 'x-executes']),
  ...raises(argument, states),
})

const MOST_EXAMPLES = 5

/** So many options are told in full before any other is named at all. */
const FIRST = 8

/** Of its options, how many are told in full and how many are named; `size`: of what there is to say, from the most important on. */
const shares = (all: number, size: number): { readonly detailed: number; readonly named: number } => {
  const first = Math.min(FIRST, all)
  return { detailed: Math.min(size, first) + Math.max(0, size - all), named: Math.min(size, all) }
}

/** The size at which everything is said. */
const wholeSize = (all: number): number => 2 * all - Math.min(FIRST, all)

/** All of it but the options. */
interface Frame {
  readonly head: BriefCommand
  readonly examples: Pick<BriefCommand, 'examples'>
  /** Without its options and operands. */
  readonly alone: States
  readonly ranked: readonly Option[]
}

const frameOf = ({ document, names, nodes }: CommandQuestion): Frame => {
  const own: Command = nodes.at(-1) ?? {}
  const above = nodes.slice(0, -1)
  // of a tool without commands those of the tool are its own
  const globals = names.length === 0 ? (document.globalOptions ?? []) : []
  const ranked = rankedOptions([...above, { ...own, options: [...(own.options ?? []), ...globals] }])
  const alone = statesOf([...above, { ...own, options: [], arguments: [] }])
  const { leaves } = inherit(nodes.map(node => node.effects))
  return {
    head: {
      ...(names.length === 0 ? {} : pick(own, ['description'])),
      ...pick(own, PRESENCE),
      'x-usage': signature([document.name, ...names], [...above, { ...own, options: ranked }], USAGE_OPTIONS),
      ...shortEffects(statesOf(nodes, globals), leaves),
      ...pick(own, ['x-executes', 'x-safer']),
      ...(own.arguments === undefined ? {} : { arguments: own.arguments.map(argument => briefArgument(argument, alone)) }),
    },
    examples: own.examples === undefined ? {} : { examples: own.examples.slice(0, MOST_EXAMPLES) },
    alone,
    ranked,
  }
}

const briefCommand = ({ head, examples, alone, ranked }: Frame, size: number): BriefCommand => {
  const { detailed, named } = shares(ranked.length, size)
  const options = ranked.slice(0, detailed)
  const more = ranked.slice(detailed, named)
  return {
    ...head,
    ...(options.length === 0 ? {} : { options: options.map(option => briefOption(option, alone)) }),
    ...(more.length === 0 ? {} : { 'x-more-options': more.map(flagOf) }),
    ...examples,
  }
}

/** The options themselves follow. */
const USAGE_OPTIONS = 0

const MORE_TOKENS = 4

/** The command inside the groups that lead to it. */
const inGroups = (names: readonly string[], command: BriefCommand): BriefCommands => {
  let inner = command
  for (const name of names.slice(1).toReversed()) inner = { commands: { [name]: inner } }
  return { [names[0]!]: inner }
}

const written = ({ document, names, limit }: CommandQuestion, frame: Frame, size: number): BriefDocument => {
  const { atip, name, version, description, authentication, globalOptions } = document
  const command = briefCommand(frame, size)
  const all = frame.ranked.length
  const left = Math.max(0, all - size)
  const globals = names.length === 0 ? 0 : (globalOptions?.length ?? 0)
  const call = ['atip show', ...[name, ...names].map(word => shellWord(word))].join(' ')
  const isCut = size < wholeSize(all)
  return {
    atip,
    name,
    version,
    description,
    ...(names.length === 0 ? command : { commands: inGroups(names, command) }),
    ...(globals === 0 ? {} : { 'x-global-options': globals }),
    ...(authentication === undefined || names.length > 0 ? {} : { authentication }),
    partial: true,
    omitted: {
      reason: isCut ? 'token-limited' : 'filtered',
      commands: 0,
      ...(left === 0 ? {} : { options: left }),
      safetyAssumption: 'unknown',
    },
    'x-more': isCut ? `${call} --max-tokens ${(limit ?? BUDGETS.command) * MORE_TOKENS}` : `${call} --full`,
  }
}

/** Much as `largest` finds it, but each option is looked at once, and those for which there is no room not at all. */
const quickSize = (frame: Frame, room: number): number => {
  const { ranked, alone } = frame
  const all = ranked.length
  const first = Math.min(FIRST, all)
  const named = (option: Option): number => estimateTokens(`"${flagOf(option)}",`)
  const detailed = (option: Option): number => estimateTokens(`${JSON.stringify(briefOption(option, alone))},`)
  let left = room
  for (let size = 0; size < wholeSize(all); size++) {
    const told = ranked[size < all ? size : size - all + first]
    if (told === undefined) return size
    left -= size < first ? detailed(told) : size < all ? named(told) : detailed(told) - named(told)
    if (left < 0) return size
  }
  return wholeSize(all)
}

/**
 * One command, or a tool without commands: what it does, its operands and examples, and of its own options as much as there is room for,
 * by rank. Options of the whole tool are only counted.
 */
export const commandView = (question: CommandQuestion): BriefDocument => {
  const { limit, cost } = question
  const frame = frameOf(question)
  if (limit === undefined) return written(question, frame, quickSize(frame, BUDGETS.command - cost(written(question, frame, 0))))
  const size = largest(0, wholeSize(frame.ranked.length), each => cost(written(question, frame, each)) <= limit)
  return written(question, frame, size)
}
