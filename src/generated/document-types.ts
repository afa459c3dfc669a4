// Generated from schemas/metadata.schema.json by scripts/gen-validators.mjs. Do not edit.
/** One tool's metadata: what it prints on --agent, or a shim that says the same. Unknown fields are kept. The x- fields are described in docs/guide/document-format.md. */
export interface Document {
  /** Protocol version: "0.1", or the later object form. */
  readonly atip: string | {
    /** Protocol version. */
    readonly version: string
  }
  /** Name of the executable. */
  readonly name: string
  /** Version of the tool. No format is demanded. */
  readonly version: string
  /** One line. */
  readonly description: string
  /** URL of the documentation. */
  readonly homepage?: string
  /** Subcommands by name. */
  readonly commands?: Commands
  /** Options that may stand before or between subcommands. */
  readonly globalOptions?: readonly Option[]
  /** Operands, in order. */
  readonly arguments?: readonly Argument[]
  /** Options of the tool itself, without a subcommand. */
  readonly options?: readonly Option[]
  /** Command lines that show its use. */
  readonly examples?: readonly string[]
  /** How one logs in. */
  readonly authentication?: Authentication
  /** What it does; inherited by the commands below it. */
  readonly effects?: Effects
  /** Workflows of several commands. */
  readonly patterns?: readonly Pattern[]
  /** Later form; kept, never believed. */
  readonly trust?: Readonly<Record<string, unknown>>
  /** Later form: the document was trimmed. */
  readonly partial?: boolean
  /** Later form: what a trimmed document leaves out. */
  readonly omitted?: Readonly<Record<string, unknown>>
  /** What the text was checked against. */
  readonly 'x-checked'?: {
    /** Version of the tool. */
    readonly version?: string
    /** Manuals, help texts, source. */
    readonly against: readonly string[]
  }
  /** How it reads its command line; holds for the commands below it too. */
  readonly 'x-syntax'?: Syntax
  /** Variables that change what the tool does, by name. */
  readonly 'x-environment'?: Readonly<Record<string, Variable>>
  /** true: configuration of the working directory can run code, so that outside the project the tool is unknown. */
  readonly 'x-obeys-directory'?: boolean
  /** A value of any option that begins with one of these is the name of a file, which is read and sent in its place (aws: file://). */
  readonly 'x-file-values'?: readonly string[]
  /** true: guessed by a program from help texts; hazards are believed, and nothing else approves anything. */
  readonly 'x-inferred'?: boolean
  /** Other commands that are this one, each with the name of its tool (docker run). */
  readonly 'x-same-as'?: readonly string[]
  /** Questions that are open: what of it nobody has found out yet. It changes no verdict. */
  readonly 'x-todo'?: readonly string[]
  /** true: the list of options is complete, and an unknown one is probably a mistake. */
  readonly 'x-complete'?: boolean
  /** It runs code that is not on the command line. */
  readonly 'x-executes'?: Executes
  /** The language in which it executes its standard input, when nothing else tells it what to run. */
  readonly 'x-stdin'?: Stdin
  /** It prints its standard input when it is given no file: a variable in that which by its name is a secret is then shown. */
  readonly 'x-prints'?: boolean
  /** Rewritings to offer when the line is not allowed. */
  readonly 'x-safer'?: Safer
  /** Effects of the call without a subcommand; not inherited. */
  readonly 'x-self'?: Effects
  /** Effects of options that exist and are not listed. */
  readonly 'x-other-options'?: Effects
  /** Lines, and what they must come to; atip validate runs them. */
  readonly 'x-tests'?: readonly Test[]
  /** Files of the directory that it works in which can make it run code. */
  readonly 'x-configured-by'?: readonly ConfiguredBy[]
}

/** Subcommands by name; a name with * is a glob. */
export type Commands = Readonly<Record<string, Command>>

/** A subcommand, or a group of them. */
export interface Command {
  /** One line. */
  readonly description?: string
  /** Operands, in order. */
  readonly arguments?: readonly Argument[]
  /** Options of this command. */
  readonly options?: readonly Option[]
  /** Subcommands of this command. */
  readonly commands?: Commands
  /** What it does; inherited by the commands below it. */
  readonly effects?: Effects
  /** Command lines that show its use. */
  readonly examples?: readonly string[]
  /** Other names of this command. */
  readonly 'x-aliases'?: readonly string[]
  /** The lowest version of the tool known to have it; an older one may lack it. */
  readonly 'x-since'?: ToolVersion
  /** The highest version of the tool known to have it; a later one may lack it. */
  readonly 'x-until'?: ToolVersion
  /** It comes with this part, which is installed apart from the tool. */
  readonly 'x-plugin'?: string
  /** true: the tool has it and no text of the tool says so; somebody tried it. */
  readonly 'x-hidden'?: boolean
  /** Other commands that are this one, each with the name of its tool (docker run). */
  readonly 'x-same-as'?: readonly string[]
  /** Questions that are open: what of it nobody has found out yet. It changes no verdict. */
  readonly 'x-todo'?: readonly string[]
  /** true: the list of options is complete, and an unknown one is probably a mistake. */
  readonly 'x-complete'?: boolean
  /** It runs code that is not on the command line. */
  readonly 'x-executes'?: Executes
  /** The language in which it executes its standard input, when nothing else tells it what to run. */
  readonly 'x-stdin'?: Stdin
  /** It prints its standard input when it is given no file: a variable in that which by its name is a secret is then shown. */
  readonly 'x-prints'?: boolean
  /** Rewritings to offer when the line is not allowed. */
  readonly 'x-safer'?: Safer
  /** Effects of the call without a subcommand; not inherited. */
  readonly 'x-self'?: Effects
  /** Effects of options that exist and are not listed. */
  readonly 'x-other-options'?: Effects
  /** Names of global options that are not accepted after this command. */
  readonly 'x-overrides'?: readonly string[]
  /** How it reads its command line; holds for the commands below it too. */
  readonly 'x-syntax'?: Syntax
  /** Files of the directory that it works in which can make it run code. */
  readonly 'x-configured-by'?: readonly ConfiguredBy[]
}

/** A version of the tool, as it names its versions. */
export type ToolVersion = string

/** An operand. */
export interface Argument {
  /** Name of the argument. */
  readonly name: string
  /** string, integer, number, enum, file, directory, url, ... */
  readonly type?: string
  /** false: may be left out. Default true. */
  readonly required?: boolean
  /** One line. */
  readonly description?: string
  /** true: takes several words. */
  readonly variadic?: boolean
  /** The values that are possible. */
  readonly enum?: readonly unknown[]
  /** Effects that hold when it is given; they only raise. */
  readonly 'x-effects'?: Effects
  /** Effects by value: exact keys, then the longest glob, then *. A value without an entry is unknown. */
  readonly 'x-values'?: Readonly<Record<string, ValueEffects>>
  /** The value runs. */
  readonly 'x-executes'?: Executes
  /** The value is text in this language: sh, bash, zsh, sed, awk, sql, jq are read, others are unknown. */
  readonly 'x-language'?: string
  /** A text in the words of a command that is replaced by input. */
  readonly 'x-placeholder'?: string
  /** The value is a path, and what happens to it. */
  readonly 'x-path'?: PathRole
  /** Starts a program that a variable or configuration names; always asks. */
  readonly 'x-opens'?: readonly ('editor' | 'browser' | 'pager')[]
  /** true: operands NAME=value are bound here and become the environment of what is executed. */
  readonly 'x-assignments'?: boolean
  /** true: with argv-rest, words from elsewhere are added to the command. */
  readonly 'x-appends'?: boolean
  /** false: when it is given, standard input is not executed. */
  readonly 'x-stdin'?: Stdin
  /** Names of options that take this role; the argument is not bound when one is given. */
  readonly 'x-unless'?: readonly string[]
  /** Name of the argument below whose paths that input is found. */
  readonly 'x-placeholder-from'?: string
  /** The value is printed: a variable in it that by its name is a secret is then shown. */
  readonly 'x-prints'?: boolean
  /** The path begins behind the last such text in the value; a value without it is a path as a whole. */
  readonly 'x-path-after'?: string
  /** The path ends at the first such text; what has no slash and does not begin with a dot is none. */
  readonly 'x-path-before'?: string
  /** What stands behind this text in the value is a file that is read (=@ in q=@FILE). */
  readonly 'x-reads-behind'?: string
  /** true: the file that the value names is sent to another machine, whatever mode the command is in. */
  readonly 'x-sends'?: boolean
  /** true: the tool reads the value without regard to case; keys of x-values are in lower case. */
  readonly 'x-ignore-case'?: boolean
  /** The value says which of the files below the paths are read, or given to a command. */
  readonly 'x-selects'?: 'glob' | 'regex' | 'extension' | 'lines'
  /** What the tool takes where the argument is not given; with x-path: read-tree it is then read. */
  readonly default?: unknown
  /** The command puts another version in the place of the file: changes that are not committed are lost. existing: the operand is such a file where one is there, or behind --. */
  readonly 'x-loses'?: 'named' | 'existing'
}

/** An option. */
export interface Option {
  /** Name that other fields refer to. */
  readonly name?: string
  /** Every spelling, dashes included; -<number> is a number used as a flag. */
  readonly flags: readonly string[]
  /** boolean takes no value; string, integer, number, enum, file, directory, url, array do. */
  readonly type?: string
  /** The values that are possible. */
  readonly enum?: readonly unknown[]
  /** The value where it stands without one. */
  readonly default?: unknown
  /** One line. */
  readonly description?: string
  /** true: must be given. Default false. */
  readonly required?: boolean
  /** true: takes several words. */
  readonly variadic?: boolean
  /** Effects that hold when it is given; they only raise. */
  readonly 'x-effects'?: Effects
  /** Effects by value: exact keys, then the longest glob, then *. A value without an entry is unknown. */
  readonly 'x-values'?: Readonly<Record<string, ValueEffects>>
  /** The value runs. */
  readonly 'x-executes'?: Executes
  /** The value is text in this language: sh, bash, zsh, sed, awk, sql, jq are read, others are unknown. */
  readonly 'x-language'?: string
  /** A text in the words of a command that is replaced by input. */
  readonly 'x-placeholder'?: string
  /** The value is a path, and what happens to it. */
  readonly 'x-path'?: PathRole
  /** Starts a program that a variable or configuration names; always asks. */
  readonly 'x-opens'?: readonly ('editor' | 'browser' | 'pager')[]
  /** Whether it takes a value: required, optional (only attached), none. */
  readonly 'x-value'?: 'required' | 'optional' | 'none'
  /** The lowest version of the tool known to have it; an older one may lack it. */
  readonly 'x-since'?: ToolVersion
  /** The highest version of the tool known to have it; a later one may lack it. */
  readonly 'x-until'?: ToolVersion
  /** It comes with this part, which is installed apart from the tool. */
  readonly 'x-plugin'?: string
  /** true: the tool has it and no text of the tool says so; somebody tried it. */
  readonly 'x-hidden'?: boolean
  /** How many separate words the value takes. Default 1. */
  readonly 'x-arity'?: number
  /** true: --no-NAME is accepted and switches it off. */
  readonly 'x-negatable'?: boolean
  /** With this option the command does only this: these effects replace its own and those of its operands. */
  readonly 'x-mode'?: Effects
  /** With x-mode: names of options that add nothing in this mode; * is all of them. */
  readonly 'x-neutralizes'?: readonly string[]
  /** With x-mode: what the command otherwise does and does not do in this mode. What is not named, it does. */
  readonly 'x-drops'?: Drops
  /** Names of options that take nothing away when this one is given. */
  readonly 'x-undoes'?: readonly string[]
  /** false: standard input is not executed; a language: it is, whatever else is given. */
  readonly 'x-stdin'?: Stdin
  /** Name of the argument below whose paths that input is found. */
  readonly 'x-placeholder-from'?: string
  /** true: the command that it runs runs in another directory, which is not known (find -execdir). */
  readonly 'x-elsewhere'?: boolean
  /** What happens to arguments, by their names, when the option is given. */
  readonly 'x-access'?: Readonly<Record<string, 'read' | 'read-tree' | 'write' | 'delete'>>
  /** The value is printed: a variable in it that by its name is a secret is then shown. false: with it the command does not print its standard input. */
  readonly 'x-prints'?: boolean
  /** true: with argv-rest, words from elsewhere are added to the command. */
  readonly 'x-appends'?: boolean
  /** The path begins behind the last such text in the value; a value without it is a path as a whole. */
  readonly 'x-path-after'?: string
  /** The path ends at the first such text; what has no slash and does not begin with a dot is none. */
  readonly 'x-path-before'?: string
  /** What stands behind this text in the value is a file that is read (=@ in q=@FILE). */
  readonly 'x-reads-behind'?: string
  /** true: the file that the value names is sent to another machine, whatever mode the command is in. */
  readonly 'x-sends'?: boolean
  /** true: the tool reads the value without regard to case; keys of x-values are in lower case. */
  readonly 'x-ignore-case'?: boolean
  /** The value says which of the files below the paths are read, or given to a command. */
  readonly 'x-selects'?: 'glob' | 'regex' | 'extension' | 'lines' | 'hidden'
  /** In an expression of x-selects: not turns the next option round, or begins an alternative. */
  readonly 'x-joins'?: 'not' | 'or'
  /** Files of the directory that it works in which can make it run code. */
  readonly 'x-configured-by'?: readonly ConfiguredBy[]
}

/** What a command can do. Each is true, false or unknown; what is left out is unknown. */
export interface Effects {
  /** Files and directories. */
  readonly filesystem?: {
    /** Reads files. */
    readonly read?: boolean
    /** Creates, overwrites or changes files, their mode or time. */
    readonly write?: boolean
    /** Deletes files. */
    readonly delete?: boolean
    /** Where, when it is fixed; ~/ is the home directory. */
    readonly paths?: readonly string[]
  }
  /** Uses the network. */
  readonly network?: boolean
  /** Safe to repeat. */
  readonly idempotent?: boolean
  /** Can be undone. */
  readonly reversible?: boolean
  /** Data is lost for good. */
  readonly destructive?: boolean
  /** Types of resources that it creates. */
  readonly creates?: readonly string[]
  /** Types of resources that it changes. */
  readonly modifies?: readonly string[]
  /** Types of resources that it deletes. */
  readonly deletes?: readonly string[]
  /** Money. */
  readonly cost?: {
    /** What one run costs. */
    readonly estimate?: string
    /** Costs money. */
    readonly billable?: boolean
  }
  /** Time. */
  readonly duration?: {
    /** How long it takes, such as 5s or 1-10s. */
    readonly typical?: string
    /** When it gives up. */
    readonly timeout?: string
  }
  /** Waits for a person. */
  readonly interactive?: {
    /** Waits for input. */
    readonly stdin?: boolean | string
    /** Opens an editor. */
    readonly editor?: boolean
    /** Opens a browser. */
    readonly browser?: boolean
    /** Opens a pager, also without a terminal. */
    readonly pager?: boolean
    /** Needs a terminal. */
    readonly tty?: boolean
    /** Asks questions. */
    readonly prompts?: boolean
  }
  /** true: guessed from names by a program. Take it out once a person has read them. */
  readonly 'x-inferred'?: boolean
  /** service: only the tool's own, configured service; argument: a host that the command line names. */
  readonly 'x-network-scope'?: 'service' | 'argument'
  /** What it shows that should stay hidden: secret. */
  readonly 'x-reveals'?: readonly string[]
  /** Runs code that is not on the command line; true, or what runs it. */
  readonly 'x-executes'?: boolean | Executes
}

/** What one value adds. */
export interface ValueEffects extends Effects {
  /** With this value the command does only this. */
  readonly 'x-mode'?: Effects
  /** With x-mode: names of options that add nothing; the option's own list counts where there is none. */
  readonly 'x-neutralizes'?: readonly string[]
  /** With x-mode: what the command otherwise does and does not do in this mode. What is not named, it does. */
  readonly 'x-drops'?: Drops
}

/** stdin: execute standard input; executes: run code; reveals: show secrets; reads: read what operands name; directory: obey its configuration. */
export type Drops = readonly ('stdin' | 'executes' | 'reveals' | 'reads' | 'directory')[]

/** What runs: a program (argv), the words that follow (argv-rest, argv-until:WORD), a shell text, a file, something elsewhere (remote), a program that cannot be read (code). */
export type Executes = string

/** What happens to the path that the value names; read-tree: it is read, and all that lies below it. */
export type PathRole = 'read' | 'read-tree' | 'write' | 'delete' | 'cwd' | 'obeyed'

/** A language, or false. */
export type Stdin = string | boolean

/** What setting a variable does; an empty object is harmless. */
export interface Variable {
  /** The value runs; the line is unknown besides. */
  readonly 'x-executes'?: Executes
  /** The value is a path, and what happens to it; with cwd the line is unknown besides. */
  readonly 'x-path'?: PathRole
  /** Effects that hold when it is set. */
  readonly 'x-effects'?: Effects
  /** The value is text in this language; the line is unknown besides. */
  readonly 'x-language'?: string
  /** Effects by value. */
  readonly 'x-values'?: Readonly<Record<string, ValueEffects>>
  /** Starts a program that the variable names; always asks. */
  readonly 'x-opens'?: readonly ('editor' | 'browser' | 'pager')[]
}

/** Words to write in place of others. */
export type Safer = readonly {
  /** A word of the line. */
  readonly replace: string
  /** What to write in its place. */
  readonly with: string
  /** Why it is safer. */
  readonly description?: string
}[]

/** How the tool reads its command line. What is left out is inherited, or has its default. */
export interface Syntax {
  /** true (default): options may follow operands; false: the first operand ends them. */
  readonly permute?: boolean
  /** true (default): -xzf is -x -z -f; false: words with one dash are one option. */
  readonly bundling?: boolean
  /** How many dashes long options have; double is the default. */
  readonly longDash?: 'double' | 'single' | 'either'
  /** true: an unambiguous beginning of a long option is that option. Default false. */
  readonly abbreviations?: boolean
  /** true (default): -ofile is -o file. */
  readonly attached?: boolean
  /** true: --flag=false is accepted for a boolean. Default false. */
  readonly booleanValues?: boolean
  /** true: a boolean takes a true or false that follows it as its value; false: it never does. */
  readonly booleanWords?: boolean
  /** true: of options that take each other back, the last one counts. Default false. */
  readonly lastWins?: boolean
  /** Words that begin with @ name a file with further options: all words, or only operands. */
  readonly optionFiles?: 'words' | 'operands'
  /** Words behind which another command of the tool begins; only at the root. */
  readonly separators?: readonly string[]
  /** Where a separator counts besides in a word of its own: at the end of a word, or anywhere in it. */
  readonly separatesWithin?: 'end' | 'anywhere'
  /** true (default): -- ends the options; false: it is an operand. */
  readonly doubleDash?: boolean
  /** true: there are no options at all. Default false. */
  readonly operandsOnly?: boolean
  /** true: operands key=value are looked up among the options by key=. Default false. */
  readonly keyValue?: boolean
  /** true: a first operand without a dash is a bundle of short options. Default false. */
  readonly firstCluster?: boolean
  /** true: an option's value is always the next word. Default false. */
  readonly optionsAsWords?: boolean
}

/** How one logs in. */
export interface Authentication {
  /** Whether it works without. */
  readonly required?: boolean
  /** Ways to log in. */
  readonly methods?: readonly {
    /** token, oauth, ... */
    readonly type: string
    /** Variable that holds the credential. */
    readonly envVar?: string
    /** One line. */
    readonly description?: string
    /** Command that sets it up. */
    readonly setupCommand?: string
  }[]
  /** Tells whether one is logged in. */
  readonly checkCommand?: string
}

/** A workflow of several commands. */
export interface Pattern {
  /** Name of the workflow. */
  readonly name: string
  /** One line. */
  readonly description?: string
  /** Commands, in order. */
  readonly steps: readonly {
    /** The command line. */
    readonly command: string
    /** One line. */
    readonly description?: string
  }[]
  /** What stands in braces in the commands, by name. */
  readonly variables?: Readonly<Record<string, {
    /** Type of the value. */
    readonly type?: string
    /** One line. */
    readonly description?: string
  }>>
}

/** A line, and what it must come to when this document is all that is known. */
export interface Test {
  /** The line. */
  readonly run: string
  /** By effects.PATH: true, false, unknown or another value; by decision: allow, ask or deny of the balanced policy; by command: its name, such as git push. */
  readonly expect: Readonly<Record<string, boolean | string>>
}

/** Files of a directory that a command obeys. */
export interface ConfiguredBy {
  /** git: the configuration of the repository is read, as git finds it. */
  readonly repository?: 'git'
  /** Files below the directory; with neither mentions nor harmless, that one is there is enough. */
  readonly paths?: readonly string[]
  /** Names of settings that run code; a line that holds one counts. */
  readonly mentions?: readonly string[]
  /** With mentions: lines, without white space and quotes, that do not count. Without: the only settings (section.name) that do not. */
  readonly harmless?: readonly string[]
  /** true: the directories above are looked at too. */
  readonly up?: boolean
  /** true: also with a mode that neutralizes everything (--version). */
  readonly always?: boolean
  /** true: at the top of the project nothing is said of it. */
  readonly below?: boolean
  /** Names of modules of Python: a file or package of that name in the directory is loaded in their place. */
  readonly modules?: readonly string[]
}
