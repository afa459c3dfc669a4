import type { Invocation } from '../shell/invocation.ts'
import { valueOf } from '../shell/word.ts'
import type { Word } from '../shell/word.ts'
import { isStarter } from './starters.ts'

/** A command that a program may start: where its options end is not known, so each word could be the first. */
export type Guess = { readonly kind: 'words'; readonly words: readonly Word[] } | { readonly kind: 'text'; readonly text: string }

/** Options and their values stand before a command, and there are not many of them. */
const MOST_GUESSES = 12

/**
 * What a program may start that is known to start others, where no document says which of its words are the command. Not for what is
 * allowed: for what is forbidden wherever it stands.
 */
export const guessesIn = (name: string, { words }: Pick<Invocation, 'words'>): readonly Guess[] => {
  if (!isStarter(name.slice(name.lastIndexOf('/') + 1))) return []
  const guesses: Guess[] = []
  for (let at = 1; at < words.length && guesses.length < MOST_GUESSES; at++) {
    const value = valueOf(words[at])
    if (value === undefined || value.startsWith('-')) continue
    if (/\s/.test(value)) guesses.push({ kind: 'text', text: value })
    else if (/^[\w./+-]+$/.test(value)) guesses.push({ kind: 'words', words: words.slice(at) })
  }
  return guesses
}
