import { globMatches } from '../core/glob.ts'
import type { ValueEffects } from '../document/document.ts'
import { valueOf } from '../shell/word.ts'
import type { Word } from '../shell/word.ts'

type ValueMatch =
  | { readonly kind: 'entry'; readonly key: string; readonly effects: ValueEffects }
  | { readonly kind: 'unlisted' }
  /** A computed value: more than one entry could match. */
  | { readonly kind: 'computed' }

const byLength = (a: string, b: string): number => b.length - a.length

/** The entry of `x-values` for a value: exact keys win over globs, longer globs over shorter ones. */
export const matchValue = (values: Readonly<Record<string, ValueEffects>>, word: Word): ValueMatch => {
  const value = valueOf(word)
  const keys = Object.keys(values)
  if (value === undefined) {
    const possible = keys.filter(key => {
      const head = key.split(/[*?]/, 1)[0]!
      return head === key ? key.startsWith(word.prefix) : word.prefix.startsWith(head) || head.startsWith(word.prefix)
    })
    return possible.length === 1 && possible[0] === '*' ? { kind: 'entry', key: '*', effects: values['*']! } : { kind: 'computed' }
  }
  const key = Object.hasOwn(values, value) ? value : keys.filter(glob => globMatches(glob, value)).toSorted(byLength)[0]
  return key === undefined ? { kind: 'unlisted' } : { kind: 'entry', key, effects: values[key]! }
}
