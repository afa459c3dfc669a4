import type { LanguageReader } from './language.ts'
import { LONGEST_TEXT, understood, unknown } from './reading.ts'
import { readScript } from './sed-script.ts'
import type { SedDialect } from './sed-delimited.ts'

const GNU: SedDialect = { labels: 'word', classes: 'gnu' }
const OTHERS: readonly SedDialect[] = [
  { labels: 'line', classes: 'bsd' },
  { labels: 'word', classes: 'plain' },
]

/** busybox ends comments and labels at these, GNU sed does not. */
// oxlint-disable-next-line no-control-regex -- control characters are what this is about
const ENDS_SOMEWHERE = /\r(?!\n)|[\v\f\0]/

/**
 * Reads a sed script (several `-e` joined by newlines, as sed itself does). It must be whole for GNU sed; what BSD and busybox
 * would make of the same text is added, since which of them runs it is not known here.
 */
export const readSed: LanguageReader = text => {
  if (text.length > LONGEST_TEXT) return unknown('a sed script of this length')
  if (ENDS_SOMEWHERE.test(text)) return unknown('a control character in a sed script')
  const script = readScript(text, GNU)
  if (script.problem !== undefined) return unknown(`${script.problem} in a sed script`)
  return understood([...script.acts, ...OTHERS.flatMap(dialect => readScript(text, dialect).acts)])
}
