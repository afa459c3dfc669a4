import type { Listed } from '../../registry/listing.ts'

export interface ListedTool extends Listed {
  /** Whether what its document calls harmless counts, and why. */
  readonly trusted: boolean
  readonly trust: string
}

export interface ToolList {
  readonly tools: readonly ListedTool[]
}
