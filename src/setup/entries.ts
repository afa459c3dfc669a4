import { isDeepStrictEqual } from 'node:util'
import { isObject, stableJson } from '../core/json.ts'
import type { Json, JsonObject } from '../core/json.ts'
import { without, withItem, withMember, withValue } from './edit-jsonc.ts'
import { BYTE_ORDER_MARK, endOf, nodeAt, readJsonc, valueOf } from './jsonc.ts'
import type { Node } from './jsonc.ts'
import type { Edited, Part } from './part.ts'

/*
 * The entry of a hook among the settings of a client: an item of a list, which is either a hook itself or a group of hooks with a matcher.
 */

/** What stands in a client's settings, and where. */
export interface Entry {
  /** Keys from the whole file to the list. */
  readonly list: readonly string[]
  readonly item: JsonObject
  /** What the file has to say besides, where it does not say so. */
  readonly beside: JsonObject
  /** Whether a command line is one that this entry takes the place of. */
  readonly isOurs: (command: string) => boolean
}

const refused = (reason: string): Edited => ({ kind: 'refused', reason })

const isOurHook = (hook: Json | undefined, isOurs: Entry['isOurs']): boolean =>
  isObject(hook) && [hook['command'], hook['bash']].some(command => typeof command === 'string' && isOurs(command))

/** `whole`: the item is ours alone. `hooks`: those of a group with others that are ours. */
type Found = { readonly kind: 'whole'; readonly node: Node } | { readonly kind: 'hook'; readonly node: Node }

const foundIn = (list: Node, isOurs: Entry['isOurs']): readonly Found[] =>
  (list.children ?? []).flatMap((node): readonly Found[] => {
    const value = valueOf(node)
    if (isOurHook(value, isOurs)) return [{ kind: 'whole', node }]
    const hooks = nodeAt(node, ['hooks'])
    if (hooks?.type !== 'array') return []
    const ours = (hooks.children ?? []).filter(hook => isOurHook(valueOf(hook), isOurs))
    if (ours.length > 0 && ours.length === hooks.children?.length) return [{ kind: 'whole', node }]
    return ours.map(hook => ({ kind: 'hook', node: hook }))
  })

/** One step towards what is wanted; undefined when there is nothing left to do. */
const step = (text: string, root: Node, { list: keys, item, beside, isOurs }: Entry): string | undefined => {
  const missing = Object.entries(beside).find(([key]) => nodeAt(root, [key]) === undefined)
  if (missing !== undefined) return withMember(text, root, { parent: root, key: missing[0], value: missing[1] })
  const known = keys.findIndex((_, at) => nodeAt(root, keys.slice(0, at + 1)) === undefined)
  if (known !== -1) {
    const value = keys.slice(known + 1).reduceRight<Json>((inner, key) => ({ [key]: inner }), [item])
    return withMember(text, root, { parent: nodeAt(root, keys.slice(0, known))!, key: keys[known]!, value })
  }
  const list = nodeAt(root, keys)!
  const found = foundIn(list, isOurs)
  const mixed = found.find(each => each.kind === 'hook')
  if (mixed !== undefined) return without(text, mixed.node)
  const [first, second] = found
  // the first keeps its place
  if (second !== undefined) return without(text, second.node)
  if (first === undefined) return withItem(text, root, { parent: list, value: item })
  return stableJson(valueOf(first.node)) === stableJson(item) ? undefined : withValue(text, root, { node: first.node, value: item })
}

/** More steps than entries that anybody has of ours. */
const MOST_STEPS = 64

/** What of the way to the list is not what it should be. */
const misplaced = (root: Node, keys: readonly string[]): string | undefined => {
  if (root.type !== 'object') return 'it is not an object'
  const at = keys.findIndex((_, index) => {
    const node = nodeAt(root, keys.slice(0, index + 1))
    return node !== undefined && node.type !== (index === keys.length - 1 ? 'array' : 'object')
  })
  if (at === -1) return undefined
  return `"${keys.slice(0, at + 1).join('.')}" is no ${at === keys.length - 1 ? 'list' : 'object'}`
}

const isBlank = (text: string): boolean => text.trim() === ''

/** The text with the entry in it, once, and where an older one of ours stood. */
export const withEntry = (before: string | undefined, entry: Entry): Edited => {
  const mark = before?.startsWith(BYTE_ORDER_MARK) === true ? BYTE_ORDER_MARK : ''
  let text = (before ?? '').slice(mark.length)
  if (isBlank(text)) {
    const whole = entry.list.reduceRight<Json>((inner, key) => ({ [key]: inner }), [entry.item])
    const all = { ...entry.beside, ...(isObject(whole) ? whole : {}) }
    return { kind: 'edited', text: `${mark}${JSON.stringify(all, null, 2)}\n`, made: entry.list[0] }
  }
  let made: string | undefined
  for (let count = 0; count < MOST_STEPS; count++) {
    const reading = readJsonc(text)
    if (reading.kind === 'unreadable') return refused(reading.reason)
    const wrong = misplaced(reading.root, entry.list)
    if (wrong !== undefined) return refused(wrong)
    made ??= entry.list.find((_, at) => nodeAt(reading.root, entry.list.slice(0, at + 1)) === undefined)
    const next = step(text, reading.root, entry)
    if (next === undefined) return { kind: 'edited', text: mark + text, made }
    text = next
  }
  return refused('it has more entries of atip than can be told apart')
}

/**
 * The text without our entries, and without what was made for them and is empty now. `made`: the outermost of the keys to the list that was
 * made for it. A text that cannot be read has nothing that could be taken out.
 */
export const withoutEntry = (
  before: string,
  { list: keys, isOurs, made }: Pick<Entry, 'list' | 'isOurs'> & { readonly made: string | undefined },
): Edited => {
  const mark = before.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK : ''
  let text = before.slice(mark.length)
  for (let count = 0; count < MOST_STEPS && !isBlank(text); count++) {
    const reading = readJsonc(text)
    if (reading.kind === 'unreadable') return refused(reading.reason)
    const list = nodeAt(reading.root, keys)
    const [first] = list?.type === 'array' ? foundIn(list, isOurs) : []
    const needless = first?.node ?? emptied(text, reading.root, { keys, made })
    if (needless === undefined) break
    text = without(text, needless)
  }
  return { kind: 'edited', text: mark + text, made: undefined }
}

/** The innermost of the containers that were made for the entry, if nothing is in it. */
const emptied = (
  text: string,
  root: Node,
  { keys, made }: { readonly keys: readonly string[]; readonly made: string | undefined },
): Node | undefined => {
  const from = made === undefined ? -1 : keys.indexOf(made)
  if (from === -1) return undefined
  const innermost = keys.map((_, at) => nodeAt(root, keys.slice(0, at + 1))).findLast((node, at) => node !== undefined && at >= from)
  // a comment is something too
  return innermost !== undefined && isBlank(text.slice(innermost.offset + 1, endOf(innermost) - 1)) ? innermost : undefined
}

/** Whether nothing is left but what a file of ours has besides the entry. */
const isBare = (text: string, beside: JsonObject): boolean => {
  const reading = readJsonc(text)
  // valueOf drops comments, which are somebody's
  if (reading.kind === 'unreadable' || text.includes('//') || text.includes('/*')) return false
  const value = valueOf(reading.root)
  return isObject(value) && (Object.keys(value).length === 0 || isDeepStrictEqual(value, beside))
}

/** The entry as a part of a file. `isWritten`: whether a command line is one that setup wrote. */
export const entryPart = (entry: Entry, isWritten: (command: string) => boolean): Part => ({
  list: entry.list,
  added: text => withEntry(text, entry),
  without: (text, { made, byHand }) => withoutEntry(text, { list: entry.list, isOurs: byHand ? entry.isOurs : isWritten, made }),
  isMentioned: isWritten,
  isBare: text => isBare(text, entry.beside),
})
