import { shellWord } from '../core/shell-quote.ts'
import { countCommands } from '../document/commands.ts'
import { STATED, statesBelow, statesOf } from '../document/effect-states.ts'
import type { States } from '../document/effect-states.ts'
import type { Command, Document, Node, Option } from '../document/document.ts'
import { leavesOf } from '../core/effects.ts'
import { BUDGETS, largest } from './budget.ts'
import { shortEffects } from './effect-words.ts'
import type { BriefCommand, BriefCommands, BriefDocument, Omitted } from './shown-document.ts'
import { signature } from './signature.ts'

/** How much an index says of each command. */
interface Detail {
  /** Levels of commands; of groups below, only the names of their commands are told. */
  readonly levels: number
  /** Options in a usage; undefined: no usage. */
  readonly options: number | undefined
  /** Names of inner commands of each group. */
  readonly names?: number
  /** Nothing of what is safe to repeat and can be undone. */
  readonly dangersOnly?: boolean
}

/** From all that helps to what cannot be missing. Names of inner commands give way before what the outer ones do. */
const details = (levels: number | undefined): readonly Detail[] =>
  levels === undefined
    ? [
        { levels: 64, options: 6 },
        { levels: 64, options: 2 },
        { levels: 64, options: 0 },
        { levels: 1, options: 6 },
        { levels: 1, options: 2 },
        { levels: 1, options: 0 },
        { levels: 1, options: undefined },
        { levels: 1, options: undefined, names: 6 },
        { levels: 1, options: undefined, names: 3 },
        { levels: 1, options: undefined, names: 3, dangersOnly: true },
        { levels: 1, options: undefined, names: 0, dangersOnly: true },
      ]
    : [6, 2, 0, undefined].map(options => ({ levels, options }))

export interface IndexQuestion {
  readonly document: Document
  /** The group whose commands are listed: words, and nodes from the root to it. */
  readonly names: readonly string[]
  readonly nodes: readonly Node[]
  /** As many levels and no others, where somebody asked. */
  readonly levels: number | undefined
  /** Tokens that the answer may take; undefined: the usual ones. */
  readonly limit: number | undefined
  /** Tokens of the answer, with whatever is laid around it. */
  readonly cost: (answer: BriefDocument) => number
  /** Commands that were left out before. */
  readonly filtered: number
}

const presence = (node: Command): Pick<Command, 'x-since' | 'x-until' | 'x-plugin' | 'x-hidden'> => ({
  ...(node['x-since'] === undefined ? {} : { 'x-since': node['x-since'] }),
  ...(node['x-until'] === undefined ? {} : { 'x-until': node['x-until'] }),
  ...(node['x-plugin'] === undefined ? {} : { 'x-plugin': node['x-plugin'] }),
  ...(node['x-hidden'] === undefined ? {} : { 'x-hidden': node['x-hidden'] }),
})

const usageOf = (nodes: readonly Node[], { options }: Detail): { readonly 'x-usage'?: string } => {
  const usage = options === undefined ? '' : signature([], nodes, options)
  return usage === '' ? {} : { 'x-usage': usage }
}

/** What depends in everything is told shortest by saying so. */
const told = (states: States, { dangersOnly = false }: Detail): States =>
  !dangersOnly || states.size === STATED.length
    ? states
    : new Map([...states].filter(([path]) => path !== 'idempotent' && path !== 'reversible'))

/** `["create", "list", "+16"]`: the first names, and how many more there are. */
const firstOf = (names: readonly string[], most = names.length): readonly string[] =>
  names.length <= most + 1 ? names : [...names.slice(0, most), `+${names.length - most}`]

const entry = (nodes: readonly Node[], command: Command, shared: States, detail: Detail): BriefCommand => {
  const { description, commands } = command
  const head = { ...(description === undefined ? {} : { description }), ...presence(command) }
  if (Object.keys(commands ?? {}).length === 0)
    return { ...head, ...usageOf(nodes, detail), ...shortEffects(told(statesOf(nodes), detail), undefined, shared) }
  if (detail.levels > 1) return { ...head, commands: entries(nodes, shared, { ...detail, levels: detail.levels - 1 }) }
  return {
    ...head,
    ...shortEffects(told(statesBelow(nodes), detail), undefined, shared),
    'x-commands': firstOf(Object.keys(commands ?? {}), detail.names),
  }
}

const entries = (nodes: readonly Node[], shared: States, detail: Detail, most = Infinity): BriefCommands => {
  const commands = Object.entries(nodes.at(-1)?.commands ?? {}).slice(0, most)
  // fromEntries defines own properties, so that a command "__proto__" stays data
  return Object.fromEntries(commands.map(([name, command]) => [name, entry([...nodes, command], command, shared, detail)]))
}

/** The commands of an index inside the groups that lead to it. */
const inGroups = ({ names, nodes }: Pick<IndexQuestion, 'names' | 'nodes'>, group: BriefCommand): BriefCommands => {
  let inner = group
  for (let level = names.length - 1; level > 0; level--) inner = { ...descriptionOf(nodes[level]), commands: { [names[level]!]: inner } }
  return { [names[0]!]: inner }
}

const descriptionOf = (node: Node | undefined): { readonly description?: string } => {
  const own: { readonly description?: string } = node ?? {}
  return own.description === undefined ? {} : { description: own.description }
}

const omittedFrom = (kept: number, collapsed: boolean, { nodes, filtered }: IndexQuestion): Omitted => {
  const own = nodes.at(-1) ?? {}
  const all = Object.values(own.commands ?? {})
  const cut = all.slice(kept)
  const count = (commands: readonly Command[]): number => commands.reduce((sum, command) => sum + Math.max(1, countCommands(command)), 0)
  const inner = collapsed ? all.slice(0, kept).reduce((sum, command) => sum + countCommands(command), 0) : 0
  const reason = cut.length > 0 ? 'token-limited' : inner > 0 ? 'depth-limited' : 'filtered'
  return { reason, commands: count(cut) + inner + filtered, safetyAssumption: 'unknown' }
}

const MORE_TOKENS = 4

/** What is estimated is in truth about this much less. */
const OVERESTIMATE = 1.08

const written = (question: IndexQuestion, detail: Detail, kept: number, globals: readonly Option[]): BriefDocument => {
  const { document, names, nodes, limit } = question
  const { atip, name, version, description, authentication, patterns } = document
  const own = nodes.at(-1) ?? {}
  const below = statesBelow(nodes, globals)
  const shared = new Map([...below].filter(([, state]) => state !== 'depends'))
  const commands = entries(nodes, shared, detail, kept)
  const call = ['atip show', ...[name, ...names].map(word => shellWord(word))].join(' ')
  const all = Object.keys(own.commands ?? {}).length
  const group: BriefCommand = {
    ...usageOf(nodes, { ...detail, options: detail.options ?? 0 }),
    ...shortEffects(below, leavesOf(own.effects)),
    commands,
  }
  return {
    atip,
    name,
    version,
    description,
    ...(names.length > 0 ? { commands: inGroups(question, { ...descriptionOf(own), ...group }) } : group),
    ...(globals.length === 0 ? {} : { 'x-global-options': globals.length }),
    ...(authentication === undefined || names.length > 0 ? {} : { authentication }),
    ...(patterns === undefined || names.length > 0 ? {} : { 'x-patterns': patterns.map(pattern => pattern.name) }),
    partial: true,
    omitted: omittedFrom(kept, detail.levels === 1, question),
    'x-more': kept < all ? `${call} --max-tokens ${(limit ?? BUDGETS.largeIndex) * MORE_TOKENS}` : `${call} COMMAND`,
  }
}

/**
 * The commands of a tool or of a group, one entry each, in as many tokens as there are: first with usages and inner commands, then without,
 * then as many as there is room for, in the order of the document.
 */
export const toolIndex = (question: IndexQuestion): BriefDocument => {
  const { document, nodes, levels, limit, cost } = question
  const globals = document.globalOptions ?? []
  const all = Object.keys(nodes.at(-1)?.commands ?? {}).length
  const room = limit ?? BUDGETS.index
  const fits = (index: BriefDocument, most: number): boolean => cost(index) <= most
  const tried = details(levels)
  for (const detail of tried) {
    const index = written(question, detail, all, globals)
    if (fits(index, room)) return index
  }
  const most = limit ?? BUDGETS.largeIndex
  const least = tried.at(-1) ?? { levels: 1, options: undefined }
  const shortest = written(question, least, all, globals)
  if (limit === undefined && fits(shortest, room * OVERESTIMATE)) return shortest
  // where it takes more anyway, at least the names of inner commands
  for (const detail of tried.filter(({ options }) => options === undefined)) {
    const index = written(question, detail, all, globals)
    if (fits(index, most)) return index
  }
  return written(
    question,
    least,
    largest(0, all, kept => fits(written(question, least, kept, globals), most)),
    globals,
  )
}
