import type { Json, JsonObject } from '../../core/json.ts'

/** What a client sent to its model. */
export interface Asked {
  /** Names of the tools that it offers. */
  readonly tools: readonly string[]
  /** What former calls came to, the first one first. */
  readonly results: readonly string[]
}

/** A call of one of the client's tools. */
export interface Call {
  readonly tool: string
  readonly input: JsonObject
}

/** One object, or a stream of events, some with a name. */
export type Answer =
  | { readonly kind: 'json'; readonly json: JsonObject }
  | { readonly kind: 'events'; readonly events: readonly (readonly [name: string | undefined, data: Json])[] }

/** How a client and its model speak: which requests are of it, what they ask, and how a call, or the end of the turn, is written. */
export interface Protocol {
  readonly path: RegExp
  readonly read: (body: JsonObject) => Asked
  /** `serial`: how many calls came before. */
  readonly write: (body: JsonObject, around: { readonly call: Call | undefined; readonly serial: number; readonly url: string }) => Answer
}

/** What is said where there is nothing to call. */
export const END = 'The turn is over.'

export const textOf = (value: Json | undefined): string => (typeof value === 'string' ? value : JSON.stringify(value ?? null))
