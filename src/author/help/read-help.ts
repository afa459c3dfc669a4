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
  const listed = section.lines.findIndex(line => line.text.startsWith('-'))
  const lines = section.lines.slice(0, listed === -1 ? undefined : listed).filter(line => line.indent <= DEEPEST_PROSE)
  const from = lines.findIndex(
    line => line.text.includes(' ') && /^[A-Za-z`'"<]/.test(line.text) && !BANNER.test(line.text) && !/ \[OPTION|^usage/i.test(line.text),
  )
  if (from === -1) return ''
  const texts = lines.slice(from).map(line => line.text)
  const end = texts.indexOf('')
  return texts.slice(0, end === -1 ? undefined : end).join(' ')
}

const descriptionOf = (sections: readonly Section[], tool: string): string | undefined => {
  const prose = sections.filter(section => section.kind === 'prose' && (section.title === '' || /^description:?$/i.test(section.title)))
  const text = prose.map(paragraphOf).find(paragraph => paragraph !== '')
  // `jq - commandline JSON processor [version 1.6]`
  const named = text?.startsWith(`${tool} - `) === true ? text.slice(tool.length + 3).replace(/ \[version .*\]/, '') : text
  return named === undefined ? undefined : summaryOf(named)
}

/** systemd's programs begin with the usage, without saying so: `systemctl [OPTIONS...] COMMAND ...`. */
const unannounced = (sections: readonly Section[], path: readonly string[]): readonly string[] => {
  const first = sections.flatMap(section => section.lines).find(line => line.text !== '')
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
  const texts = sections
    .filter(section => section.kind === 'aliases')
    .flatMap(section => section.lines.flatMap(line => line.text.split(/\s*,\s*/)))
  return [...new Set(texts.map(text => (parent !== '' && text.startsWith(`${parent} `) ? text.slice(parent.length + 1) : text)))].filter(
    text => /^[a-z0-9_][\w.+:-]*$/i.test(text) && text !== own,
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
  return usage.map(argument => {
    const description = summaryOf(texts.get(argument.name.toLowerCase()) ?? '')
    return description === undefined ? argument : { ...argument, description }
  })
}

/** Options that only sentences name, once each: what is listed is known better. */
const mentioned = (sections: readonly Section[], listing: readonly OptionText[]): readonly OptionText[] => {
  const known = new Set(listing.flatMap(option => option.flags))
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
  for (const command of commands) if (!found.has(command.name)) found.set(command.name, command)
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
  const announced = sections.filter(section => section.kind === 'usage').flatMap(section => usageLines(section.lines, tool))
  const usage = announced.length > 0 ? announced : unannounced(sections, path)
  const commanding = takesCommand(usage)
  const listed = sections
    .filter(section => isCommands(section, commanding))
    .flatMap(section => {
      const found = commandsIn(section, path)
      // below a free title a word that nothing is said about is an example: timew's "Tag: Word"
      return section.kind === 'prose' && found.length === 1 && found[0]?.description === undefined ? [] : found
    })
  const asArguments = sections
    .filter(section => section.kind === 'arguments' || section.kind === 'commands')
    .flatMap(section => commandsOfArguments(section, path))
  const synopses = [
    ...usage,
    ...sections.filter(section => section.kind === 'options').map(section => section.lines.map(line => line.text).join(' ')),
  ]
  const spelt = usageCommands(usage, path)
  // lines of a command's own subcommands tell of their options, not of its
  const about = synopses.filter(synopsis => /\[-/.test(synopsis) && !spelt.some(child => synopsis === child.usage))
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
            sections.find(section => section.kind === 'arguments'),
            operands,
          ),
    aliases: aliasesIn(sections, path),
    ...(borrows.length === 0 ? {} : { borrows }),
    ...(topics.length === 0 ? {} : { topics }),
  }
}
