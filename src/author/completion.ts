import type { OptionText } from './described.ts'
import { summaryOf } from './help/facts.ts'

/**
 * What a cobra program prints on `__complete WORDS... -`: a flag and its description per line, then `:4`. Only flags are ever completed:
 * operands are looked up in daemons and networks.
 */
export const readFlagCompletion = (text: string): readonly OptionText[] => {
  const lines = text.split('\n').filter(line => /^--?[A-Za-z0-9]/.test(line))
  const found = new Map<string, OptionText>()
  // older versions name `--flag=` where a value is needed
  const valued = new Set(lines.map(line => line.split('\t')[0] ?? '').filter(flag => flag.endsWith('=')))
  for (const line of lines) {
    const [word = '', described = ''] = line.split('\t')
    const flag = word.replace(/=$/, '')
    const description = summaryOf(described)
    // short and long forms stand on lines of their own, with the same words
    const twin = [...found.values()].find(
      option => description !== undefined && option.description === description && option.flags.length === 1,
    )
    const short = twin !== undefined && /^-[^-]$/.test(twin.flags[0]!) !== /^-[^-]$/.test(flag)
    const value = valued.has(`${flag}=`) ? { value: { name: 'value', optional: false } } : {}
    if (short) found.set(twin.flags[0]!, { ...twin, ...value, flags: [...twin.flags, flag] })
    else if (![...found.values()].some(option => option.flags.includes(flag))) {
      found.set(flag, { flags: [flag], ...value, ...(description === undefined ? {} : { description }) })
    }
  }
  return [...found.values()]
}
