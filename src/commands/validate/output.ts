import type { Finding } from '../../document/finding.ts'
import type { Repair } from '../../document/repair.ts'
import type { Kind } from './kinds.ts'

export interface Validation {
  /** What was validated: `-`, a file, or `NAME --agent`. */
  readonly subject: string
  readonly valid: boolean
  /** What a file was taken for; absent: a document. */
  readonly kind?: Exclude<Kind, 'document'>
  readonly findings: readonly Finding[]
  /** Of a program: why it was not looked at whether its --agent writes or uses the network. */
  readonly unwatched?: string
  /** With --fix: what was mended, or would be. */
  readonly repairs?: readonly Repair[]
  /** With --fix: whether the file was changed. */
  readonly written?: boolean
  /** With --fix and -: the mended document. */
  readonly text?: string
}

/** Of a directory, or of several subjects. */
export interface Validations {
  readonly valid: boolean
  readonly documents: readonly Validation[]
}
