import type { Invocation } from './invocation.ts'
import { DEEPEST_ROUNDS } from './limits.ts'
import { mergeInto } from './merge.ts'
import { forgetAll, fork } from './state.ts'
import type { State } from './state.ts'
import type { Walk } from './walk.ts'

/** Rounds of a loop that are compared before what still differs is given up. */
const MOST_ROUNDS = 4

/**
 * Runs `body` again and again, from what is known before any of its rounds, until another round adds nothing; then what was read last
 * holds for all of them.
 */
export const readLoop = (walk: Walk, state: State, body: (state: State) => void, once = false): void => {
  const { frame, nesting } = state
  const from = walk.invocations.length
  const problemsFrom = walk.problems.length
  const run = (): State => {
    const leaving = { state: undefined as State | undefined }
    const round = fork(state)
    round.frame = { ...frame, loops: [...frame.loops, leaving] }
    round.nesting = { ...nesting, outside: nesting.pipes, maybe: nesting.maybe + 1, loops: nesting.loops + 1 }
    body(round)
    if (leaving.state !== undefined) mergeInto(round, leaving.state)
    round.frame = frame
    round.nesting = nesting
    return round
  }
  if (once) {
    Object.assign(state, run())
    return
  }
  const deep = nesting.loops >= DEEPEST_ROUNDS
  if (deep) forgetAll(state)
  let earliest: readonly Invocation[] = []
  let first: readonly Invocation[] = []
  for (let round = 1; ; round++) {
    const after = run()
    if (!mergeInto(state, after, round > 2) || deep) break
    const before = walk.invocations.splice(from)
    walk.problems.splice(problemsFrom)
    // what is only known of the first round is lost to the later ones
    if (round === 1) earliest = before
    if (round === 3) first = earliest
    if (round < MOST_ROUNDS) continue
    forgetAll(state)
    mergeInto(state, run())
    break
  }
  walk.invocations.push(...first)
}
