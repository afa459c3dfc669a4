import type { AddedShim } from '../../author/add-shims.ts'

export interface AddedShims {
  /** false: it was only asked what would be written. */
  readonly written: boolean
  readonly shims: readonly AddedShim[]
}
