import type { Judgement } from '../judge/judge.ts'
import type { PathState, StateOf } from '../judge/path-state.ts'
import type { Touch } from '../judge/scopes.ts'
import { isInside } from '../shell/paths.ts'
import type { Case } from './case.ts'

/** A path that a command of the line writes. */
export interface LineWrite {
  /** Where the command begins on the line. */
  readonly at: number
  readonly place: string
  /** What was there before under another name may be there then. */
  readonly moves: boolean
}

/** Whether what a command destroys are the files that its words name, as a document says that is believed. */
export const destroysNamed = ({ judged: { layer, match } }: Case): boolean =>
  layer?.trusted === true && match !== undefined && match.unknownCommand === undefined && match.nodes.at(-1)?.['x-destroys'] === 'named'

/** What can be lost of what the command touches. */
const atStake = ({ judged }: Case): readonly Touch[] =>
  judged.assessment.touches.filter(({ access, alters }) => access !== 'read' && alters !== true)

/** mv: one path loses nothing, and another takes it. */
const moves = (touches: readonly Touch[]): boolean =>
  touches.some(touch => touch.alters === true) && touches.some(touch => touch.access === 'write' && touch.alters !== true)

/** All that the commands of a line write, those inside others included. */
export const writesOf = (judgements: readonly Judgement[]): readonly LineWrite[] =>
  judgements.flatMap(({ readings }) =>
    readings.flatMap(({ own: { invocation, assessment }, inner }) => [
      ...assessment.touches.flatMap(({ access, places = [] }) =>
        access === 'read' ? [] : places.map(place => ({ at: invocation.span[0], place, moves: moves(assessment.touches) })),
      ),
      ...writesOf(inner),
    ]),
  )

/** Of a file that is not there: whether a command before this one made it, or moved something to it. */
const madeBefore = (place: string, at: number, writes: readonly LineWrite[]): 'made' | 'brought' | 'no' => {
  const before = writes.filter(write => write.at < at && (isInside(place, write.place) || isInside(write.place, place)))
  if (before.length === 0) return 'no'
  // what is moved to a place is there then, and nobody looked at it
  return before.some(write => write.moves) ? 'brought' : 'made'
}

/** Where nothing is looked at nothing lies. */
const UNSEEN: StateOf = (_path, access) => (access === 'write' ? 'new' : 'unclear')

const stateAt = (place: string, access: 'write' | 'delete', { judged, context }: Case): PathState => {
  const { stateOf = UNSEEN, writes = () => [] } = context
  // what destroys is judged as if there were something, since that may come
  const wanted = judged.assessment.leaves.get('destructive') === true ? 'delete' : access
  const state = stateOf(place, wanted)
  const isAbsent = state === 'new' || (state === 'unclear' && wanted === 'delete' && stateOf(place, 'write') === 'new')
  if (!isAbsent) return state
  const made = madeBefore(place, judged.invocation.span[0], writes())
  if (made === 'brought') return 'unclear'
  return made === 'made' ? 'new' : state
}

/** What would be lost at each place that it can be. */
const statesOf = ({ access, places, scopes }: Touch, command: Case): readonly PathState[] => {
  if (scopes.includes('vcs')) return ['git']
  if (access === 'write' && scopes.every(scope => scope === 'temp')) return ['temp']
  if (access === 'read' || places === undefined) return ['unclear']
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
