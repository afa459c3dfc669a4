import { at } from '../../core/pointer.ts'
import { isGroup } from '../../document/document.ts'
import type { Document, Node, Option } from '../../document/document.ts'
import { valueMode } from '../../shell/argv/table.ts'
import type { DescribedOption, OptionText } from '../described.ts'
import { opposites } from './any-negation.ts'
import type { Negation } from './any-negation.ts'
import { checkFinding } from './findings.ts'
import type { CheckFinding } from './findings.ts'
import { leavesOpen, mentionsFlag, mentionsNumbers, mentionsSignals, showsNoValue, showsValue } from './mentions.ts'
import type { Heard } from './mentions.ts'
import { absenceOf } from './presence.ts'
import { withBelow } from './tree.ts'
import type { Pair, Seen } from './tree.ts'
import { leavesValueOpen } from './value-hints.ts'

/** How the texts of the tool are looked at, for one comparison. */
export interface Texts {
  /** Of a command, those above it, and those whose options it says it takes. */
  readonly of: (seen: Seen) => readonly Heard[]
  /** Of a command and those below it. */
  readonly below: (seen: Seen) => readonly Heard[]
  /** Whether it says that it takes options of other commands. */
  readonly borrows: (seen: Seen) => boolean
  /** Some command of the tool could not be read. */
  readonly gaps: boolean
  /** The help says that it is told elsewhere what else there is, and that could not be read. */
  readonly partial: boolean
  /** Options that pages list to which the tool's manual refers. */
  readonly referred: readonly OptionText[]
  /** How the texts say that any option is switched off. */
  readonly negations: readonly Negation[]
  /** Whether the program's own file holds a word: no claim that it means the option. */
  readonly inProgram: (word: string) => boolean
  /** The version that is installed, where files say it. */
  readonly installed: string | undefined
}

/** `-<number>` and `+<text>` stand for words that no help spells out. */
const isWord = (flag: string): boolean => !/[<>*\s]/.test(flag)

/** `--no-color` and `--color` are one option for a tool that documents `--[no-]color`. */
const counterpart = (flag: string): string => (/^--?no-/.test(flag) ? flag.replace('no-', '') : flag.replace(/^--?/, '$&no-'))

const longerThan = (flag: string) => (other: string) => flag.length > 3 && other.startsWith(flag)

const isLong = (flag: string): boolean => flag.startsWith('--')

const dashed = (flag: string): string => (isLong(flag) ? flag.slice(1) : `-${flag}`)

/** One and two dashes are the same to some. */
const spellings = (flag: string, either: boolean): readonly string[] => (either && flag.length > 2 ? [flag, dashed(flag)] : [flag])

/** Answered by nearly everything, and written down by few. */
const HELP: ReadonlySet<string> = new Set(['-h', '-?', '-help', '--help'])

const isEither = ({ chain }: Pair): boolean => chain.some(node => node['x-syntax']?.longDash === 'either')

const flagsOf = (options: readonly OptionText[]): readonly string[] =>
  options.flatMap(option => [...option.flags, ...(option.negatable === true ? option.flags.filter(isLong).map(counterpart) : [])])

/** `--no-x` and `+x` switch `-x` off, `-vv` says `-v` twice. */
const sameLetter = (flag: string): readonly string[] => {
  const letter = /^(?:--no-|\+)(\w)$/.exec(flag)?.[1] ?? /^-(\w)\1+$/.exec(flag)?.[1]
  return letter === undefined ? [] : [`-${letter}`]
}

/** `-f` of a compiler with what follows as its value: fewer of them share their first letter by accident. */
const LEAST_FAMILY = 5

/** Whether a letter with a value is how the shim says `-fPIC`, `-fno-common` and whatever else the tool lists that begins so. */
const isFamily = (flag: string, option: Option, known: readonly string[]): boolean =>
  /^-[A-Za-z]$/.test(flag) &&
  valueMode(option) === 'optional' &&
  known.filter(longer => longer.length > 3 && longer.startsWith(flag)).length >= LEAST_FAMILY

/** An option of the shim, and whether it is one of the whole tool. */
interface Listed {
  readonly option: Option
  readonly isGlobal: boolean
}

/** Flags of this option of the shim that neither the tool's options nor its texts know. */
const ghostsOf = ({ option, isGlobal }: Listed, pair: Pair, texts: Texts): readonly string[] => {
  const groups = isGlobal || isGroup(pair.node)
  const known = pair.seen.flatMap(({ node, above }) =>
    flagsOf([...[...above, ...(groups ? withBelow(node) : [node])].flatMap(command => command.options), ...texts.referred]),
  )
  const heard = () => pair.seen.flatMap(seen => (groups ? [...texts.of(seen), ...texts.below(seen)] : texts.of(seen)))
  // `-box` and `--box` of one option
  const other = new Map(
    option.flags.flatMap(flag => (flag.length > 2 && option.flags.includes(dashed(flag)) ? [[flag, dashed(flag)] as const] : [])),
  )
  // -O2, -scrcCRC32: a known flag with its value
  const glued = pair.seen.flatMap(({ node }) =>
    node.options.filter(described => described.value !== undefined).flatMap(described => described.flags.filter(one => !isLong(one))),
  )
  const negatable = option['x-negatable'] === true
  return option.flags.filter(isWord).filter(flag => {
    const own = [...spellings(flag, isEither(pair)), ...sameLetter(flag), ...opposites(flag, texts.negations)]
    if (glued.some(prefix => flag.startsWith(prefix)) || isFamily(flag, option, known)) return false
    if (/^-\d$/.test(flag) && heard().some(text => mentionsNumbers(text) || mentionsSignals(text))) return false
    if (/^-[A-Z]{2,}[\d+-]*\w*$/.test(flag) && heard().some(mentionsSignals)) return false
    if (HELP.has(flag) || (other.has(flag) && heard().some(text => mentionsFlag(text, other.get(flag)!)))) return false
    const letters = /^-([A-Za-z]{2,4})$/.exec(flag)?.[1]?.split('') ?? []
    if (letters.length > 0 && letters.every(letter => known.includes(`-${letter}`))) return false
    if (own.some(spelling => known.includes(spelling) || (isLong(spelling) && known.some(longerThan(spelling))))) return false
    const searched = [...own, ...(negatable ? own.map(counterpart) : [])]
    return !heard().some(text => searched.some(spelling => mentionsFlag(text, spelling)))
  })
}

/** Shorter words stand in every program by accident. */
const LEAST_WORD = 4

/** A short flag is hidden with the long one beside it. */
const isHidden = (flag: string, { flags }: Option, { inProgram, partial }: Texts): boolean => {
  if (partial) return true
  const spelt = isLong(flag) || flag.length > 2 ? [flag] : flags.filter(isLong)
  return spelt.some(spelling => {
    const word = spelling.replace(/^-+(?:no-)?/, '')
    return inProgram(word.length >= LEAST_WORD ? word : spelling)
  })
}

/** Why what stands in no text is not called an invention. */
export const doubt = ({ partial }: Pick<Texts, 'partial'>): string =>
  partial ? 'its help refers to another text, which could not be read' : "the program's file holds the word"

const takes = ({ value, choices }: DescribedOption): 'required' | 'optional' | 'none' => {
  if (value === undefined) return choices === undefined ? 'none' : 'required'
  return value.optional || value.name.startsWith('[') || /^(?:bool(?:ean)?|true\|false)$/i.test(value.name) ? 'optional' : 'required'
}

/** What the tool says of the option's value, when it says something else than the shim; one place that agrees is enough. */
const otherValue = (option: Option, pair: Pair, texts: Texts): string | undefined => {
  const mode = valueMode(option)
  // what a mode works on may be described as the operands that it leaves
  const isMode = mode === 'none' && option['x-mode'] !== undefined
  if (mode === 'optional' || isMode || !option.flags.some(isWord)) return undefined
  // the option may be another command's
  if (pair.seen.some(texts.borrows)) return undefined
  const same = (options: readonly DescribedOption[]) =>
    options.filter(described => described.flags.some(flag => option.flags.includes(flag)))
  const own = same(pair.seen.flatMap(seen => seen.node.options))
  const found = own.length > 0 ? own : same(pair.seen.flatMap(seen => seen.above.flatMap(above => above.options)))
  if (found.length === 0 || found.some(described => takes(described) === mode || takes(described) === 'optional')) return undefined
  // by help alone: a completion knows no values, and a manual may show them elsewhere
  const heard = pair.seen.flatMap(texts.of)
  const flags = option.flags.filter(flag => found.some(described => described.flags.includes(flag)))
  // an action and what it works on: words of the line either way, where the shim takes operands
  if (mode === 'none' && (pair.node.arguments ?? []).length > 0 && found.some(described => described.acts === true)) return undefined
  if (mode === 'required' && found.some(leavesValueOpen)) return undefined
  const contradicted = mode === 'required' ? showsValue : showsNoValue
  if (flags.some(flag => heard.some(text => contradicted(text, flag)))) return undefined
  // some never say what takes a value
  if (mode === 'required' && !pair.seen.some(({ node }) => node.options.some(described => described.value !== undefined))) return undefined
  const value = found.find(described => described.value !== undefined)?.value?.name
  return mode === 'required' ? 'takes no value' : `takes a value${value === undefined ? '' : `, ${value}`}`
}

const listsOf = ({ node, chain }: Pair): readonly (readonly [key: string, options: readonly Option[]])[] => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the root is a document
  const globals = chain.length === 1 && 'globalOptions' in node ? (node as Document).globalOptions : undefined
  return [
    ['globalOptions', globals ?? []],
    ['options', node.options ?? []],
  ]
}

/** What the shim says of the options of one command and the tool does not. The tool's texts about the command were read. */
export const inventedOptions = (pair: Pair, texts: Texts): readonly CheckFinding[] => {
  const command = pair.path.join(' ')
  const rootFlags = new Set(pair.seen.flatMap(seen => flagsOf(seen.node.options)))
  return listsOf(pair).flatMap(([key, options]) => {
    const isGlobal = key === 'globalOptions'
    // where the tool's own help lists none of the global options, another text does, which may be the one that could not be read
    const judged = !isGlobal || !texts.gaps || options.some(option => option.flags.some(flag => rootFlags.has(flag)))
    return options.flatMap((option, index): readonly CheckFinding[] => {
      const pointer = at(pair.pointer, key, index)
      const unsaid = judged ? ghostsOf({ option, isGlobal }, pair, texts) : []
      const absence = unsaid.length > 0 ? absenceOf(option, texts.installed) : undefined
      if (absence !== undefined)
        return [checkFinding(absence.option, { command, pointer, names: unsaid, message: `${unsaid.join(', ')} is ${absence.reason}` })]
      const open = unsaid.length > 0 && pair.seen.some(seen => texts.of(seen).some(leavesOpen))
      const hidden = unsaid.filter(ghost => open || isHidden(ghost, option, texts))
      if (hidden.length > 0 && hidden.length === unsaid.length)
        return [
          checkFinding('undocumented-option', {
            command,
            pointer,
            names: hidden,
            message: `${hidden.join(', ')} stands in no text of "${command}" that was read, but ${open ? 'that leaves others open' : doubt(texts)}`,
          }),
        ]
      const names = unsaid.filter(ghost => !hidden.includes(ghost))
      if (names.length > 0)
        return [
          checkFinding('ghost-option', {
            command,
            pointer,
            names,
            message: `${names.join(', ')} stands in no text of "${command}" that was read`,
          }),
        ]
      const other = otherValue(option, pair, texts)
      if (other === undefined) return []
      return [
        checkFinding('value-mismatch', {
          command,
          pointer,
          names: option.flags,
          message: `${option.flags.join(', ')} ${other}, the shim says that it ${valueMode(option) === 'none' ? 'takes none' : 'takes one'}`,
        }),
      ]
    })
  })
}

const optionsInForce = (document: Document, chain: readonly Node[]): readonly Option[] => [
  ...(document.globalOptions ?? []),
  ...chain.flatMap(node => node.options ?? []),
]

/** Options that the tool's command has besides those above it. */
export const ownOptions = ({ node, above }: Seen): readonly DescribedOption[] => {
  const inherited = new Map(
    above.flatMap(command => command.options.flatMap(option => option.flags.map(flag => [flag, takes(option)] as const))),
  )
  return node.options.filter(option => !option.flags.every(flag => inherited.get(flag) === takes(option)))
}

/** Of a group's commands, whose options its own text may describe (git-worktree(1)); that of the tool itself is about all of them. */
const optionsBelow = ({ node, path }: Pair): readonly Option[] => {
  const below = (parent: Node): readonly Option[] =>
    Object.values(parent.commands ?? {}).flatMap(child => [...(child.options ?? []), ...below(child)])
  return path.length === 1 ? [] : below(node)
}

/** Options of the tool's command that the shim has, and flags that it does not have. */
export const coveredOptions = (
  pair: Pair,
  seen: Seen,
  document: Document,
): { readonly known: number; readonly missing: readonly (readonly string[])[] } => {
  const either = isEither(pair)
  const flags = new Set(
    [...optionsInForce(document, pair.chain), ...optionsBelow(pair)].flatMap(option =>
      option.flags.flatMap(flag => [...spellings(flag, either), ...(option['x-negatable'] === true ? [counterpart(flag)] : [])]),
    ),
  )
  const tolerant = pair.chain.some(node => node['x-other-options'] !== undefined)
  const own = ownOptions(seen)
  const missing = own.map(option => option.flags.filter(flag => isWord(flag) && !flags.has(flag)))
  return {
    known: tolerant
      ? own.length
      : own.filter((option, index) => option.flags.length === 0 || missing[index]!.length < option.flags.length).length,
    missing: tolerant ? [] : missing.filter(gap => gap.length > 0),
  }
}
