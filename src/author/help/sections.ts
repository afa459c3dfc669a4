import type { Line } from './text.ts'

type SectionKind = 'usage' | 'options' | 'commands' | 'arguments' | 'aliases' | 'aside' | 'prose'

export interface Section {
  readonly title: string
  readonly kind: SectionKind
  readonly lines: readonly Line[]
}

/** Parts that show or explain things which look like options and commands, and are none of this tool. */
const ASIDE =
  /^(?:\d+ )?(?:examples?|environment(?: variables)?|see also|notes?|(?:additional )?help topics|learn more|exit (?:codes?|status|values?)|json fields|authors?|bugs|reporting bugs|files|history|copyright|license|feedback|more information|tips?|aliases for|configuration)\b/

/** git: "User-facing repository, command and file interfaces" lists what manuals explain besides commands. */
const EXPLAINED = /\b(?:interfaces|formats|protocols|guides|concepts)$/

/** What the words of a heading announce. */
const kindOf = (title: string): SectionKind => {
  const words = title.toLowerCase().replace(/:$/, '')
  // Go's flag package: "Usage of buoy:"
  if (/^usage of\b/.test(words)) return 'options'
  if (/^(?:usage|synopsis)\b/.test(words)) return 'usage'
  const lists = /\b(?:commands|options|flags)$/.test(words)
  if ((ASIDE.test(words) && !lists) || EXPLAINED.test(words)) return 'aside'
  if (/^(?:command )?alias(?:es)?$/.test(words)) return 'aliases'
  if (/\b(?:options|flags|switches)\b/.test(words)) return 'options'
  if (/^(?:positional )?(?:arguments|args|operands|parameters|positionals)$/.test(words)) return 'arguments'
  if (/\b(?:sub-?)?(?:commands?|actions|verbs)\b/.test(words) && !/^\w+ command$/.test(words)) return 'commands'
  return 'prose'
}

/** A heading stands at the margin; those of tar and of curl's older texts one column into it. */
const DEEPEST_HEADING = 3

/** A longer line is a sentence that ends in a colon. */
const LONGEST_HEADING = 100

const nextText = (lines: readonly Line[], at: number): Line | undefined => {
  for (let i = at + 1; i < lines.length; i++) if (lines[i]!.text !== '') return lines[i]
  return undefined
}

const startsBlock = (lines: readonly Line[], at: number): boolean => at === 0 || lines[at - 1]!.text === ''

/** Whether something may be listed below a line: deeper, or an option at the margin. */
const opens = ({ indent }: Line, next: Line | undefined): boolean => next !== undefined && (next.indent > indent || /^[-[]/.test(next.text))

const SENTENCE_END = /[.,;]$/

/** The title of the section that starts here, or undefined. `intro`: commands were announced, so that their groups have free titles. */
const titleAt = (lines: readonly Line[], at: number, intro: boolean): string | undefined => {
  const line = lines[at]!
  const { indent, text } = line
  if (indent > DEEPEST_HEADING || text.length > LONGEST_HEADING || !/^[A-Za-z]/.test(text)) return undefined
  const next = nextText(lines, at)
  // `OPTIONS:`, `Options`, `CORE COMMANDS`, `Some of the options include:`
  if (text.endsWith(':')) {
    // the last line of a paragraph that mentions commands
    const wrapped = at > 0 && lines[at - 1]!.text !== '' && lines[at - 1]!.indent === indent && kindOf(text) === 'commands'
    return !wrapped && (opens(line, next) || kindOf(text) !== 'prose') ? text : undefined
  }
  if (SENTENCE_END.test(text) || text.includes('  ') || indent > 1) return undefined
  if (/^[A-Z][A-Z0-9 ()/&_-]{2,}$/.test(text)) return text
  // a line of "The -require=path and -droprequire=path flags add ..." announces nothing
  const known = kindOf(text) !== 'prose' && text.split(' ').length <= 6 && !/ -\w/.test(text)
  if (known && (opens(line, next) || startsBlock(lines, at))) return text
  // openssl: "Message Digest commands (see the `dgst' command for more details)"
  if (/^[A-Z][a-z]+(?: [A-Z]?[a-z]+)* commands\b(?: \(.*\))?$/.test(text) && startsBlock(lines, at)) return text
  // git: "start a working area (see also: git help tutorial)"
  return intro && indent === 0 && startsBlock(lines, at) && lines[at + 1]?.text !== '' && opens(line, next) ? text : undefined
}

const USAGE_LINE = /^(?:usage|synopsis): *(?=\S)/i
const INTRO = /\b(?:sub)?commands\b[^.]*:$/i

/** A help text as its sections, in order; what stands before the first heading is prose. */
export const sectionsOf = (lines: readonly Line[]): readonly Section[] => {
  const sections: { title: string; kind: SectionKind; lines: Line[] }[] = []
  let current = { title: '', kind: 'prose' as SectionKind, lines: [] as Line[] }
  let intro = false
  let usageIndent: number | undefined
  const start = (title: string, kind: SectionKind) => {
    sections.push(current)
    current = { title, kind, lines: [] }
  }
  lines.forEach((line, at) => {
    const usage = line.indent <= DEEPEST_HEADING ? USAGE_LINE.exec(line.text) : null
    if (usage !== null) {
      start('usage', 'usage')
      usageIndent = line.indent
      current.lines.push({ indent: line.indent, text: line.text.slice(usage[0].length) })
      return
    }
    // what `usage: tool ...` started ends with a blank line or at the margin
    if (
      usageIndent !== undefined &&
      (line.text === '' || line.text.startsWith('-') || (line.indent <= usageIndent && !/^or\b/.test(line.text)))
    ) {
      usageIndent = undefined
      start('', 'prose')
    }
    const title = usageIndent === undefined ? titleAt(lines, at, intro) : undefined
    if (title === undefined) {
      if (INTRO.test(line.text)) intro = true
      current.lines.push(line)
      return
    }
    const kind = kindOf(title)
    if (INTRO.test(title) || (kind === 'commands' && line.indent === 0)) intro = true
    start(title, kind === 'prose' && intro && line.indent === 0 ? 'commands' : kind)
  })
  sections.push(current)
  return sections
}
