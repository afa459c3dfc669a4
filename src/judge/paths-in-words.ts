import type { Role } from '../document/document.ts'
import { dynamicWord, staticWord } from '../shell/word.ts'
import type { Word } from '../shell/word.ts'

/** `:(top,icase).ENV`, `:/.env`: a pathspec of git without what says how it is meant. What is left out (`:!.env`) is no path. */
const withoutMagic = (text: string): string => {
  const long = /^:\(([^)]*)\)/.exec(text)
  if (long !== null) {
    if (/\bexclude\b/.test(long[1]!)) return '.'
    const path = text.slice(long[0].length)
    return /\bicase\b/.test(long[1]!) ? path.toLowerCase() : path
  }
  const short = /^:([!^/]+):?/.exec(text)
  if (short === null) return text
  return /[!^]/.test(short[1]!) ? '.' : text.slice(short[0].length)
}

/** `HEAD:src/a.ts`: the path stands behind the last separator, or is the whole word. What a variable holds before it changes nothing. */
const pathAfter = (word: Word, separator: string): Word => {
  const behind = (text: string): string => {
    const plain = separator === ':' ? withoutMagic(text) : text
    return plain.includes(separator) ? plain.slice(plain.lastIndexOf(separator) + separator.length) : plain
  }
  const { values } = word
  if (values !== undefined) {
    const paths = values.map(behind)
    return { ...word, values: paths, prefix: paths.length === 1 ? paths[0]! : '' }
  }
  const written = word.text.includes(separator) ? behind(word.text).replace(/["']$/, '') : ''
  return /^[\w./@+-]+$/.test(written) ? staticWord(written, word.text) : word
}

/** `/srv/data:/data`: the path ends at the first separator. A name without a slash is none (a volume). */
const pathBefore = (word: Word, separator: string): Word => {
  const values = word.values?.map(text => text.split(separator, 1)[0]!).map(text => (/^\.|\//.test(text) ? text : ''))
  return values === undefined ? word : { ...word, values, prefix: values.length === 1 ? values[0]! : '' }
}

/** The path in a word, as far as the role says where in it one stands. */
export const pathIn = (word: Word, { 'x-path-after': after, 'x-path-before': before }: Role): Word => {
  const rest = after === undefined ? word : pathAfter(word, after)
  return before === undefined ? rest : pathBefore(rest, before)
}

/** Files in a value: behind each `=@`, to the next comma or to the end. */
export const filesBehind = (word: Word, separator: string): readonly Word[] => {
  const texts = word.values ?? [word.text.replace(/["']/g, '')]
  return texts.flatMap(text =>
    text
      .split(separator)
      .slice(1)
      .flatMap(rest => [rest, ...(rest.includes(',') ? [rest.slice(0, rest.indexOf(','))] : [])])
      .map(rest => (word.values === undefined && /[$`]/.test(rest) ? dynamicWord(rest) : staticWord(rest))),
  )
}
