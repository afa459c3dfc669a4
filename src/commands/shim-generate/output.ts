import type { Document } from '../../document/document.ts'

/** A document made from help texts, and how it was made. */
export interface GeneratedShim {
  readonly tool: string
  /** The program that was asked. */
  readonly path: string
  /** Where it was written, or null. */
  readonly file: string | null
  readonly commands: number
  readonly options: number
  /** Commands of which only the name is known. */
  readonly unanswered: number
  /** How often the program was started. */
  readonly executed: number
  /** Answers that were known from an earlier time. */
  readonly remembered: number
  readonly notes: readonly string[]
  readonly document: Document
}
