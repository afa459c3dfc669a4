import { plainText } from '../../core/text.ts'

/** One line of a help text: how far it is indented, and what stands there. */
export interface Line {
  readonly indent: number
  readonly text: string
}

/** The longest help text in use (a manual of aws) has 8,000 lines; what is longer is a log, not help. */
const MOST_LINES = 20_000

/** A longer line is data; regular expressions should not meet it. */
const LONGEST_LINE = 2000

const TAB = 8

const expandTabs = (line: string): string => {
  let out = ''
  for (const part of line.split('\t').entries()) {
    const [at, text] = part
    if (at > 0) out += ' '.repeat(TAB - (out.length % TAB))
    out += text
  }
  return out
}

/** Bold and underlined text as printers had it: a letter, a backspace, the letter again. */
// oxlint-disable-next-line no-control-regex -- backspaces are what is looked for
const OVERSTRIKE = /[^\n]\u0008/g

/** less draws dots between the spellings of an option: `-e  -E  ....  --quit-at-eof`. */
const LEADERS = /^(-[^.]{1,40}?) {1,8}\.{1,8} {1,8}(?=--[A-Za-z])/

const withoutLeaders = (text: string): string => {
  const match = LEADERS.exec(text)
  if (match === null) return text
  const spellings = [match[1]!, ...text.slice(match[0].length).split(/ +(?=--)/)]
  return spellings.flatMap(spelling => spelling.split(/ {2,}(?=-)/)).join(', ')
}

/** A text as lines: no escape sequences, no overstriking, tabs as blanks, bounded. */
export const linesOf = (text: string): readonly Line[] => {
  const lines = text.replaceAll(OVERSTRIKE, '').replaceAll('\r\n', '\n').split('\n', MOST_LINES)
  return lines.map(rawLine => {
    const line = plainText(expandTabs(rawLine.slice(0, LONGEST_LINE))).trimEnd()
    const bare = line.trimStart()
    return { indent: line.length - bare.length, text: withoutLeaders(bare) }
  })
}
