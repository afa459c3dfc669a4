import type { Document } from '../../document/document.ts'

/** A document to be filled in, and where the little that it says comes from. */
export interface NewShim {
  readonly tool: string
  /** null: it is not installed. */
  readonly path: string | null
  /** Where it was written, or null. */
  readonly file: string | null
  /** What says so; null: nothing does. */
  readonly from: { readonly version: string | null; readonly description: string | null; readonly homepage: string | null }
  readonly notes: readonly string[]
  readonly document: Document
}
