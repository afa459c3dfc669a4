import type { Document } from '../../document/document.ts'
import type { Explanation } from '../../layers/explain-layers.ts'
import type { Origin } from '../../layers/layer.ts'
import type { BriefDocument } from '../../search/shown-document.ts'

/** Where the document came from; in the JSON it stands beside the document's own fields as `x-atip`. */
export interface Provenance {
  readonly path: string | null
  readonly source: 'native' | 'shim'
  readonly origin: Origin
  /** This, why it is trusted and that there is no override, only with --full or --explain. */
  readonly file?: string
  /** The override that was laid over it. */
  readonly override?: string | null
  readonly available: boolean
  /** Whether its claims of safety count, and why. */
  readonly trusted: boolean
  readonly trust?: string
  readonly warnings: readonly string[]
  readonly explanation?: Explanation
}

/** With --full: the document, whole or narrowed. */
export type ShownWhole = Document & { readonly 'x-atip': Provenance }

/** What one question needs. */
export type ShownBrief = BriefDocument & { readonly 'x-atip': Provenance }

export type Shown = ShownWhole | ShownBrief
