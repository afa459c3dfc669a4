import { ITALIC, unescape } from './escapes.ts'
import { mdocLine } from './mdoc.ts'
import type { ManualPart } from './part.ts'

export interface Page {
  /** From the title line: what the page is called, as written there, or empty. */
  readonly name: string
  /** From the title line: the version, where it is written there. */
  readonly source: string
  readonly parts: readonly ManualPart[]
}

/** The longest manual in use (zshall) has 30,000 lines. */
const MOST_LINES = 60_000

const QUOTED = /"((?:[^"]|"")*)"|(\S+)/g

/** Stands for a blank that belongs to a word (`\fB-P\fP\ \fIpassword\fP`); no pattern takes it for a blank. */
const KEPT = '\u0003'

/** Arguments of a macro: words, or text in quotes. */
const wordsOf = (text: string): readonly string[] =>
  [
    ...text
      .replace(/(?<!\\)\\".*$/, '')
      .replaceAll('\\ ', KEPT)
      .matchAll(QUOTED),
  ].map(match => (match[1]?.replaceAll('""', '"') ?? match[2] ?? '').replaceAll(KEPT, '\\ '))

const italic = (text: string): string => `${ITALIC.on}${text}${ITALIC.off}`

/** `.BI --file= name`: fonts alternate from word to word, without blanks; `.I` and `.B` keep them. */
const fontMacro = (name: string, words: readonly string[]): string => {
  const fonts = name.length === 1 || name === 'SB' || name === 'SM' ? [name] : name.split('')
  const parts = words.map((word, at) => {
    const text = unescape(word)
    return fonts[at % fonts.length] === 'I' && text !== '' ? italic(text) : text
  })
  if (fonts.length > 1) return parts.join('')
  return name === 'I' && words.length > 1 ? italic(words.map(unescape).join(' ')) : parts.join(' ')
}

const FONTS = new Set('B I R BI BR IB IR RB RI SB SM'.split(' '))
const BREAKS = new Set('PP P LP sp br'.split(' '))

/** Reads the source of a page in the man or the mdoc macros. Requests that only lay out are passed over. */
export const readRoff = (source: string): Page => {
  const parts: ManualPart[] = []
  let pageName = ''
  let title = ''
  let awaited: 'tag' | 'heading' | 'subheading' | undefined
  let defining = false
  let verbatim = false
  let extended: string | undefined
  const put = (part: ManualPart) => void parts.push(part)
  const text = (content: string) => {
    if (awaited === 'tag') put({ kind: 'tag', text: content })
    else if (awaited !== undefined) put({ kind: 'heading', level: awaited === 'heading' ? 1 : 2, text: content })
    else put({ kind: 'text', text: content, ...(verbatim ? { verbatim } : {}) })
    awaited = undefined
  }
  const ipTag = (tag: string | undefined) => {
    const content = tag === undefined ? '' : unescape(tag)
    // a bullet: what it stands before may be a tag
    const bullet = /^[^\w-]*$/.test(content) && content !== ''
    put(content === '' ? { kind: 'break' } : bullet ? { kind: 'bullet' } : { kind: 'tag', text: content })
  }
  const macro = (name: string, rest: string) => {
    const words = wordsOf(rest)
    if (FONTS.has(name)) {
      if (words.length > 0) text(fontMacro(name, words))
      return
    }
    if (BREAKS.has(name)) return put({ kind: 'break' })
    switch (name) {
      case 'TH':
        pageName = unescape(words[0] ?? '')
        title = words.slice(2).map(unescape).join(' ')
        return
      case 'SH':
      case 'SS':
        awaited = name === 'SH' ? 'heading' : 'subheading'
        if (words.length > 0) text(words.map(unescape).join(' '))
        return
      case 'TP':
      case 'TQ':
      case 'HP':
        awaited = 'tag'
        return
      case 'IP':
        return ipTag(words[0])
      case 'RS':
        return put({ kind: 'indent' })
      case 'RE':
        return put({ kind: 'dedent' })
      case 'nf':
      case 'EX':
      case 'fi':
      case 'EE':
        verbatim = name === 'nf' || name === 'EX'
        return
      case 'OP':
        return text(`[${words.map(unescape).join(' ')}]`)
      default: {
        const item = name === 'It' ? rest.split(/\s+/) : []
        // `It Xo Ic attach-session`, its options on lines of their own, `Xc`
        if (item[0] === 'Xo') {
          extended = item.slice(1).join(' ')
          return
        }
        if (name === 'Xc' && extended !== undefined) {
          const whole = mdocLine('It', extended)
          extended = undefined
          if (whole !== undefined) put(whole)
          return
        }
        if (extended !== undefined) {
          extended += name === 'Op' ? ` ( ${name} ${rest} )` : ` ${name} ${rest}`
          return
        }
        const part = mdocLine(name, rest)
        if (part === undefined) return
        if (part.kind === 'text') text(part.text)
        else put(part)
      }
    }
  }
  for (const line of source.split('\n', MOST_LINES)) {
    if (defining) {
      // blanks may stand between the dots: pages that Asciidoctor writes indent what is within a condition
      if (/^[.']\s*\.\s*$/.test(line)) defining = false
      continue
    }
    const match = /^[.']\s*([A-Za-z][A-Za-z0-9]{0,2}|\\")\s*(.*)$/.exec(line)
    if (match === null) {
      if (line === '') put({ kind: 'break' })
      // control lines that were not understood, and the ends of conditions
      else if (!/^[.']/.test(line) && !line.startsWith('\\}')) text(unescape(line))
      continue
    }
    const [, name = '', rest = ''] = match
    if (name === 'de' || name === 'am' || name === 'ig') defining = true
    else if (name !== '\\"') macro(name, rest)
  }
  return { name: pageName, source: title, parts }
}
