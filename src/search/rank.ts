import { raisedByRole, statesOf } from '../document/effect-states.ts'
import type { StatedEffect, States } from '../document/effect-states.ts'
import type { Node, Option } from '../document/document.ts'

/** Raised, they take away what nothing brings back, run or tell what nobody asked for. The others of an effect come later. */
const GRAVE: ReadonlySet<StatedEffect> = new Set<StatedEffect>([
  'destructive',
  'filesystem.delete',
  'cost.billable',
  'x-executes',
  'x-reveals',
  'reversible',
])

/**
 * Places in the order in which options are worth their room; what is in none of them comes after these. Those that are only grave and those
 * that examples use take turns.
 */
const PLACES = { required: 0, both: 1, grave: 2, exemplified: 2, raising: 3, mode: 4, other: 5, help: 6, elsewhere: 7 } as const

const wordsIn = (examples: readonly string[]): ReadonlySet<string> =>
  new Set(examples.flatMap(example => example.split(/\s+/).map(word => (word.startsWith('--') ? word.replace(/=.*$/s, '') : word))))

const isCertain = (states: States, path: StatedEffect): boolean =>
  states.get(path) === (path === 'reversible' || path === 'idempotent' ? 'no' : 'yes')

type Place = keyof typeof PLACES

const placeOf = (option: Option, states: States, words: ReadonlySet<string>): Place => {
  if (option['x-hidden'] === true || option['x-until'] !== undefined) return 'elsewhere'
  if (option.required === true) return 'required'
  const isHelp = option['x-neutralizes']?.includes('*') === true
  const exemplified = !isHelp && option.flags.some(flag => words.has(flag))
  const raised = raisedByRole(option).filter(path => path !== 'idempotent' && !isCertain(states, path))
  if (raised.some(path => GRAVE.has(path))) return exemplified ? 'both' : 'grave'
  if (exemplified) return 'exemplified'
  if (raised.length > 0) return 'raising'
  if (option['x-mode'] === undefined) return 'other'
  return isHelp ? 'help' : 'mode'
}

const turnOf = (place: Place, turn: number): number => (PLACES[place] === PLACES.grave ? 2 * turn + (place === 'grave' ? 0 : 1) : 0)

/**
 * The command's own options, the ones that a reader needs most first: those that must be given, that make it more dangerous than it is by
 * itself, that its examples use, that change what it does. Those of equal rank stay in the order of the document.
 * `nodes`: from the root to the command.
 */
export const rankedOptions = (nodes: readonly Node[]): readonly Option[] => {
  const own = nodes.at(-1)
  const options = own?.options ?? []
  if (options.length < 2) return options
  // by itself: what its options raise is no news of theirs
  const states = statesOf([...nodes.slice(0, -1), { ...own, options: [] }])
  const words = wordsIn(own?.examples ?? [])
  const counts = new Map<Place, number>()
  return options
    .map(option => {
      const place = placeOf(option, states, words)
      const turn = counts.get(place) ?? 0
      counts.set(place, turn + 1)
      return [PLACES[place], turnOf(place, turn), option] as const
    })
    .toSorted(([a, first], [b, second]) => a - b || first - second)
    .map(([, , option]) => option)
}
