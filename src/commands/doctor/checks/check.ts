import type { Context } from '../../shared/define.ts'
import type { Check } from '../output.ts'

/** Something to look at. It depends on no other: what one finds, or fails to find, hides nothing of the rest. */
export interface Checker {
  /** For the line that says that it broke; what it finds has names of its own. */
  readonly name: string
  readonly look: (context: Context) => readonly Check[] | Promise<readonly Check[]>
}

export const inOrder = (name: string, message: string): Check => ({ name, status: 'ok', message, fix: null })

/** It works, and is less than it could be. */
export const doubtful = (name: string, message: string, fix: string | null = null): Check => ({ name, status: 'warn', message, fix })

/** It does not do what it is there for. */
export const wrong = (name: string, message: string, fix: string | null = null): Check => ({ name, status: 'fail', message, fix })

export const passedOver = (name: string, reason: string): Check => ({ name, status: 'skipped', message: `skipped: ${reason}`, fix: null })

/** Names that a message shows before it only counts. */
const MOST_NAMES = 3

/** `a, b, c and 4 more`. */
export const some = (names: readonly string[]): string => {
  const shown = names.slice(0, MOST_NAMES).join(', ')
  return names.length > MOST_NAMES ? `${shown} and ${names.length - MOST_NAMES} more` : shown
}
