import type { Document } from '../document/document.ts'
import type { Finding } from '../document/finding.ts'
import type { Override } from '../document/override.ts'
import type { World } from '../host/world.ts'
import type { Layer } from '../judge/context.ts'

/** Where a file that describes a tool lies, and so whose word it is. */
export type Origin = 'override' | 'native' | 'user' | 'system' | 'packaged' | 'project'

/** A file that describes a tool: the layer that is judged, and what people are told of it. `source` is its origin, or `inferred`. */
export interface FileLayer extends Layer {
  readonly origin: Origin
  readonly file: string
  /** The program, or null when it is not installed. */
  readonly path: string | null
  /** Why its claims of safety do or do not count: a clause. */
  readonly trust: string
  /** The program is no longer the one that printed the document. */
  readonly stale: boolean
  /** Nothing but a person's trust is missing for its claims of safety to count. */
  readonly trustable?: boolean
  /** What to know before relying on it: whole sentences without their end. */
  readonly warnings: readonly string[]
  /** `shown`: nobody checked it, so that no verdict reads it; `nothing`: of a project where something else describes the tool. */
  readonly counts: 'judged' | 'shown' | 'nothing'
}

/** A file that was meant to describe the tool, and does not. */
export interface Unusable {
  readonly origin: Origin
  readonly file: string
  /** At least one; `unsafe`: others could have written it. */
  readonly findings: readonly Finding[]
}

/** One file that describes a tool, read. An override corrects other documents: which one, is for those who judge or show to say. */
export type Reading =
  | { readonly kind: 'layer'; readonly layer: FileLayer }
  | {
      readonly kind: 'override'
      readonly file: string
      readonly override: Override
      /** What it makes of a document; of none: the only description of the tool. Its warnings are about what it names and the document lacks. */
      readonly over: (base: Document | undefined) => FileLayer
    }
  | { readonly kind: 'unusable'; readonly unusable: Unusable }

/** A tool, and the program that its name stands for: null when PATH has none. */
export interface Tool {
  readonly tool: string
  readonly program: string | null
}

export type LayerWorld = Pick<World, 'files' | 'uid' | 'gid'>

export const unusable = ({ origin, file }: Pick<Unusable, 'origin' | 'file'>, message: string, code = 'unreadable'): Reading => ({
  kind: 'unusable',
  unusable: { origin, file, findings: [{ code, severity: 'error', pointer: '', message, fix: null }] },
})

/** What a program guessed from help texts is not what a person wrote, wherever it was put. */
export const isInferred = (document: Pick<Document, 'x-inferred'>): boolean => document['x-inferred'] === true

/** Why the word of a guess does not count: a clause. */
export const GUESSED = 'it was guessed from help texts'

export const layersIn = (readings: readonly Reading[]): readonly FileLayer[] =>
  readings.flatMap(reading => (reading.kind === 'layer' && reading.layer.counts !== 'nothing' ? [reading.layer] : []))
