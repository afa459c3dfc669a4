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

/** Greatest depth of brackets outside strings: known before JSON.parse recurses. */
const depthOf = (text: string): number => {
  let depth = 0
  let greatest = 0
  let inString = false
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (inString) {
      if (code === 0x5c) at++
      else if (code === 0x22) inString = false
    } else if (code === 0x22) inString = true
    else if (code === 0x7b || code === 0x5b) greatest = Math.max(greatest, ++depth)
    else if (code === 0x7d || code === 0x5d) depth--
  }
  return greatest
}

const unreadable = (reason: string, fix: string): JsonReading => ({ kind: 'unreadable', reason, fix })

const strictText = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** Whether a JSON value, and nothing else, stands in the first or last part of the text: a banner or a second document. */
const surroundings = (text: string): string | undefined => {
  const start = text.search(/[{[]/)
  if (start > 0 && text.slice(0, start).trim() !== '') return 'there is other text before the JSON document'
  const end = Math.max(text.lastIndexOf('}'), text.lastIndexOf(']'))
  if (start === -1) return 'there is no JSON document'
  if (text.slice(end + 1).trim() !== '') return 'there is other text after the JSON document'
  return undefined
}

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
    text = strictText.decode(bytes)
  } catch {
    return unreadable('it is not valid UTF-8', 'write the document as UTF-8')
  }
  if (text.trim() === '') return unreadable('it is empty', 'print one JSON object')
  if (text.startsWith('\uFEFF')) return unreadable('it starts with a byte order mark', 'write UTF-8 without a byte order mark')
  if (depthOf(text) > DEEPEST) return unreadable(`it nests deeper than ${DEEPEST} levels`, 'flatten the command tree')
  try {
    return { kind: 'read', value: JSON.parse(text) as Json }
  } catch (error) {
    const around = surroundings(text)
    const reason = around ?? (error instanceof Error ? error.message : String(error))
    return unreadable(
      `it is not one JSON document: ${reason}`,
      'print one JSON object on stdout and nothing else; diagnostics go to stderr',
    )
  }
}

export const isObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null && !Array.isArray(value)

/** JSON with the keys of every object sorted, so that equal values give equal text. */
export const stableJson = (value: unknown): string =>
  JSON.stringify(value, (_key, item: unknown) =>
    isObject(item) ? Object.fromEntries(Object.entries(item).toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))) : item,
  )
