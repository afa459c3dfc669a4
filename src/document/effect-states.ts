import { GUARANTEES, HAZARDS, inherit, leavesOf } from '../core/effects.ts'
import type { Effects } from '../core/effects.ts'
import { isGroup } from './document.ts'
import type { Argument, Node, Option, Role } from './document.ts'

/**
 * What is known of one effect of a command before its line is: `depends` where an option, a value, an operand or the program that it runs
 * makes it worse than the command by itself. What nobody declared has no state.
 */
export type State = 'yes' | 'no' | 'depends'

export const EXECUTES = 'x-executes'

export const REVEALS = 'x-reveals'

/** The effects that have states, by path. Yes is the danger, but for `idempotent` and `reversible`, where it is no. */
export const STATED = [...HAZARDS, EXECUTES, REVEALS, ...GUARANTEES] as const

export type StatedEffect = (typeof STATED)[number]

/** `always`: no line is without it. */
type Raised = Map<string, 'always' | 'sometimes'>

const isGuarantee = (path: string): boolean => (GUARANTEES as readonly string[]).includes(path)

const raise = (raised: Raised, path: string, how: 'always' | 'sometimes'): void => {
  if (raised.get(path) !== 'always') raised.set(path, how)
}

const isDanger = (path: string, leaf: unknown): boolean =>
  isGuarantee(path) ? leaf === false : leaf !== undefined && leaf !== false && !(Array.isArray(leaf) && leaf.length === 0)

const raiseEffects = (raised: Raised, effects: Effects | undefined, how: 'always' | 'sometimes'): void => {
  if (effects === undefined) return
  const { leaves } = inherit([effects])
  for (const path of STATED) if (isDanger(path, leaves.get(path))) raise(raised, path, how)
}

/** Another program can do anything. */
const raiseAll = (raised: Raised): void => {
  for (const path of STATED) raise(raised, path, path === EXECUTES ? 'always' : 'sometimes')
}

/** Languages in which nothing can be harmed. */
const HARMLESS_LANGUAGES = new Set(['jq'])

const PATHS: Readonly<Record<string, readonly StatedEffect[]>> = {
  write: ['filesystem.write'],
  delete: ['filesystem.write', 'filesystem.delete'],
}

const raiseRole = (raised: Raised, role: Role, isRequired: boolean): void => {
  const how = isRequired ? 'always' : 'sometimes'
  raiseEffects(raised, role['x-effects'], how)
  const values = Object.entries(role['x-values'] ?? {})
  for (const [value, effects] of values) raiseEffects(raised, effects, value === '*' && values.length === 1 ? how : 'sometimes')
  for (const path of PATHS[role['x-path'] ?? ''] ?? []) raise(raised, path, how)
  if (role['x-sends'] === true) raise(raised, 'network', 'sometimes')
  const { 'x-language': language, 'x-executes': executes } = role
  if (executes === undefined && (language === undefined || HARMLESS_LANGUAGES.has(language))) return
  const inner: Raised = new Map()
  raiseAll(inner)
  for (const [path, certain] of inner) raise(raised, path, isRequired && language === undefined ? certain : 'sometimes')
}

/** The effects that an option or an operand makes worse than its command is by itself, or can make worse. */
export const raisedByRole = (role: Role): readonly StatedEffect[] => {
  const raised: Raised = new Map()
  raiseRole(raised, role, false)
  for (const access of Object.values(role['x-access'] ?? {})) for (const path of PATHS[access] ?? []) raise(raised, path, 'sometimes')
  return STATED.filter(path => raised.has(path))
}

/** Arguments are required unless they say that they are not, options the other way round. */
export const needsArgument = (argument: Argument): boolean => argument.required !== false && argument.default === undefined

const needsOption = (option: Option): boolean => option.required === true

const raisedBy = (node: Node, globalOptions: readonly Option[]): Raised => {
  const raised: Raised = new Map()
  if (node['x-executes'] !== undefined) raiseAll(raised)
  for (const argument of node.arguments ?? []) raiseRole(raised, argument, needsArgument(argument))
  for (const option of [...(node.options ?? []), ...globalOptions]) {
    raiseRole(raised, option, needsOption(option))
    for (const access of Object.values(option['x-access'] ?? {})) for (const path of PATHS[access] ?? []) raise(raised, path, 'sometimes')
  }
  raiseEffects(raised, node['x-other-options'], 'sometimes')
  return raised
}

const stateOf = (path: string, leaf: unknown, how: 'always' | 'sometimes' | undefined): State | undefined => {
  const [danger, harmless] = isGuarantee(path) ? (['no', 'yes'] as const) : (['yes', 'no'] as const)
  if (leaf !== undefined && leaf !== 'unknown' && isDanger(path, leaf)) return danger
  if (how === 'always') return danger
  if (how === 'sometimes') return 'depends'
  return leaf === undefined || leaf === 'unknown' ? undefined : harmless
}

/** By path, in the order of STATED. */
export type States = ReadonlyMap<StatedEffect, State>

/**
 * The states of the command at the end of `nodes` (from the root to it), by what itself declares: options of the whole tool are not its
 * own, and count only for a tool without commands. What follows from what a line sets in the environment, or from the directory it is
 * run in, does not.
 */
export const statesOf = (nodes: readonly Node[], globalOptions: readonly Option[] = []): States => {
  const own = nodes.at(-1)
  if (own === undefined) return new Map()
  const { leaves } = inherit([...nodes.map(node => node.effects), isGroup(own) ? own['x-self'] : undefined])
  const raised = raisedBy(own, nodes.length === 1 ? globalOptions : [])
  const states = STATED.map(path => [path, stateOf(path, leaves.get(path), raised.get(path))] as const)
  return new Map(states.filter((entry): entry is readonly [StatedEffect, State] => entry[1] !== undefined))
}

/** Commands that can be run, each with the nodes that lead to it. */
const runnable = function* (nodes: readonly Node[]): Generator<readonly Node[]> {
  const own = nodes.at(-1)
  const inner = Object.values(own?.commands ?? {})
  const acts = own?.['x-self'] !== undefined || leavesOf(own?.effects).size > 0
  if (inner.length === 0 || (acts && nodes.length > 1)) yield nodes
  for (const child of inner) yield* runnable([...nodes, child])
}

/**
 * What a tool as a whole can do, or a group of its commands, at the end of `nodes`: `depends` where its commands differ. What some of its
 * commands leave open is open, unless another does it.
 */
export const statesBelow = (nodes: readonly Node[], globalOptions: readonly Option[] = []): States => {
  const all = [...runnable(nodes)].map(each => statesOf(each, globalOptions))
  const joined = STATED.map(path => {
    const found = all.map(states => states.get(path))
    if (found.every(state => state === found[0])) return [path, found[0]] as const
    const danger = isGuarantee(path) ? 'no' : 'yes'
    return [path, found.some(state => state === danger || state === 'depends') ? ('depends' as const) : undefined] as const
  })
  return new Map(joined.filter((entry): entry is readonly [StatedEffect, State] => entry[1] !== undefined))
}

export const toolStates = (root: Node, globalOptions: readonly Option[] = []): States => statesBelow([root], globalOptions)
