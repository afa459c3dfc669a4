import { oneLine } from '../core/text.ts'
import { needsArgument } from '../document/effect-states.ts'
import type { Argument, Node, Option } from '../document/document.ts'
import { rankedOptions } from './rank.ts'

/** As many options as a line can name; `[options]` stands for the others. */
const MOST_OPTIONS = 12

/** Longer choices are what the command itself is asked for. */
const LONGEST_CHOICE = 30

const PLACEHOLDERS: Readonly<Record<string, string>> = {
  integer: '<n>',
  number: '<n>',
  file: '<file>',
  directory: '<dir>',
  url: '<url>',
}

const placeholder = ({ enum: choices, type }: Pick<Option, 'enum' | 'type'>): string => {
  const named = choices?.map(String).join('|')
  return named !== undefined && named.length <= LONGEST_CHOICE ? named : (PLACEHOLDERS[type ?? ''] ?? '<value>')
}

const takesNone = ({ type, 'x-value': value }: Option): boolean =>
  value === 'none' || (value === undefined && (type ?? 'boolean') === 'boolean')

/** The spelling that says most: the first with two dashes. */
export const flagOf = ({ flags }: Option): string => flags.find(flag => flag.startsWith('--')) ?? flags[0] ?? ''

const valueOf = (option: Option, flag: string): string => {
  if (takesNone(option)) return ''
  const value = placeholder(option)
  if (option['x-value'] === 'optional') return flag.startsWith('--') ? `[=${value}]` : `[${value}]`
  const several = ` ${value}`.repeat(Math.max(1, option['x-arity'] ?? 1))
  return option.variadic === true ? `${several}...` : several
}

const optionText = (option: Option): string => {
  const flag = flagOf(option)
  const text = `${flag}${valueOf(option, flag)}`
  return option.required === true ? text : `[${text}]`
}

const argumentName = ({ name, variadic, enum: choices, 'x-executes': executes }: Argument): string => {
  const named = choices?.map(String).join('|')
  const text = named !== undefined && named.length <= LONGEST_CHOICE ? named : `<${name}>`
  return variadic === true || executes === 'argv-rest' ? `${text}...` : text
}

/** Each of the last ones that may be left out is given only after those before it: `[<repository> [<refspec>...]]`. */
const argumentTexts = (items: readonly Argument[]): string => {
  const needed = items.findLastIndex(needsArgument) + 1
  const first = items.slice(0, needed).map(item => (needsArgument(item) ? argumentName(item) : `[${argumentName(item)}]`))
  const rest = items.slice(needed).map(argumentName)
  const nested = rest.reduceRight((inner, text) => (inner === '' ? `[${text}]` : `[${text} ${inner}]`), '')
  return [...first, nested].filter(text => text !== '').join(' ')
}

/** A group wants a command, unless it does something by itself. */
const commandText = (own: Node): string => {
  if (Object.keys(own.commands ?? {}).length === 0) return ''
  return own['x-self'] === undefined ? '<command>' : '[<command>]'
}

/**
 * How a command is written, in one line: `git push [--force] [--delete] [options] [<repository> [<refspec>...]]`. At most `most` of its own
 * options, by rank. `words`: the tool and the words of the command; `nodes`: from the root to the command.
 */
export const signature = (words: readonly string[], nodes: readonly Node[], most: number = MOST_OPTIONS): string => {
  const own = nodes.at(-1) ?? {}
  const command = commandText(own)
  const ranked = command === '<command>' ? [] : rankedOptions(nodes)
  const required = ranked.filter(option => option.required === true).length
  const shown = ranked.slice(0, Math.max(most, required))
  const parts = [
    ...words,
    ...shown.map(optionText),
    shown.length < ranked.length ? '[options]' : '',
    command,
    command === '<command>' ? '' : argumentTexts(own.arguments ?? []),
  ]
  return oneLine(parts.filter(part => part !== '').join(' '))
}
