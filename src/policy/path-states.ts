import type { Judged, Judgement } from '../judge/judge.ts'
import type { PathState, StateOf } from '../judge/path-state.ts'
import type { Touch } from '../judge/scopes.ts'
import { isInside } from '../shell/paths.ts'
import type { Case } from './case.ts'

/** A path that a command of the line writes. */
export interface LineWrite {
  readonly by: object
  /** Where the command begins on the line, or what it stands in. */
  readonly at: number
  readonly place: string
  /** What is there then was somewhere else, or has another name. */
  readonly brings: boolean
}

/** Whether what a command destroys are the files that its words name, as a document says that is believed. */
export const destroysNamed = ({ judged: { layer, match } }: Case): boolean =>
  layer?.trusted === true && match !== undefined && match.unknownCommand === undefined && match.nodes.at(-1)?.['x-destroys'] === 'named'

/** What can be lost of what the command touches. */
const atStake = ({ judged }: Case): readonly Touch[] =>
  judged.assessment.touches.filter(({ access, alters }) => access !== 'read' && alters !== true)

/**
 * What a command puts at places that it writes: another name of something (ln, `cp -l`), or what was elsewhere (mv). A copy is taken for one of
 * them, and so is whatever else destroys what its words name. What mv takes away from a place brings nothing there.
 */
const broughtBy = ({ match, assessment: { touches } }: Judged): readonly Touch[] => {
  if (match?.nodes.at(-1)?.['x-destroys'] !== 'named') return []
  const written = touches.filter(touch => touch.access === 'write' && touch.alters !== true)
  return written.length > 0 ? written : touches.filter(touch => touch.access === 'write')
}

/** All that the commands of a line write, those inside others included. */
export const writesOf = (judgements: readonly Judgement[]): readonly LineWrite[] =>
  judgements.flatMap(({ readings }) =>
    readings.flatMap(({ own, inner }) => {
      const brought = new Set(broughtBy(own))
      const written = own.assessment.touches.filter(({ access }) => access !== 'read')
      return [
        ...written.flatMap(touch =>
          (touch.places ?? []).map(place => ({ by: own, at: own.invocation.span[0], place, brings: brought.has(touch) })),
        ),
        ...writesOf(inner),
      ]
    }),
  )

const meets = (place: string, write: LineWrite): boolean => isInside(place, write.place) || isInside(write.place, place)

/** Whether another command of the line, before or behind (there are loops), puts something at the place that nobody looked at. */
const isBrought = (place: string, { judged, context }: Case): boolean =>
  context.writes?.().some(write => write.brings && write.by !== judged && meets(place, write)) === true

/** Whether a command before this one made what was not there. */
const isMade = (place: string, { judged, context }: Case): boolean =>
  context.writes?.().some(write => write.at < judged.invocation.span[0] && !write.brings && meets(place, write)) === true

/** Where nothing is looked at nothing lies. */
const UNSEEN: StateOf = (_path, access) => (access === 'write' ? 'new' : 'unclear')

const stateAt = (place: string, access: 'write' | 'delete', command: Case): PathState => {
  const { stateOf = UNSEEN } = command.context
  // what destroys is judged as if there were something, since that may come
  const wanted = command.judged.assessment.leaves.get('destructive') === true ? 'delete' : access
  const state = stateOf(place, wanted)
  const isAbsent = state === 'unclear' && wanted === 'delete' && stateOf(place, 'write') === 'new'
  return isAbsent && isMade(place, command) ? 'new' : state
}

/** What would be lost at each place that it can be. */
const statesOf = ({ access, places, scopes }: Touch, command: Case): readonly PathState[] => {
  if (scopes.includes('vcs')) return ['git']
  if (access === 'read' || places === undefined || places.some(place => isBrought(place, command))) return ['unclear']
  if (access === 'write' && scopes.every(scope => scope === 'temp')) return ['temp']
  return places.map(place => stateAt(place, access, command))
}

const SAYINGS: Readonly<Partial<Record<PathState, string>>> = {
  untracked: 'which git does not keep',
  ignored: 'which git ignores and does not keep',
  changed: 'whose changes git does not keep',
}

/** What stands in the way of a rule that looks at what is lost: a sentence without its end; undefined: it is something else. */
export const whatIsLost = (command: Case): string | undefined => {
  for (const touch of atStake(command)) {
    const saying = statesOf(touch, command).flatMap(state => SAYINGS[state] ?? [])[0]
    if (saying !== undefined)
      return `${command.name} ${touch.access === 'delete' ? 'deletes' : 'writes over'} ${touch.path ?? 'a file'}, ${saying}`
  }
  return undefined
}

/** Whether a condition on states holds. It approves only what loses nothing but files that it names, or nothing at all. */
export const stateHolds = (command: Case, states: readonly string[], approves: boolean): 'yes' | 'no' | 'unknown' => {
  const touches = atStake(command)
  if (!approves) return touches.some(touch => statesOf(touch, command).some(state => states.includes(state))) ? 'yes' : 'no'
  const { leaves } = command
  const loses = leaves.get('destructive') !== false || leaves.get('filesystem.delete') !== false
  if (loses && (touches.length === 0 || !destroysNamed(command))) return 'unknown'
  return touches.every(touch => statesOf(touch, command).every(state => states.includes(state))) ? 'yes' : 'no'
}
