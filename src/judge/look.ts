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
}
