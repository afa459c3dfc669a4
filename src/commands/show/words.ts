import { flow, wordsOf } from '../../core/layout.ts'
import type { Paint } from '../../core/layout.ts'
import type { States } from '../../document/effect-states.ts'
import { WORDS_LEGEND, effectWords } from '../../search/effect-words.ts'
import type { Provenance } from './output.ts'

export type Row = readonly [term: string, meaning: readonly string[]]

const ORIGINS = {
  override: 'your override',
  native: 'describes itself',
  user: 'your shim',
  system: 'system shim',
  packaged: 'shim that comes with atip',
  project: 'shim of this project',
} as const satisfies Record<Provenance['origin'], string>

/** Where the program is, and who describes it. */
export const originFacts = ({ path, origin, override, trusted }: Provenance): readonly string[] => [
  path ?? 'not installed',
  ORIGINS[origin],
  ...((override ?? null) === null ? [] : ['with your override']),
  ...(trusted ? [] : ['not trusted']),
]

const inkOf = (word: string, ink: Paint): Paint['red'] => {
  if (word.endsWith('?') || word === 'undeclared') return ink.yellow
  return word === 'read-only' ? ink.green : ink.red
}

/** `[writes, network?]` in words that may be broken between. */
export const effectNote = (states: States, ink: Paint): readonly string[] => {
  const named = effectWords(states)
  const text = named.map((word, at) => `${at === 0 ? '[' : ''}${word}${at === named.length - 1 ? ']' : ','}`)
  return text.flatMap((word, at) => wordsOf(word).map(inkOf(named[at] ?? '', ink)))
}

/** What the words of `effectNote` mean, in lines of at most `width`. */
export const legend = (width: number, ink: Paint): readonly string[] => flow(wordsOf(WORDS_LEGEND), width).map(ink.dim)
