import { at } from '../core/pointer.ts'
import type { Document, Dropped, Effects, Node, Option, Role } from './document.ts'
import { optionListsOf, placesOf } from './places.ts'
import type { NodePlace } from './places.ts'

/** A mode as it is written, and the commands that it can stand in. */
export interface ModePlace {
  readonly mode: Effects
  readonly drops: readonly Dropped[] | undefined
  readonly neutralizes: readonly string[]
  /** How the line says it: `--version`, `-E cat`, `help`. */
  readonly word: string
  readonly pointer: string
  readonly places: readonly NodePlace[]
  readonly option: Option | undefined
}

const modesOfRole = (role: Role & Pick<Option, 'x-neutralizes' | 'x-drops'>, pointer: string, word: (value: string) => string) =>
  Object.entries(role['x-values'] ?? {}).flatMap(([value, effects]) =>
    effects['x-mode'] === undefined
      ? []
      : [
          {
            mode: effects['x-mode'],
            drops: effects['x-drops'] ?? role['x-drops'],
            neutralizes: effects['x-neutralizes'] ?? role['x-neutralizes'] ?? [],
            word: word(value),
            pointer: at(pointer, 'x-values', value),
          },
        ],
  )

/** Every mode of a document: of options, of their values and of operands. */
export const modePlacesOf = (document: Document): readonly ModePlace[] => {
  const all = placesOf(document)
  const ofOptions = optionListsOf(document).flatMap(({ options, pointer, place }) => {
    // options of a group may stand before and after the name of its command, those of the root only before the first one
    const places =
      place === undefined
        ? all
        : place.names.length === 0
          ? [place]
          : all.filter(other => other === place || other.above.includes(place.node))
    return options.flatMap((option, index) => {
      const own = at(pointer, index)
      const flag = option.flags[0] ?? ''
      const mode = option['x-mode']
      const { 'x-drops': drops, 'x-neutralizes': neutralizes = [] } = option
      return [
        ...(mode === undefined ? [] : [{ mode, drops, neutralizes, word: flag, pointer: own, places, option }]),
        ...modesOfRole(option, own, value => `${flag} ${value}`.trim()).map(found => ({ ...found, places, option })),
      ]
    })
  })
  const ofArguments = all.flatMap(place =>
    (place.node.arguments ?? []).flatMap((argument, index) =>
      modesOfRole(argument, at(place.pointer, 'arguments', index), value => value).map(mode => ({
        ...mode,
        places: [place],
        option: undefined,
      })),
    ),
  )
  return [...ofOptions, ...ofArguments]
}

const runs = (effects: Effects | undefined): boolean => effects?.['x-executes'] !== undefined && effects['x-executes'] !== false
const shows = (effects: Effects | undefined): boolean => (effects?.['x-reveals'] ?? []).length > 0
const effectsIn = (role: Role): readonly Effects[] => [role['x-effects'] ?? {}, ...Object.values(role['x-values'] ?? {})]

/** The nearest of the declarations that say something of it. */
const inherited = (nodes: readonly Node[], key: 'x-executes' | 'x-reveals'): Effects | undefined =>
  [...nodes.map(node => node.effects), nodes.at(-1)!['x-self']].findLast(effects => effects?.[key] !== undefined)

/** Why a command is one from which a mode can take something away; in words, by what it is. */
export const tendersOf = (document: Document, { above, node }: NodePlace): ReadonlyMap<Dropped, string> => {
  const found = new Map<Dropped, string>()
  const nodes = [...above, node]
  if (typeof node['x-stdin'] === 'string') found.set('stdin', 'executes its standard input')
  const code = node.arguments?.some(
    argument => argument['x-executes'] !== undefined || argument['x-language'] !== undefined || effectsIn(argument).some(runs),
  )
  if (node['x-executes'] !== undefined || runs(inherited(nodes, 'x-executes')) || code === true) found.set('executes', 'runs code')
  const secrets = node.arguments?.some(argument => effectsIn(argument).some(shows))
  if (shows(inherited(nodes, 'x-reveals')) || secrets === true) found.set('reveals', 'shows secrets')
  if (document['x-obeys-directory'] === true) found.set('directory', 'obeys the configuration of its directory')
  return found
}

/** What options do that a mode neutralizes. */
export const neutralizedBy = (document: Document, { neutralizes, places }: ModePlace): ReadonlyMap<Dropped, string> => {
  const found = new Map<Dropped, string>()
  if (neutralizes.length === 0) return found
  const lists = [
    document.globalOptions ?? [],
    ...new Set(places.flatMap(({ above, node }) => [...above, node]).map(node => node.options ?? [])),
  ]
  for (const option of lists.flat()) {
    if (!neutralizes.includes('*') && (option.name === undefined || !neutralizes.includes(option.name))) continue
    const flag = option.flags[0] ?? ''
    if (option['x-opens'] !== undefined || effectsIn(option).some(runs)) found.set('executes', `runs code with ${flag}`)
    if (effectsIn(option).some(shows)) found.set('reveals', `shows secrets with ${flag}`)
  }
  return found
}
