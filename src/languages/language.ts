/** What a program in another language would do, as far as its text alone tells. */
export type Act =
  /** `path` undefined: computed at run time. */
  | { readonly kind: 'read-file' | 'write-file'; readonly path: string | undefined }
  /** A shell command; `text` undefined: computed at run time. */
  | { readonly kind: 'execute'; readonly text: string | undefined }
  | { readonly kind: 'network' }
  /** Prints the environment or a secret. */
  | { readonly kind: 'reveal' }
  /** Changes data behind the tool: rows, a schema. */
  | { readonly kind: 'modify'; readonly destructive: boolean }

/** No acts: the text only computes and prints. */
export type LanguageReading =
  | { readonly kind: 'understood'; readonly acts: readonly Act[] }
  | { readonly kind: 'unknown'; readonly reason: string }

/** Pure, total, linear in the length of the text, and never throws: the text may be anything. */
export type LanguageReader = (text: string) => LanguageReading
