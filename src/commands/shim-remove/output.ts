export interface RemovedShims {
  /** false: it was only asked what would be removed. */
  readonly removed: boolean
  readonly shims: readonly { readonly tool: string; readonly file: string }[]
}
