import { UNCLEAR } from '../core/answers.ts'
import { leavesOf } from '../core/effects.ts'
import type { Effects } from '../core/effects.ts'
import { STATED } from '../document/effect-states.ts'
import type { State, StatedEffect, States } from '../document/effect-states.ts'

/** As they are shown and kept: whoever wrote them. */
interface Shown {
  readonly effects?: Effects
  readonly 'x-depends'?: readonly string[]
}

/** The states that effects in short stand for: those that `shortEffects` was given. */
export const shownStates = ({ effects, 'x-depends': depends = [] }: Shown): States => {
  const leaves = leavesOf(effects)
  const stateOf = (path: StatedEffect): State | undefined => {
    const leaf = leaves.get(path)
    if (leaf === undefined || leaf === UNCLEAR) return depends.includes(path) || depends.includes('*') ? 'depends' : undefined
    return leaf === false || (Array.isArray(leaf) && leaf.length === 0) ? 'no' : 'yes'
  }
  const states = STATED.map(path => [path, stateOf(path)] as const)
  return new Map(states.filter((entry): entry is readonly [StatedEffect, State] => entry[1] !== undefined))
}
