import type { Effects } from '../core/effects.ts'
import { at } from '../core/pointer.ts'
import type { Argument, Document, Node, Option, Role } from './document.ts'

/** The root or a command of a document, and where it stands. */
export interface NodePlace {
  readonly node: Node
  readonly pointer: string
  /** Names of the commands down to this one; empty for the root. */
  readonly names: readonly string[]
  /** The nodes above it, the root first. */
  readonly above: readonly Node[]
}

const placesBelow = (place: NodePlace): readonly NodePlace[] => [
  place,
  ...Object.entries(place.node.commands ?? {}).flatMap(([name, node]) =>
    placesBelow({
      node,
      pointer: at(place.pointer, 'commands', name),
      names: [...place.names, name],
      above: [...place.above, place.node],
    }),
  ),
]

/** Nearly every rule asks for the places of the same document. */
const known = new WeakMap<Document, readonly NodePlace[]>()

/** The root, then every command. */
export const placesOf = (document: Document): readonly NodePlace[] => {
  const places = known.get(document) ?? placesBelow({ node: document, pointer: '', names: [], above: [] })
  known.set(document, places)
  return places
}

/** The options of one list, with where each stands. */
export interface OptionList {
  readonly options: readonly Option[]
  readonly pointer: string
  /** Undefined for the global options. */
  readonly place: NodePlace | undefined
}

export const optionListsOf = (document: Document): readonly OptionList[] => [
  { options: document.globalOptions ?? [], pointer: '/globalOptions', place: undefined },
  ...placesOf(document).map(place => ({ options: place.node.options ?? [], pointer: at(place.pointer, 'options'), place })),
]

export const optionsOf = (document: Document): readonly { readonly option: Option; readonly pointer: string }[] =>
  optionListsOf(document).flatMap(({ options, pointer }) => options.map((option, index) => ({ option, pointer: at(pointer, index) })))

export const argumentsOf = (document: Document): readonly { readonly argument: Argument; readonly pointer: string }[] =>
  placesOf(document).flatMap(({ node, pointer }) =>
    (node.arguments ?? []).map((argument, index) => ({ argument, pointer: at(pointer, 'arguments', index) })),
  )

export interface EffectsPlace {
  readonly effects: Effects
  readonly pointer: string
}

const effectsOfRole = (role: Role & { readonly 'x-mode'?: Effects }, pointer: string): readonly EffectsPlace[] => [
  ...(['x-effects', 'x-mode'] as const).flatMap(field => {
    const effects = role[field]
    return effects === undefined ? [] : [{ effects, pointer: at(pointer, field) }]
  }),
  ...Object.entries(role['x-values'] ?? {}).flatMap(([value, effects]) => [
    { effects, pointer: at(pointer, 'x-values', value) },
    ...(effects['x-mode'] === undefined ? [] : [{ effects: effects['x-mode'], pointer: at(pointer, 'x-values', value, 'x-mode') }]),
  ]),
]

/** Every object of effects in a document: of commands, options, values, arguments and variables. */
export const effectsPlacesOf = (document: Document): readonly EffectsPlace[] => [
  ...placesOf(document).flatMap(({ node, pointer }) =>
    (['effects', 'x-self', 'x-other-options'] as const).flatMap(field => {
      const effects = node[field]
      return effects === undefined ? [] : [{ effects, pointer: at(pointer, field) }]
    }),
  ),
  ...optionsOf(document).flatMap(({ option, pointer }) => effectsOfRole(option, pointer)),
  ...argumentsOf(document).flatMap(({ argument, pointer }) => effectsOfRole(argument, pointer)),
  ...Object.entries(document['x-environment'] ?? {}).flatMap(([name, role]) => effectsOfRole(role, at('/x-environment', name))),
]

/** `git push`, for sentences. */
export const nameOf = (document: Document, { names }: Pick<NodePlace, 'names'>): string => [document.name, ...names].join(' ')
