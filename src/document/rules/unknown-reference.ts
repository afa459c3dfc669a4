import { nearest } from '../../core/nearest.ts'
import { at } from '../../core/pointer.ts'
import type { Node, Option } from '../document.ts'
import { optionListsOf, placesOf } from '../places.ts'
import type { NodePlace } from '../places.ts'
import type { Rule } from '../rule.ts'

const namesOf = (options: readonly Option[] | undefined): readonly string[] => (options ?? []).flatMap(option => option.name ?? [])

/** A name that is referred to, and where. */
type Reference = readonly [name: string, pointer: string]

const indexed = (names: readonly string[] | undefined, pointer: string): readonly Reference[] =>
  (names ?? []).map((name, index) => [name, at(pointer, index)] as const).filter(([name]) => name !== '*')

/** The place itself and those below it: options of a group hold for its commands, and global ones for all. */
const scopeOf = (places: readonly NodePlace[], place: NodePlace | undefined): readonly NodePlace[] =>
  place === undefined
    ? places
    : places.filter(other => other.pointer === place.pointer || other.pointer.startsWith(`${place.pointer}/commands/`))

/** Suggestions cost a comparison with every name. */
const MOST_SUGGESTED = 20

export const unknownReference: Rule = {
  code: 'unknown-reference',
  severity: 'warning',
  reason: 'A name that leads nowhere does nothing: the option that should be neutralized, replaced or followed is not.',
  fix: 'write the "name" of an option or argument of this command',
  check: (document, report) => {
    let missed = 0
    const look = (kind: string, references: readonly Reference[], namesThere: () => readonly string[]): void => {
      // nearly all options refer to nothing, and then nothing is gathered
      if (references.length === 0) return
      const known = new Set(namesThere())
      for (const [name, pointer] of references) {
        if (known.has(name)) continue
        const meant = missed++ < MOST_SUGGESTED ? nearest(name, known) : undefined
        report(pointer, `there is no ${kind} "${name}" here`, meant === undefined ? undefined : `write "${meant}"`)
      }
    }
    const places = placesOf(document)
    const globals = namesOf(document.globalOptions)
    const above = (place: NodePlace): readonly string[] => [
      ...globals,
      ...[...place.above, place.node].flatMap(node => namesOf(node.options)),
    ]
    for (const { options, pointer, place } of optionListsOf(document)) {
      const inScope = <T>(of: (node: Node) => readonly T[]): readonly T[] => scopeOf(places, place).flatMap(nodePlace => of(nodePlace.node))
      const optionNames = () => [...(place === undefined ? globals : above(place)), ...inScope(node => namesOf(node.options))]
      const argumentNames = () => inScope(node => (node.arguments ?? []).map(argument => argument.name))
      options.forEach((option, index) => {
        const from = option['x-placeholder-from']
        look('option', indexed(option['x-neutralizes'], at(pointer, index, 'x-neutralizes')), optionNames)
        look('option', indexed(option['x-undoes'], at(pointer, index, 'x-undoes')), optionNames)
        look(
          'argument',
          Object.keys(option['x-access'] ?? {}).map(name => [name, at(pointer, index, 'x-access', name)]),
          argumentNames,
        )
        look('argument', from === undefined ? [] : [[from, at(pointer, index, 'x-placeholder-from')]], argumentNames)
      })
    }
    for (const place of places) {
      const { node, pointer } = place
      ;(node.arguments ?? []).forEach((argument, index) =>
        look('option', indexed(argument['x-unless'], at(pointer, 'arguments', index, 'x-unless')), () => above(place)),
      )
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only commands have the field
      const overrides = 'x-overrides' in node ? (node['x-overrides'] as readonly string[]) : []
      look('global option', indexed(overrides, at(pointer, 'x-overrides')), () => globals)
    }
  },
}
