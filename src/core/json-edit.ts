import type { Json } from './json.ts'
import { tokensOf } from './pointer.ts'

/** A change of one place in a JSON text. Pointers are RFC 6901. */
export type Edit =
  | { readonly kind: 'replace'; readonly pointer: string; readonly value: Json }
  /** A number becomes a string, spelt as it is: 1.10 is a version. */
  | { readonly kind: 'quote'; readonly pointer: string }
  /** A new member right after the one that `pointer` names, laid out like it. */
  | { readonly kind: 'insert'; readonly pointer: string; readonly key: string; readonly value: Json }

/** Offsets of UTF-16 units, half-open. */
type Span = readonly [start: number, end: number]

interface Child {
  /** Of the item; of a member with its key. */
  readonly whole: Span
  readonly node: JsonNode
}

interface JsonNode {
  readonly span: Span
  /** In the order of the text; of equal keys the last one counts, as for JSON.parse. */
  readonly children: readonly (readonly [key: string, child: Child])[]
}

const SPACE = /[ \t\r\n]*/y
const SCALAR = /[^\s,[\]{}"]+/y
const STRING = /"(?:[^"\\]|\\[^])*"/y

const endOf = (pattern: RegExp, text: string, from: number): number => {
  pattern.lastIndex = from
  return pattern.test(text) ? pattern.lastIndex : from
}

const skip = (text: string, from: number): number => endOf(SPACE, text, from)

/** Where everything in a text stands. The text is JSON: JSON.parse has read it, and it nests at most `DEEPEST` deep. */
const nodeAt = (text: string, start: number): JsonNode => {
  const opening = text[start]
  if (opening === '"') return { span: [start, endOf(STRING, text, start)], children: [] }
  if (opening !== '{' && opening !== '[') return { span: [start, endOf(SCALAR, text, start)], children: [] }
  const children: (readonly [string, Child])[] = []
  let at = skip(text, start + 1)
  while (text[at] !== '}' && text[at] !== ']' && at < text.length) {
    const from = at
    let key = String(children.length)
    if (opening === '{') {
      const end = endOf(STRING, text, at)
      key = String(JSON.parse(text.slice(at, end)))
      // over the colon
      at = skip(text, skip(text, end) + 1)
    }
    const node = nodeAt(text, at)
    children.push([key, { whole: [from, node.span[1]], node }])
    at = skip(text, node.span[1])
    if (text[at] === ',') at = skip(text, at + 1)
  }
  return { span: [start, at + 1], children }
}

interface Found {
  readonly parent: JsonNode
  readonly index: number
  readonly child: Child
}

const find = (root: JsonNode, pointer: string): Found | undefined => {
  let found: Found | undefined
  let node = root
  for (const token of tokensOf(pointer)) {
    const index = node.children.findLastIndex(([key]) => key === token)
    const child = node.children[index]?.[1]
    if (child === undefined) return undefined
    found = { parent: node, index, child }
    node = child.node
  }
  return found
}

/** One line, as people write short values: `["-k", "--kilos"]`. */
export const jsonText = (value: Json): string => {
  if (Array.isArray(value)) return `[${(value as readonly Json[]).map(jsonText).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const members = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${jsonText(item)}`)
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`
}

interface Splice {
  readonly span: Span
  readonly by: string
}

const spliceOf = (text: string, root: JsonNode, edit: Edit): Splice | undefined => {
  const found = find(root, edit.pointer)
  const node = edit.pointer === '' ? root : found?.child.node
  if (node === undefined) return undefined
  switch (edit.kind) {
    case 'replace':
      return { span: node.span, by: jsonText(edit.value) }
    case 'quote':
      return { span: node.span, by: JSON.stringify(text.slice(...node.span)) }
    case 'insert': {
      if (found === undefined) return undefined
      const { parent, index, child } = found
      const start = index === 0 ? parent.span[0] + 1 : parent.children[index - 1]![1].whole[1]
      // what stands before the member: a line break and its indentation, or a space
      const before = text.slice(start, child.whole[0]).replace(/^\s*,/, '')
      const space = before.includes('\n') ? before : ' '
      const end = child.whole[1]
      return { span: [end, end], by: `,${space}${JSON.stringify(edit.key)}: ${jsonText(edit.value)}` }
    }
  }
}

/**
 * Changes places of a JSON text and leaves every other character as it is: order, indentation, line ends, the spelling of numbers. The
 * text is JSON, and no edit stands inside another. A pointer that leads nowhere changes nothing.
 */
export const editJson = (text: string, edits: readonly Edit[]): string => {
  const root = nodeAt(text, skip(text, 0))
  const splices = edits.flatMap(edit => spliceOf(text, root, edit) ?? []).toSorted((a, b) => b.span[0] - a.span[0])
  const parts: string[] = []
  let end = text.length
  // from the last one backwards
  for (const { span, by } of splices) {
    parts.push(text.slice(span[1], end), by)
    end = span[0]
  }
  return [...parts, text.slice(0, end)].toReversed().join('')
}

/** The text of the value that a pointer names, as it is written; undefined where there is none. */
export const jsonTextAt = (text: string): ((pointer: string) => string | undefined) => {
  const root = nodeAt(text, skip(text, 0))
  return pointer => {
    const node = pointer === '' ? root : find(root, pointer)?.child.node
    return node === undefined ? undefined : text.slice(...node.span)
  }
}
