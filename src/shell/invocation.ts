import type { Word } from './word.ts'

/** Who will run the text. Their grammars differ where it hurts; `sh` is any shell that POSIX describes. */
export const SHELLS = ['bash', 'zsh', 'sh'] as const
export type Shell = (typeof SHELLS)[number]

/** Offsets of UTF-16 units in the text that was read, half-open. */
export type Span = readonly [start: number, end: number]

/** Something in the text that cannot be judged: nothing that contains it is approved. */
export interface Problem {
  readonly code: 'parse-error' | 'too-long' | 'too-many' | 'evaluates' | 'unsupported' | 'dynamic-command' | 'runaway'
  readonly reason: string
}

/** What a command reads when it reads its standard input. */
export type Stdin =
  | { readonly kind: 'terminal' }
  /** `writers`: the commands before it in the pipeline. */
  | { readonly kind: 'pipe'; readonly writers?: readonly Invocation[] }
  | { readonly kind: 'file'; readonly path: Word }
  /** A here-document or here-string; `text` undefined: computed. */
  | {
      readonly kind: 'text'
      readonly text: string | undefined
      readonly writers?: readonly Invocation[]
      readonly secret?: true | undefined
    }

/** The commands of the line whose output this is, as far as it is one's. */
export const writersOf = (stdin: Stdin): readonly Invocation[] => {
  if (stdin.kind === 'pipe' || stdin.kind === 'text') return stdin.writers ?? []
  return stdin.kind === 'file' ? (stdin.path.heldBy ?? []) : []
}

/** Whether a variable that holds a secret stands in its text. */
export const secretIn = (stdin: Stdin): true | undefined => (stdin.kind === 'text' ? stdin.secret : undefined)

export interface Redirection {
  readonly access: 'read' | 'write' | 'append'
  readonly target: Word
  readonly text: string
}

export interface Assigned {
  readonly name: string
  readonly value: Word
  /** Later commands, or the one it stands before, get it in their environment. */
  readonly exported: boolean
  /** It stands before a command, and holds for this command only. */
  readonly once?: true
}

/** One simple command, or one that consists of redirections or assignments only (no words). */
export interface Invocation {
  readonly text: string
  readonly span: Span
  /** The shell that reads the text. */
  readonly shell: Shell
  readonly words: readonly Word[]
  readonly assignments: readonly Assigned[]
  readonly redirections: readonly Redirection[]
  readonly stdin: Stdin
  /** Every directory that it may run in; undefined: unknown. */
  readonly cwds: readonly string[] | undefined
  /** What the line exported before, and what stands before the command. */
  readonly environment: ReadonlyMap<string, Word>
  readonly problems: readonly Problem[]
  /** The shell prints it before it runs it. */
  readonly traced?: boolean
  /** It stands in a function, and the line does nothing but define functions. */
  readonly uncalled?: true
}

/** A shell text taken apart. `problems` are those that belong to no command. */
export interface ShellReading {
  readonly invocations: readonly Invocation[]
  readonly problems: readonly Problem[]
}
