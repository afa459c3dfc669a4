import type { Given } from './match.ts'

/**
 * Whether another word of the line takes back what an option takes away: `--dry-run --no-dry-run`, `xz -t -d`. `lastWins`: only
 * what stands behind it can.
 */
export const isUndone = (given: Given, options: readonly Given[], lastWins = false): boolean => {
  if (given.negated || given.doubtful === true) return true
  const { option } = given
  const against = lastWins ? options.slice(options.indexOf(given) + 1) : options
  return against.some(other =>
    other.option === option
      ? other.negated || other.doubtful === true
      : !other.negated && option.name !== undefined && other.option['x-undoes']?.includes(option.name) === true,
  )
}
