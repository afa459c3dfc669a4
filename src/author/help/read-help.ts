import type { ArgumentText, CommandText, HelpText, OptionText } from '../described.ts'
import { borrowsOf } from './borrows.ts'
import { commandsIn, commandsOfArguments } from './commands.ts'
import { summaryOf } from './facts.ts'
import { grammarCommands } from './grammar.ts'
import { foldNegations, uniteTexts } from './merge.ts'
import { withNegations } from './negations.ts'
import { optionsIn } from './options.ts'
import { proseOptions } from './prose-options.ts'
import { sectionsOf } from './sections.ts'
import type { Section } from './sections.ts'
import { linesOf } from './text.ts'
import { topicsOf } from './topics.ts'
import { argumentsOf, synopsisOptions, takesCommand, usageCommands, usageLines } from './usage.ts'

const VERSION = /^(?:[\w.+-]+[ @]|[\w ]{0,40}\bversion )v?(\d+(?:\.\d+)+[\w.+-]*)/im

/** A line that names the program and its version, or its authors, or asks a question, says nothing about what it does. */
const BANNER =
  /^(?:[\w.+-]+[ @]v?\d|copyright|\*\*\*|.*\bversion \d|.*<[\w.+-]+@[\w.-]+>|error|see |use |try |run |for more|web site|invalid|unknown|loading|find more|.*\? ?[([]y(?:es)?\/no?[)\]])/i

/** Prose is less deep than descriptions of options are. */
const DEEPEST_PROSE = 7

const paragraphOf = (section: Section): string => {
  const listed = section.lines.findIndex(it => it.text.startsWith('-'))
  const lines = section.lines.slice(0, listed === -1 ? undefined : listed).filter(it => it.indent <= DEEPEST_PROSE)
  const from = lines.findIndex(
    it => it.text.includes(' ') && /^[A-Za-z`'"<]/.test(it.text) && !BANNER.test(it.text) && !/ \[OPTION|^usage/i.test(it.text),
  )
  if (from === -1) return ''
  const texts = lines.slice(from).map(it => it.text)
  const end = texts.indexOf('')
  return texts.slice(0, end === -1 ? undefined : end).join(' ')
}

const descriptionOf = (sections: readonly Section[], tool: string): string | undefined => {
  const prose = sections.filter(it => it.kind === 'prose' && (it.title === '' || /^description:?$/i.test(it.title)))
  const text = prose.map(paragraphOf).find(it => it !== '')
  // `jq - commandline JSON processor [version 1.6]`
  const named = text?.startsWith(`${tool} - `) === true ? text.slice(tool.length + 3).replace(/ \[version .*\]/, '') : text
  return named === undefined ? undefined : summaryOf(named)
}

/** systemd's programs begin with the usage, without saying so: `systemctl [OPTIONS...] COMMAND ...`. */
const unannounced = (sections: readonly Section[], path: readonly string[]): readonly string[] => {
  const first = sections.flatMap(it => it.lines).find(it => it.text !== '')
  return first !== undefined && first.indent === 0 && /[[<{]|COMMAND/.test(first.text) && first.text.startsWith(`${path.join(' ')} `)
    ? [first.text]
    : []
}

/** Groups of commands have any title where the usage has a place for a command: `Start here`. */
const isCommands = (section: Section, commanding: boolean): boolean =>
  section.kind === 'commands' || (section.kind === 'prose' && section.title !== '' && commanding && /:$|^[A-Z ]+$/.test(section.title))

const aliasesIn = (sections: readonly Section[], path: readonly string[]): readonly string[] => {
  const own = path.at(-1) ?? ''
  const parent = path.slice(0, -1).join(' ')
  const texts = sections.filter(it => it.kind === 'aliases').flatMap(it => it.lines.flatMap(line => line.text.split(/\s*,\s*/)))
  return [...new Set(texts.map(it => (parent !== '' && it.startsWith(`${parent} `) ? it.slice(parent.length + 1) : it)))].filter(
    it => /^[a-z0-9_][\w.+:-]*$/i.test(it) && it !== own,
  )
}

const described = (section: Section | undefined, usage: readonly ArgumentText[]): readonly ArgumentText[] => {
  if (section === undefined) return usage
  const texts = new Map(
    section.lines.flatMap((line): readonly (readonly [string, string])[] => {
      const match = /^[[<]?([\w-]+)[\]>]?(?:\.{3})?(?: {2,}| *: )(.+)$/.exec(line.text)
      return match === null ? [] : [[match[1]!.toLowerCase(), match[2]!]]
    }),
  )
  return usage.map(it => {
    const description = summaryOf(texts.get(it.name.toLowerCase()) ?? '')
    return description === undefined ? it : { ...it, description }
  })
}

/** Options that only sentences name, once each: what is listed is known better. */
const mentioned = (sections: readonly Section[], listing: readonly OptionText[]): readonly OptionText[] => {
  const known = new Set(listing.flatMap(it => it.flags))
  return sections
    .flatMap(proseOptions)
    .toSorted((a, b) => Number(a.vague === true) - Number(b.vague === true))
    .filter(({ flags: [flag = ''] }) => {
      const fresh = !known.has(flag)
      known.add(flag)
      return fresh
    })
}

/** One list without doubles: the first text about a command wins. */
const unique = (commands: readonly CommandText[]): readonly CommandText[] => {
  const found = new Map<string, CommandText>()
  for (const it of commands) if (!found.has(it.name)) found.set(it.name, it)
  return [...found.values()]
}

/**
 * What a help text says, whatever printed it. `path` are the words of the command that it is about, the tool's name first. Reads by layout:
 * headings, columns and the spelling of flags, which is where the common parsers (cobra, clap, argparse, click, getopt and the rest)
 * agree. Never throws; a text that is no help gives empty lists.
 */
export const readHelp = (text: string, path: readonly string[]): HelpText => {
  const [tool = ''] = path
  const sections = sectionsOf(linesOf(text))
  const announced = sections.filter(it => it.kind === 'usage').flatMap(it => usageLines(it.lines, tool))
  const usage = announced.length > 0 ? announced : unannounced(sections, path)
  const commanding = takesCommand(usage)
  const listed = sections
    .filter(it => isCommands(it, commanding))
    .flatMap(it => {
      const found = commandsIn(it, path)
      // below a free title a word that nothing is said about is an example: timew's "Tag: Word"
      return it.kind === 'prose' && found.length === 1 && found[0]?.description === undefined ? [] : found
    })
  const asArguments = sections.filter(it => it.kind === 'arguments' || it.kind === 'commands').flatMap(it => commandsOfArguments(it, path))
  const synopses = [...usage, ...sections.filter(it => it.kind === 'options').map(it => it.lines.map(line => line.text).join(' '))]
  const spelt = usageCommands(usage, path)
  // lines of a command's own subcommands tell of their options, not of its
  const about = synopses.filter(it => /\[-/.test(it) && !spelt.some(child => it === child.usage))
  const listing = foldNegations(uniteTexts(sections.flatMap(optionsIn), about.flatMap(synopsisOptions)))
  const options = withNegations([...listing, ...mentioned(sections, listing)], text)
  const description = descriptionOf(sections, tool)
  const version = VERSION.exec(text)?.[1]
  const operands = argumentsOf(usage[0] ?? '', path)
  const borrows = borrowsOf(text, usage, tool)
  const topics = topicsOf(text, tool)
  const commands = unique([...asArguments, ...listed, ...spelt, ...grammarCommands(text, usage)])
  return {
    ...(description === undefined ? {} : { description }),
    ...(version === undefined ? {} : { version }),
    usage,
    commands,
    options,
    // the operand of a group is the name of a command
    arguments:
      commands.length > 0
        ? []
        : described(
            sections.find(it => it.kind === 'arguments'),
            operands,
          ),
    aliases: aliasesIn(sections, path),
    ...(borrows.length === 0 ? {} : { borrows }),
    ...(topics.length === 0 ? {} : { topics }),
  }
}
