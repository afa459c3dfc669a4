import { oneLine } from '../core/text.ts'

/** Letters of a line that are shown; the log has more. */
const LONGEST = 500

/** A line, or what is said about one, as it is shown. */
export const shortLine = (text: string): string => {
  const line = oneLine(text)
  return line.length <= LONGEST ? line : `${line.slice(0, LONGEST)}...`
}
