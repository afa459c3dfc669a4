import { fromGrammar, staticLine } from './grammar.mjs'
import { mutated } from './mutate.mjs'
import { randomOf } from './random.mjs'

/** The line with this number: always the same for a seed (and for the scripts of the machine, as far as these are used). */
export const makeLine = ({ seed, at, corpus }) => {
  const random = randomOf(seed, at)
  const which = random.below(100)
  if (which < 5) return staticLine(random)
  return which < 65 ? fromGrammar(random) : mutated(random, corpus)
}
