import { countTokens as count } from 'gpt-tokenizer/encoding/o200k_base'

/** How many tokens a text is in o200k_base. Its table is two megabytes: only for those who ask for an exact number. */
export const countTokens = (text: string): number =>
  // a document may write what is a control token elsewhere: here it is text
  count(text, { disallowedSpecial: new Set() })
