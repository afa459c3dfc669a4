import type { WordPart } from 'unbash'
import type { Place } from './walk.ts'
import { eitherWord, joinWords, staticWord } from './word.ts'
import type { Word } from './word.ts'

/** In `$'..'` bash reads `\x{2d}` as one byte, and leaves a backslash before the end of a line as it is; the parser does neither. */
const MISREAD = /^\$'(?:[^\\]|\\[^xc\n]|\\x(?!\{)|\\c(?![^ -~]))*\\(?:\n|x\{|c[^ -~])/

/** Bash marks what is quoted with these, and may lose them in the name of a file. */
const MARKS = ['\u0001', '\u007F']

/** What every shell that has `$'..'` makes the same of. */
const AGREED =
  /^\$'(?:[^\\]|\\(?!0{1,3}(?![0-7])|(?:x0{1,2}|[uU]0+)(?![0-9a-fA-F]))(?:[abeEfnrtv\\'"?]|[0-3]?[0-7]{1,2}(?![0-7])|x[0-9a-fA-F]{1,2}|u[0-9a-fA-F]{1,4}|U[0-9a-fA-F]{1,8}))*'$/

/** To a shell that has no such quotes the dollar sign before them is one, and nothing is escaped in single ones. */
export const otherwise = ({ walk }: Place, part: WordPart, word: Word): Word => {
  if (
    !(walk.shell === 'sh' || (walk.shell === 'zsh' && part.type === 'LocaleString')) ||
    !part.text.startsWith('$') ||
    word.pieces !== 'one'
  )
    return { ...word, text: part.text }
  const other = part.type === 'AnsiCQuoted' ? staticWord(part.text.slice(2, -1)) : word
  return { ...eitherWord(word, joinWords(staticWord('$'), other)), text: part.text }
}

export const ansiQuoted = (place: Place, part: WordPart & { readonly type: 'AnsiCQuoted' }): Word => {
  const { walk, problems } = place
  // a shell without $'..' ends this string elsewhere
  if (walk.shell !== 'bash' && part.text.includes("\\'"))
    problems.push({ code: 'unsupported', reason: `${part.text} is read differently by other shells` })
  if (MARKS.some(mark => part.value.includes(mark)) || MISREAD.test(part.text) || (walk.shell !== 'bash' && !AGREED.test(part.text)))
    problems.push({ code: 'unsupported', reason: `${part.text} has an escape that is read differently` })
  return otherwise(place, part, staticWord(part.value, part.text))
}
