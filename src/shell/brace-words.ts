import { expandBraces } from './braces.ts'
import type { Braces } from './braces.ts'

const NONE: Braces = { kind: 'none' }

/** One pair of quotes around all of it. */
const QUOTED = /^(?:'[^']*'|"[^"]*")$/

/** Whether the text may hold a brace expansion; nearly no word gets further. */
const mayExpand = (text: string): boolean => {
  const open = text.indexOf('{')
  return open !== -1 && /,|\.\./.test(text.slice(open, text.lastIndexOf('}') + 1)) && !QUOTED.test(text)
}

/** What braces make of a word; see `expandBraces`. */
export const bracesOf = (text: string, bare = text): Braces => (mayExpand(text) ? expandBraces(text, bare) : NONE)
