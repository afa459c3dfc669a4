import type { Match } from '../shell/argv/match.ts'
import type { Word } from '../shell/word.ts'
import type { Assessment } from './assessment.ts'
import type { Layer } from './context.ts'
import { counts, doubts } from './doubts.ts'
import type { Known } from './doubts.ts'
import { join } from './join.ts'
import { withHazards, withPromises } from './join-layers.ts'
import { completed, fits, isWhole, knowsCommand, readsAlike } from './silence.ts'

/** One way to read a command by all that describes it. */
export interface Reading {
  readonly match: Match | undefined
  readonly layer: Layer | undefined
  readonly assessment: Assessment
  readonly conflicts: readonly string[]
}

/** How one layer reads the words, and what it makes of them. */
export interface Reader {
  readonly matchesBy: (layer: Layer) => readonly Match[]
  readonly assessed: (layer: Layer, match: Match) => Assessment
}

/** What one layer makes of the words. */
interface ByLayer {
  readonly layer: Layer
  readonly matches: readonly Match[]
  /** The only way to read them, with a place for every word. */
  readonly whole: Match | undefined
}

/**
 * Whose reading counts: of the trusted layers the strongest that has a place for every word, provided that it takes no word for
 * something else than a stronger one that knows it; where none has, the strongest that knows the command.
 */
const speakerAmong = (trusted: readonly ByLayer[], words: readonly Word[]): ByLayer => {
  for (const [at, { whole }] of trusted.entries())
    if (whole !== undefined && trusted.slice(0, at).every(({ matches }) => matches.some(match => fits(match, whole, words))))
      return trusted[at]!
  const [strongest] = trusted
  return strongest!.matches.some(knowsCommand) ? strongest! : (trusted.find(({ matches }) => matches.some(knowsCommand)) ?? strongest!)
}

/** Trusted layers that read the same words as another call, each of them whole: either could be meant, and the stricter counts. */
const dissenters = (speaker: ByLayer, trusted: readonly ByLayer[]): readonly ByLayer[] =>
  trusted.filter(by => by !== speaker && by.whole !== undefined && !speaker.matches.some(match => readsAlike(match, by.whole!)))

/** What each layer makes of the words, in its own grammar. */
type Assessed = ReadonlyMap<ByLayer, readonly Assessment[]>

/** With what those others promise that are trusted and read the whole call alike. */
const promised = (own: Assessment, others: readonly ByLayer[], hazards: Assessed): Assessment =>
  others.reduce((assessment, by) => withPromises(assessment, hazards.get(by)![0]!, by.layer.source), own)

/** With the hazards that the other layers know of, whatever they read. */
const endangered = (own: Assessment, others: readonly ByLayer[], hazards: Assessed): Pick<Reading, 'assessment' | 'conflicts'> => {
  let assessment = own
  const conflicts = new Set<string>()
  for (const by of others)
    for (const other of hazards.get(by)!) {
      const joined = withHazards(assessment, other, by.layer)
      assessment = joined.assessment
      for (const conflict of joined.conflicts) conflicts.add(conflict)
    }
  return { assessment, conflicts: [...conflicts] }
}

/** What all layers make of the words. */
const byLayers = (layers: readonly Layer[], { matchesBy }: Reader): readonly ByLayer[] =>
  layers.map(layer => {
    const matches = matchesBy(layer)
    return { layer, matches, whole: matches.length === 1 && isWhole(matches[0]!) ? matches[0] : undefined }
  })

/** All ways to read the words behind the name of a command that several layers describe. */
export const readSeveral = (reader: Reader, resolution: Known, words: readonly Word[]): readonly Reading[] => {
  const all = byLayers(resolution.layers, reader)
  const trusted = all.filter(({ layer }) => counts(layer))
  const speaker = trusted.length === 0 ? all[0]! : speakerAmong(trusted, words)
  /** With what weaker trusted layers know of the options and operands that this one only names. */
  const complete = (by: ByLayer, match: Match): Match => {
    const reads = isWhole(match) ? readsAlike : (strong: Match, weak: Match) => fits(strong, weak, words)
    const weaker = trusted.includes(by) ? trusted.slice(trusted.indexOf(by) + 1) : []
    return weaker.reduce((filled, { whole }) => (whole !== undefined && reads(match, whole) ? completed(filled, whole) : filled), match)
  }
  const hazards = new Map(all.map(by => [by, by.matches.map(match => reader.assessed(by.layer, complete(by, match)))]))
  return [speaker, ...dissenters(speaker, trusted)].flatMap(by =>
    by.matches.map(read => {
      const whole = isWhole(read)
      const match = whole ? complete(by, read) : read
      const others = all.filter(other => other !== by)
      const alike = whole ? trusted.filter(other => other !== by && other.whole !== undefined && readsAlike(read, other.whole)) : []
      const believed = join(promised(reader.assessed(by.layer, match), alike, hazards), doubts(by.layer, resolution))
      return { match, layer: by.layer, ...endangered(believed, others, hazards) }
    }),
  )
}
