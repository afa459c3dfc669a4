/** Laying out text for a terminal. Widths are columns. */

const CODES = { bold: 1, dim: 2, red: 31, green: 32, yellow: 33, blue: 34, magenta: 35, cyan: 36 } as const

export type Paint = Readonly<Record<keyof typeof CODES, (text: string) => string>>

const painter =
  (code: number | undefined) =>
  (text: string): string =>
    code === undefined || text === '' ? text : `\u001B[${code}m${text}\u001B[0m`

/** Colours, or functions that leave text alone. */
export const paint = (color: boolean): Paint => {
  const of = (name: keyof Paint) => painter(color ? CODES[name] : undefined)
  return {
    bold: of('bold'),
    dim: of('dim'),
    red: of('red'),
    green: of('green'),
    yellow: of('yellow'),
    blue: of('blue'),
    magenta: of('magenta'),
    cyan: of('cyan'),
  }
}

// oxlint-disable-next-line no-control-regex -- escape sequences take no room
const SEQUENCE = /\u001B\[[0-9;]*m/g

/** Characters that take two columns: Hangul, CJK, kana, full-width forms, emoji. */
const WIDE =
  /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6\u{1F300}-\u{1FAFF}\u{20000}-\u{3FFFD}]/u

/** Characters that take none: accents that join the letter before them, and variation selectors. */
const JOINING = /^[\p{Mn}\p{Me}]$/u

const NARROW_ONLY = /^[ -~]*$/

export const widthOf = (text: string): number => {
  if (NARROW_ONLY.test(text)) return text.length
  let width = 0
  for (const character of text.replace(SEQUENCE, '')) width += WIDE.test(character) ? 2 : JOINING.test(character) ? 0 : 1
  return width
}

export const padTo = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - widthOf(text)))

/** Plain text cut to `width`, with `...` where something is missing. */
export const cutTo = (text: string, width: number): string => {
  if (widthOf(text) <= width) return text
  if (width <= 3) return '.'.repeat(Math.max(0, width))
  let kept = ''
  for (const character of text) {
    if (widthOf(kept + character) > width - 3) break
    kept += character
  }
  return `${kept.trimEnd()}...`
}

/** Items in lines of at most `width`, broken only between items; one that is longer stands alone. Items may be painted. */
export const flow = (items: readonly string[], width: number, gap = ' '): readonly string[] => {
  const lines: string[] = []
  let line = ''
  for (const item of items) {
    if (item === '') continue
    if (line !== '' && widthOf(line) + gap.length + widthOf(item) > width) {
      lines.push(line)
      line = item
    } else line = line === '' ? item : `${line}${gap}${item}`
  }
  return line === '' ? lines : [...lines, line]
}

export const wordsOf = (text: string): readonly string[] => text.split(/\s+/).filter(word => word !== '')

/** Plain text in lines of at most `width`, broken at spaces; a word that is longer stands alone. */
export const wrap = (text: string, width: number): readonly string[] => flow(wordsOf(text), width)

const GAP = 2

/** The least that the last column keeps: below this its text helps nobody. */
const LAST_LEAST = 16

/** The widest that any column but the last may be. */
const widest = (rows: readonly (readonly string[])[]): readonly number[] => {
  const widths: number[] = []
  for (const row of rows) row.slice(0, -1).forEach((cell, at) => (widths[at] = Math.max(widths[at] ?? 0, widthOf(cell))))
  return widths
}

/**
 * Rows of aligned columns, one line each: the last column is plain text and is cut to what is left of `width`. Where that is too little
 * to read, it moves to lines of its own below, indented.
 */
export const table = (
  rows: readonly (readonly string[])[],
  width: number,
  paintLast: (text: string) => string = text => text,
): readonly string[] => {
  const flat = rows.map(row => row.map(cell => cell.replace(/[\r\n\t]+/g, ' ')))
  const widths = widest(flat)
  const left = width - widths.reduce((sum, columnWidth) => sum + columnWidth + GAP, 0)
  return flat.flatMap(row => {
    const last = row.at(-1) ?? ''
    const cells = row.slice(0, -1).map((cell, at) => padTo(cell, widths[at]!))
    if (left >= LAST_LEAST) return [[...cells, paintLast(cutTo(last, left))].join(' '.repeat(GAP)).trimEnd()]
    const head = cells.join(' '.repeat(GAP)).trimEnd()
    return last === '' ? [head] : [head, ...wrap(last, Math.max(width - 4, LAST_LEAST)).map(line => `    ${paintLast(line)}`)]
  })
}

/** A term takes at most this part of the width; the meaning of a longer one starts on the line below it. */
const TERM_SHARE = 0.4

/** And at most so many columns, however wide the line may be. */
const TERM_MOST = 48

/** Terms and their meanings side by side, nothing cut: a meaning, as words that may be painted, is wrapped in its own column. */
export const definitions = (rows: readonly (readonly [term: string, meaning: readonly string[]])[], width: number): readonly string[] => {
  const most = Math.min(Math.max(Math.floor(width * TERM_SHARE), Math.min(LAST_LEAST, width - LAST_LEAST)), TERM_MOST)
  const column = Math.max(0, ...rows.map(([term]) => widthOf(term)).filter(termWidth => termWidth <= most)) + GAP
  const hanging = ' '.repeat(column)
  return rows.flatMap(([term, meaning]) => {
    const [first, ...rest] = flow(meaning, Math.max(width - column, LAST_LEAST))
    if (first === undefined) return [term]
    const below = rest.map(line => hanging + line)
    return widthOf(term) + GAP <= column ? [padTo(term, column) + first, ...below] : [term, hanging + first, ...below]
  })
}
