import { applyEdits, parseTree } from 'jsonc-parser'
import type { Edit as TextEdit, Node } from 'jsonc-parser'
import type { Json } from './json.ts'
import { tokensOf } from './pointer.ts'

/** A change of one place in a JSON text. Pointers are RFC 6901. */
export type Edit =
  | { readonly kind: 'replace'; readonly pointer: string; readonly value: Json }
  /** A number becomes a string, spelt as it is: 1.10 is a version. */
  | { readonly kind: 'quote'; readonly pointer: string }
  /** A new member right after the one that `pointer` names, laid out like it. */
  | { readonly kind: 'insert'; readonly pointer: string; readonly key: string; readonly value: Json }

/** What a token leads to in a node: an item, or the value of a member. Of equal keys the last one counts, as for JSON.parse. */
const childOf = (node: Node, token: string): Node | undefined => {
  if (node.type === 'array') return node.children?.find((_, index) => String(index) === token)
  return node.children?.findLast(member => member.children?.[0]?.value === token)?.children?.[1]
}

const find = (root: Node | undefined, pointer: string): Node | undefined =>
  tokensOf(pointer).reduce<Node | undefined>((node, token) => node && childOf(node, token), root)

const endOf = (node: Node): number => node.offset + node.length

const textOf = (text: string, node: Node): string => text.slice(node.offset, endOf(node))

/** One line, as people write short values: `["-k", "--kilos"]`. */
export const jsonText = (value: Json): string => {
  if (Array.isArray(value)) return `[${(value as readonly Json[]).map(jsonText).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const members = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${jsonText(item)}`)
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`
}

/** What stands between a member, or an item, and what comes before it: a line break and its indentation, or a space. */
const spaceBefore = (text: string, parent: Node, whole: Node): string => {
  const before = parent.children?.findLast(other => other.offset < whole.offset)
  const between = text.slice(before === undefined ? parent.offset + 1 : endOf(before), whole.offset).replace(/^\s*,/, '')
  return between.includes('\n') ? between : ' '
}

const textEdit = (text: string, root: Node | undefined, edit: Edit): TextEdit | undefined => {
  const node = find(root, edit.pointer)
  if (node === undefined) return undefined
  const { offset, length } = node
  if (edit.kind === 'replace') return { offset, length, content: jsonText(edit.value) }
  if (edit.kind === 'quote') return { offset, length, content: JSON.stringify(textOf(text, node)) }
  const whole = node.parent?.type === 'property' ? node.parent : node
  if (whole.parent === undefined) return undefined
  const space = spaceBefore(text, whole.parent, whole)
  return { offset: endOf(whole), length: 0, content: `,${space}${JSON.stringify(edit.key)}: ${jsonText(edit.value)}` }
}

/**
 * Changes places of a JSON text and leaves every other character as it is: order, indentation, line ends, the spelling of numbers. The
 * text is JSON, and no edit stands inside another; of several that insert at one place the last comes first. A pointer that leads nowhere
 * changes nothing.
 */
export const editJson = (text: string, edits: readonly Edit[]): string => {
  const root = parseTree(text)
  return applyEdits(text, edits.flatMap(edit => textEdit(text, root, edit) ?? []).toReversed())
}

/** The text of the value that a pointer names, as it is written; undefined where there is none. */
export const jsonTextAt = (text: string): ((pointer: string) => string | undefined) => {
  const root = parseTree(text)
  return pointer => {
    const node = find(root, pointer)
    return node && textOf(text, node)
  }
}
