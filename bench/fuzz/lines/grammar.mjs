import { list, staticList } from './commands.mjs'
import { word } from './words.mjs'

/** What everything that makes a part of a line is given. It says how to make words and lists too, since each contains the other. */
export const makerOf = (random, depth) => ({ random, depth, short: false, inFunction: false, list, word })

/** Nesting of commands in commands; with more, lines get long and say little. */
const DEEPEST = 3

export const fromGrammar = random => list(makerOf(random, random.below(DEEPEST + 1)))

export const staticLine = random => staticList(makerOf(random, 0))
