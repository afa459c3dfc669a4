// Generated from schemas/metadata.schema.json by scripts/gen-validators.mjs. Do not edit.
/**
 * One tool's metadata: what it prints on --agent, or a shim that says the same. Unknown fields are kept. The x- fields are described in
 * docs/guide/document-format.md.
 */
export interface Document {
  /** Protocol version: `"0.1"`, or the later object form. */
  readonly atip: string | {
    /** Protocol version. */
    readonly version: string
  }
  /** Name of the executable. */
  readonly name: string
  /** Version of the tool; in a shim, the one that the text was checked against. No format is demanded. */
  readonly version: string
  /** One line. */
  readonly description: string
  /** URL of the documentation. */
  readonly homepage?: string
  /** Subcommands by name, nested to any depth. */
  readonly commands?: Commands
  /** Options that may stand before or between subcommands, and that every command accepts. */
  readonly globalOptions?: readonly Option[]
  /** Operands of the tool itself, when it is run without a subcommand, in order. */
  readonly arguments?: readonly Argument[]
  /** Options of the tool itself, when it is run without a subcommand. */
  readonly options?: readonly Option[]
  /** Command lines that show its use. */
  readonly examples?: readonly string[]
  /** How one logs in, as in the protocol. */
  readonly authentication?: Authentication
  /** Effects of the tool itself; every command inherits them. */
  readonly effects?: Effects
  /** Workflows of several commands, as in the protocol. */
  readonly patterns?: readonly Pattern[]
  /** Of later versions of the protocol: kept, and never believed. */
  readonly trust?: Readonly<Record<string, unknown>>
  /** Of later versions of the protocol: the document was trimmed. Kept, and never believed. */
  readonly partial?: boolean
  /** Of later versions of the protocol: what a trimmed document leaves out. Kept, and never believed. */
  readonly omitted?: Readonly<Record<string, unknown>>
  /** What the text was checked against: `{ "version": "2.39.5", "against": ["git help -a", "git-push(1)"] }`. */
  readonly 'x-checked'?: {
    /** Version of the tool. */
    readonly version?: string
    /** Manuals, help texts, source. */
    readonly against: readonly string[]
  }
  /**
   * How the tool reads its command line; on a command, how that command and those below it do. Its fields replace those from above one by
   * one.
   */
  readonly 'x-syntax'?: Syntax
  /** Variables that change what the tool does, by name. */
  readonly 'x-environment'?: Readonly<Record<string, Variable>>
  /**
   * `true`: the tool reads configuration from the directory that it works in, and that configuration can run code (git, npm, cargo).
   * Outside the project's tree, and where the directory is not known, its commands are unknown, but for modes (`git --version`). A
   * repository of git elsewhere is no question where its configuration is found to run nothing.
   */
  readonly 'x-obeys-directory'?: boolean
  /** When the host that the line names is this machine: then `x-network-scope` is `"loopback"` where it would be `"argument"`. */
  readonly 'x-loopback'?: Loopback
  /**
   * `["file://"]`: a value of any option that begins with one of these is the name of a file, whose text is read and sent in the place of
   * the value (aws).
   */
  readonly 'x-file-values'?: readonly string[]
  /**
   * `true`: written by `atip shim generate` from help texts and manuals. Wherever the file lies, its hazards are believed, nothing in it
   * approves anything, and every other document of the tool comes before it. Read it, correct it, and take the field out: then it counts
   * like any other shim.
   */
  readonly 'x-inferred'?: boolean
  /**
   * Other commands that are this one, with the name of the tool: `["docker run"]` at `docker container run`. A rule that denies or asks
   * about one of them means the other too; one that allows does not.
   */
  readonly 'x-same-as'?: readonly string[]
  /**
   * What people call what it does, where the description does not say it in these words: `["undo the last commit"]`. A search finds it by
   * them; they change no verdict.
   */
  readonly 'x-tasks'?: readonly string[]
  /**
   * `["options: which ones take a value?"]`: questions that nobody has answered yet; `atip shim new` writes them down, and `atip validate`
   * names them. They change no verdict: what is left out is unknown, asked or not.
   */
  readonly 'x-todo'?: readonly string[]
  /**
   * `true`: the option list is complete (global options included); an unknown option is a mistake rather than a gap, and the question says
   * so (it is asked all the same: versions differ). Only after the whole list was checked.
   */
  readonly 'x-complete'?: boolean
  /**
   * The command runs code that it was not given on the command line: `"file"` (a script of the project, a hook, a Makefile), `"remote"`.
   * Not inherited and not in a mode; inside `effects` it is inherited.
   */
  readonly 'x-executes'?: Executes
  /**
   * The command executes its standard input as this language when nothing else tells it what to run: `"sh"`, `"sql"`, `"python"`, ... A
   * here-document is read; a pipe, a file or a terminal is unknown.
   */
  readonly 'x-stdin'?: Stdin
  /**
   * `true`: it prints what it reads from standard input where no file is given (cat, grep, jq), so that a here string with a secret
   * variable in it is revealed (`cat <<< "$GITHUB_TOKEN"`); `"x-prints": false` on an option (`grep -q`): not with this option.
   */
  readonly 'x-prints'?: boolean
  /**
   * `[{ "replace": "--force", "with": "--force-with-lease", "description": "..." }]`: a word, and what to write in its place. The new line
   * is judged, and offered only if its decision is milder, or equal with fewer hazards.
   */
  readonly 'x-safer'?: Safer
  /** `{effects}` of the bare call, which are not inherited. */
  readonly 'x-self'?: Effects
  /**
   * `"named"`: what the command destroys or writes over are the files that its words name as `x-path`, and nothing else (rm, cp), so that a
   * look at them says what is lost: a policy may then approve by `path.state`. Not inherited.
   */
  readonly 'x-destroys'?: 'named'
  /**
   * The command runs hooks of the repository of git that it works in, and a question says so. With `names` it runs nothing else: beside
   * `x-executes: "file"`, where none of them is there it runs no code; without `x-executes`, where one is there and the command writes, it
   * does. `given`: only if one of these options is there (`git commit` opens an editor without a message).
   */
  readonly 'x-hooks'?: {
    /**
     * Names of the hooks, as files below `.git/hooks`: all that the command runs. Those that every change of the index or of references
     * runs need no mention.
     */
    readonly names?: readonly string[]
    /** Names of options, one of which has to be there. */
    readonly given?: readonly string[]
  }
  /**
   * `"sends commits to a remote"`: what a question says of the command in the place of what it changes and of the network, behind its name.
   * Only of documents that are trusted.
   */
  readonly 'x-says'?: string
  /**
   * `{effects}`: options with two dashes that are not listed exist, carry these effects and take all words up to the next option. Only
   * where the tool's options are known to be plain request parameters (aws `describe-*`).
   */
  readonly 'x-other-options'?: Effects
  /**
   * `[{ "run": "git push --force", "expect": { "effects.destructive": true, "decision": "ask" } }]`: what lines must come to; `atip
   * validate` runs them.
   */
  readonly 'x-tests'?: readonly Test[]
  /** Files of the directory that it works in which can make it run code, and that are therefore looked at. */
  readonly 'x-configured-by'?: readonly ConfiguredBy[]
  /**
   * The command runs lines that a file of the project holds, by the rules of this runner: `"npm"` (scripts of package.json), `"make"`
   * (recipes of a makefile), `"npx"` (a program of node_modules/.bin, or one that is fetched: the question says which). Where the file can
   * be read as the runner reads it, each line is judged as if it stood there; otherwise what `x-executes` says holds.
   */
  readonly 'x-scripts'?: 'npm' | 'make' | 'npx'
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
  /** Other names of this command: `["co"]`. */
  readonly 'x-aliases'?: readonly string[]
  /** `"2.46.0"`: the lowest version of the tool known to have it; an older one may lack it. */
  readonly 'x-since'?: ToolVersion
  /** `"3.7"`: the highest version of the tool known to have it; a later one may lack it. */
  readonly 'x-until'?: ToolVersion
  /** `"docker-buildx"`: it comes with this part, which is installed apart from the tool. */
  readonly 'x-plugin'?: string
  /** `true`: the tool has it and none of its texts says so. Only after it was tried. */
  readonly 'x-hidden'?: boolean
  /**
   * Other commands that are this one, with the name of the tool: `["docker run"]` at `docker container run`. A rule that denies or asks
   * about one of them means the other too; one that allows does not.
   */
  readonly 'x-same-as'?: readonly string[]
  /**
   * What people call what it does, where the description does not say it in these words: `["undo the last commit"]`. A search finds it by
   * them; they change no verdict.
   */
  readonly 'x-tasks'?: readonly string[]
  /**
   * `["options: which ones take a value?"]`: questions that nobody has answered yet; `atip shim new` writes them down, and `atip validate`
   * names them. They change no verdict: what is left out is unknown, asked or not.
   */
  readonly 'x-todo'?: readonly string[]
  /**
   * `true`: the option list is complete (global options included); an unknown option is a mistake rather than a gap, and the question says
   * so (it is asked all the same: versions differ). Only after the whole list was checked.
   */
  readonly 'x-complete'?: boolean
  /**
   * The command runs code that it was not given on the command line: `"file"` (a script of the project, a hook, a Makefile), `"remote"`.
   * Not inherited and not in a mode; inside `effects` it is inherited.
   */
  readonly 'x-executes'?: Executes
  /**
   * The command executes its standard input as this language when nothing else tells it what to run: `"sh"`, `"sql"`, `"python"`, ... A
   * here-document is read; a pipe, a file or a terminal is unknown.
   */
  readonly 'x-stdin'?: Stdin
  /**
   * `true`: it prints what it reads from standard input where no file is given (cat, grep, jq), so that a here string with a secret
   * variable in it is revealed (`cat <<< "$GITHUB_TOKEN"`); `"x-prints": false` on an option (`grep -q`): not with this option.
   */
  readonly 'x-prints'?: boolean
  /**
   * `[{ "replace": "--force", "with": "--force-with-lease", "description": "..." }]`: a word, and what to write in its place. The new line
   * is judged, and offered only if its decision is milder, or equal with fewer hazards.
   */
  readonly 'x-safer'?: Safer
  /** `{effects}` of the bare call, which are not inherited. */
  readonly 'x-self'?: Effects
  /**
   * `"named"`: what the command destroys or writes over are the files that its words name as `x-path`, and nothing else (rm, cp), so that a
   * look at them says what is lost: a policy may then approve by `path.state`. Not inherited.
   */
  readonly 'x-destroys'?: 'named'
  /**
   * The command runs hooks of the repository of git that it works in, and a question says so. With `names` it runs nothing else: beside
   * `x-executes: "file"`, where none of them is there it runs no code; without `x-executes`, where one is there and the command writes, it
   * does. `given`: only if one of these options is there (`git commit` opens an editor without a message).
   */
  readonly 'x-hooks'?: {
    /**
     * Names of the hooks, as files below `.git/hooks`: all that the command runs. Those that every change of the index or of references
     * runs need no mention.
     */
    readonly names?: readonly string[]
    /** Names of options, one of which has to be there. */
    readonly given?: readonly string[]
  }
  /**
   * `"sends commits to a remote"`: what a question says of the command in the place of what it changes and of the network, behind its name.
   * Only of documents that are trusted.
   */
  readonly 'x-says'?: string
  /**
   * `{effects}`: options with two dashes that are not listed exist, carry these effects and take all words up to the next option. Only
   * where the tool's options are known to be plain request parameters (aws `describe-*`).
   */
  readonly 'x-other-options'?: Effects
  /** Names of global options that this command does not accept after its name. */
  readonly 'x-overrides'?: readonly string[]
  /**
   * How the tool reads its command line; on a command, how that command and those below it do. Its fields replace those from above one by
   * one.
   */
  readonly 'x-syntax'?: Syntax
  /** Files of the directory that it works in which can make it run code, and that are therefore looked at. */
  readonly 'x-configured-by'?: readonly ConfiguredBy[]
  /**
   * The command runs lines that a file of the project holds, by the rules of this runner: `"npm"` (scripts of package.json), `"make"`
   * (recipes of a makefile), `"npx"` (a program of node_modules/.bin, or one that is fetched: the question says which). Where the file can
   * be read as the runner reads it, each line is judged as if it stood there; otherwise what `x-executes` says holds.
   */
  readonly 'x-scripts'?: 'npm' | 'make' | 'npx'
}

/** A version of the tool, as it names its versions. */
export type ToolVersion = string

/** An operand. */
export interface Argument {
  /** Name of the argument. */
  readonly name: string
  /** `string`, `integer`, `number`, `enum`, `file`, `directory`, `url`, ... */
  readonly type?: string
  /** The values that are possible. */
  readonly enum?: readonly unknown[]
  /** What the tool takes where the argument is not given; with `x-path: "read-tree"` that is then read. */
  readonly default?: unknown
  /** One line. */
  readonly description?: string
  /** `false`: may be left out. Default true. */
  readonly required?: boolean
  /** `true`: takes several words. Its effects hold once, whatever their number; paths and languages are looked at word by word. */
  readonly variadic?: boolean
  /** Effects that hold when the argument is **given** (`git branch NAME` creates, bare `git branch` lists); they only raise. */
  readonly 'x-effects'?: Effects
  /**
   * Effects by value, for every word of the argument: git push's refspec `{ ":*": {...deletes}, "+*": {...force}, "*": {} }`. An entry's
   * `x-mode` holds if every word has one.
   */
  readonly 'x-values'?: Readonly<Record<string, ValueEffects>>
  /** `true`: the value is looked up in `x-values` in lower case; the keys are lower case. */
  readonly 'x-ignore-case'?: boolean
  /**
   * `"argv-rest"`: this operand and **everything after it**, dashes included, is a command (env, sudo, timeout, xargs, nice); `"shell"`,
   * `"file"`, `"remote"`, `"code"` as on options.
   */
  readonly 'x-executes'?: Executes
  /**
   * The value is text in this language: `sh` (whatever /bin/sh is: what shells read differently is not approved), `bash`, `zsh`, `sed`,
   * `awk`, `sql`, `jq`, `python`, `perl`, `javascript`, ... A language with a reader (sh, bash, zsh, sed, awk, sql, jq) is judged by what
   * it says; any other is unknown. With `x-executes: "shell"` beside it the words are joined by spaces first.
   */
  readonly 'x-language'?: string
  /**
   * With `x-executes: "argv-..."`: a text in words of the command that is replaced by input (`{}`). With `argv-until` a `+` right after it
   * ends the command too (find).
   */
  readonly 'x-placeholder'?: string
  /**
   * The name of an argument: the input is found below its paths, and so begins with one of them (find's `path`); without it the input may
   * be anything.
   */
  readonly 'x-placeholder-from'?: string
  /**
   * `true`: operands of the form `NAME=value` are bound here and become the environment of what is executed (env, sudo); where no argument
   * follows, bare names are bound too (`export NAME`).
   */
  readonly 'x-assignments'?: boolean
  /**
   * `true`: with `argv-rest`, words from elsewhere are added to the command (xargs), unless a placeholder stands for them; its standard
   * input is empty then.
   */
  readonly 'x-appends'?: boolean
  /**
   * The value is a path: `read`, `read-tree` (the file, or all that lies below the directory), `alter` (written, and nothing that it held
   * is lost: mkdir, touch, `tee -a`, what mv moves), `write`, `delete`, `cwd` (work is done there), `obeyed` (it is obeyed besides the
   * directory that the command works in: `git --git-dir`). `-` and `/dev/stdout` are not files.
   */
  readonly 'x-path'?: PathRole
  /**
   * With `x-path` or `x-access`: the path begins behind the last such text in the value (git show's `HEAD:.env`, with `":"`); a value
   * without it is a path as a whole.
   */
  readonly 'x-path-after'?: string
  /**
   * With `x-path`: the path ends at the first such text (docker's `-v /srv:/data`, with `":"`); what has no slash and does not begin with a
   * dot is a name and no path. With `x-path-after`, behind that.
   */
  readonly 'x-path-before'?: string
  /**
   * `"=@"`: what stands behind this text in the value is a file that is read (`-F q=@FILE`, `--from-file=k=FILE` with `"="`, `strings
   * @FILE` with `"@"`). With `x-path` the whole value is a path besides.
   */
  readonly 'x-reads-behind'?: string
  /**
   * `true`: the file that the value names goes to another machine, which is `x-network-scope: "argument"`; no mode takes that away, but one
   * that neutralizes `*`.
   */
  readonly 'x-sends'?: boolean
  /**
   * The value limits what is found below the paths of the command: `"glob"`, `"regex"`, `"extension"` as on options; `"lines"`: it limits
   * the names that other commands print (grep behind `ls -a`).
   */
  readonly 'x-selects'?: 'glob' | 'regex' | 'extension' | 'lines'
  /** `false`: when this operand is given, standard input is not executed (`bash script.sh`). */
  readonly 'x-stdin'?: Stdin
  /**
   * `true`: the operand is printed (echo, printf), or names that are found below it (find, `git ls-files`): a variable in it that by its
   * name is a secret (`$GITHUB_TOKEN`), or that the line filled from one (`x=$GITHUB_TOKEN`), is then revealed, and a command that gets
   * what is printed reads what is found.
   */
  readonly 'x-prints'?: boolean
  /**
   * `["editor"]`, `"browser"`, `"pager"`: starts a program that a variable or configuration names. Counts as `interactive.editor` and so
   * on, and is unknown besides: it always asks. A program of the tool's own choice is `x-effects: {"interactive": {"editor": true}}`.
   */
  readonly 'x-opens'?: readonly ('editor' | 'browser' | 'pager')[]
  /**
   * `["in-place", ...]`: names of options that already take this role, so that this argument is not bound when one of them is present
   * (sed's script when `-e` is given, grep's pattern when `-e`, jq's filter when `-f`).
   */
  readonly 'x-unless'?: readonly string[]
  /**
   * The command puts another version in the place of the file, so that changes that are not committed are lost, and the question says of
   * which: `"named"` (`git restore FILE`); `"existing"`: the operand is such a file where one is there, or behind `--`, and else something
   * else (`git checkout FILE`).
   */
  readonly 'x-loses'?: 'named' | 'existing'
}

/** An option. */
export interface Option {
  /** Name that other fields refer to. */
  readonly name?: string
  /**
   * Every spelling, dashes included: `["-o", "--output"]`. `"-<number>"` is a number used as a flag (`head -5`, `git log -3`). `"+<text>"`
   * is an operand that starts with a plus sign (`date +%F`).
   */
  readonly flags: readonly string[]
  /**
   * `"boolean"` takes no value; every other type (`string`, `integer`, `number`, `enum`, `file`, `directory`, `url`, `array`) takes one.
   */
  readonly type?: string
  /** The values that are possible. */
  readonly enum?: readonly unknown[]
  /** The value where the option stands without one: what `x-values` is looked up with. */
  readonly default?: unknown
  /** One line. */
  readonly description?: string
  /** `true`: must be given. Default false. */
  readonly required?: boolean
  /** `true`: takes all following words up to the next option (aws). */
  readonly variadic?: boolean
  /**
   * `"required"` (default for non-boolean), `"optional"` (only attached: `--color=always`, `-i.bak`), `"none"`; without a `type` the
   * default is `"none"`.
   */
  readonly 'x-value'?: 'required' | 'optional' | 'none'
  /** How many separate words the value takes, when not 1: jq `--arg name value` is 2. */
  readonly 'x-arity'?: number
  /** `true`: `--no-NAME` is accepted too and means the opposite; it raises nothing and sets no mode. */
  readonly 'x-negatable'?: boolean
  /** Effects that hold **when the option is present**; they only raise. */
  readonly 'x-effects'?: Effects
  /** Effects by value: `{ "DELETE": { "destructive": true }, "GET": {} }`. A value without an entry is unknown. */
  readonly 'x-values'?: Readonly<Record<string, ValueEffects>>
  /** `true`: the value is looked up in `x-values` in lower case; the keys are lower case. */
  readonly 'x-ignore-case'?: boolean
  /** `{effects}`: with this option the command does **only** this: `--help`, `git tag -l`, `tar -t`, `terraform fmt -check`. */
  readonly 'x-mode'?: Effects
  /**
   * With `x-mode`: names (not flags) of options that add nothing in this mode: rsync's `dry-run` neutralizes `["delete"]`; `["*"]` is all
   * of them (`--help`). What is left of such an option is its own `x-executes` and `x-language`: code that it is given runs. Variables are
   * never neutralized.
   */
  readonly 'x-neutralizes'?: readonly string[]
  /**
   * With `x-mode`: what the command otherwise does and does not do in this mode: `"stdin"`, `"executes"`, `"reveals"`, `"reads"`,
   * `"directory"`. What is not named, it does.
   */
  readonly 'x-drops'?: Drops
  /**
   * Names (not flags) of options that take nothing away when this one is given: their modes do not hold, nor their `x-stdin: false` and
   * what `x-unless` says of them (`xz -t -d`: `decompress` undoes `["test", "list"]`). With `lastWins` in `x-syntax` only of those that
   * stand before it.
   */
  readonly 'x-undoes'?: readonly string[]
  /**
   * The value runs: `"shell"` (a shell command), `"argv"` (a program name or one word split by spaces), `"argv-rest"` (this value and all
   * words after it are a command), `"argv-until:;"` (the words up to `;` are a command), `"file"` (a script or configuration that runs
   * code), `"remote"` (runs elsewhere), `"code"` (a program in a language that we cannot read). Commands of `shell` and `argv-...` are
   * judged by what they say. What `argv` names is judged too, but with `argv`, `file`, `remote` and `code` the line stays unknown.
   */
  readonly 'x-executes'?: Executes
  /**
   * The value is text in this language: `sh` (whatever /bin/sh is: what shells read differently is not approved), `bash`, `zsh`, `sed`,
   * `awk`, `sql`, `jq`, `python`, `perl`, `javascript`, ... A language with a reader (sh, bash, zsh, sed, awk, sql, jq) is judged by what
   * it says; any other is unknown. With `x-executes: "shell"` beside it the words are joined by spaces first.
   */
  readonly 'x-language'?: string
  /**
   * With `x-executes: "argv-..."`: a text in words of the command that is replaced by input (`{}`). With `argv-until` a `+` right after it
   * ends the command too (find).
   */
  readonly 'x-placeholder'?: string
  /**
   * The name of an argument: the input is found below its paths, and so begins with one of them (find's `path`); without it the input may
   * be anything.
   */
  readonly 'x-placeholder-from'?: string
  /** `true`: the command that it runs runs in another directory, which is not known (find's `-execdir`). */
  readonly 'x-elsewhere'?: boolean
  /**
   * `true`: with `argv-rest`, words from elsewhere are added to the command (xargs), unless a placeholder stands for them; its standard
   * input is empty then.
   */
  readonly 'x-appends'?: boolean
  /**
   * What happens to arguments, by name, when the option is present: `{ "file": "write" }` (sed `-i`), `{ "path": "delete" }` (find
   * `-delete`), `{ "file": "read-tree" }` (grep `-r`). The worst of this and the argument's own `x-path` holds.
   */
  readonly 'x-access'?: Readonly<Record<string, 'read' | 'read-tree' | 'alter' | 'write' | 'delete'>>
  /**
   * The value is a path: `read`, `read-tree` (the file, or all that lies below the directory), `alter` (written, and nothing that it held
   * is lost: mkdir, touch, `tee -a`, what mv moves), `write`, `delete`, `cwd` (work is done there), `obeyed` (it is obeyed besides the
   * directory that the command works in: `git --git-dir`). `-` and `/dev/stdout` are not files.
   */
  readonly 'x-path'?: PathRole
  /**
   * With `x-path` or `x-access`: the path begins behind the last such text in the value (git show's `HEAD:.env`, with `":"`); a value
   * without it is a path as a whole.
   */
  readonly 'x-path-after'?: string
  /**
   * With `x-path`: the path ends at the first such text (docker's `-v /srv:/data`, with `":"`); what has no slash and does not begin with a
   * dot is a name and no path. With `x-path-after`, behind that.
   */
  readonly 'x-path-before'?: string
  /**
   * `"=@"`: what stands behind this text in the value is a file that is read (`-F q=@FILE`, `--from-file=k=FILE` with `"="`, `strings
   * @FILE` with `"@"`). With `x-path` the whole value is a path besides.
   */
  readonly 'x-reads-behind'?: string
  /**
   * `true`: the file that the value names goes to another machine, which is `x-network-scope: "argument"`; no mode takes that away, but one
   * that neutralizes `*`.
   */
  readonly 'x-sends'?: boolean
  /**
   * The value limits what is found below the paths of the command: `"glob"` (of names, or of paths where it has a slash; one that begins
   * with `!` leaves out), `"regex"`, `"extension"`; `"lines"`: it limits the names that other commands print; `"hidden"`, on an option
   * without a value: names that begin with a dot are among what is found (`ls -a`).
   */
  readonly 'x-selects'?: 'glob' | 'regex' | 'extension' | 'lines' | 'hidden'
  /** In an expression of `x-selects`: `"not"` turns the option after it round (find's `!`), `"or"` begins an alternative (find's `-o`). */
  readonly 'x-joins'?: 'not' | 'or'
  /** `false`: with this option standard input is not executed; a language: it is, whatever else is given (`bash -s`). */
  readonly 'x-stdin'?: Stdin
  /**
   * `true`: the value is printed (`jq --arg`, `find -printf`): a variable in it that by its name is a secret is then revealed. `false`:
   * with this option the command does not print its standard input (`grep -q`).
   */
  readonly 'x-prints'?: boolean
  /**
   * `["editor"]`, `"browser"`, `"pager"`: starts a program that a variable or configuration names. Counts as `interactive.editor` and so
   * on, and is unknown besides: it always asks. A program of the tool's own choice is `x-effects: {"interactive": {"editor": true}}`.
   */
  readonly 'x-opens'?: readonly ('editor' | 'browser' | 'pager')[]
  /** Files of the directory that it works in which can make it run code, and that are therefore looked at. */
  readonly 'x-configured-by'?: readonly ConfiguredBy[]
  /**
   * What people call what it does, where the description does not say it in these words: `["undo the last commit"]`. A search finds it by
   * them; they change no verdict.
   */
  readonly 'x-tasks'?: readonly string[]
  /** `"2.46.0"`: the lowest version of the tool known to have it; an older one may lack it. */
  readonly 'x-since'?: ToolVersion
  /** `"3.7"`: the highest version of the tool known to have it; a later one may lack it. */
  readonly 'x-until'?: ToolVersion
  /** `"docker-buildx"`: it comes with this part, which is installed apart from the tool. */
  readonly 'x-plugin'?: string
  /** `true`: the tool has it and none of its texts says so. Only after it was tried. */
  readonly 'x-hidden'?: boolean
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
    /**
     * Where, when it is fixed: `["~/.config/gh/"]`; `~/` is the home directory. Paths that the line names are marked with `x-path` instead.
     */
    readonly paths?: readonly string[]
  }
  /** Uses the network. An option that adds `network: true` without a scope makes the scope unknown. */
  readonly network?: boolean
  /** Safe to repeat. */
  readonly idempotent?: boolean
  /** Can be undone. */
  readonly reversible?: boolean
  /** Data is lost for good: no recycle bin, no reflog, no backup. */
  readonly destructive?: boolean
  /** Types of resources that it creates: `["pull_request"]`. */
  readonly creates?: readonly string[]
  /** Types of resources that it changes: `["pull_request"]`. */
  readonly modifies?: readonly string[]
  /** Types of resources that it deletes: `["pull_request"]`. */
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
    /** When it gives up, if nothing else is said on the line; `none`: it runs until what it waits for is there, or somebody stops it. */
    readonly timeout?: string
  }
  /**
   * Waits for a person, opens an editor, a browser. What is not declared is false, except in a command that is not understood. The built-in
   * policies ask for all but `pager` and `prompts`. **Any other way to wait is neither yes nor no, and asks.**
   */
  readonly interactive?: {
    /**
     * Waits for input. Later versions of the protocol answer in words: `none` and `optional` are false, `required` and `password` true.
     * **Any other word is neither yes nor no, and asks.**
     */
    readonly stdin?: boolean | string
    /** Opens an editor. */
    readonly editor?: boolean
    /** Opens a browser. */
    readonly browser?: boolean
    /** Opens a pager, also without a terminal. One that starts only on a terminal is not interactive: an agent has no terminal. */
    readonly pager?: boolean
    /** Needs a terminal. */
    readonly tty?: boolean
    /** Asks questions. */
    readonly prompts?: boolean
  }
  /** `true`: guessed by a program, and nobody has read it yet; it changes no verdict. Take it out once a person has read them. */
  readonly 'x-inferred'?: boolean
  /**
   * `"service"`: only the tool's own, configured service (gh -> GitHub, npm -> the registry, kubectl -> the cluster, git fetch -> a
   * configured remote); `"argument"`: a host that the command line names; `"loopback"`: this machine alone.
   */
  readonly 'x-network-scope'?: 'loopback' | 'service' | 'argument'
  /** `["secret"]`: prints credentials (`gh auth token`). */
  readonly 'x-reveals'?: readonly string[]
  /** Runs code that is not on the command line (as on a command); `true`, or what runs it; `false` takes back what is inherited. */
  readonly 'x-executes'?: boolean | Executes
}

/** What one value adds. */
export interface ValueEffects extends Effects {
  /** `{effects}`: with this value the command does **only** this. */
  readonly 'x-mode'?: Effects
  /** With `x-mode`: names (not flags) of options that add nothing in this mode; the option's own list counts where there is none. */
  readonly 'x-neutralizes'?: readonly string[]
  /** With `x-mode`: what the command otherwise does and does not do in this mode. What is not named, it does. */
  readonly 'x-drops'?: Drops
}

/**
 * stdin: execute standard input; executes: run code; reveals: show secrets; reads: read what operands name; directory: obey its
 * configuration.
 */
export type Drops = readonly ('stdin' | 'executes' | 'reveals' | 'reads' | 'directory')[]

/**
 * What runs: a program (argv), the words that follow (argv-rest, argv-until:WORD), a shell text, a file, something elsewhere (remote), a
 * program that cannot be read (code).
 */
export type Executes = string

/** What happens to the path that the value names; read-tree: it is read, and all that lies below it. */
export type PathRole = 'read' | 'read-tree' | 'alter' | 'write' | 'delete' | 'cwd' | 'obeyed'

/** A language, or false. */
export type Stdin = string | boolean

/** What setting a variable does; an empty object is harmless. */
export interface Variable {
  /** Effects that hold when it is set; they only raise. */
  readonly 'x-effects'?: Effects
  /** Effects by value: `{ "*://*": { "network": true }, "*": {} }`. A value without an entry is unknown. */
  readonly 'x-values'?: Readonly<Record<string, ValueEffects>>
  /** `true`: the value is looked up in `x-values` in lower case; the keys are lower case. */
  readonly 'x-ignore-case'?: boolean
  /** The value runs, as on options; the line is unknown besides. */
  readonly 'x-executes'?: Executes
  /** The value is text in this language, as on options; the line is unknown besides. */
  readonly 'x-language'?: string
  /** The value is a path, as on options; with `cwd` and `obeyed` the line is unknown besides. */
  readonly 'x-path'?: PathRole
  /**
   * With `x-path` or `x-access`: the path begins behind the last such text in the value (git show's `HEAD:.env`, with `":"`); a value
   * without it is a path as a whole.
   */
  readonly 'x-path-after'?: string
  /**
   * With `x-path`: the path ends at the first such text (docker's `-v /srv:/data`, with `":"`); what has no slash and does not begin with a
   * dot is a name and no path. With `x-path-after`, behind that.
   */
  readonly 'x-path-before'?: string
  /**
   * `"=@"`: what stands behind this text in the value is a file that is read (`-F q=@FILE`, `--from-file=k=FILE` with `"="`, `strings
   * @FILE` with `"@"`). With `x-path` the whole value is a path besides.
   */
  readonly 'x-reads-behind'?: string
  /**
   * `true`: the file that the value names goes to another machine, which is `x-network-scope: "argument"`; no mode takes that away, but one
   * that neutralizes `*`.
   */
  readonly 'x-sends'?: boolean
  /**
   * `true`: the value is printed (`jq --arg`, `find -printf`): a variable in it that by its name is a secret is then revealed. `false`:
   * with this option the command does not print its standard input (`grep -q`).
   */
  readonly 'x-prints'?: boolean
  /** `["editor"]`, `"browser"`, `"pager"`: starts a program that the variable names; it always asks. */
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
  /**
   * **true**: options may follow operands (GNU, cobra); false: the first operand ends the options (POSIX, terraform, env, sudo, timeout,
   * xargs).
   */
  readonly permute?: boolean
  /** **true**: `-xzf` is `-x -z -f`; false: single-dash words are one option. */
  readonly bundling?: boolean
  /** **`"double"`**; `"single"`: long options have one dash (find, java); `"either"`: `-chdir` and `--chdir` are the same (terraform). */
  readonly longDash?: 'double' | 'single' | 'either'
  /** **false**; true: an unambiguous beginning of a long option is that option (GNU getopt_long, argparse). */
  readonly abbreviations?: boolean
  /** **true**: `-ofile` is `-o file`; false: it is not. */
  readonly attached?: boolean
  /**
   * **false**; true: `--flag=false` is accepted for a boolean (cobra, kubectl, docker); `false` switches it off. With another value than
   * `true`, `1`, `t`, `yes` and `on` it is not certain whether it is on: it raises, and sets no mode.
   */
  readonly booleanValues?: boolean
  /**
   * true: a boolean takes a `true`, `false` or `null` that follows it as its value (npm's nopt, yargs, tsc); false: it never does. Where it
   * is left out, a long option with the word `false` behind it is not certain.
   */
  readonly booleanWords?: boolean
  /** **false**; true: of options that take each other back, the last one counts (xz, bash). */
  readonly lastWins?: boolean
  /**
   * Words that begin with `@` name a file with further options, which nobody reads here, so that the line is unknown: `"words"`, all of
   * them, values included (gcc, java, argparse); `"operands"` (tsc).
   */
  readonly optionFiles?: 'words' | 'operands'
  /** Only at the root: words behind which another command of the tool begins (`[";"]`: tmux, nft). Each command is judged. */
  readonly separators?: readonly string[]
  /** Where a separator counts besides: `"end"` of a word (tmux), or `"anywhere"` in it (nft); such a word makes the line unknown. */
  readonly separatesWithin?: 'end' | 'anywhere'
  /** **true**: `--` ends the options; false: it is an operand (echo, find, test). */
  readonly doubleDash?: boolean
  /** **false**; true: no options at all: every word is an operand (test, `[`, expr, true). */
  readonly operandsOnly?: boolean
  /** **false**; true: operands are `key=value` and are looked up among the options by `key=` (dd: flags `["of="]`). */
  readonly keyValue?: boolean
  /** **false**; true: a first operand without a dash is a bundle of short options (tar xzf). */
  readonly firstCluster?: boolean
  /** **false**; true: expression style: an option's value is always the next word, never attached with `=` (find). */
  readonly optionsAsWords?: boolean
}

/** How one logs in. */
export interface Authentication {
  /** Whether nothing works without. */
  readonly required?: boolean
  /** Ways to log in. */
  readonly methods?: readonly {
    /** token, oauth, ... */
    readonly type: string
    /** Variable that holds the credential: a line may set it for the tool's own commands. */
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
  /**
   * By effects.PATH: true, false, unknown or another value; by decision: allow, ask or deny of the balanced policy; by command: its name,
   * such as git push.
   */
  readonly expect: Readonly<Record<string, boolean | string>>
}

/** When the host that the line names is this machine. */
export interface Loopback {
  /**
   * Names of the arguments and options whose values are URLs: each has to be `localhost`, `127.0.0.1` (or another of 127/8, with all four
   * numbers) or `[::1]`, with `http://`, `https://` or neither. They have to be known, all of them.
   */
  readonly urls?: readonly string[]
  /** Names of the arguments and options whose values are names of hosts: `localhost`, `127.0.0.1`, `::1`. */
  readonly hosts?: readonly string[]
  /**
   * Names of the options with which the tool contacts nobody else and only asks. With any other, and where one of these brings
   * `x-network-scope: "argument"` by its value, or a value begins with `@` or holds a secret, it is a host that the line names.
   */
  readonly options: readonly string[]
  /** Variables that lead the tool to a proxy, unless `NO_PROXY` names the host. */
  readonly proxies?: readonly string[]
  /**
   * Configuration that the tool reads unasked: `["~/.curlrc", "$CURL_HOME/.curlrc"]`. One that holds more than comments can lead elsewhere.
   */
  readonly files?: readonly string[]
}

/** Files of a directory that a command obeys. */
export interface ConfiguredBy {
  /**
   * `"git"`: the repository that git finds from there (`.git`, a file that leads to one, a bare one), its configuration and hooks. The
   * project's own, at the top of the tree, is believed: what lies in `.git` is not written without a question.
   */
  readonly repository?: 'git'
  /** Files, taken from the directory. With neither `mentions` nor `harmless`, that one of them is there is enough. */
  readonly paths?: readonly string[]
  /**
   * Names of settings that run code: a line of the file that holds one as a word counts, comments apart. `*` stands for any text; white
   * space and quotes are left out then.
   */
  readonly mentions?: readonly string[]
  /**
   * With `mentions`: globs of lines (without white space and quotes) that do not count. Without: the only settings, as `section.name`, of a
   * file with `[sections]` that do not.
   */
  readonly harmless?: readonly string[]
  /** `true`: the directories above are looked at too, to the top of the project. */
  readonly up?: boolean
  /** `true`: also where a mode neutralizes everything (`yarn --version`). */
  readonly always?: boolean
  /** `true`: at the top of the project nothing is said of it. */
  readonly below?: boolean
  /** Names of Python's modules: a file or package of that name is loaded in their place (`python -m`). */
  readonly modules?: readonly string[]
}
