/** Optimal string alignment distance: insertions, deletions, substitutions, swaps of neighbours. */
export const editsBetween = (a: string, b: string): number => {
  let before: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const line = [row]
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1]
      let best = Math.min(above[column]! + 1, line[column - 1]! + 1, above[column - 1]! + (same ? 0 : 1))
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        best = Math.min(best, before[column - 2]! + 1)
      }
      line.push(best)
    }
    before = above
    above = line
  }
  return above[b.length]!
}

/** A longer word is never a typing mistake, and the distance costs length squared. */
const LONGEST_WORD = 64

/** The candidate that `word` was probably meant to be, or undefined. At most a third of the letters may differ. */
export const nearest = (word: string, candidates: Iterable<string>): string | undefined => {
  if (word.length > LONGEST_WORD) return undefined
  let best: string | undefined
  let least = Math.floor(Math.max(word.length, 3) / 3) + 1
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) >= least) continue
    const steps = editsBetween(word.toLowerCase(), candidate.toLowerCase())
    if (steps < least) {
      least = steps
      best = candidate
    }
  }
  return best
}
