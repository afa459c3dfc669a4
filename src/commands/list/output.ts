import type { Listed } from '../../registry/listing.ts'

export interface ListedTool extends Listed {
  /** Whether what its document calls harmless counts, and why. */
  readonly trusted: boolean
  readonly trust: string
}

/** What is found. */
export interface Found {
  readonly tools: readonly ListedTool[]
  /** Like these, and not installed. */
  readonly absent: number
  /** Known, of whatever name, and not to be seen under the delegation in force. */
  readonly withheld: number
}

/** What is said of a tool where not all is asked for: what nearly all have is left out. */
export type LeanTool = Pick<ListedTool, 'name' | 'description'> & Partial<ListedTool>

/** As it is printed. */
export interface ToolList {
  readonly tools: readonly LeanTool[]
  /** Described and not installed: `--all` lists them. */
  readonly absent?: number
  /** What the answer would have been too long with. */
  readonly omitted?: {
    readonly reason: 'token-limited'
    /** What is not said is not known. */
    readonly safetyAssumption: 'unknown'
    /** Of the tools that are listed. */
    readonly fields?: readonly string[]
    /** How many more there are, and the names of as many of them as there was room for. */
    readonly tools?: number
    readonly names?: readonly string[]
  }
  /** The call that says what was left out. */
  readonly 'x-more'?: string
}
