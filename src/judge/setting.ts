import type { Context } from './context.ts'

/** What an option, operand or variable is judged with. */
export interface Setting {
  readonly context: Context
  /** The command, for sentences: "git push". */
  readonly name: string
  /** Directories that it may run in; undefined: not known. */
  readonly cwds: readonly string[] | undefined
  /** Which of the files below a path the command reads, where it reads all that lies there. */
  readonly selection?: readonly string[]
}
