/** A manual page as what matters of its layout: headings, entries with a tag, and text. Marks of `escapes.ts` are still in it. */
export type ManualPart =
  | { readonly kind: 'heading'; readonly level: 1 | 2; readonly text: string }
  /** The tag of an entry; what follows up to the next tag at this depth or above describes it. */
  | { readonly kind: 'tag'; readonly text: string; readonly command?: boolean }
  /** `verbatim`: lines as they stand, such as a table or an example. */
  | { readonly kind: 'text'; readonly text: string; readonly verbatim?: boolean }
  | { readonly kind: 'break' }
  | { readonly kind: 'bullet' }
  | { readonly kind: 'indent' }
  | { readonly kind: 'dedent' }
