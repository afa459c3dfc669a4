import type { CommandText, DescribedOption, HelpText, OptionText, Source } from './described.ts'
import { uniteOptions } from './help/merge.ts'
import { readHelp } from './help/read-help.ts'
import { takesCommand } from './help/usage.ts'
import type { Answer } from './ask.ts'

/** What the sources say of one command, before its children are known. */
export interface NodeText extends Omit<HelpText, 'options'> {
  readonly options: readonly DescribedOption[]
  readonly sources: readonly Source[]
  /** The help itself, by which repetitions are found. */
  readonly raw: string
  /** Everything that was printed or written about it, understood or not. */
  readonly heard: () => string
}

const EMPTY: HelpText = { usage: [], commands: [], options: [], arguments: [], aliases: [] }

const says = (text: HelpText): boolean => text.options.length > 0 || text.commands.length > 0

/** Help goes to either stream; an error message on the other must not hide it. */
export const helpOf = (answer: Answer, path: readonly string[]): (HelpText & { readonly raw: string }) | undefined => {
  if (answer.kind !== 'answered') return undefined
  const out = readHelp(answer.text, path)
  if (says(out)) return { ...out, raw: answer.text }
  const error = readHelp(answer.stderr, path)
  if (says(error)) return { ...error, raw: answer.stderr }
  if (out.usage.length > 0) return { ...out, raw: answer.text }
  return error.usage.length > 0 ? { ...error, raw: answer.stderr } : undefined
}

const tag = (options: readonly OptionText[], source: Source): readonly DescribedOption[] =>
  options.map(option => ({ ...option, sources: [source] }))

/** What help says wins; others add what it leaves out. */
const combine = (a: DescribedOption, b: DescribedOption): DescribedOption => ({
  ...b,
  ...a,
  flags: [...new Set([...a.flags, ...b.flags])],
  sources: [...new Set([...a.sources, ...b.sources])],
})

/** `-b20` of an example, `--codeTEXT` where a manual lost a blank: a known option with its value, and no option. */
const isGlued = (flag: string, known: readonly OptionText[]): boolean =>
  known.some(
    other =>
      other.value !== undefined && other.flags.some(own => flag.startsWith(own) && /^(?:[A-Z]{2,}|\d+)$/.test(flag.slice(own.length))),
  )

const withoutGlued = (options: readonly OptionText[], known: readonly OptionText[]): readonly OptionText[] =>
  options.flatMap(option => {
    const flags = option.flags.filter(flag => !isGlued(flag, known))
    return flags.length === 0 ? [] : [{ ...option, flags }]
  })

/** `-Olevel` of a synopsis, where a list has `-O` with a level. */
const isSynopsisOf = (option: OptionText, known: readonly OptionText[]): boolean =>
  option.flags.every(flag =>
    known.some(other => other !== option && other.flags.some(own => own.length === 2 && flag === `${own}${other.value?.name}`)),
  )

/** A list of commands that names this part of another's is a list of the same commands. */
const SAME_LIST = 0.5

/**
 * Whether the help of a program says how it is called, and that no command belongs there: the "commands" in the manual of sed are words of
 * its scripts. Of a command this cannot be said: git spells the commands below it out.
 */
export const hasNoCommands = ({ commands, usage }: HelpText): boolean => commands.length === 0 && usage.length > 0 && !takesCommand(usage)

/** The commands of the first text that lists any, and those that only another text about the same ones knows. */
const commandsOf = (texts: readonly HelpText[]): readonly CommandText[] => {
  const [first = [], ...others] = texts.map(text => text.commands).filter(commands => commands.length > 0)
  const known = new Set(first.flatMap(command => [command.name, ...command.aliases]))
  const more = others
    .filter(list => first.filter(command => list.some(({ name }) => name === command.name)).length >= first.length * SAME_LIST)
    .flatMap(list => list.filter(command => ![command.name, ...command.aliases].some(name => known.has(name))))
  return [...first, ...more]
}

/** One text per source, strongest first, as one. */
export const unite = (texts: readonly (readonly [Source, HelpText])[], raw: string, heard = (): string => raw): NodeText => {
  const first = <T>(pick: (text: HelpText) => T | undefined): T | undefined => {
    for (const [, text] of texts) {
      const value = pick(text)
      if (value !== undefined) return value
    }
    return undefined
  }
  const some = <T>(list: readonly T[]): readonly T[] | undefined => (list.length > 0 ? list : undefined)
  const description = first(text => text.description)
  const version = first(text => text.version)
  const borrows = first(text => text.borrows)
  let options: readonly DescribedOption[] = []
  for (const [source, text] of texts) options = uniteOptions(options, tag(withoutGlued(text.options, options), source), combine)
  return {
    ...EMPTY,
    ...(description === undefined ? {} : { description }),
    ...(version === undefined ? {} : { version }),
    usage: first(text => some(text.usage)) ?? [],
    commands: commandsOf(texts.map(([, text]) => text)),
    arguments: first(text => some(text.arguments)) ?? [],
    aliases: [...new Set(texts.flatMap(([, text]) => text.aliases))],
    options: options.filter(option => !isSynopsisOf(option, options)),
    ...(borrows === undefined ? {} : { borrows }),
    sources: texts.map(([source]) => source),
    raw,
    heard,
  }
}

/** Whether a command's help is only that of the command above it: it has none of its own, and what is below would repeat for ever. */
export const repeats = (
  help: HelpText & { readonly raw: string },
  above: { readonly raw: string; readonly commands: readonly CommandText[] },
): boolean => folded(help.raw) === folded(above.raw) || (help.commands.length > 1 && namesOf(help) === namesOf(above))

const folded = (text: string): string => text.replaceAll(/\s+/g, ' ')

const namesOf = ({ commands }: { readonly commands: readonly CommandText[] }): string => commands.map(command => command.name).join(' ')
