import { inherit } from '../core/effects.ts'
import type { Effects, Leaves } from '../core/effects.ts'
import { isHazard, join } from '../core/raise.ts'
import type { Dropped, Node } from '../document/document.ts'
import type { Match } from '../shell/argv/match.ts'
import { valueOf } from '../shell/word.ts'
import { UNASSESSED, isDanger } from './assessment.ts'
import type { Assessment, Brought } from './assessment.ts'
import { HARMLESS } from './known-effects.ts'
import type { Moded } from './modes.ts'
import { isBareGroup } from './silence.ts'
import type { Unknown } from './unknowns.ts'

/** Effects of a command as its document declares them; computed once for each command. */
interface Declared {
  readonly leaves: Leaves
  readonly hazards: Leaves
  /** For each leaf, the depth of the command that declares it. */
  readonly origins: ReadonlyMap<string, number>
  readonly weakened: readonly string[]
}

const declarations = new WeakMap<Node, Declared>()

const declaredBy = (match: Match): Declared => {
  const last = match.nodes.at(-1)!
  let declared = declarations.get(last)
  if (declared === undefined) {
    const { leaves, origins, weakened } = inherit([...match.nodes.map(node => node.effects), last['x-self']])
    const hazards = new Map([...leaves].filter(([path, leaf]) => (isHazard(path) && leaf === true) || Array.isArray(leaf)))
    declared = { leaves, hazards, origins, weakened }
    declarations.set(last, declared)
  }
  return declared
}

const modeLeaves = new WeakMap<Effects, Leaves>()

const leavesOfMode = (effects: Effects): Leaves => {
  let leaves = modeLeaves.get(effects)
  if (leaves === undefined) {
    leaves = inherit([HARMLESS, effects]).leaves
    modeLeaves.set(effects, leaves)
  }
  return leaves
}

/** What a command does in any mode that does not drop it. */
const KEPT = [
  ['x-executes', 'executes'],
  ['x-reveals', 'reveals'],
] as const satisfies readonly (readonly [string, Dropped])[]

/** What modes make of the command: nothing but what they say, and what they do not take away. */
const declaredInModes = (declared: Declared, { modes, drops }: Moded): Assessment => {
  const all = modes.map(mode => leavesOfMode(mode.effects)).reduce(join)
  const origin = `option ${modes.map(mode => mode.flag).join(' ')}`
  const kept = KEPT.flatMap(([path, what]) => {
    const leaf = drops.has(what) ? undefined : declared.leaves.get(path)
    return leaf === undefined || leaf === false ? [] : [[path, leaf] as const]
  })
  const origins = new Map<string, string>()
  for (const path of all.keys()) origins.set(path, origin)
  const brought: Brought[] = []
  for (const mode of modes)
    for (const [path, leaf] of leavesOfMode(mode.effects))
      if (isDanger(path, leaf)) brought.push({ origin: mode.origin, path, leaf, byValue: mode.from === 'argument' })
  // beside what the modes do
  const leaves = kept.length === 0 ? all : join(all, new Map([...all, ...kept]))
  return { ...UNASSESSED, leaves, origins, own: declared.leaves, brought, declared: true }
}

/** Why the document does not say what this call does. */
const gapOf = ({ unknownCommand }: Match, name: string): Unknown => {
  if (unknownCommand === undefined) return { code: 'command', reason: `${name} was called without one of its commands` }
  const { text } = unknownCommand
  return valueOf(unknownCommand) === undefined
    ? { code: 'computed', reason: `which command of ${name} ${text} is, is known only when the line runs` }
    : { code: 'command', reason: `${name} has no command ${text} that is known here` }
}

/** What the document declares for the command itself: where judging it begins. `name` is the command, for sentences. */
export const declaredFor = (match: Match, moded: Moded, name: string): Assessment => {
  const declared = declaredBy(match)
  if (moded.modes.length > 0) return declaredInModes(declared, moded)
  const known = match.unknownCommand === undefined && !isBareGroup(match)
  const leaves = known ? declared.leaves : declared.hazards
  // spelt out, as in `join`
  return {
    leaves,
    origins: UNASSESSED.origins,
    depths: declared.origins,
    touches: UNASSESSED.touches,
    own: declared.leaves,
    brought: UNASSESSED.brought,
    unknowns: known ? UNASSESSED.unknowns : [gapOf(match, name)],
    nested: UNASSESSED.nested,
    redirects: false,
    suspected: false,
    weakened: known ? declared.weakened : UNASSESSED.weakened,
    declared: known && leaves.size > 0,
  }
}
