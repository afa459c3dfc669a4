// Chance that can be repeated: the same seed makes the same lines.

/** A generator of its own for each line, so that one line can be made again without those before it. */
export const randomOf = (seed, number) => {
  let state = (Math.imul(seed, 0x9e3779b1) ^ Math.imul(number + 1, 0x85ebca6b)) >>> 0
  // mulberry32
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  for (let warm = 0; warm < 4; warm++) next()
  const below = count => Math.floor(next() * count)
  // Each line uses a few features only, but these again and again: with all of them at once it would be refused for one of them,
  // and nothing would be compared.
  const salt = Math.floor(next() * 4294967296)
  const share = next()
  const hash = (a, b) => (Math.imul(Math.imul(salt ^ (a * 7919), 0x9e3779b1) ^ (b * 104729), 0x85ebca6b) >>> 8) % 1000
  const pick = list => {
    if (list.length < 5 || share > 0.8) return list[below(list.length)]
    return list[hash(list.length, below(2 + (salt % 3))) % list.length]
  }
  const chosenOf = pairs => {
    if (share > 0.8) return pairs
    const chosen = pairs.filter((_, at) => hash(pairs.length, at) < 250 + share * 600)
    return chosen.some(([weight]) => weight > 0) ? chosen : pairs
  }
  return {
    below,
    pick,
    chance: part => next() < part,
    /** From pairs of a weight and a value. */
    weighted: all => {
      const pairs = chosenOf(all)
      let left = next() * pairs.reduce((sum, [weight]) => sum + weight, 0)
      return (pairs.find(([weight]) => (left -= weight) < 0) ?? pairs.at(-1))[1]
    },
    times: (least, most, make) => Array.from({ length: least + below(most - least + 1) }, (_, index) => make(index)),
  }
}
