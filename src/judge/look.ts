/** What lies at a path, links followed. `unclear`: something is there that is none of these, or there were too many looks. */
type Kind = 'file' | 'directory' | 'absent' | 'unclear'

export type Text = { readonly kind: 'text'; readonly text: string } | { readonly kind: 'absent' } | { readonly kind: 'unclear' }

/**
 * Looks at the disk while a line is judged: for what directories hold that programs obey. Bounded in bytes, and in looks for each verdict;
 * past a bound everything is unclear.
 */
export interface Look {
  readonly kindOf: (path: string) => Kind
  /** One character for each byte: what is compared is ASCII. */
  readonly textOf: (path: string) => Text
  /** Undefined: the directory cannot be listed, or has too many names. A directory that is not there has none. */
  readonly namesIn: (directory: string) => readonly string[] | undefined
  /** Whether a file there has further names, under which it may be changed too. */
  readonly isShared?: (path: string) => boolean
  /** Variables that programs get, as far as it is known; undefined: none are known. */
  readonly variables?: Readonly<Record<string, string | undefined>>
  /** Paths on which the verdict stands: what the same line changes there makes it void. Whoever reads lines out of files adds to it. */
  readonly relied?: Set<string>
}
