/** Whether a flag or a name stands anywhere in a text, understood or not: the last question before it is called an invention. */

const SPECIAL = /[.*+?^${}()|[\]\\/]/g

const escaped = (text: string): string => text.replaceAll(SPECIAL, String.raw`\$&`)

/** `--[no-]color`, `--(no-)color`: both spellings. `--{in,out}put` is left alone. */
const NEGATABLE = /(--?)[[({]no-?[\])}]-?(?=\w)/g

/** `--list[-full]`: with and without the end. */
const ENDINGS = /(--[a-z][\w-]{0,60})\[(-[a-z][\w-]{0,60})\]/g

/** stty: `[-]hupcl`, with a dash for off. */
const SWITCHED = /(?<!\S)\[-\]([a-z]\w{0,60})/g

/** A word that was broken at its hyphen at the end of a line. */
const BROKEN = /(\w-)\n[ \t]*(?=\w)/g

/** `[-abc]` and `-[abc]`: letters that may stand together. */
const BUNDLES = /\[-([A-Za-z0-9@#?]{2,})[\]\s|]|-\[([A-Za-z0-9@#?]{2,})\]/g

// oxlint-disable-next-line no-control-regex -- bold and underlined text as printers had it, and colours
const MARKS = /[^\n]\u0008|\u001B\[[0-9;]*m/g

/** chmod: `[-+=]([rwxXst]*|[ugo])`, the grammar of an operand that may begin with a dash. */
const GRAMMARS = /\[[+=]*-[-+=]*\]\(?((?:\[[A-Za-z]+\][*+]?\|?)+)/g

const lettersOf = (plain: string): readonly string[] => [
  ...[...plain.matchAll(BUNDLES)].flatMap(match => (match[1] ?? match[2] ?? '').split('')),
  ...[...plain.matchAll(GRAMMARS)].flatMap(match => [...match[1]!.matchAll(/[A-Za-z]/g)].map(([letter]) => letter)),
]

/** A text, made ready to be searched. */
export interface Heard {
  readonly text: string
  readonly bundled: ReadonlySet<string>
}

export const hear = (raw: string): Heard => {
  const plain = raw.replaceAll(MARKS, '').replaceAll(/[\u2010\u2011\u2212]/g, '-')
  const negated = NEGATABLE.test(plain) ? `\n${plain.replaceAll(NEGATABLE, '$1')}\n${plain.replaceAll(NEGATABLE, '$1no-')}` : ''
  const joined = BROKEN.test(plain) ? `\n${plain.replaceAll(BROKEN, '$1')}` : ''
  const ended = [
    ...[...plain.matchAll(ENDINGS)].map(match => `\n${match[1]!}${match[2]!}`),
    ...[...plain.matchAll(SWITCHED)].map(match => `\n-${match[1]!}`),
  ].join('')
  return {
    text: `${plain}${negated}${joined}${ended}`,
    bundled: new Set(lettersOf(plain).map(letter => `-${letter}`)),
  }
}

/** A single letter may have its value right behind it: `-O<level>`, `-jN`, `-n5`. */
const after = (flag: string): string => (/^-\w$/.test(flag) ? String.raw`(?:(?![\w-])|(?=[A-Z\d]))` : String.raw`(?![\w-])`)

export const mentionsFlag = ({ text, bundled }: Heard, flag: string): boolean =>
  bundled.has(flag) || new RegExp(String.raw`(?<![\w-])${escaped(flag)}${after(flag)}`).test(text)

export const mentionsName = ({ text }: Heard, name: string): boolean =>
  new RegExp(String.raw`(?<![\w-])${escaped(name)}(?![\w-])`).test(text)

/** What a value looks like behind a flag: `=FILE`, `<file>`, `FILE`, `...`, and bare words where the line or the phrase ends with them. */
const VALUE = String.raw`(?:\[?=|[ \t]*<|[ \t]?[{\[]|[ \t]?[A-Z][A-Z_]*\b|[ \t]?\.\.\.|(?:[ \t][A-Za-z\d/][\w./-]*){1,4}(?:[ \t]{2}|[ \t]*[\])|:,\/\n]))`

/** Whether a value may stand behind the flag in some place. */
export const showsValue = ({ text }: Heard, flag: string): boolean => new RegExp(String.raw`(?<![\w-])${escaped(flag)}${VALUE}`).test(text)

/** Whether the flag stands alone somewhere: no value behind it in that place. */
export const showsNoValue = ({ text, bundled }: Heard, flag: string): boolean =>
  bundled.has(flag) || new RegExp(String.raw`(?<![\w-])${escaped(flag)}(?:[ \t]*[\]|\n]|[ \t]{2})`).test(text)

/** Words with which a help text says that it leaves things out, and where they are told. */
const ELSEWHERE = [
  /\bmost used\b|\bmost common(?:ly used)?\b/i,
  // see apt(8), man gcc, info tar
  /\b[a-z][\w.+-]{0,60}\([1-9]\)/,
  /\b(?:man|info) [a-z(]/,
  // gcc shows more with '-v --help', rustc with `-C help`
  /-v --help\b|-[A-Z] help\b/,
  /\bare (?:automatically )?passed on\b/,
  /\b(?:full|complete) (?:set|list|documentation|manual|usage|help)\b/i,
]

/** Whether a help text says itself that more is told elsewhere, as in a manual. */
export const refersElsewhere = ({ text }: Heard): boolean => ELSEWHERE.some(pattern => pattern.test(text))

/** `Options are the same as for grep`, `-*  any digest`: whatever is told there is taken. */
const OPEN = [/\boptions?\b[^.]{0,60}\b(?:same as|passed (?:on |directly )?to)\b/i, /(?<!\S)-\*(?!\S)/]

/** Whether a text leaves it open which options there are. */
export const leavesOpen = ({ text }: Heard): boolean => OPEN.some(pattern => pattern.test(text))

/** `-SIGNAL`, `-<signal>`: the names of signals stand for themselves. */
export const mentionsSignals = ({ text }: Heard): boolean => /(?<![\w-])-<?(?:sig(?:nal|spec)?|SIG(?:NAL|[A-Z]+)?)>?(?![\w-])/.test(text)

/** `-NUM`, `-<number>`: digits stand for themselves. */
export const mentionsNumbers = ({ text }: Heard): boolean => /(?<![\w-])-(?:NUM(?:BER)?|N|n|<?num(?:ber)?>?|#|<n>|\d)(?![\w-])/.test(text)

/** A phrase is searched for the command whose options it lends: `any option known to git diff`, `the options of git-log(1)`. */
const PHRASE = 160

/** Commands of the tool whose options the text says are taken too; names only, and seldom one too many. */
export const lenders = ({ text }: Heard, tool: string): readonly string[] => {
  const name = String.raw`\b${escaped(tool)}[ -](?:help )?([a-z][a-z0-9-]{0,60})`
  const found = [
    ...text.matchAll(new RegExp(String.raw`\b(?:options?|arguments?)\b[^.]{0,${PHRASE}}?${name}`, 'gs')),
    ...text.matchAll(new RegExp(String.raw`${name}[^.]{0,40}?\b(?:options|arguments)\b`, 'gs')),
  ]
  return [...new Set(found.map(match => match[1]!))]
}
