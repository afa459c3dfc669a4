import type { PrefixRule } from '../../export/fit.ts'
import type { Target } from '../../export/formats.ts'

export interface PolicyExport {
  readonly to: Target
  /** Where the client reads it, as people write it. */
  readonly file: string
  /** What these rules are not. */
  readonly notes: readonly string[]
  readonly rules: readonly PrefixRule[]
  /** Commands for which no prefix can be allowed, since it depends on the rest of the line. */
  readonly unfit: number
  /** The rules as the client reads them. */
  readonly text: string
}
