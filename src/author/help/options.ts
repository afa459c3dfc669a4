import type { OptionText } from '../described.ts'
import { factsOf, oppositeOf, summaryOf } from './facts.ts'
import { listedOptions, operatorsIn } from './listed-options.ts'
import { readOptionSpec } from './option-spec.ts'
import type { OptionSpec } from './option-spec.ts'
import type { Section } from './sections.ts'
import type { Line } from './text.ts'

/** A long flag stands this much deeper than a short one ("-x, " and the like); what is deeper is a description. */
const SPREAD = 6

/** Where no short flags stand before them, long flags stand in one column, give or take. */
const LONG_SPREAD = 2

/** Text of one entry that is looked through for defaults and choices. */
const LONGEST_BODY = 4000

interface Start {
  readonly at: number
  readonly spec: OptionSpec
  /** The column of the description, when it stands on the line. */
  readonly column: number | undefined
}

const descriptionColumn = ({ indent, text }: Line, { end }: OptionSpec): number | undefined => {
  const gap = /^\s*(?:[:;-] )?\s*/.exec(text.slice(end))?.[0].length ?? 0
  return end + gap < text.length ? indent + end + gap : undefined
}

/** The column in which most descriptions start. */
const commonest = (columns: readonly (number | undefined)[]): number | undefined => {
  const counts = new Map<number, number>()
  for (const column of columns) if (column !== undefined) counts.set(column, (counts.get(column) ?? 0) + 1)
  return [...counts].toSorted((a, b) => b[1] - a[1] || a[0] - b[0])[0]?.[0]
}

const startsIn = ({ lines, kind }: Section): readonly Start[] => {
  const dashed = lines.filter(line => line.text.startsWith('-'))
  const margin = Math.min(...dashed.map(line => line.indent))
  const short = dashed.some(line => line.indent === margin && /^-(?!-)/.test(line.text))
  const deepest = margin + (short ? SPREAD : LONG_SPREAD)
  const starts = lines.flatMap((line, at): readonly Start[] => {
    if (!line.text.startsWith('-') || line.indent > deepest) return []
    const spec = readOptionSpec(line.text, kind === 'options')
    return spec === undefined ? [] : [{ at, spec, column: descriptionColumn(line, spec) }]
  })
  const column = commonest(starts.map(start => start.column))
  // a wrapped description may begin with a flag that it mentions
  return column === undefined ? starts : starts.filter(start => lines[start.at]!.indent < column - 1)
}

const bodyOf = (lines: readonly Line[], { at, spec }: Start, next: number): string => {
  const first = lines[at]!
  const rest = lines.slice(at + 1, next)
  const own: string[] = [first.text.slice(spec.end)]
  for (const line of rest) {
    // what is not deeper than the flags does not belong to them
    if (line.text !== '' && line.indent <= first.indent) break
    own.push(line.text)
  }
  return own.join('\n').slice(0, LONGEST_BODY)
}

/** The first paragraph, which says what the option does. */
const firstParagraph = (body: string): string => body.trim().split(/\n\s*\n/)[0] ?? ''

/** `-q / -v` on one line of click: the other flag is an option of its own. */
const otherSide = (text: string): OptionText | undefined => {
  const match = /^ \/ (?=-)/.exec(text)
  const spec = match === null ? undefined : readOptionSpec(text.slice(match[0].length), true)
  return spec === undefined ? undefined : { flags: spec.flags }
}

/**
 * GNU ls: `-p, --indicator-style=slash`, where `--indicator-style=WORD` is an entry of its own: the short flag stands for the long one with
 * this value, and takes none.
 */
const withoutLiterals = (options: readonly OptionText[]): readonly OptionText[] =>
  options.map(option => {
    const { value, choices: _, ...rest } = option
    const short = option.flags.filter(flag => !flag.startsWith('--'))
    const long = option.flags.filter(flag => flag.startsWith('--'))
    if (value === undefined || value.optional || short.length === 0 || long.length === 0 || !/^[a-z][a-z-]*$/.test(value.name))
      return option
    const placeholder = (other: OptionText): boolean => other.value !== undefined && /^[A-Z]/.test(other.value.name)
    const own = (flag: string): boolean => options.some(other => other !== option && other.flags.includes(flag) && placeholder(other))
    return long.every(own) ? { ...rest, flags: short } : option
  })

const inheritedTitle = /\b(?:inherited|global|persistent)\b/i

/** The options that one section lists. */
export const optionsIn = (section: Section): readonly OptionText[] => {
  if (section.kind === 'aside' || section.kind === 'usage') return []
  const starts = startsIn(section)
  const operators = section.lines.flatMap(line => operatorsIn(line.text))
  const described = starts.flatMap((start, index): readonly OptionText[] => {
    const { end: _, ...spec } = start.spec
    const several = listedOptions(section.lines[start.at]!.text)
    if (several !== undefined) return several
    const body = bodyOf(section.lines, start, starts[index + 1]?.at ?? section.lines.length)
    const other = otherSide(body.split('\n')[0] ?? '')
    const text = firstParagraph(body)
    const description = summaryOf(other === undefined ? text : text.replace(/^(?:[/,\s]*-{1,2}[\w-]+)+/, ''))
    const option: OptionText = {
      ...spec,
      ...factsOf(spec, body),
      ...(description === undefined ? {} : { description }),
      ...(inheritedTitle.test(section.title) ? { inherited: true } : {}),
      ...(section.kind === 'commands' && spec.value !== undefined ? { acts: true } : {}),
    }
    const opposite = oppositeOf(option, body)
    return [
      option,
      ...(opposite === undefined ? [] : [opposite]),
      ...(other === undefined ? [] : [{ ...other, ...(description === undefined ? {} : { description }) }]),
    ]
  })
  return [...withoutLiterals(described), ...operators]
}
