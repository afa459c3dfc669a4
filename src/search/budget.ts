/** How many tokens a text is: estimated, or counted. */
export type Measure = (text: string) => number

/** What an answer may cost where nobody says how much, in tokens of o200k_base. */
export const BUDGETS = {
  /** The commands of a tool. */
  index: 2000,
  /** Of a tool with so many commands that naming them takes more. */
  largeIndex: 8000,
  command: 600,
} as const

/** The largest `size` in `least..most` of which `fits` holds, where it holds for all smaller ones; `least` where it holds for none. */
export const largest = (least: number, most: number, fits: (size: number) => boolean): number => {
  if (fits(most)) return most
  let [low, high] = [least, most]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (fits(middle)) low = middle
    else high = middle
  }
  return low
}
