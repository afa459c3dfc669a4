import type { Argument, Node, Option } from '../../document/document.ts'
import type { Word } from '../word.ts'

/** An option as it was given. */
export interface Given {
  readonly option: Option
  readonly flag: string
  readonly values: readonly Word[]
  /** `--no-x`, `--x=false`: it is switched off. */
  readonly negated: boolean
  /** Whether it is switched on is not certain (`--dry-run false`): it raises, and takes nothing away. */
  readonly doubtful?: true
  /** Positions in the command's words: of the flag, then of its separate values. */
  readonly at: number
}

export interface Bound {
  readonly argument: Argument
  readonly words: readonly Word[]
}

/** A command that stands among the words: `env A=1 CMD..`, `find -exec CMD.. ;`. */
export interface Inner {
  readonly words: readonly Word[]
  readonly role: Option | Argument
  /** The command goes on with words from elsewhere. */
  readonly appends: boolean
  readonly from: 'option' | 'argument'
  /** As the line has it, where it is an option's. */
  readonly flag?: string
}

/** One way to read a command's words by its document. */
export interface Match {
  /** Canonical names of the commands below the tool. */
  readonly names: readonly string[]
  /** The same names as the line has them: an alias, or what a name with a star in it stands for. */
  readonly written: readonly string[]
  readonly nodes: readonly Node[]
  readonly options: readonly Given[]
  readonly bound: readonly Bound[]
  readonly inner: readonly Inner[]
  /** All operands in order, also those that no argument takes. */
  readonly operands: readonly Word[]
  readonly surplus: readonly Word[]
  readonly unknownOptions: readonly string[]
  /** Options that lack their value. */
  readonly incomplete: readonly string[]
  /** A word where a command should stand. */
  readonly unknownCommand: Word | undefined
  /** Computed words that could turn out to be options. */
  readonly loose: readonly Word[]
  /** Options that the command takes as plain parameters (`x-other-options`). */
  readonly others: readonly string[]
  /** Words that stand for options in a file: `@args`. */
  readonly optionFiles: readonly string[]
  /** What follows on words that separate commands of the tool: `nft list ruleset ';' flush ruleset`. */
  readonly further: readonly (readonly Word[])[]
  /** A word that may hold such a separator. */
  readonly joined: Word | undefined
}
