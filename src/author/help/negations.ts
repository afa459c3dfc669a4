import type { OptionText } from '../described.ts'

/** An entry about many options: rsync's "--no-OPTION  turn off an implied OPTION". */
const FAMILY = /(?:^|\s)--no-(?:OPTION|FLAG|NAME|<\w+>)(?![\w-])/

const NAMED = /(?<![\w-])--no-([A-Za-z][\w-]*)/g

/**
 * Where a text says that options can be switched off with `--no-`, those that it names so anywhere. The others are left alone: not every
 * option has an opposite.
 */
export const withNegations = (options: readonly OptionText[], text: string): readonly OptionText[] => {
  if (!FAMILY.test(text)) return options
  const known = new Set(options.flatMap(option => option.flags))
  const named = new Set([...text.matchAll(NAMED)].map(match => match[1]!).filter(name => !known.has(`--no-${name}`)))
  const letters = [...named].filter(letter => letter.length === 1 && known.has(`-${letter}`))
  return [
    ...options.map(option =>
      option.flags.some(flag => flag.startsWith('--') && named.has(flag.slice(2))) ? { ...option, negatable: true } : option,
    ),
    ...letters.map(letter => ({ flags: [`--no-${letter}`] })),
  ]
}
