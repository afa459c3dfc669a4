/** What an edit comes to. `made`: the key of the outermost container that was not there. */
export type Edited =
  | { readonly kind: 'edited'; readonly text: string; readonly made: string | undefined }
  | { readonly kind: 'refused'; readonly reason: string }

/** What setup writes among what others wrote. Texts are whole files; undefined: there is none. */
export interface Part {
  /** Keys to the list that has it; null: the file is no JSON. */
  readonly list: readonly string[] | null
  /** With the part in it, once. */
  readonly added: (text: string | undefined) => Edited
  /** Without it, and without what was made for it (see `Kept`). `byHand`: what somebody wrote for the same purpose goes too. */
  readonly without: (text: string, how: { readonly made: string | undefined; readonly byHand: boolean }) => Edited
  /** Whether a text that cannot be read may have it. */
  readonly isMentioned: (text: string) => boolean
  /** Whether nothing is left but what setup itself put beside the part. */
  readonly isBare: (text: string) => boolean
}
