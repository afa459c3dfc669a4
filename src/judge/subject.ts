import type { Match } from '../shell/argv/match.ts'
import type { Invocation } from '../shell/invocation.ts'
import type { Context, Layer } from './context.ts'

/** One command, one of its readings, and the document that it was read by. */
export interface Subject {
  readonly context: Context
  readonly layer: Layer
  readonly tool: string
  readonly match: Match
  readonly invocation: Invocation
}
