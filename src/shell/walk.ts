import type { CompoundList, Function as FunctionNode, ParsedScript, SyntaxNode, Word as WordNode } from 'unbash'
import type { Assigned, Invocation, Problem, Shell, Span } from './invocation.ts'
import type { State } from './state.ts'
import type { Word } from './word.ts'

/** A function that is running. */
export interface Activation {
  readonly name: string
  readonly body: FunctionNode['body']
  readonly nesting: State['nesting']
  /** Where its own `return` leads: what has returned before a call inside tells whether that call is always made. */
  frame: State['frame']
  /** It was called from inside itself: what was known there, and with what. */
  again: { readonly state: State; readonly words: readonly Word[] | undefined } | undefined
}

/** What the shell runs when it gets a signal, or ends; and what was known where that was said. */
export interface Trap {
  readonly text: string
  readonly script: ParsedScript
  readonly state: State
  /** How many `cd` came before. */
  readonly moves: number
  /** Nothing else of the line runs after it. */
  readonly atEnd: boolean
  read: boolean
}

/** The repository that a line begins in. */
export interface Repository {
  readonly cwd: string
  /** What `git rev-parse --show-toplevel` prints there; undefined: nobody knows. */
  readonly top: () => string | undefined
}

/** One reading of one text: what it collects on its way. Mutable. */
export interface Walk {
  readonly repository: Repository | undefined
  readonly shell: Shell
  /** The text that positions count in; inside escaped backticks it is another than the line. */
  readonly source: string
  /** Where in the line this text stands, if positions do not count in the line. */
  readonly span: Span | undefined
  /** What `{a,b}` is to a shell that is called sh: words, or itself. Undefined: either. */
  readonly braces?: 'expand' | 'stay'
  /** How many `eval` this text stands in. */
  readonly evals: number
  readonly invocations: Invocation[]
  readonly problems: Problem[]
  /** Functions that are being called, outermost first. */
  readonly calling: Activation[]
  /** What was done, however often it was done again. */
  readonly work: { commands: number; calls: number; moves: number }
  /** What the line makes the shell run later. */
  readonly traps: Trap[]
  /** Bodies of functions that were called. */
  readonly called: Set<FunctionNode['body']>
  /** Scripts that were walked, those inside words included. */
  readonly walked: Set<SyntaxNode>
  /** Every function's body with what was known where it was defined. */
  readonly defined: Map<FunctionNode['body'], { readonly name: string; readonly state: State }>
  /** Walks a script inside a word; given here because scripts contain words and words contain scripts. */
  readonly script: (walk: Walk, state: State, script: ParsedScript) => void
  readonly run: (walk: Walk, state: State, node: FunctionNode['body'] | CompoundList) => void
  /** `expandQuoted`, for the same reason. */
  readonly expand: (place: Place, node: WordNode) => Word
}

/** Where an expansion stands, and where what comes out of it goes. */
export interface Place {
  readonly walk: Walk
  readonly state: State
  readonly problems: Problem[]
  /** What `${x:=value}` sets. */
  readonly assigned: Assigned[]
  /** In a pattern (`case`, the right side of `==`) an extended glob is nothing but a pattern. */
  readonly pattern?: true
}

export const spanOf = (walk: Walk, node: { readonly pos: number; readonly end: number }): Span => walk.span ?? [node.pos, node.end]
