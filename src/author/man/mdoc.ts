import { ITALIC, unescape } from './escapes.ts'
import type { ManualPart } from './part.ts'

const CLOSING = /^[).,:;\]?!]$/

/** Words of an mdoc line as text: `Fl o Ar file` -> `-o file`, the placeholder marked. Macros that only set a font are passed over. */
const mdocText = (words: readonly string[]): string => {
  let out = ''
  let glue = true
  let mode: 'Fl' | 'Ar' | undefined
  const put = (text: string, tight = false) => {
    out += out === '' || glue || tight ? text : ` ${text}`
    glue = false
  }
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!
    switch (word) {
      case 'Fl':
        mode = 'Fl'
        // `Fl` alone is a dash
        if (at + 1 >= words.length) put('-')
        continue
      case 'Ar':
        mode = 'Ar'
        if (at + 1 >= words.length || /^[A-Z][a-z]$/.test(words[at + 1]!)) put(`${ITALIC.on}file ...${ITALIC.off}`)
        continue
      case '(': {
        // `( Op Fl x )`, as an entry over several lines is put together
        const end = words.indexOf(')', at)
        put(mdocText(words.slice(at + 1, end === -1 ? undefined : end)))
        if (end === -1) return out
        at = end
        mode = undefined
        continue
      }
      case 'Op':
      case 'Oo':
        put(`[${mdocText(words.slice(at + 1))}]`)
        return out
      case 'D1':
      case 'Pa':
      case 'Cm':
      case 'Ic':
      case 'Li':
      case 'Sy':
      case 'Em':
      case 'Ev':
      case 'Nm':
      case 'Xr':
      case 'Sq':
      case 'Dq':
      case 'Ql':
      case 'Oc':
      case 'Xo':
      case 'Xc':
        mode = undefined
        continue
      case 'Nd':
        put('-')
        continue
      case 'Ns':
        glue = true
        continue
      case 'No':
        mode = undefined
        continue
      case '|':
        put('|')
        continue
      default:
        if (CLOSING.test(word)) put(word, true)
        else if (mode === 'Fl') put(`-${unescape(word)}`)
        else if (mode === 'Ar') put(`${ITALIC.on}${unescape(word)}${ITALIC.off}`)
        else put(unescape(word))
    }
  }
  return out
}

/** A line of a manual has a dozen words; each of them may open a bracket within the last. */
const MOST_WORDS = 200

const splitWords = (rest: string): readonly string[] =>
  [...rest.matchAll(/"([^"]*)"|(\S+)/g)].slice(0, MOST_WORDS).map(match => match[1] ?? match[2] ?? '')

const INLINE = new Set('D1 Fl Ar Op Oo Oc Pa Cm Ic Li Sy Em Ev Nm Xr Sq Dq Ql Nd No Ns Ql Xo Xc'.split(' '))

/** One line of the mdoc macros (BSD, macOS, OpenSSH), or undefined when it is none of them or only lays out. */
export const mdocLine = (name: string, rest: string): ManualPart | undefined => {
  const words = splitWords(rest)
  switch (name) {
    case 'Sh':
      return { kind: 'heading', level: 1, text: unescape(words.join(' ')) }
    case 'Ss':
      return { kind: 'heading', level: 2, text: unescape(words.join(' ')) }
    case 'It':
      return words.length === 0
        ? { kind: 'break' }
        : { kind: 'tag', text: mdocText(words), ...(words[0] === 'Ic' ? { command: true } : {}) }
    case 'Bl':
      return { kind: 'indent' }
    case 'El':
      return { kind: 'dedent' }
    case 'Pp':
      return { kind: 'break' }
    default:
      return INLINE.has(name) ? { kind: 'text', text: mdocText([name, ...words]) } : undefined
  }
}
