import type { Json } from '../core/json.ts'
import { commaAfter, endOf } from './jsonc.ts'
import type { Node } from './jsonc.ts'

/*
 * Changes of one place in a JSON text, with every other character left as it is: jsonc-parser's own edits lay out anew the list that they add
 * to, and move a comment behind its last item to the new one. They are made one after the other, the text being read anew
 * for each.
 */

/** How a text is laid out. */
interface Layout {
  readonly unit: string
  readonly lineEnd: string
}

const layoutOf = (text: string, root: Node): Layout => {
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n'
  const first = root.children?.[0]
  const unit = first === undefined ? undefined : /\n([ \t]+)$/.exec(text.slice(0, first.offset))?.[1]
  return { unit: unit ?? '  ', lineEnd }
}

/** The white space with which the line of a place begins. */
const indentAt = (text: string, offset: number): string =>
  /^[ \t]*/.exec(text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset))?.[0] ?? ''

/** A value as it is written below a line that is indented so. */
const laidOut = (value: Json, indent: string, { unit, lineEnd }: Layout): string =>
  JSON.stringify(value, null, unit).split('\n').join(`${lineEnd}${indent}`)

const replaced = (text: string, from: number, to: number, by: string): string => text.slice(0, from) + by + text.slice(to)

/** What ends a line behind a value: blanks and one comment that belongs to it. */
const REST_OF_LINE = /^[ \t]*(?:\/\/[^\r\n]*|\/\*[^\r\n]*?\*\/[ \t]*)?(?=\r?\n)/

/** What comes last in an object or array: a member or an item that is not there yet. `label`: the key with its colon, or nothing. */
const appended = (text: string, root: Node, { parent, label, value }: { parent: Node; label: string; value: Json }): string => {
  const layout = layoutOf(text, root)
  const { lineEnd, unit } = layout
  const last = parent.children?.at(-1)
  const close = endOf(parent) - 1
  if (last === undefined) {
    const outer = indentAt(text, parent.offset)
    const inner = outer + unit
    const inside = text.slice(parent.offset + 1, close).trimEnd()
    return replaced(text, parent.offset + 1, close, `${inside}${lineEnd}${inner}${label}${laidOut(value, inner, layout)}${lineEnd}${outer}`)
  }
  const comma = commaAfter(text, endOf(last))
  const end = comma === undefined ? endOf(last) : comma + 1
  const ownLine = /\n[ \t]*$/.test(text.slice(0, last.offset))
  if (!ownLine) {
    const piece = `${label}${JSON.stringify(value)}`
    return comma === undefined ? replaced(text, end, end, `, ${piece}`) : replaced(text, end, end, ` ${piece},`)
  }
  const inner = indentAt(text, last.offset)
  const at = end + (REST_OF_LINE.exec(text.slice(end, close))?.[0].length ?? 0)
  const piece = `${lineEnd}${inner}${label}${laidOut(value, inner, layout)}${comma === undefined ? '' : ','}`
  const longer = replaced(text, at, at, piece)
  return comma === undefined ? replaced(longer, end, end, ',') : longer
}

export const withMember = (text: string, root: Node, { parent, key, value }: { parent: Node; key: string; value: Json }): string =>
  appended(text, root, { parent, label: `${JSON.stringify(key)}: `, value })

export const withItem = (text: string, root: Node, { parent, value }: { parent: Node; value: Json }): string =>
  appended(text, root, { parent, label: '', value })

/** Another value in the place of one. */
export const withValue = (text: string, root: Node, { node, value }: { node: Node; value: Json }): string => {
  const layout = layoutOf(text, root)
  const flat =
    !text.slice(node.offset, endOf(node)).includes('\n') &&
    /[^\s,{[:]/.test(text.slice(text.lastIndexOf('\n', node.offset) + 1, node.offset))
  const written = flat ? JSON.stringify(value) : laidOut(value, indentAt(text, node.offset), layout)
  return replaced(text, node.offset, endOf(node), written)
}

/**
 * Without an item, or the member that a value is of, and the comma that it makes needless. Comments around it stay, since nobody can tell
 * whose they are.
 */
export const without = (text: string, node: Node): string => {
  const whole = node.parent?.type === 'property' ? node.parent : node
  const siblings = whole.parent?.children ?? []
  const before = siblings[siblings.indexOf(whole) - 1]
  const comma = commaAfter(text, endOf(whole))
  const cut = comma === undefined ? text : replaced(text, comma, comma + 1, '')
  // what follows on its line may not come to stand behind a comment that ends the line above
  const alone = /^[ \t]*(?:\r?\n|$)/.test(cut.slice(endOf(whole)))
  const space = (alone ? /(?:\r?\n)?[ \t]*$/ : /[ \t]*$/).exec(cut.slice(0, whole.offset))?.[0].length ?? 0
  const shorter = replaced(cut, whole.offset - space, endOf(whole), '')
  const needless = comma !== undefined || before === undefined ? undefined : commaAfter(shorter, endOf(before))
  return needless === undefined ? shorter : replaced(shorter, needless, needless + 1, '')
}
