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

const says = (it: HelpText): boolean => it.options.length > 0 || it.commands.length > 0

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
  options.map(it => ({ ...it, sources: [source] }))

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
  options.flatMap(it => {
    const flags = it.flags.filter(flag => !isGlued(flag, known))
    return flags.length === 0 ? [] : [{ ...it, flags }]
  })

/** `-Olevel` of a synopsis, where a list has `-O` with a level. */
const isSynopsisOf = (it: OptionText, known: readonly OptionText[]): boolean =>
  it.flags.every(flag =>
    known.some(other => other !== it && other.flags.some(own => own.length === 2 && flag === `${own}${other.value?.name}`)),
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
  const [first = [], ...others] = texts.map(it => it.commands).filter(it => it.length > 0)
  const known = new Set(first.flatMap(it => [it.name, ...it.aliases]))
  const more = others
    .filter(list => first.filter(it => list.some(({ name }) => name === it.name)).length >= first.length * SAME_LIST)
    .flatMap(list => list.filter(it => ![it.name, ...it.aliases].some(name => known.has(name))))
  return [...first, ...more]
}

/** One text per source, strongest first, as one. */
export const unite = (texts: readonly (readonly [Source, HelpText])[], raw: string, heard = (): string => raw): NodeText => {
  const first = <T>(pick: (it: HelpText) => T | undefined): T | undefined => {
    for (const [, it] of texts) {
      const value = pick(it)
      if (value !== undefined) return value
    }
    return undefined
  }
  const some = <T>(list: readonly T[]): readonly T[] | undefined => (list.length > 0 ? list : undefined)
  const description = first(it => it.description)
  const version = first(it => it.version)
  const borrows = first(it => it.borrows)
  let options: readonly DescribedOption[] = []
  for (const [source, text] of texts) options = uniteOptions(options, tag(withoutGlued(text.options, options), source), combine)
  return {
    ...EMPTY,
    ...(description === undefined ? {} : { description }),
    ...(version === undefined ? {} : { version }),
    usage: first(it => some(it.usage)) ?? [],
    commands: commandsOf(texts.map(([, it]) => it)),
    arguments: first(it => some(it.arguments)) ?? [],
    aliases: [...new Set(texts.flatMap(([, it]) => it.aliases))],
    options: options.filter(it => !isSynopsisOf(it, options)),
    ...(borrows === undefined ? {} : { borrows }),
    sources: texts.map(([source]) => source),
    raw,
    heard,
  }
}

/** Whether a command's help is only that of the command above it: it has none of its own, and what is below would repeat for ever. */
export const repeats = (
  it: HelpText & { readonly raw: string },
  above: { readonly raw: string; readonly commands: readonly CommandText[] },
): boolean => folded(it.raw) === folded(above.raw) || (it.commands.length > 1 && namesOf(it) === namesOf(above))

const folded = (text: string): string => text.replaceAll(/\s+/g, ' ')

const namesOf = ({ commands }: { readonly commands: readonly CommandText[] }): string => commands.map(it => it.name).join(' ')
