export type Json = null | boolean | number | string | readonly Json[] | JsonObject
export interface JsonObject {
  readonly [key: string]: Json
}

/** A document is an index card, not a database: every known hand-written one is below 400 KiB. */
export const MOST_BYTES = 1024 * 1024

/** Real command trees nest five deep; beyond this only a hostile document goes, and recursion over it must stay cheap. */
export const DEEPEST = 64

export type JsonReading =
  | { readonly kind: 'read'; readonly value: Json }
  | { readonly kind: 'unreadable'; readonly reason: string; readonly fix: string }

/** Brackets outside strings: the greatest depth, known before JSON.parse recurses, and where the first of them is closed. */
const bracketsOf = (text: string, from: number): { readonly deepest: number; readonly closed: number | undefined } => {
  let depth = 0
  let deepest = 0
  let closed: number | undefined
  let inString = false
  for (let at = from; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (inString) {
      if (code === 0x5c) at++
      else if (code === 0x22) inString = false
    } else if (code === 0x22) inString = true
    else if (code === 0x7b || code === 0x5b) deepest = Math.max(deepest, ++depth)
    else if ((code === 0x7d || code === 0x5d) && --depth === 0) closed ??= at
  }
  return { deepest, closed }
}

const unreadable = (reason: string, fix: string): JsonReading => ({ kind: 'unreadable', reason, fix })

/** What stands around a JSON value that should stand alone, or is missing of it: a banner, a second document, the end. */
const surroundings = (text: string): string | undefined => {
  const start = text.search(/[{[]/)
  if (start === -1) return 'there is no JSON document'
  if (text.slice(0, start).trim() !== '') return 'there is other text before the JSON document'
  const { closed } = bracketsOf(text, start)
  if (closed === undefined) return 'it is cut off: its brackets are not closed'
  return text.slice(closed + 1).trim() === '' ? undefined : 'there is other text after the JSON document'
}

/** Payloads of harnesses and most policies are smaller. */
const SMALL = 16 * 1024

// oxlint-disable-next-line no-control-regex -- ASCII has control characters
const ASCII = /^[\u0000-\u007F]*$/

/** The text of bytes in UTF-8; throws for what is none. Small ASCII is read without a TextDecoder: the first one costs 1.5 ms. */
const textOf = (bytes: Uint8Array): string => {
  if (bytes.length <= SMALL) {
    const text = String.fromCharCode(...bytes)
    if (ASCII.test(text)) return text
  }
  return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
}

/** What a text holds, which JSON.parse knows to be JSON and its type does not. Throws what JSON.parse throws. */
export const parsed = (text: string): Json => JSON.parse(text)

/** Reads one JSON document from bytes: UTF-8 without exceptions, at most `MOST_BYTES` bytes and `DEEPEST` levels. */
export const readJson = (bytes: Uint8Array): JsonReading => {
  if (bytes.length > MOST_BYTES) {
    return unreadable(
      `it has ${bytes.length} bytes; at most ${MOST_BYTES} are read`,
      'describe commands, not data; split off what is not metadata',
    )
  }
  let text: string
  try {
    text = textOf(bytes)
  } catch {
    return unreadable('it is not valid UTF-8', 'write the document as UTF-8')
  }
  if (text.trim() === '') return unreadable('it is empty', 'print one JSON object')
  if (text.startsWith('\uFEFF')) return unreadable('it starts with a byte order mark', 'write UTF-8 without a byte order mark')
  if (bracketsOf(text, 0).deepest > DEEPEST) return unreadable(`it nests deeper than ${DEEPEST} levels`, 'flatten the command tree')
  try {
    return { kind: 'read', value: parsed(text) }
  } catch (error) {
    const around = surroundings(text)
    const reason = around ?? (error instanceof Error ? error.message : String(error))
    return unreadable(
      `it is not one JSON document: ${reason}`,
      'print one JSON object on stdout and nothing else; diagnostics go to stderr',
    )
  }
}

export const isText = (value: unknown): value is string => typeof value === 'string'

export const isTexts = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every(isText)

export const isObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null && !Array.isArray(value)

/** What stands under keys, one in the other; undefined: nothing does. */
export const member = (value: Json | undefined, ...keys: readonly string[]): Json | undefined =>
  keys.reduce<Json | undefined>((inner, key) => (isObject(inner) ? inner[key] : undefined), value)

/** The objects of a list; none of what is no list. */
export const items = (value: Json | undefined): readonly JsonObject[] => (Array.isArray(value) ? value.filter(isObject) : [])

/** JSON with the keys of every object sorted, so that equal values give equal text. */
export const stableJson = (value: unknown): string =>
  JSON.stringify(value, (_key, item: unknown) =>
    isObject(item) ? Object.fromEntries(Object.entries(item).toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))) : item,
  )
