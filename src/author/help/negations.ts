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
  const known = new Set(options.flatMap(it => it.flags))
  const named = new Set([...text.matchAll(NAMED)].map(it => it[1]!).filter(it => !known.has(`--no-${it}`)))
  const letters = [...named].filter(it => it.length === 1 && known.has(`-${it}`))
  return [
    ...options.map(it => (it.flags.some(flag => flag.startsWith('--') && named.has(flag.slice(2))) ? { ...it, negatable: true } : it)),
    ...letters.map(it => ({ flags: [`--no-${it}`] })),
  ]
}
