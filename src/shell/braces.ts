import { MOST_PIECES } from './limits.ts'

/** Nothing inside that another expansion would change. */
const PLAIN = /^\{[^{}$`"'\\*?[\]~]*\}$/
const RANGE = /^(-?[0-9]{1,9}|[A-Za-z])\.\.(-?[0-9]{1,9}|[A-Za-z])$/

const range = (from: string, to: string): readonly string[] | undefined => {
  const letters = !/[0-9]/.test(from)
  // {1..a} stays as it is, {01..10} is padded: rare enough to be unknown
  if (letters === /[0-9]/.test(to) || /^-?0[0-9]/.test(from) || /^-?0[0-9]/.test(to)) return undefined
  const [first, last] = letters ? [from.charCodeAt(0), to.charCodeAt(0)] : [Number(from), Number(to)]
  const count = Math.abs(last - first) + 1
  if (count > MOST_PIECES) return undefined
  const step = last < first ? -1 : 1
  return Array.from({ length: count }, (_, at) => (letters ? String.fromCharCode(first + at * step) : String(first + at * step)))
}

/** The words that `{a,b}` or `{1..3}` becomes; undefined where that is not plain to see. */
export const bracePieces = (text: string): readonly string[] | undefined => {
  if (!PLAIN.test(text)) return undefined
  const inside = text.slice(1, -1)
  const ends = RANGE.exec(inside)
  if (ends !== null) return range(ends[1]!, ends[2]!)
  const pieces = inside.split(',')
  return pieces.length > 1 && pieces.length <= MOST_PIECES ? pieces : undefined
}
