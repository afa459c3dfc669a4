import { effectsOf } from '../core/effects.ts'
import type { Effects } from '../core/effects.ts'
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

const leafFor = (path: StatedEffect, state: 'yes' | 'no'): Leaf => {
  if (path === REVEALS) return state === 'yes' ? ['secret'] : []
  return state === 'yes'
}

/** Neither field is there where nobody declares anything that would stand in it. */
export const shortEffects = (states: States): ShortEffects => {
  const certain = [...states].filter((entry): entry is [StatedEffect, 'yes' | 'no'] => entry[1] !== 'depends')
  const depends = [...states].filter(([, state]) => state === 'depends').map(([path]) => path)
  return {
    ...(certain.length === 0 ? {} : { effects: effectsOf(new Map(certain.map(([path, state]) => [path, leafFor(path, state)]))) }),
    ...(depends.length === 0 ? {} : { 'x-depends': states.size === STATED.length && depends.length > MOST_PATHS ? [EVERYTHING] : depends }),
  }
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
