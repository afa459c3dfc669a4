/** Characters that manuals write by name: groff_char(7), those that appear beside options and in first sentences. */
const CHARACTERS: Readonly<Record<string, string>> = {
  aq: "'",
  cq: "'",
  oq: "'",
  dq: '"',
  lq: '"',
  rq: '"',
  em: '-',
  en: '-',
  hy: '-',
  mi: '-',
  bu: '*',
  ci: '*',
  sq: '*',
  ti: '~',
  ha: '^',
  ga: '`',
  rs: '\\',
  ba: '|',
  lB: '[',
  rB: ']',
  lC: '{',
  rC: '}',
  la: '<',
  ra: '>',
  or: '|',
  sl: '/',
  sh: '#',
  at: '@',
  Do: '$',
  co: '(c)',
  rg: '(R)',
  tm: '(TM)',
  mu: 'x',
  '->': '->',
  '<-': '<-',
  '+-': '+-',
}

/** Where the font is that of placeholders, so that `-o \fIfile\fR` does not read as a flag and a word. */
export const ITALIC = { on: '\u0001', off: '\u0002' } as const

const named = (name: string): string => {
  const code = /^u([0-9A-F]{4,6})$/.exec(name)?.[1]
  if (code === undefined) return CHARACTERS[name] ?? ''
  const point = Number.parseInt(code, 16)
  if (point === 0x2010 || point === 0x2013 || point === 0x2014 || point === 0x2212) return '-'
  return point <= 0x10ffff ? String.fromCodePoint(point) : ''
}

const isItalic = (font: string): boolean => /^(?:I|2|4|BI|CI|VI)$/.test(font)

const ESCAPE =
  /\\(?:f(?:\[([^\]]*)\]|\((..)|(.))|\((..)|\[([^\]]*)\]|\*(?:\[([^\]]*)\]|\((..)|(.))|s[+-]?\d{1,2}|[hvwlLbDoXZ]'[^']*'|[nmMFgkVY](?:\[[^\]]*\]|\(..|.)|z.|"(?:.*)|(.)|$)/g

/** Text of a roff line as it would be printed, with marks around what is in italics. */
export const unescape = (line: string): string => {
  let italic = false
  const out = line.replace(ESCAPE, (...[, f1, f2, f3, special, bracketed, s1, s2, s3, other]: readonly (string | undefined)[]) => {
    const font = f1 ?? f2 ?? f3
    if (font !== undefined) {
      const now = isItalic(font)
      if (now === italic) return ''
      italic = now
      return now ? ITALIC.on : ITALIC.off
    }
    const character = special ?? bracketed
    if (character !== undefined) return named(character)
    const string = s1 ?? s2 ?? s3
    if (string !== undefined) return { Aq: "'", lq: '"', rq: '"', R: '(R)', Tm: '(TM)' }[string] ?? ''
    if (other === undefined) return ''
    if (other === 'e' || other === 'E') return '\\'
    if (other === '~' || other === ' ' || other === '0' || other === 't') return ' '
    // zero-width and break marks
    if ('&|^/,:%!{}cpdur)'.includes(other)) return ''
    return other
  })
  return italic ? `${out}${ITALIC.off}` : out
}

// oxlint-disable-next-line no-control-regex -- the marks of ITALIC
const MARKED = /\u0001([^\u0001\u0002]*)\u0002/g

/** Without the marks. */
// oxlint-disable-next-line no-control-regex -- the marks of ITALIC
export const plainMarks = (text: string): string => text.replaceAll(/[\u0001\u0002]/g, '')

/** With placeholders in the brackets that help texts use: `-o file` in italics is `-o <file>`. */
export const bracketMarks = (text: string): string =>
  plainMarks(
    text.replaceAll(MARKED, (_all, inner: string) => {
      const word = inner.trim()
      if (word === '' || !/[A-Za-z]/.test(word) || /[<>[\]{}=]/.test(word) || word.startsWith('-')) return inner
      return inner.replace(word, `<${word}>`)
    }),
  )
