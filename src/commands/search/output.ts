import type { ShortEffects } from '../../search/effect-words.ts'

/** A command, or a tool that has none. */
export interface Found extends ShortEffects {
  /** How it is written; an option that the question was about stands first. */
  readonly signature: string
  readonly description: string
  /** Only where its tool is not installed. */
  readonly available?: false
  /** Only where what its document calls harmless does not count. */
  readonly trusted?: false
}

export interface SearchResult {
  /** The best first, but installed ones before all others. */
  readonly found: readonly Found[]
  /** How many of those that fit best there was no room for; not there where there was. */
  readonly more?: number
  /** The option that gives them room. */
  readonly 'x-more'?: string
  /** How many that are not installed would have stood among them; not there where there is none. */
  readonly absent?: number
  /** What could not be searched; not there where all was. */
  readonly warnings?: readonly string[]
}
