import { createScanner, getNodeValue, parseTree } from 'jsonc-parser'
import type { Node, ParseError } from 'jsonc-parser'
import { DEEPEST } from '../core/json.ts'
import type { Json } from '../core/json.ts'

/*
 * Settings that people write by hand: JSON with comments and trailing commas, read without losing where each value stands. A text is the whole
 * file without its byte order mark.
 */

export type { Node } from 'jsonc-parser'

export const BYTE_ORDER_MARK = '\uFEFF'

/** Of the scanner's kinds of tokens, which the package has as a type alone. */
const OPENS: ReadonlySet<number> = new Set([1, 3])
const CLOSES: ReadonlySet<number> = new Set([2, 4])
const COMMA = 5
const END = 17

/** How deep its brackets nest: known before the parser recurses. */
const depthOf = (text: string): number => {
  const scanner = createScanner(text, true)
  let depth = 0
  let deepest = 0
  for (let token: number = scanner.scan(); token !== END; token = scanner.scan()) {
    if (OPENS.has(token)) deepest = Math.max(deepest, ++depth)
    else if (CLOSES.has(token)) depth--
  }
  return deepest
}

/** Line and column of a place, from 1, as editors count them. */
const placeOf = (text: string, offset: number): string => {
  const before = text.slice(0, offset).split('\n')
  return `line ${before.length}, column ${(before.at(-1) ?? '').length + 1}`
}

export type Reading = { readonly kind: 'read'; readonly root: Node } | { readonly kind: 'unreadable'; readonly reason: string }

/** A text that is one JSON value, comments and trailing commas allowed; else where it is none. */
export const readJsonc = (text: string): Reading => {
  if (depthOf(text) > DEEPEST) return { kind: 'unreadable', reason: `it nests deeper than ${DEEPEST} levels` }
  const errors: ParseError[] = []
  const root = parseTree(text, errors, { allowTrailingComma: true, disallowComments: false })
  const [first] = errors
  if (first !== undefined) return { kind: 'unreadable', reason: `it is not JSON at ${placeOf(text, first.offset)}` }
  return root === undefined ? { kind: 'unreadable', reason: 'it is not JSON' } : { kind: 'read', root }
}

/** What a node stands for. */
export const valueOf = (node: Node): Json => getNodeValue(node)

/** The value of a key; of equal keys the last one counts, as for JSON.parse. */
const memberOf = (node: Node | undefined, key: string): Node | undefined =>
  node?.type === 'object' ? node.children?.findLast(member => member.children?.[0]?.value === key)?.children?.[1] : undefined

/** Where keys, one in the other, lead from a node. */
export const nodeAt = (root: Node, keys: readonly string[]): Node | undefined =>
  keys.reduce<Node | undefined>((node, key) => memberOf(node, key), root)

export const endOf = (node: Node): number => node.offset + node.length

/** Where the next comma stands behind a place, comments passed over, if it stands before everything else. */
export const commaAfter = (text: string, offset: number): number | undefined => {
  const scanner = createScanner(text, true)
  scanner.setPosition(offset)
  const token: number = scanner.scan()
  return token === COMMA ? scanner.getTokenOffset() : undefined
}
