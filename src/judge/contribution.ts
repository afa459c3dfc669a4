import type { Effects } from '../core/effects.ts'
import type { Assigned, Shell } from '../shell/invocation.ts'
import type { Word } from '../shell/word.ts'
import type { Touch } from './scopes.ts'
import type { Unknown, UnknownCode } from './unknowns.ts'

/*
 * What one step of judging finds out about a command. Every step returns what it found, and `join` alone puts it together, in the order in
 * which it stands: a later entry can raise what an earlier one says, and never lower it.
 */

/** Where a text comes from that is a script of the project. */
export interface Script {
  /** What runs it, for sentences: `npm run build`. */
  readonly runner: string
  /** Directories of programs that come before those of PATH while it runs. */
  readonly bins: readonly string[]
}

/** A command inside a command. */
export type Nested =
  | {
      readonly kind: 'argv'
      readonly words: readonly Word[]
      readonly assigned: readonly Assigned[]
      readonly cwds: readonly string[] | undefined
      /** Its standard input is that of the command around it. */
      readonly inherits: boolean
      /** It goes by the document of the program of its name, if there is one; what it does otherwise, the command around it says. */
      readonly module?: boolean
    }
  | {
      readonly kind: 'text'
      readonly text: string
      readonly shell: Shell
      readonly cwds: readonly string[] | undefined
      readonly script?: Script
    }

/** Where on the line something comes from. */
export interface Cause {
  /** For people, and for rules that name it: `option --force`, `argument refspec`, `variable X`; of the command itself, its name. */
  readonly origin: string
  /** It is the value that brings it: another one would not. */
  readonly byValue: boolean
}

export type Contribution =
  /** Effects that are laid over what is known so far; they never lower anything. */
  | { readonly kind: 'raised'; readonly effects: Effects; readonly cause: Cause }
  | { readonly kind: 'touched'; readonly touches: readonly Touch[] }
  | { readonly kind: 'unknown'; readonly unknown: Unknown }
  | { readonly kind: 'nested'; readonly nested: Nested }
  /** What the danger is that data is lost, said better than by its cause. */
  | { readonly kind: 'lost'; readonly origin: string }
  /** A redirection writes a file. */
  | { readonly kind: 'redirected' }
  /** The host that the line names is this machine: how far the network reaches was not known before. */
  | { readonly kind: 'near' }

/** As many as a step likes, or none; lists stand in lists, so that none is copied before they are joined. */
export type Contributions = Contribution | readonly Contributions[]

/** None of them. A bundle on demand has another one, so that `===` with it only saves work. */
export const NOTHING: Contributions = []

/** What two steps found. For steps without number a list is better: what is put together one by one stands as deep as there are steps. */
export const both = (first: Contributions, second: Contributions): Contributions =>
  first === NOTHING ? second : second === NOTHING ? first : [first, second]

export const REDIRECTED: Contribution = { kind: 'redirected' }

export const NEAR: Contribution = { kind: 'near' }

/** What standard input holds comes from there. */
export const INPUT = 'standard input'

/** How an origin begins that says what is lost. */
export const LOST = 'changes of '

export const raised = (effects: Effects, origin: string): Contribution => ({ kind: 'raised', effects, cause: { origin, byValue: false } })

/** The value brings the effects: another one would not. */
export const raisedByValue = (effects: Effects, origin: string): Contribution => ({
  kind: 'raised',
  effects,
  cause: { origin, byValue: true },
})

export const touched = (touches: readonly Touch[]): Contributions => (touches.length === 0 ? NOTHING : { kind: 'touched', touches })

export const unknown = (code: UnknownCode, reason: string, origin?: string): Contribution => ({
  kind: 'unknown',
  unknown: origin === undefined ? { code, reason } : { code, reason, origin },
})

export const nested = (inner: Nested): Contribution => ({ kind: 'nested', nested: inner })
