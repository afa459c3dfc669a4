import type { Document, Node } from '../document/document.ts'
import type { Match } from '../shell/argv/match.ts'
import { readArgv } from '../shell/argv/read-argv.ts'
import type { Invocation } from '../shell/invocation.ts'
import type { Word } from '../shell/word.ts'
import { assess } from './assess.ts'
import { addUnknown, emptyAssessment } from './assessment.ts'
import type { Assessment } from './assessment.ts'
import type { Context, Layer, Resolution } from './context.ts'
import { addHazards, addPromises } from './join-layers.ts'
import { completed, fits, isWhole, knowsCommand, readsAlike } from './silence.ts'

/** A name, as what it was found. */
export interface Found {
  readonly resolution: Resolution
  /** Where in the document the reading starts, for the shell's own commands; empty: at its root. */
  readonly start: readonly Node[]
}

/** One way to read a command by all that describes it. */
export interface Reading {
  readonly match: Match | undefined
  readonly layer: Layer | undefined
  readonly assessment: Assessment
  readonly conflicts: readonly string[]
}

type Known = Resolution & { readonly kind: 'known' }

interface Subject {
  readonly context: Context
  readonly invocation: Invocation
  readonly start: readonly Node[]
}

/** What one layer makes of the words. */
interface ByLayer {
  readonly layer: Layer
  readonly matches: readonly Match[]
  /** The only way to read them, with a place for every word. */
  readonly whole: Match | undefined
}

const plain: Document = { atip: '0.1', name: '', version: '', description: '' }

export const readUnknown = (resolution: Resolution, words: readonly Word[]): readonly Reading[] =>
  readArgv(plain, words.slice(1)).map(match => {
    const assessment = emptyAssessment()
    const reason = resolution.kind === 'unknown' ? resolution.reason : 'has no document'
    addUnknown(assessment, 'tool', `${resolution.tool} ${reason}`)
    return { match, layer: undefined, assessment, conflicts: [] }
  })

const counts = (layer: Layer): boolean => layer.trusted && layer.stale !== true

const addDoubts = (it: Assessment, layer: Layer, { tool, doubt }: Known): void => {
  if (layer.stale === true && !counts(layer)) addUnknown(it, 'stale', `${tool} has changed since its own description was read`)
  else if (!counts(layer)) addUnknown(it, 'untrusted', `${tool} is described only by a document that is not trusted`)
  if (doubt !== undefined) addUnknown(it, 'override', `${tool} ${doubt}`)
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
  trusted.filter(it => it !== speaker && it.whole !== undefined && !speaker.matches.some(match => readsAlike(match, it.whole!)))

/** All ways to read a command that somebody describes. */
export const readKnown = ({ context, invocation, start }: Subject, resolution: Known): readonly Reading[] => {
  const { layers, tool } = resolution
  const words = invocation.words.slice(1)
  const assessed = (layer: Layer, match: Match) => assess({ context, layer, tool, match, invocation })
  const matchesBy = (layer: Layer) => readArgv(layer.document, words, start.length > 0 ? start : [layer.document])
  const [only] = layers
  if (layers.length === 1)
    return matchesBy(only!).map(match => {
      const assessment = assessed(only!, match)
      addDoubts(assessment, only!, resolution)
      return { match, layer: only, assessment, conflicts: [] }
    })

  const all = layers.map((layer): ByLayer => {
    const matches = matchesBy(layer)
    return { layer, matches, whole: matches.length === 1 && isWhole(matches[0]!) ? matches[0] : undefined }
  })
  const trusted = all.filter(({ layer }) => counts(layer))
  const speaker = trusted.length === 0 ? all[0]! : speakerAmong(trusted, words)
  /** With what weaker trusted layers know of the options and operands that this one only names. */
  const complete = (by: ByLayer, match: Match): Match => {
    const reads = isWhole(match) ? readsAlike : (strong: Match, weak: Match) => fits(strong, weak, words)
    const weaker = trusted.includes(by) ? trusted.slice(trusted.indexOf(by) + 1) : []
    return weaker.reduce((filled, { whole }) => (whole !== undefined && reads(match, whole) ? completed(filled, whole) : filled), match)
  }
  const hazards = new Map(all.map(by => [by, by.matches.map(match => assessed(by.layer, complete(by, match)))]))
  return [speaker, ...dissenters(speaker, trusted)].flatMap(by =>
    by.matches.map(read => {
      const match = isWhole(read) ? complete(by, read) : read
      const assessment = assessed(by.layer, match)
      for (const it of trusted)
        if (it !== by && it.whole !== undefined && isWhole(read) && readsAlike(read, it.whole))
          addPromises(assessment, hazards.get(it)![0]!, it.layer.source)
      addDoubts(assessment, by.layer, resolution)
      const conflicts: string[] = []
      for (const other of all)
        if (other !== by) for (const it of hazards.get(other)!) conflicts.push(...addHazards(assessment, it, other.layer))
      return { match, layer: by.layer, assessment, conflicts: [...new Set(conflicts)] }
    }),
  )
}
