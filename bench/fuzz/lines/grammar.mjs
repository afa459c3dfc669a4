import { list, staticList } from './commands.mjs'

/** Nesting of commands in commands; with more, lines get long and say little. */
const DEEPEST = 3

export const fromGrammar = random => list({ random, depth: random.below(DEEPEST + 1), short: false, inFunction: false, list })

export const staticLine = random => staticList({ random, depth: 0, short: false, inFunction: false, list })
