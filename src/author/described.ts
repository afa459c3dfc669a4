/** What a tool says about its own command line, before anybody judged it. Plain data; readers in `help/` and `man/` make it. */

/** Where a fact comes from. */
export type Source = 'help' | 'man' | 'completion'

export interface Value {
  /** The placeholder of the text, without its brackets: `file`, `KEY=VALUE`. */
  readonly name: string
  /** It may be left out; then it is only taken when it is attached. */
  readonly optional: boolean
  /** It is optional, and taken from the next word too, unless that is an option: `--bin [<NAME>]`, where GNU has `--bin[=NAME]`. */
  readonly separate?: boolean
  /** How many separate words it takes, when that is not one. */
  readonly count?: number
}

/** One option, as one place describes it. */
export interface OptionText {
  /** Every spelling, dashes included, as in a document. */
  readonly flags: readonly string[]
  readonly value?: Value
  readonly choices?: readonly string[]
  readonly default?: string
  readonly description?: string
  readonly repeatable?: boolean
  /** `--no-NAME` is understood too. */
  readonly negatable?: boolean
  /** The text says that commands below take it too, or that it comes from above. */
  readonly inherited?: boolean
  /** A sentence names it without saying whether it takes a value. */
  readonly vague?: boolean
  /** It stands in a list of commands or actions: `--extract archive`, where what follows is what the action works on. */
  readonly acts?: boolean
}

export interface ArgumentText {
  readonly name: string
  readonly required: boolean
  readonly variadic: boolean
  readonly choices?: readonly string[]
  readonly description?: string
}

export interface CommandText {
  readonly name: string
  readonly aliases: readonly string[]
  readonly description?: string
  /** The usage line of the command above that spells it out, with its options: `git bundle create [-q] <file>`. Not asked again. */
  readonly usage?: string
  /** Another program on PATH, as git lists them: who asks it runs a stranger, so it is not asked. */
  readonly external?: boolean
}

/** What one text says of one command. */
export interface HelpText {
  readonly description?: string
  readonly version?: string
  /** Usage lines, the program's name included. */
  readonly usage: readonly string[]
  readonly commands: readonly CommandText[]
  readonly options: readonly OptionText[]
  readonly arguments: readonly ArgumentText[]
  /** Other names of this command. */
  readonly aliases: readonly string[]
  /** Commands beside it whose options it takes too: `go test [build flags]`. */
  readonly borrows?: readonly Borrowing[]
  /** Words behind the tool's name that list more of its options: `help testflag` of "See 'go help testflag' for details". */
  readonly topics?: readonly string[]
}

/** Options of another command: all of them, or those that its help lists as a group of this name. */
export interface Borrowing {
  readonly from: string
  readonly group: string
}

export interface DescribedOption extends OptionText {
  readonly sources: readonly Source[]
}

/** One command of the tree with everything that is known of it; the root is the tool itself. */
export interface DescribedCommand {
  readonly name: string
  readonly aliases: readonly string[]
  readonly description?: string
  readonly usage: readonly string[]
  readonly options: readonly DescribedOption[]
  readonly arguments: readonly ArgumentText[]
  readonly commands: readonly DescribedCommand[]
  /** Which places know the command. */
  readonly sources: readonly Source[]
  /** Whether a text of its own described it: false when only its parent names it, so that its options are not known. */
  readonly answered: boolean
}
