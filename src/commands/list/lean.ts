import type { Found, LeanTool, ListedTool, ToolList } from './output.ts'

/** Tokens that an answer may have where nobody asks for all, in o200k_base. */
const MOST_TOKENS = 4000

/** Of them, for what is laid around the tools. */
const AROUND = 160

const MORE = 'atip list --full'

/** What is given up for the sake of more tools, the first first. */
const GIVEN_UP = [['version', 'commands'], ['effects', 'x-depends'], ['trust']] as const satisfies readonly (readonly (keyof LeanTool)[])[]

type Writable<T> = { -readonly [Field in keyof T]: T[Field] }

const isDoubted = ({ source, available, trusted }: ListedTool): boolean => source !== 'inferred' && available && !trusted

const isEmpty = (effects: object): boolean => {
  for (const _ in effects) return false
  return true
}

/**
 * Of the path, the source and the trust, what is not as it is of nearly every tool. `given`: how many of the groups of fields are given up.
 * Field by field: every start makes hundreds of these.
 */
const leanTool = (tool: ListedTool, given: number): LeanTool => {
  const lean: Writable<LeanTool> = { name: tool.name, description: tool.description }
  if (!tool.available) lean.available = false
  if (tool.source === 'inferred') lean.source = tool.source
  if (isDoubted(tool)) {
    lean.trusted = false
    if (given < 3) lean.trust = tool.trust
  }
  if (given < 1) {
    lean.version = tool.version
    lean.commands = tool.commands
  }
  if (given < 2) {
    if (tool.effects !== undefined && !isEmpty(tool.effects)) lean.effects = tool.effects
    if (tool['x-depends'] !== undefined) lean['x-depends'] = tool['x-depends']
  }
  return lean
}

/** Characters that a token has at least, on average, of sentences, of names and of other JSON. */
const OF_SENTENCES = 4.6
const OF_NAMES = 2.4
const OF_JSON = 3.3

// oxlint-disable-next-line no-control-regex -- what is not ASCII can be a token a character
const BEYOND_ASCII = /[^\x00-\x7F]/g

const costOf = (text: string, characters: number): number => text.length / characters

/** Of `{"name":"","description":""},`, and of the other fields with a word each. */
const FRAME = 8
const VERSION_AND_COMMANDS = 9
const OF_TRUST = 8

const costOfName = ({ name }: ListedTool): number => 1.5 + costOf(name, OF_NAMES)

interface Costs {
  /** Of the name and the description of each tool. */
  readonly each: readonly number[]
  /** Of each group of fields. */
  readonly groups: readonly number[]
}

/**
 * About how many tokens the parts of an answer cost, rather too many. By length alone: a tokenizer's way of looking at them would double
 * what a start costs.
 */
const costsOf = (tools: readonly ListedTool[]): Costs => {
  const each: number[] = []
  let [versions, trusts] = [0, 0]
  for (const tool of tools) {
    each.push(FRAME + costOf(tool.name, OF_NAMES) + costOf(tool.description, OF_SENTENCES) + (tool.available ? 0 : 4))
    versions += VERSION_AND_COMMANDS + costOf(tool.version, OF_NAMES)
    if (isDoubted(tool)) trusts += OF_TRUST + costOf(tool.trust, OF_SENTENCES)
  }
  const effects = JSON.stringify(tools.map(tool => [tool.effects, tool['x-depends']])).length / OF_JSON
  const beyond =
    tools
      .map(tool => `${tool.name}${tool.description}`)
      .join('')
      .match(BEYOND_ASCII)?.length ?? 0
  return {
    each: beyond === 0 ? each : each.map((cost, at) => cost + (tools[at]!.description.match(BEYOND_ASCII)?.length ?? 0)),
    groups: [versions, effects, trusts],
  }
}

/** Who knows other machines knows the tools without commands by their names, and none that describes itself. */
const rankOf = ({ source, commands }: ListedTool): number => (source === 'native' ? Infinity : commands)

/** Those that most is to be said of, as many as there is room for; of the others the names, for as long as there is room. */
const fitting = (tools: readonly ListedTool[], { each }: Costs, most: number) => {
  const ranks = tools.map(rankOf)
  const order = (a: number, b: number): number => (ranks[a] === ranks[b] ? each[a]! - each[b]! : ranks[b]! - ranks[a]!)
  const kept = new Set<number>()
  let room = most - AROUND
  for (const tool of tools) room -= costOfName(tool)
  for (const at of tools.map((_, index) => index).toSorted(order)) {
    const cost = each[at]! - costOfName(tools[at]!)
    if (cost > room) break
    room -= cost
    kept.add(at)
  }
  const rest = tools.filter((_, at) => !kept.has(at))
  const names: string[] = []
  // where not even the names of all fit, `room` is what is missing
  for (const tool of rest) room += costOfName(tool)
  for (const tool of rest) {
    room -= costOfName(tool)
    if (room < 0) break
    names.push(tool.name)
  }
  return { tools: tools.filter((_, at) => kept.has(at)), omitted: { tools: rest.length, names } }
}

/** What there is room for in about so many tokens. */
const within = (most: number, { tools, absent }: Found): ToolList => {
  const around = absent === 0 ? {} : { absent }
  const costs = costsOf(tools)
  const { each, groups } = costs
  let given = 0
  let cost = [...each, ...groups].reduce((sum, part) => sum + part, AROUND)
  while (given < GIVEN_UP.length && cost > most) cost -= groups[given++]!
  if (given === 0) return { tools: tools.map(tool => leanTool(tool, 0)), ...around }
  const fields = GIVEN_UP.slice(0, given)
    .flat()
    .filter(field => (field === 'trust' ? tools.some(isDoubted) : tools.some(tool => tool[field] !== undefined)))
  const fit = cost <= most ? { tools, omitted: {} } : fitting(tools, costs, most)
  const omitted = { reason: 'token-limited', safetyAssumption: 'unknown', fields, ...fit.omitted } as const
  return { tools: fit.tools.map(tool => leanTool(tool, given)), ...around, omitted, 'x-more': MORE }
}

/** An estimate of so many times the tokens is that of an answer which has more. */
const FURTHEST = 3

/** With as much as has not more than `most` tokens, counted. */
const counted = async (most: number, found: Found): Promise<ToolList> => {
  const [{ countTokens }, { largest }] = await Promise.all([import('../../search/count-tokens.ts'), import('../../search/budget.ts')])
  return within(
    largest(1, most * FURTHEST, size => countTokens(JSON.stringify(within(size, found))) <= most),
    found,
  )
}

interface Input {
  readonly full: boolean
  readonly maxTokens: number | undefined
}

/** What is printed as JSON. */
export const lean = (found: Found, { full, maxTokens }: Input): ToolList | Promise<ToolList> => {
  if (maxTokens !== undefined) return counted(maxTokens, found)
  return full ? { tools: found.tools, ...(found.absent === 0 ? {} : { absent: found.absent }) } : within(MOST_TOKENS, found)
}
