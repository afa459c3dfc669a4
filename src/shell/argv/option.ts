import type { Option } from '../../document/document.ts'
import { uniformOption } from '../../document/uniform.ts'
import { valueMode } from './table.ts'
import type { Table } from './table.ts'

/** What a word that looks like an option turned out to be. */
export type OptionReading =
  | { readonly kind: 'options'; readonly given: readonly Part[] }
  | { readonly kind: 'unknown'; readonly known: readonly Part[] }

/** One option of a word; `attached` is the value that stands in the same word. */
export interface Part {
  readonly option: Option
  readonly flag: string
  readonly attached: string | undefined
  readonly negated: boolean
  readonly doubtful?: true
  /** `--flag=value` for an option that takes none. */
  readonly odd?: true
}

const SWITCHED_ON = new Set(['true', '1', 't', 'yes', 'on'])

/** What a boolean becomes by a value. Tools differ in all but these: `0` is off in Go, and on, with an operand, in npm. */
export const switched = (part: Part, value: string): Part => {
  if (SWITCHED_ON.has(value) && !part.negated) return part
  return value === 'false' && !part.negated ? { ...part, negated: true } : { ...part, negated: false, doubtful: true }
}

const one = (option: Option, flag: string, attached?: string, negated = false): OptionReading => ({
  kind: 'options',
  given: [{ option, flag, attached, negated }],
})

const UNKNOWN: OptionReading = { kind: 'unknown', known: [] }

/** The option that a long flag is an unambiguous beginning of. */
const abbreviated = (table: Table, flag: string): Option | undefined => {
  if (table.syntax.abbreviations !== true || flag.length < 3) return undefined
  const meant = new Set(table.longs.filter(long => long.startsWith(flag)).map(long => table.byFlag.get(long)))
  const [option] = meant
  return meant.size === 1 && option !== undefined ? uniformOption(option) : undefined
}

export const optionAt = (table: Table, flag: string): Option | undefined => {
  const known = table.named.get(flag)
  if (known !== undefined) return known
  const option = table.byFlag.get(flag)
  if (option === undefined) return undefined
  const named = uniformOption(option)
  table.named.set(flag, named)
  return named
}

/** Both spellings where one or two dashes are the same. */
const lookUp = (table: Table, flag: string): Option | undefined => {
  const found = optionAt(table, flag)
  if (found !== undefined || table.syntax.longDash !== 'either' || flag.length < 3) return found
  return optionAt(table, flag.startsWith('--') ? flag.slice(1) : `-${flag}`)
}

const withValue = (table: Table, option: Option, flag: string, value: string): OptionReading => {
  if (valueMode(option) !== 'none') return one(option, flag, value)
  if (table.syntax.booleanValues === true)
    return { kind: 'options', given: [switched({ option, flag, attached: undefined, negated: false }, value)] }
  return { kind: 'unknown', known: [{ option, flag, attached: undefined, negated: false, odd: true }] }
}

/** Whether the option can be switched on with a minus and off with a plus. */
export const hasBothSigns = (option: Option | undefined, letter: string | undefined): boolean =>
  option?.flags.includes(`-${letter}`) === true && option.flags.includes(`+${letter}`)

/** `set +e`: of an option that has both signs, the plus switches it off. */
const isTurnedOff = (option: Option, flag: string): boolean =>
  flag.startsWith('+') && valueMode(option) === 'none' && hasBothSigns(option, flag.slice(1))

/** Letters of one word that are options; there are not more of them. */
const MOST_BUNDLED = 64

const cluster = (table: Table, text: string): OptionReading => {
  const given: Part[] = []
  for (let at = 1; at < text.length; at++) {
    const flag = `${text[0]!}${text[at]!}`
    const option = optionAt(table, flag)
    const rest = text.slice(at + 1)
    if (given.length === MOST_BUNDLED) return { kind: 'unknown', known: given }
    if (option === undefined) {
      if (table.number !== undefined && /^[0-9]+$/.test(text.slice(at)))
        return { kind: 'options', given: [...given, { option: table.number, flag, attached: text.slice(at), negated: false }] }
      return { kind: 'unknown', known: given }
    }
    if (valueMode(option) === 'none') {
      if (rest !== '' && table.syntax.bundling === false) {
        return rest.startsWith('=') ? withValue(table, option, flag, rest.slice(1)) : { kind: 'unknown', known: given }
      }
      if (rest.startsWith('=')) {
        const last = withValue(table, option, flag, rest.slice(1))
        return last.kind === 'options'
          ? { kind: 'options', given: [...given, ...last.given] }
          : { kind: 'unknown', known: [...given, ...last.known] }
      }
      given.push({ option, flag, attached: undefined, negated: isTurnedOff(option, flag) })
      continue
    }
    if (rest !== '' && table.syntax.attached === false && valueMode(option) === 'required') return { kind: 'unknown', known: given }
    given.push({ option, flag, attached: rest === '' ? undefined : rest, negated: false })
    return { kind: 'options', given }
  }
  return { kind: 'options', given }
}

/** Reads a word that starts with a dash (or that the document lists as a flag). */
export const readOption = (table: Table, text: string): OptionReading => {
  const exact = lookUp(table, text)
  if (exact !== undefined) return one(exact, text, undefined, isTurnedOff(exact, text))
  if (table.number !== undefined && /^-[0-9]+$/.test(text)) return one(table.number, text, text.slice(1))
  const long = text.startsWith('--') || (table.syntax.longDash ?? 'double') !== 'double'
  if (long) {
    const equals = table.syntax.optionsAsWords === true ? -1 : text.indexOf('=')
    const flag = equals === -1 ? text : text.slice(0, equals)
    const option = (equals === -1 ? undefined : lookUp(table, flag)) ?? abbreviated(table, flag)
    if (option !== undefined) return equals === -1 ? one(option, flag) : withValue(table, option, flag, text.slice(equals + 1))
    const positive = /^(--?)no-(.+)$/.exec(flag)
    const negated = positive === null ? undefined : lookUp(table, `${positive[1]!}${positive[2]!}`)
    if (negated?.['x-negatable'] === true && equals === -1) return one(negated, flag, undefined, true)
    if (text.startsWith('--')) return UNKNOWN
  }
  if ((table.syntax.longDash ?? 'double') === 'single' && table.syntax.bundling === false) return UNKNOWN
  return cluster(table, text)
}
