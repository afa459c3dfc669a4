import type { CommandText, HelpText, OptionText } from '../described.ts'
import { factsOf, oppositeOf, summaryOf, withAttached } from '../help/facts.ts'
import { uniteTexts } from '../help/merge.ts'
import { withNegations } from '../help/negations.ts'
import { readOptionSpec } from '../help/option-spec.ts'
import type { OptionSpec } from '../help/option-spec.ts'
import { argumentsOf, synopsisOptions, takesCommand } from '../help/usage.ts'
import { ITALIC, bracketMarks, plainMarks } from './escapes.ts'
import { readRoff } from './roff.ts'
import type { ManualPart } from './part.ts'

/** Characters. The spellings of one option are shorter together. */
const LONGEST_TAG = 400

/** docbook writes the spellings of an option on lines of their own, with breaks between them: `-a`, `--echo-all`. */
const joinSpellings = (parts: readonly ManualPart[]): readonly ManualPart[] => {
  const found: ManualPart[] = []
  for (const part of parts) {
    const [before, last] = [found.at(-2), found.at(-1)]
    const spelling =
      part.kind === 'text' &&
      isTag(part.text) &&
      last?.kind === 'break' &&
      before?.kind === 'text' &&
      before.text.length < LONGEST_TAG &&
      isTag(before.text)
    if (!spelling) found.push(part)
    else found.splice(-2, 2, { kind: 'text', text: `${before.text}, ${part.text}` })
  }
  return found
}

interface Entry {
  readonly tag: string
  readonly body: string
  readonly section: string
  /** How many entries it stands in. */
  readonly depth: number
  /** It is marked as a command (mdoc's Ic). */
  readonly command: boolean
}

/** Sections whose entries look like options and are none of this program. */
const ASIDE =
  /^(?:examples?|environment|files|see also|exit|diagnostics|bugs|history|authors?|copyright|standards|configuration|expressions?)\b/i

const COMMANDS = /\bcommands?\b(?!.?lines?\b)|\bsubcommands?\b/i

/** Sections whose options are actions, and what stands behind them operands of those: dpkg's ACTIONS, dpkg-query's COMMANDS. */
const ACTIONS = /^(?:actions|commands)$/i

/** Sections in which names of settings are marked like commands. */
const SETTINGS = /\b(?:options|styles|formats|mode)\b/i

/** docbook's pages list commands in their description: "one of the commands below must be present". */
const COMMANDS_BELOW = /\b(?:one of the|the following) (?:sub)?commands\b/i

/** iptables: `[!] --source address`. */
const INVERTIBLE = /^\[!\] (?=-)/

const isTag = (text: string): boolean => plainMarks(text).trim().startsWith('-')

/** Whether all of it is in italics. */
const isItalic = (tag: string): boolean => {
  const text = tag.trim()
  return text.startsWith(ITALIC.on) && text.indexOf(ITALIC.off) === text.length - 1
}

/**
 * The entries of a page in order. docbook, asciidoc and go-md2man write an entry as a paragraph before an indented block: a paragraph that
 * starts with a dash, or stands before an indentation in a section about commands, is a tag.
 */
const entriesOf = (parts: readonly ManualPart[]): readonly Entry[] => {
  const found: { tag: string; body: string[]; section: string; depth: number; command: boolean }[] = []
  let section = ''
  let depth = 0
  let fresh = true
  parts.forEach((part, at) => {
    switch (part.kind) {
      case 'heading':
        if (part.level === 1 || COMMANDS.test(part.text) || /\boptions?\b/i.test(part.text)) section = plainMarks(part.text)
        if (part.level === 1) depth = 0
        fresh = true
        return
      case 'indent':
        depth++
        fresh = true
        return
      case 'dedent':
        depth = Math.max(0, depth - 1)
        fresh = true
        return
      case 'bullet':
      case 'break':
        fresh = true
        return
      case 'tag':
        found.push({ tag: part.text.replace(INVERTIBLE, ''), body: [], section, depth, command: part.command === true })
        fresh = false
        return
      case 'text': {
        const next = parts[at + 1]
        const block = next?.kind === 'indent' || (next?.kind === 'text' && /^ {4}|^\t/.test(next.text))
        const listed = parts[at - 1]?.kind === 'bullet' && isTag(part.text) && next?.kind === 'break'
        const asTag =
          listed || (fresh && part.verbatim !== true && block && (isTag(part.text) || (next.kind === 'indent' && COMMANDS.test(section))))
        fresh = false
        if (/^description$/i.test(section) && COMMANDS_BELOW.test(part.text)) section = `${section}: commands`
        if (asTag) found.push({ tag: part.text, body: [], section, depth, command: false })
        else found.at(-1)?.body.push(part.text)
      }
    }
  })
  return found.map(entry => ({ ...entry, body: entry.body.join(' ') }))
}

/** git: `--diff-merges=combined, -c`, where the second is short for the first with this value, and takes none. */
const withoutLiteral = (text: string): OptionSpec | undefined => {
  const rest = /^--[\w-]+=[a-z][\w-]*, (?=-)(.*)$/.exec(text)?.[1]
  const spec = rest === undefined ? undefined : readOptionSpec(rest, true)
  return spec?.value === undefined ? spec : undefined
}

const optionsOf = ({ tag, body, section }: Entry): readonly OptionText[] => {
  const text = bracketMarks(tag)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(' = ', '=')
    // `--stop-after=MINS, (--time-limit=MINS)`
    .replaceAll(/, \((-[^()]*)\)/g, ', $1')
    .trim()
  const spec = withoutLiteral(text) ?? readOptionSpec(text, true)
  if (spec === undefined) return []
  const { end: _, ...written } = spec
  const option: OptionText = withAttached(written, plainMarks(body))
  const opposite = oppositeOf(option, plainMarks(body))
  const words = plainMarks(body).slice(0, 4000)
  const description = summaryOf(words)
  const whole: OptionText = {
    ...option,
    ...factsOf(option, words),
    ...(description === undefined ? {} : { description }),
    ...(/inherited|global/i.test(section) ? { inherited: true } : {}),
    ...(ACTIONS.test(section) && option.value !== undefined ? { acts: true } : {}),
  }
  return opposite === undefined ? [whole] : [whole, opposite]
}

/** find: `expr1 -and expr2`, where `-not expr` is an operator before its operand, and no option with a value. */
const JOINED = /^expr1 -\w+ expr2$/

const withoutOperand = ({ value, ...option }: OptionText): OptionText =>
  value === undefined || value.name === 'expr' ? option : { ...option, value }

const NAME = /^[a-z][\w.-]*[\w]$/

/** `start PATTERN...`, `install pkg | pkg=version`: the first word, when what follows reads like operands. */
const commandOf = ({ tag, body, command }: Entry, words: string): CommandText | undefined => {
  const [name = '', ...rest] = plainMarks(tag).replaceAll(/\s+/g, ' ').trim().split(/[ ,]+/)
  if (!NAME.test(name)) return undefined
  // tags that mention several commands: `enable, disable`
  const aliases = /^[a-z][\w-]*(?:, [a-z][\w-]*)+$/.test(plainMarks(tag)) ? rest : []
  const description = summaryOf(plainMarks(body))
  const spelt = /\(alias: ([a-z][\w-]*)\s*\)/.exec(plainMarks(body))?.[1]
  return {
    name,
    aliases: spelt === undefined ? aliases : [spelt],
    ...(description === undefined ? {} : { description }),
    ...(command ? { usage: `${words} ${bracketMarks(tag)}` } : {}),
  }
}

const sectionText = (parts: readonly ManualPart[], title: RegExp): readonly string[] => {
  const from = parts.findIndex(part => part.kind === 'heading' && title.test(part.text))
  if (from === -1) return []
  const end = parts.findIndex((part, at) => at > from && part.kind === 'heading' && part.level === 1)
  return parts
    .slice(from + 1, end === -1 ? undefined : end)
    .flatMap(part => (part.kind === 'text' || part.kind === 'tag' ? [part.text] : []))
}

/** `name \- what it is`. */
const NAME_LINE = /^.*?\s(?:-+|\u2013|\u2014)\s+(.+)$/

const VERSION = /\bv?(\d+(?:\.\d+)+[\w.-]*)/

/** What the source of a manual page says of the command that `path` names. Never throws. */
export const readMan = (source: string, path: readonly string[]): HelpText => {
  const { parts, source: title } = readRoff(source)
  const entries = entriesOf(joinSpellings(parts)).filter(entry => !ASIDE.test(entry.section))
  // `-n` in italics beside options that are not is a number
  const tags = entries.filter(entry => isTag(entry.tag))
  const italics = tags.filter(tag => isItalic(tag.tag)).length * 2 < tags.length
  const isPlaceholder = (tag: string) => italics && isItalic(tag)
  const words = path.join(' ')
  // a name in italics is still a name
  const synopsis = sectionText(parts, /^synopsis$/i).map(line =>
    bracketMarks(line)
      .replaceAll(`<${words}>`, words)
      .replaceAll(`<${path[0]}>`, path[0] ?? ''),
  )
  const usage = synopsis.join(' ').replaceAll(/\s+/g, ' ').trim()
  // `--color / -C and --monochrome / -M` is one entry about two options
  const single = entries
    .filter(entry => !isPlaceholder(entry.tag))
    .flatMap(entry =>
      isTag(entry.tag)
        ? bracketMarks(entry.tag)
            .split(/ and (?=-)/)
            .map(tag => ({ ...entry, tag }))
        : [entry],
    )
  const expressions = entries.some(entry => JOINED.test(plainMarks(entry.tag)))
  const listed = single.flatMap(optionsOf).map(option => (expressions ? withoutOperand(option) : option))
  const said = parts.flatMap(part => ('text' in part ? [plainMarks(part.text)] : [])).join('\n')
  const options = withNegations(uniteTexts(listed, synopsisOptions(usage)), said)
  const shallow = Math.min(...entries.filter(entry => COMMANDS.test(entry.section)).map(entry => entry.depth))
  // tmux marks the names of its settings in the same way, and values within entries
  const named = takesCommand([usage])
    ? entries.filter(entry => entry.command && (!SETTINGS.test(entry.section) || entry.tag.includes('[-')))
    : []
  const outer = Math.min(...named.map(entry => entry.depth))
  const marked = named.filter(entry => entry.depth === outer)
  const grouped = entries.filter(entry => COMMANDS.test(entry.section) && entry.depth === shallow && !isTag(entry.tag))
  const commands = (marked.length > 0 ? marked : grouped).flatMap(entry => commandOf(entry, words) ?? [])
  const name = plainMarks(sectionText(parts, /^name$/i).join(' '))
  const description = summaryOf(NAME_LINE.exec(name)?.[1] ?? '')
  const version = VERSION.exec(title)?.[1]
  const first = usage.startsWith(`${words} `) ? (usage.split(` ${words} `)[0] ?? usage) : usage
  return {
    ...(description === undefined ? {} : { description }),
    ...(version === undefined ? {} : { version }),
    usage: first === '' ? [] : [first],
    commands: [...new Map(commands.map(command => [command.name, command])).values()],
    options,
    arguments: argumentsOf(first, path),
    aliases: [],
  }
}
