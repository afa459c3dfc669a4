import type { Effects } from '../core/effects.ts'
import { oneLine } from '../core/text.ts'
import type { Argument, Command, Document, Option } from '../document/document.ts'
import type { DescribedCommand, DescribedOption } from './described.ts'
import { inferCommand, inferOption } from './infer-effects.ts'

/** Longer names and values are no names. */
const LONGEST_WORD = 80

/** An option with more values than this is described by its help, not by a list. */
const MOST_CHOICES = 64

const word = (text: string): string => oneLine(text).slice(0, LONGEST_WORD)

/** `--no-verify` -> `no-verify`; the longest spelling names the option. */
const nameOf = (flags: readonly string[]): string => {
  const [longest = ''] = flags.toSorted((a, b) => b.length - a.length)
  return longest.replace(/^-+/, '') || longest
}

const TYPES: readonly (readonly [RegExp, string])[] = [
  [/^(?:u?int(?:8|16|32|64)?|integer|n|num|number|count|port)$/i, 'integer'],
  [/^(?:float(?:32|64)?|decimal)$/i, 'number'],
  [/^(?:file|filename|file ?name|infile|outfile|path|filepath)$/i, 'file'],
  [/^(?:dir|directory|folder)$/i, 'directory'],
  [/^(?:url|uri)$/i, 'url'],
]

const typeOf = (option: DescribedOption): string => {
  const { value, choices } = option
  if (value === undefined) return 'boolean'
  if (choices !== undefined && choices.length <= MOST_CHOICES) return 'enum'
  if (value.name === 'boolean') return 'boolean'
  return TYPES.find(([pattern]) => pattern.test(value.name))?.[1] ?? 'string'
}

/** Each guess says that it is one, so that who goes through a document sees what is still to be read. */
const guessed = (effects: Effects): Effects => ({ ...effects, 'x-inferred': true })

const optionOf = (option: DescribedOption): Option => {
  const { flags, value, choices, description } = option
  const effects = inferOption(flags, description ?? '')
  const type = typeOf(option)
  return {
    name: word(nameOf(flags)),
    flags: flags.map(word),
    type,
    ...(type === 'enum' ? { enum: choices!.map(word) } : {}),
    ...(option.default === undefined
      ? {}
      : { default: type === 'integer' && /^-?\d{1,15}$/.test(option.default) ? Number(option.default) : word(option.default) }),
    ...(description === undefined ? {} : { description: oneLine(description) }),
    // what may stand in the next word is taken from there: a document has no word for "unless that is an option"
    ...(value?.optional === true && value.separate !== true && type !== 'boolean' ? { 'x-value': 'optional' as const } : {}),
    ...(value?.count === undefined || value.count < 2 ? {} : { 'x-arity': Math.min(value.count, 16) }),
    ...(option.negatable === true ? { 'x-negatable': true } : {}),
    ...(effects === undefined ? {} : { 'x-effects': guessed(effects) }),
  }
}

const argumentOf = ({ name, required, variadic, choices, description }: DescribedCommand['arguments'][number]): Argument => ({
  name: word(name),
  ...(required ? {} : { required: false }),
  ...(variadic ? { variadic: true } : {}),
  ...(choices === undefined ? {} : { enum: choices.map(word) }),
  ...(description === undefined ? {} : { description: oneLine(description) }),
})

type Globals = ReadonlyMap<string, DescribedOption>

const takes = ({ value }: DescribedOption): string => (value === undefined ? 'none' : value.optional ? 'optional' : 'required')

/** Options of a command without the global ones that its help lists again. `git blame -c` is not `git -c NAME=VALUE`. */
const own = (command: DescribedCommand, known: Globals): readonly Option[] => {
  const isGlobal = (option: DescribedOption) =>
    option.flags.every(flag => {
      const same = known.get(flag)
      return same !== undefined && takes(same) === takes(option)
    })
  return command.options.filter(option => !isGlobal(option)).map(optionOf)
}

const commandOf = (command: DescribedCommand, known: Globals): Command => {
  const effects = inferCommand(command.name, command.description ?? '')
  const options = own(command, known)
  return {
    ...(command.description === undefined ? {} : { description: oneLine(command.description) }),
    ...(command.aliases.length === 0 ? {} : { 'x-aliases': command.aliases.map(word) }),
    ...(effects === undefined ? {} : { effects: guessed(effects) }),
    ...(command.arguments.length === 0 ? {} : { arguments: command.arguments.map(argumentOf) }),
    ...(options.length === 0 ? {} : { options }),
    ...(command.commands.length === 0 ? {} : { commands: commandsOf(command, known) }),
  }
}

const commandsOf = (command: DescribedCommand, known: Globals): Record<string, Command> =>
  // fromEntries defines own properties, so that a command "__proto__" stays data
  Object.fromEntries(command.commands.map(child => [word(child.name), commandOf(child, known)]))

const everyFlag = (command: DescribedCommand): readonly string[] => [
  ...command.options.flatMap(option => option.flags),
  ...command.commands.flatMap(everyFlag),
]

const anyOption = (command: DescribedCommand, test: (option: DescribedOption) => boolean): boolean =>
  command.options.some(test) || command.commands.some(child => anyOption(child, test))

/** How options are written, where it differs from the usual: terraform and openssl have long options with one dash. */
const syntaxOf = (root: DescribedCommand): Document['x-syntax'] => {
  const long = everyFlag(root).filter(flag => /^--?[A-Za-z][\w-]+$/.test(flag))
  const single = long.filter(flag => !flag.startsWith('--')).length
  const dashes = single === 0 || single * 2 < long.length ? undefined : single === long.length ? ('single' as const) : ('either' as const)
  const booleans = anyOption(root, option => option.value?.name === 'boolean')
  if (dashes === undefined && !booleans) return undefined
  return { ...(dashes === undefined ? {} : { longDash: dashes, bundling: false }), ...(booleans ? { booleanValues: true } : {}) }
}

/**
 * A document of what was described. Effects are guesses from names and are marked so (`x-inferred`, the document and each of them): whoever reads the document believes
 * its hazards, and nothing that it does not say counts as harmless.
 */
export const toDocument = (
  tool: string,
  version: string | undefined,
  root: DescribedCommand,
): Document & { readonly 'x-inferred': true } => {
  const grouped = root.commands.length > 0
  const known: Globals = new Map(grouped ? root.options.flatMap(option => option.flags.map(flag => [flag, option] as const)) : [])
  const options = root.options.map(optionOf)
  const syntax = syntaxOf(root)
  const effects = grouped ? undefined : inferCommand(tool, root.description ?? '')
  return {
    atip: '0.1',
    name: tool,
    version: version ?? 'unknown',
    description: oneLine(root.description ?? tool),
    'x-inferred': true,
    ...(syntax === undefined ? {} : { 'x-syntax': syntax }),
    ...(effects === undefined ? {} : { effects: guessed(effects) }),
    ...(root.arguments.length === 0 ? {} : { arguments: root.arguments.map(argumentOf) }),
    // what stands before a command holds for all of them
    ...(options.length === 0 ? {} : grouped ? { globalOptions: options } : { options }),
    ...(grouped ? { commands: commandsOf(root, known) } : {}),
  }
}
