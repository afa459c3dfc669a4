/**
 * Removes characters that a terminal or a language model would act on instead of showing: C0 (but tab and newline), DEL, C1,
 * bidirectional overrides and isolates (Trojan Source, CVE-2021-42574), zero-width and tag characters, line separators. Patterns as long
 * as these stand where they are used: making them costs every start, and most of what is shown is looked at with a shorter one.
 */
const withoutControls = (text: string): string =>
  // oxlint-disable-next-line no-control-regex -- control characters are what this is about
  text.replace(/[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u061C\u200B-\u200F\u2028-\u202E\u2060-\u2069\uFEFF]|\uDB40[\uDC00-\uDC7F]/g, '')

/** CSI sequences (colours, cursor), and the strings of OSC, DCS, SOS, PM and APC (titles, links, clipboard), in 7- and 8-bit form. */
const withoutSequences = (text: string): string =>
  text.replace(
    // oxlint-disable-next-line no-control-regex -- escape sequences start with ESC or a C1 character
    /(?:\u001B\[|\u009B)[0-9:;<=>?]*[ -/]*[@-~]|(?:\u001B[\]PX^_]|[\u0090\u0098\u009D-\u009F])[^\u0007\u001B\u009C]*(?:\u0007|\u001B\\|\u009C)?/g,
    '',
  )

/** Removes what is not text; whole escape sequences go, so that their tails (`[31m`) do not stay behind. */
export const plainText = (text: string): string => withoutControls(withoutSequences(text))

/** Printable ASCII with single spaces: what nearly every line is already. */
const ONE_LINE = /^[!-~]+(?: [!-~]+)*$/

/** One line for a table or a heading: plain text, white space folded. */
export const oneLine = (text: string): string => (ONE_LINE.test(text) ? text : plainText(text).replace(/\s+/g, ' ').trim())

/** `value` with every string in it (keys included) made plain, for output that ends on a terminal or in a model's context. */
const plainDeep = (value: unknown): unknown => {
  if (typeof value === 'string') return plainText(value)
  if (Array.isArray(value)) return value.map(plainDeep)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, item]) => [plainText(key), plainDeep(item)] as const)
  // fromEntries defines own properties, so that a key "__proto__" stays data
  return Object.fromEntries(entries)
}

/** The same characters as they stand in JSON text, where C0 is always escaped; tab and newline (\t, \n) are not meant. */
const CONTROL_IN_JSON = /\\u00[01]|\\[bfr]|[\u007F-\u009F\u061C\u200B-\u200F\u2028-\u202E\u2060-\u2069\uFEFF\uDB40]/

/** JSON text in which every string is plain. One look at the whole text is cheaper than a walk through a large document. */
export const plainJson = (value: unknown, indent = 0): string => {
  const json = JSON.stringify(value, null, indent)
  return CONTROL_IN_JSON.test(json) ? JSON.stringify(plainDeep(value), null, indent) : json
}

/** `value` itself when every string in it is plain, else a copy in which they are. */
export const plainValue = <T>(value: T): T =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of the same shape: only the texts in it are others
  CONTROL_IN_JSON.test(JSON.stringify(value) ?? '') ? (plainDeep(value) as T) : value

/** `1 tool`, `2 tools`. */
export const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`
