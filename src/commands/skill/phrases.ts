import { oneLine } from '../../core/text.ts'

/** Longer texts are no description of anything, and would be all that an agent reads of the tool. */
const LONGEST = 200

/** Text of a document: one line, and not without end. */
export const brief = (text: string): string => {
  const line = oneLine(text)
  return line.length <= LONGEST ? line : `${line.slice(0, LONGEST - 3)}...`
}

/** Words of a command line, which no backquote ends early. */
export const code = (text: string): string => `\`${brief(text).replaceAll('`', "'")}\``
