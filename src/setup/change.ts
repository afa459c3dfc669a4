import type { Current } from './current-file.ts'
import { digestOf } from './ledger.ts'
import type { Kept, Owner } from './ledger.ts'
import type { Edited, Part } from './part.ts'

/* What becomes of one file, decided before anything is written. */

/**
 * What a file is to hold: a part among what others wrote, or all of it. `isWritten`: whether it is one that setup wrote. `text`: undefined where
 * this package has none.
 */
export type Content =
  | { readonly kind: 'part'; readonly part: Part }
  | {
      readonly kind: 'whole'
      readonly text: string | undefined
      readonly isWritten: (text: string) => boolean
      readonly executable: boolean
    }

export interface Target {
  readonly path: string
  readonly what: Kept['what']
  readonly client: Owner
  readonly project: string | null
  readonly content: Content
}

/** What was done with a file, or would be. */
export type Outcome =
  /** There was none. */
  | 'created'
  /** Our entry was added to what is there. */
  | 'added'
  /** What was ours, or written by hand for the same purpose, is as it should be now. */
  | 'replaced'
  | 'unchanged'
  /** As it was before setup, byte for byte; `deleted`: there was none. */
  | 'restored'
  | 'deleted'
  /** Somebody edited it since: only what is ours was taken out. */
  | 'taken-out'
  /** Nothing of ours is in it. */
  | 'absent'
  /** It is ours no longer, or others need it. */
  | 'left'

/** `base`: what comes back when it is taken out again; null: no file. `made`: see `Kept`. */
export type Change =
  | { readonly kind: 'nothing'; readonly outcome: Outcome; readonly base: string | null; readonly made: string | null }
  | { readonly kind: 'write'; readonly outcome: Outcome; readonly text: string; readonly base: string | null; readonly made: string | null }
  | { readonly kind: 'delete'; readonly outcome: Outcome }
  /** `occupied`: somebody else's file stands there; `invalid`: the settings have no place for it. */
  | { readonly kind: 'refused'; readonly why: 'occupied' | 'invalid'; readonly reason: string }

const invalid = (reason: string): Change => ({ kind: 'refused', why: 'invalid', reason })

const isUntouched = (text: string, kept: Kept | undefined): boolean => kept !== undefined && digestOf(text) === kept.after

/** `before`: the copy of what comes back, as far as it is kept; null: there was no file. */
export interface Known {
  readonly kept: Kept | undefined
  readonly before: string | null
}

/**
 * The text without what setup wrote into it earlier, for a file that the ledger does not know as it is; null: all of it is ours. A skill that
 * stands there without the ledger knowing was asked for by somebody else.
 */
const baseOf = (text: string, { content, what }: Pick<Target, 'content' | 'what'>, { kept, before }: Known): string | null => {
  // a line that somebody wrote by hand comes back too
  if (what === 'start-up' && kept === undefined) return text
  if (content.kind === 'whole') {
    if (kept !== undefined) return before
    return what === 'hook' && content.isWritten(text) ? null : text
  }
  const stripped = content.part.without(text, { made: kept?.made ?? undefined, byHand: false })
  return stripped.kind === 'edited' ? stripped.text : text
}

/** What a file is to be, from what it is. */
const wantedIn = (text: string | undefined, content: Content): Edited => {
  if (content.kind === 'part') return content.part.added(text)
  if (content.text === undefined) return { kind: 'refused', reason: 'this package has nothing to put there' }
  return { kind: 'edited', text: content.text, made: undefined }
}

/** To have the content in its place. */
export const registering = (target: Pick<Target, 'content' | 'what'>, current: Current, known: Known): Change => {
  const { content } = target
  const { kept, before } = known
  if (current.kind === 'unreadable') return invalid(current.reason)
  const text = current.kind === 'there' ? current.text : undefined
  const wanted = wantedIn(text, content)
  if (wanted.kind === 'refused') return invalid(wanted.reason)
  const untouched = text !== undefined && isUntouched(text, kept)
  if (content.kind === 'whole' && text !== undefined && text !== content.text && !untouched && !content.isWritten(text))
    return { kind: 'refused', why: 'occupied', reason: 'it was not written by atip, or was changed since' }
  const base = untouched ? before : text === undefined ? null : baseOf(text, target, known)
  const made = kept?.made ?? wanted.made ?? null
  if (wanted.text === text) return { kind: 'nothing', outcome: 'unchanged', base, made }
  const outcome = text === undefined ? 'created' : content.kind === 'whole' || holds(text, content.part) ? 'replaced' : 'added'
  return { kind: 'write', outcome, text: wanted.text, base, made }
}

/** Whether a part for the same purpose stands in a text already. */
const holds = (text: string, part: Part): boolean => {
  const stripped = part.without(text, { made: undefined, byHand: true })
  return stripped.kind === 'edited' && stripped.text !== text
}

/** To have it out of its place. */
export const removing = (content: Content, current: Current, { kept, before }: Known): Change => {
  const nothing = (outcome: Outcome): Change => ({ kind: 'nothing', outcome, base: null, made: null })
  if (current.kind === 'absent') return nothing('absent')
  if (current.kind === 'unreadable') return kept === undefined ? nothing('absent') : invalid(current.reason)
  const { text } = current
  if (kept !== undefined && isUntouched(text, kept)) {
    if (kept.before === null) return { kind: 'delete', outcome: 'deleted' }
    if (before !== null && digestOf(before) === kept.before)
      return { kind: 'write', outcome: 'restored', text: before, base: null, made: null }
  }
  if (content.kind === 'whole') {
    if (content.isWritten(text)) return { kind: 'delete', outcome: 'deleted' }
    return nothing(kept === undefined ? 'absent' : 'left')
  }
  const { part } = content
  const stripped = part.without(text, { made: kept?.made ?? undefined, byHand: false })
  // what does not parse, and has no word of ours, has nothing of ours
  if (stripped.kind === 'refused') return part.isMentioned(text) ? invalid(stripped.reason) : nothing('absent')
  if (stripped.text === text) return nothing('absent')
  if (kept?.before === null && part.isBare(stripped.text)) return { kind: 'delete', outcome: 'deleted' }
  return { kind: 'write', outcome: 'taken-out', text: stripped.text, base: null, made: null }
}
