import type { OptionText } from '../described.ts'
import { attachedValue, separateValue } from './value-spec.ts'
import type { ValueSpec } from './value-spec.ts'

/** The beginning of an option's entry: its flags and value. */
export interface OptionSpec extends OptionText {
  /** Where the description starts, if there is one on the line. */
  readonly end: number
}

const FLAG = /^(--?)(\[no-?\])?([A-Za-z0-9?#@%+:.][A-Za-z0-9_.+:-]*|[$~"])/

/** `-5` and `-NUM` stand for any number. */
const NUMBER = /^-(?:<(?:n|num|number)>|NUM)(?=[ ,]|$)/i

/** A person's parenthesis behind a flag: `-1 ("one"), --single-transaction`. */
const ASIDE = /^ \("[^)]*"\)/

/** What may stand between two flags of one option. */
const BETWEEN = /^(?: ?[,|/] ?| or | )(?=-)/

/** `--no-OPTION`, `--assert-<feature>`, `-X<letter>` of families: no flags, but a text about many. */
const FAMILY = /^--no-[A-Z]{3,}$|^--(?:OPTION|FLAG|NAME)$|-$/

/** Whether the flag that `next` starts with is another spelling of the only one before it, or switches it off. */
const isTwin = (flags: readonly string[], next: string): boolean =>
  next.startsWith('--no-') ||
  (flags.length === 1 &&
    // `-Ldirectory / -L directory`
    (flags[0]!.startsWith('--') !== next.startsWith('--') || (/^-[A-Za-z] /.test(next) && flags[0]!.startsWith(next.slice(0, 2)))))

/** A blank alone stands between a short and a long flag, not between a flag and its value: `--proto -ftps`. */
const isValue = (between: string, flags: readonly string[], next: string): boolean =>
  between === ' ' && flags.at(-1)?.startsWith('--') === true && /^-[A-Za-z0-9]{2}/.test(next)

/** `-500` in an explanation of what a range may be. */
const isFigure = (flag: string): boolean => /^-\d{3,}$/.test(flag)

const trimmed = (flag: string): string => (/^-[.:]$/.test(flag) ? flag : flag.replace(/(?:\.{2,}|[.:])$/, ''))

const facts = (spec: ValueSpec | undefined): Omit<ValueSpec, 'end'> => {
  if (spec === undefined) return {}
  const { end: _, ...rest } = spec
  return rest
}

/**
 * The option that an entry's line begins with, or undefined when it begins with no option. `lenient`: the description may follow after a
 * single blank, for lines that are known to be entries.
 */
export const readOptionSpec = (text: string, lenient = false): OptionSpec | undefined => {
  const flags: string[] = []
  let found: Omit<ValueSpec, 'end'> = {}
  let negatable = false
  let repeatable = false
  let at = 0
  for (;;) {
    const rest = text.slice(at)
    const number = NUMBER.exec(rest)
    const match = number ?? FLAG.exec(rest)
    if (match === null) return undefined
    const [whole] = match
    const spelt = number === null ? `${match[1]}${match[3]}` : '-<number>'
    const flag = trimmed(spelt)
    if (match[2] !== undefined) negatable = true
    if (spelt.endsWith('...')) repeatable = true
    const bare = flags.includes(flag) && found.value === undefined
    if (!FAMILY.test(flag) && !isFigure(flag)) flags.push(flag)
    at += whole.length
    // `--flag:` in front of a description
    if (spelt.endsWith(':') && spelt !== '-:' && !text.slice(at).startsWith('=')) return finish({ flags, negatable, repeatable }, found, at)
    // `-v|vv|vvv`
    const levels = /^(?:\|[a-z]+)+(?=[ ,]|$)/.exec(text.slice(at))
    if (levels !== null && /^\|([a-z])\1/.test(levels[0])) at += levels[0].length
    const value = attachedValue(text, at) ?? separateValue(text, at)
    if (value !== undefined) {
      // less: `-t [tag]  --tag=[tag]`, where brackets are how it writes placeholders
      const again = found.value?.separate === true && found.value.name === value.value?.name
      found = { ...found, ...facts(value), ...(again && value.value !== undefined ? { value: { ...value.value, optional: false } } : {}) }
      // `--signed, --signed=<when>`: with and without
      if (bare && found.value !== undefined) found = { ...found, value: { ...found.value, optional: true } }
      at = value.end
      if (text.startsWith('...', at)) {
        repeatable = true
        at += 3
      } else if (/^ \.{3}(?= |$)/.test(text.slice(at))) {
        repeatable = true
        at += 4
      }
    }
    at += ASIDE.exec(text.slice(at))?.[0].length ?? 0
    const between = BETWEEN.exec(text.slice(at))
    if (between === null) break
    // click: `--shout / --no-shout`, and `-q / -v`, which is another option; others: `--seq / -s`
    const next = text.slice(at + between[0].length)
    if ((between[0].startsWith(' / ') && !isTwin(flags, next)) || isValue(between[0], flags, next)) break
    at += between[0].length
  }
  const rest = text.slice(at)
  const ended = /^(?:$| {2,}| ?: | - | ;)/.test(rest)
  // a flag that fills its column is followed by one blank and a sentence
  const sentence = /^ (?:[A-Z(][a-z ]|\()/.test(rest)
  if (!ended && !sentence && !rest.startsWith(' / -') && !(lenient && /^[ ;|(]/.test(rest))) return undefined
  return finish({ flags, negatable, repeatable }, found, at)
}

/** What was read of an option. */
interface Read {
  readonly flags: readonly string[]
  readonly negatable: boolean
  readonly repeatable: boolean
}

const finish = ({ flags, negatable, repeatable }: Read, found: Omit<ValueSpec, 'end'>, end: number): OptionSpec | undefined => {
  // `-Ldirectory / -L directory`: the first is the second with its value attached
  const glued = new Set(flags.filter(flag => /^-[A-Za-z]$/.test(flag)).map(flag => `${flag}${found.value?.name}`))
  const unique = [...new Set(flags)].filter(flag => !glued.has(flag))
  if (unique.length === 0) return undefined
  const off = unique.filter(flag => flag.startsWith('--no-') && unique.includes(`--${flag.slice(5)}`))
  return {
    flags: unique.filter(flag => !off.includes(flag)),
    ...found,
    ...(negatable || off.length > 0 ? { negatable: true } : {}),
    ...(repeatable || found.repeatable === true ? { repeatable: true } : {}),
    end,
  }
}
