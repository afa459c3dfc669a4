import { fromGrammar, makerOf, staticLine } from './grammar.mjs'
import { mutated } from './mutate.mjs'
import { randomOf } from './random.mjs'
import { stateLine, wordLine } from './state-lines.mjs'

/** How many of a hundred lines each way makes. */
const WAYS = [
  [4, staticLine],
  [12, random => wordLine(makerOf(random, 1))],
  [30, stateLine],
  [30, fromGrammar],
  [24, mutated],
]

/** The line with this number: always the same for a seed (and for the scripts of the machine, as far as these are used). */
export const makeLine = ({ seed, at, corpus }) => {
  const random = randomOf(seed, at)
  let left = random.below(100)
  const [, make] = WAYS.find(([share]) => (left -= share) < 0)
  return make(random, corpus)
}
