export interface PolicyStart {
  readonly file: string
  /** false: it was only asked what would be written. */
  readonly written: boolean
  /** The policy, as its file says it. */
  readonly policy: object
}
