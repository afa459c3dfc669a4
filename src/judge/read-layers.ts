import type { Document, Node } from '../document/document.ts'
import { readArgv } from '../shell/argv/read-argv.ts'
import type { Invocation } from '../shell/invocation.ts'
import type { Word } from '../shell/word.ts'
import { assess } from './assess.ts'
import { UNASSESSED } from './assessment.ts'
import type { Context, Resolution } from './context.ts'
import { unknown } from './contribution.ts'
import { doubts } from './doubts.ts'
import type { Known } from './doubts.ts'
import { join } from './join.ts'
import { readSeveral } from './read-several.ts'
import type { Reader, Reading } from './read-several.ts'

/** A name, as what it was found. */
export interface Found {
  readonly resolution: Resolution
  /** Where in the document the reading starts, for the shell's own commands; empty: at its root. */
  readonly start: readonly Node[]
}

interface Described {
  readonly context: Context
  readonly invocation: Invocation
  readonly start: readonly Node[]
}

const plain: Document = { atip: '0.1', name: '', version: '', description: '' }

export const readUnknown = (resolution: Resolution, words: readonly Word[]): readonly Reading[] =>
  readArgv(plain, words.slice(1)).map(match => {
    const reason = resolution.kind === 'unknown' ? resolution.reason : 'has no document'
    const assessment = join(UNASSESSED, unknown('tool', `${resolution.tool} ${reason}`))
    return { match, layer: undefined, assessment, conflicts: [] }
  })

/** All ways to read a command that somebody describes. */
export const readKnown = ({ context, invocation, start }: Described, resolution: Known): readonly Reading[] => {
  const { layers, tool } = resolution
  const words = invocation.words.slice(1)
  const reader: Reader = {
    matchesBy: layer => readArgv(layer.document, words, start.length > 0 ? start : [layer.document]),
    assessed: (layer, match) => assess({ context, layer, tool, match, invocation }),
  }
  const [layer] = layers
  if (layer === undefined || layers.length > 1) return readSeveral(reader, resolution, words)
  return reader.matchesBy(layer).map(match => {
    const assessment = join(reader.assessed(layer, match), doubts(layer, resolution))
    return { match, layer, assessment, conflicts: [] }
  })
}
