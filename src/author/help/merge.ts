import type { OptionText } from '../described.ts'

/** The text that says more about one thing, field by field; `first` wins where both speak. */
const join = (first: OptionText, second: OptionText): OptionText => ({
  ...second,
  ...first,
  flags: [...new Set([...first.flags, ...second.flags])],
})

/**
 * Options of two texts about one command, each flag once. A flag that only the second knows is added; a value that only the second
 * knows is believed.
 */
export const uniteOptions = <Option extends OptionText>(
  first: readonly Option[],
  second: readonly Option[],
  combine: (a: Option, b: Option) => Option,
): readonly Option[] => {
  const found: Option[] = []
  const places = new Map<string, number>()
  const put = (option: Option) => {
    const at = option.flags.map(flag => places.get(flag)).find(place => place !== undefined)
    if (at === undefined) {
      for (const flag of option.flags) places.set(flag, found.length)
      found.push(option)
      return
    }
    const joined = combine(found[at]!, option)
    // a flag that is another option's already stays there
    const flags = joined.flags.filter(flag => (places.get(flag) ?? at) === at)
    for (const flag of flags) places.set(flag, at)
    found[at] = { ...joined, flags }
  }
  for (const option of [...first, ...second]) put(option)
  return found
}

export const uniteTexts = (first: readonly OptionText[], second: readonly OptionText[]): readonly OptionText[] =>
  uniteOptions(first, second, join)

/** `--no-audit` beside `--audit`, with nothing to say for itself, is its other side. */
export const foldNegations = (options: readonly OptionText[]): readonly OptionText[] => {
  const positive = (option: OptionText): string | undefined => {
    const [flag = ''] = option.flags
    const plain = option.flags.length === 1 && flag.startsWith('--no-') && option.value === undefined && option.description === undefined
    const name = plain ? `--${flag.slice(5)}` : undefined
    return name !== undefined && options.some(other => other.flags.includes(name)) ? name : undefined
  }
  const negated = new Set(options.flatMap(option => positive(option) ?? []))
  return options
    .filter(option => positive(option) === undefined)
    .map(option => (option.flags.some(flag => negated.has(flag)) ? { ...option, negatable: true } : option))
}
