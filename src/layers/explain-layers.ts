/* oxlint-disable typescript/no-unsafe-type-assertion -- documents are compared by the names of fields, whatever these hold */
import type { Leaf } from '../core/answers.ts'
import { GUARANTEES, HAZARDS, inherit } from '../core/effects.ts'
import type { Effects } from '../core/effects.ts'
import { isObject } from '../core/json.ts'
import { at } from '../core/pointer.ts'
import { commandName, findCommand } from '../document/commands.ts'
import { childOf } from '../document/document.ts'
import type { Document, Node } from '../document/document.ts'
import { layersIn } from './layer.ts'
import type { FileLayer, Origin, Reading } from './layer.ts'
import { reportsOn } from './report.ts'
import type { LayerReport } from './report.ts'
import type { ShownTool } from './shown.ts'

/** A part of what is shown, and the file that it came from. */
export interface Part {
  /** RFC 6901 pointer into the document. */
  readonly part: string
  readonly origin: Origin
  readonly file: string
}

/** What two layers say differently of one command. The hazard counts when a line is judged. */
export interface Conflict {
  /** Words of the command, without the tool's name. */
  readonly command: string
  readonly effect: string
  readonly says: readonly { readonly origin: Origin; readonly value: Leaf }[]
}

export interface Explanation {
  readonly layers: readonly LayerReport[]
  readonly parts: readonly Part[]
  readonly conflicts: readonly Conflict[]
}

/** More than anybody reads; only a document that was made to flood has so many. */
const MOST_CONFLICTS = 200

type Fields = Readonly<Record<string, unknown>>

type From = Pick<Part, 'origin' | 'file'>

interface Around {
  readonly base: From
  readonly over: From
}

/** One field that the override may have touched: whole, or in parts where both are objects. */
const fieldParts = (
  pointer: string,
  { value, over }: { readonly value: unknown; readonly over: unknown },
  around: Around,
): readonly Part[] => {
  if (over === undefined) return [{ part: pointer, ...around.base }]
  if (!isObject(over) || !isObject(value)) return [{ part: pointer, ...around.over }]
  const kept = Object.keys(value).some(key => !Object.hasOwn(over, key))
  return [
    ...(kept ? [{ part: pointer, ...around.base }] : []),
    ...Object.keys(over).flatMap(key => fieldParts(at(pointer, key), { value: value[key], over: over[key] }, around)),
  ]
}

const named = (item: unknown): unknown =>
  isObject(item) ? (item['name'] ?? (item['flags'] as readonly unknown[] | undefined)?.[0]) : undefined

/** Options and operands are merged one by one: those that the override names came from it at least in part. */
const listParts = (pointer: string, over: readonly unknown[], around: Around): readonly Part[] =>
  over.map(item => ({ part: at(pointer, String(named(item))), ...around.over }))

const LISTS = new Set(['options', 'globalOptions', 'arguments'])

/** One place of what is shown, of the document below, and of what is laid over that. */
interface Laid<Of> {
  readonly node: Of
  readonly base: Of
  readonly over: Of
}

const nodeParts = ({ node, base, over }: Laid<Fields>, pointer: string, around: Around): readonly Part[] =>
  Object.keys(node).flatMap(key => {
    const place = at(pointer, key)
    if (key === 'commands') return commandParts({ node, base, over }, place, around)
    // each pattern is told apart below
    if (key === 'patterns') return []
    const laid = Object.hasOwn(over, key) ? over[key] : undefined
    if (!LISTS.has(key) || !Array.isArray(laid)) return fieldParts(place, { value: node[key], over: laid }, around)
    const before = Object.hasOwn(base, key) ? [{ part: place, ...around.base }] : []
    return [...before, ...listParts(place, laid as readonly unknown[], around)]
  })

const commandParts = ({ node, base, over }: Laid<Node>, pointer: string, around: Around): readonly Part[] => {
  const laid = new Map(Object.entries(over.commands ?? {}).map(([word, command]) => [commandName(base.commands, word) ?? word, command]))
  return Object.entries(node.commands ?? {}).flatMap(([name, command]) => {
    const place = at(pointer, name)
    const own = laid.get(name)
    if (own === undefined) return [{ part: place, ...around.base }]
    const child = { node: command as Fields, base: (childOf(base.commands, name) ?? {}) as Fields, over: own as Fields }
    return nodeParts(child, place, around)
  })
}

/** The node that words lead to, or one that says nothing. */
const nodeAt = (document: Partial<Document>, words: readonly string[]): Fields => {
  const found = findCommand(document as Document, words)
  return found.kind === 'found' ? (found.nodes.at(-1) as unknown as Fields) : {}
}

const fromOf = ({ origin, file }: From): From => ({ origin, file })

/** What the whole list is made of, for taking apart what is shown. */
interface Parted {
  readonly layers: readonly FileLayer[]
  readonly override: Extract<Reading, { readonly kind: 'override' }> | undefined
  /** The strongest document with the override laid over it. */
  readonly whole: Document
}

const overFrom = (file: string): From => ({ origin: 'override', file })

const patternParts = (document: Document, { layers, override }: Parted): readonly Part[] => {
  const from: readonly (From & { readonly names: readonly string[] })[] = [
    ...(override?.override.patterns === undefined
      ? []
      : [{ ...overFrom(override.file), names: override.override.patterns.map(pattern => pattern.name) }]),
    ...layers.map(layer => ({ ...fromOf(layer), names: (layer.document.patterns ?? []).map(each => each.name) })),
  ]
  return (document.patterns ?? []).flatMap(({ name }, index) => {
    const layer = from.find(source => source.names.includes(name))
    return layer === undefined ? [] : [{ part: `/patterns/${index}`, ...fromOf(layer) }]
  })
}

const commandsBelow = (node: Node, words: readonly string[]): readonly (readonly string[])[] => [
  words,
  ...Object.entries(node.commands ?? {}).flatMap(([name, child]) => commandsBelow(child, [...words, name])),
]

/** The leaves of a command as one document has them; undefined where it lacks the command. */
const leavesAt = (document: Partial<Document>, words: readonly string[]): ReadonlyMap<string, Leaf> | undefined => {
  const found = findCommand(document as Document, words)
  if (found.kind === 'missing') return undefined
  const own: readonly (Effects | undefined)[] = [...found.nodes.map(node => node.effects), found.nodes.at(-1)?.['x-self']]
  return inherit(own).leaves
}

/** What one layer calls a hazard and another does not, command by command. */
const conflictsIn = (shown: Document, names: readonly string[], { layers, override, whole }: Parted): readonly Conflict[] => {
  // laid over the document, since what an override leaves to a nearer declaration it does not say
  const claims = [...(override === undefined ? [] : [{ origin: 'override', document: whole } as const]), ...layers]
  if (claims.length < 2) return []
  const found = findCommand(shown, names)
  const root = found.kind === 'found' ? found.nodes.at(-1)! : shown
  const conflicts: Conflict[] = []
  for (const words of commandsBelow(root, names)) {
    const leaves = claims.map(({ origin, document }) => ({ origin, leaves: leavesAt(document, words) }))
    for (const effect of [...HAZARDS, ...GUARANTEES]) {
      const all = leaves.flatMap(source => {
        const value = source.leaves?.get(effect)
        return value === undefined ? [] : [{ origin: source.origin, value }]
      })
      // an override repeats the document that it is laid over where it says nothing itself
      const says = all[0]?.origin === 'override' && all[0].value === all[1]?.value ? all.slice(1) : all
      if (new Set(says.map(claim => claim.value)).size > 1) conflicts.push({ command: words.join(' '), effect, says })
      if (conflicts.length === MOST_CONFLICTS) return conflicts
    }
  }
  return conflicts
}

/** Where what is shown came from. `document` may be narrowed to the command that `names` leads to. */
export const explainLayers = (
  readings: readonly Reading[],
  { shown, document, names }: { readonly shown: ShownTool; readonly document: Document; readonly names: readonly string[] },
): Explanation => {
  const layers = layersIn(readings)
  const override = readings.find(reading => reading.kind === 'override')
  const parted = { layers, override, whole: shown.document }
  const base: Partial<Document> = layers[0]?.document ?? {}
  const around: Around = { base: fromOf(shown.layer), over: overFrom(shown.override ?? shown.layer.file) }
  const pointer = names.reduce((path, name) => at(path, 'commands', name), '')
  const over = override === undefined ? {} : nodeAt(override.override, names)
  return {
    layers: reportsOn(readings),
    parts: [
      ...nodeParts({ node: nodeAt(document, names), base: nodeAt(base, names), over }, pointer, around),
      ...(names.length > 0 ? [] : patternParts(document, parted)),
    ],
    conflicts: conflictsIn(document, names, parted),
  }
}
