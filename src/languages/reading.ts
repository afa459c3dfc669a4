import type { Act, LanguageReading } from './language.ts'

/** Longer than any shell line that is read at all (64 KiB); a reader that is called on its own is bounded too. */
export const LONGEST_TEXT = 65_536

export const unknown = (reason: string): LanguageReading => ({ kind: 'unknown', reason })

const keyOf = (act: Act): string => {
  const { kind } = act
  if (kind === 'read-file' || kind === 'write-file') return act.path === undefined ? kind : `${kind} ${act.path}`
  if (kind === 'execute') return act.text === undefined ? kind : `${kind} ${act.text}`
  return kind === 'modify' ? `${kind} ${act.destructive}` : kind
}

/** Each act once, in the order of its first appearance. */
export const understood = (acts: readonly Act[]): LanguageReading => ({
  kind: 'understood',
  acts: [...new Map(acts.map(act => [keyOf(act), act] as const)).values()],
})
