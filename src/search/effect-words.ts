import { effectsOf, leavesOf } from '../core/effects.ts'
import type { Effects, Leaves } from '../core/effects.ts'
import type { Leaf } from '../core/answers.ts'
import { REVEALS, STATED } from '../document/effect-states.ts'
import type { State, StatedEffect, States } from '../document/effect-states.ts'

/** Effects as all that is shown says them: in JSON what is certain, in the protocol's shape, and by path what depends. */
export interface ShortEffects {
  readonly effects?: Effects
  /**
   * What an option, a value, an operand or the program that is run decides, by path; `["*"]`: every effect that `effects` does not name,
   * as of what runs another program. It is not in `effects`, so that who knows only the protocol takes it for not declared and never for
   * a no.
   */
  readonly 'x-depends'?: readonly (StatedEffect | typeof EVERYTHING)[]
}

/** Nine paths for each program that runs others are most of what an answer could say of them. */
const EVERYTHING = '*'

const MOST_PATHS = 3

/** `declared` says more than yes where it does: what is revealed, how code is run. */
const leafFor = (path: StatedEffect, state: 'yes' | 'no', declared: Leaf | undefined): Leaf => {
  if (state === 'yes' && declared !== undefined && typeof declared !== 'boolean' && isYes(declared)) return declared
  if (path === REVEALS) return state === 'yes' ? ['secret'] : []
  return state === 'yes'
}

/**
 * Neither field is there where nobody declares anything that would stand in it. `others`: what is declared besides, of which that stands
 * there which has no states. `shared`: what the node around it says for all, and it need not repeat.
 */
export const shortEffects = (states: States, others: Leaves = new Map(), shared: States = new Map()): ShortEffects => {
  const certain = [...states].filter((entry): entry is [StatedEffect, 'yes' | 'no'] => entry[1] !== 'depends' && !shared.has(entry[0]))
  const depends = [...states].filter(([, state]) => state === 'depends').map(([path]) => path)
  const leaves = new Map([
    ...[...others].filter(([path, leaf]) => !isStated(path) && !isReading(path, leaf)),
    ...certain.map(([path, state]) => [path, leafFor(path, state, others.get(path))] as const),
  ])
  const everything = states.size === STATED.length && depends.length > MOST_PATHS
  return {
    ...(leaves.size === 0 ? {} : { effects: effectsOf(leaves) }),
    ...(depends.length === 0 ? {} : { 'x-depends': everything ? [EVERYTHING] : depends }),
  }
}

/** That it reads nothing is not known: options and operands name files. */
const isReading = (path: string, leaf: Leaf): boolean => path === 'filesystem.read' && leaf === false

const isStated = (path: string): boolean => (STATED as readonly string[]).includes(path)

const isYes = (leaf: Leaf): boolean => leaf !== false && !(Array.isArray(leaf) && leaf.length === 0)

/** The inverse: what `shortEffects` says. `inherited`: of the node around it, where that says for all of them what they share. */
export const statesIn = ({ effects, 'x-depends': depends = [] }: ShortEffects, inherited?: Effects): States => {
  const leaves = new Map([...leavesOf(inherited), ...leavesOf(effects)])
  const states = STATED.map((path): readonly [StatedEffect, State | undefined] => {
    if (depends.includes(path)) return [path, 'depends']
    const leaf = leaves.get(path)
    if (leaf === undefined) return [path, depends.includes(EVERYTHING) ? 'depends' : undefined]
    return [path, isYes(leaf) ? 'yes' : 'no']
  })
  return new Map(states.filter((entry): entry is readonly [StatedEffect, State] => entry[1] !== undefined))
}

/** The worst first. Without a word is what hardly tells one command from another. */
const WORDS = [
  ['destructive', 'destroys'],
  ['filesystem.delete', 'deletes'],
  ['filesystem.write', 'writes'],
  ['network', 'network'],
  ['x-executes', 'runs code'],
  ['x-reveals', 'reveals secrets'],
  ['cost.billable', 'costs money'],
  ['reversible', 'irreversible'],
] as const satisfies readonly (readonly [StatedEffect, string])[]

/** What every document is expected to speak of. */
const EXPECTED: ReadonlySet<string> = new Set<StatedEffect>(['destructive', 'filesystem.delete', 'filesystem.write', 'network'])

/** A word that another one says already, with the same certainty. */
const SAID: Readonly<Record<string, StatedEffect>> = { 'filesystem.write': 'filesystem.delete', reversible: 'destructive' }

const dangerOf = (path: StatedEffect): State => (path === 'reversible' || path === 'idempotent' ? 'no' : 'yes')

/** What other code does is anything: of that, only what concerns everyone is named. */
const OF_OTHER_CODE: ReadonlySet<string> = new Set<StatedEffect>(['x-reveals', 'cost.billable', 'reversible'])

const isSaid = (path: StatedEffect, states: States): boolean => {
  if (OF_OTHER_CODE.has(path) && states.get(path) === 'depends' && states.has('x-executes')) return true
  const by = SAID[path]
  if (by === undefined) return false
  return states.get(path) === 'depends' ? states.get(by) === 'depends' : states.get(by) === dangerOf(by)
}

/** What `effectWords` means, in one line. */
export const WORDS_LEGEND = 'word: yes; word?: depends on options, operands or what it runs; word??: not declared; read-only: none of these'

/**
 * The dangers of a command in a few words, what is certain first: `writes`, `network`, `destroys?` where it depends, `deletes??` where
 * nobody says. One word alone where it has none (`read-only`), or where nothing at all is declared (`undeclared`).
 */
export const effectWords = (states: States): readonly string[] => {
  if (!STATED.some(path => states.has(path) && path !== 'idempotent')) return ['undeclared']
  const named = WORDS.filter(([path]) => !isSaid(path, states))
  const certain = named.filter(([path]) => states.get(path) === dangerOf(path)).map(([, word]) => word)
  const depends = named.filter(([path]) => states.get(path) === 'depends').map(([, word]) => `${word}?`)
  const open = WORDS.filter(([path]) => EXPECTED.has(path) && !states.has(path)).map(([, word]) => `${word}??`)
  const words = [...certain, ...depends, ...open]
  return words.length === 0 ? ['read-only'] : words
}
