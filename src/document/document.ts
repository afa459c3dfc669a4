import type { Effects } from '../core/effects.ts'

export type { Effects } from '../core/effects.ts'

/** What happens to a path; `read-tree`: it is read, and all that lies below it. */
export type Access = 'read' | 'read-tree' | 'write' | 'delete'

/** What an option, an operand or one of its values does to the command that it stands in. */
export interface Role {
  readonly 'x-effects'?: Effects
  readonly 'x-values'?: Readonly<Record<string, ValueEffects>>
  readonly 'x-executes'?: string
  readonly 'x-language'?: string
  readonly 'x-placeholder'?: string
  readonly 'x-placeholder-from'?: string
  readonly 'x-elsewhere'?: boolean
  readonly 'x-access'?: Readonly<Record<string, Access>>
  readonly 'x-path'?: Access | 'cwd' | 'obeyed'
  readonly 'x-path-after'?: string
  readonly 'x-path-before'?: string
  readonly 'x-reads-behind'?: string
  readonly 'x-sends'?: boolean
  readonly 'x-ignore-case'?: boolean
  readonly 'x-selects'?: 'glob' | 'regex' | 'extension' | 'lines' | 'hidden'
  readonly 'x-opens'?: readonly string[]
  readonly 'x-stdin'?: string | boolean
  readonly 'x-prints'?: boolean
  readonly 'x-appends'?: boolean
}

/** What a command otherwise does and does not do in a mode; without a word for it, a mode takes none of it away. */
export type Dropped = 'stdin' | 'executes' | 'reveals' | 'reads' | 'directory'

/** Files of the directory that a command works in which can make it run code. */
export interface ConfiguredBy {
  /** The configuration of a repository is read, as the tool finds it. */
  readonly repository?: 'git'
  /** Below the directory. With neither `mentions` nor `harmless`, that one of them is there is enough. */
  readonly paths?: readonly string[]
  /** Names of Python's modules: a file or package of that name in the directory is loaded in their place. */
  readonly modules?: readonly string[]
  /** Names of settings that run code; one that the file sets counts. */
  readonly mentions?: readonly string[]
  /** With `mentions`, lines without white space and quotes that do not count; without, the only settings (`section.name`) that do not. */
  readonly harmless?: readonly string[]
  /** The directories above are looked at too. */
  readonly up?: boolean
  /** Also where a mode takes all else away: `yarn --version` runs it. */
  readonly always?: boolean
  /** At the top of the project nothing is said of it. */
  readonly below?: boolean
}

export interface ValueEffects extends Effects {
  readonly 'x-mode'?: Effects
  readonly 'x-neutralizes'?: readonly string[]
  readonly 'x-drops'?: readonly Dropped[]
}

/** What a variable does: a role whose value is the variable's. */
export type Variable = Role

export interface Argument extends Role {
  readonly name: string
  readonly type?: string
  readonly required?: boolean
  readonly description?: string
  readonly variadic?: boolean
  readonly enum?: readonly unknown[]
  readonly default?: unknown
  readonly 'x-assignments'?: boolean
  /** Changes of the file that it names are lost; `existing`: it names one only where one is there, or behind `--`. */
  readonly 'x-loses'?: 'named' | 'existing'
  readonly 'x-unless'?: readonly string[]
}

/** In which of the tool's forms a command or an option is there; it changes no verdict. */
export interface Presence {
  readonly 'x-since'?: string
  readonly 'x-until'?: string
  readonly 'x-plugin'?: string
  readonly 'x-hidden'?: boolean
}

export interface Option extends Role, Presence {
  readonly name?: string
  readonly flags: readonly string[]
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly default?: unknown
  readonly description?: string
  readonly variadic?: boolean
  readonly 'x-value'?: 'required' | 'optional' | 'none'
  readonly 'x-arity'?: number
  readonly 'x-negatable'?: boolean
  readonly 'x-joins'?: 'not' | 'or'
  readonly 'x-mode'?: Effects
  readonly 'x-neutralizes'?: readonly string[]
  readonly 'x-drops'?: readonly Dropped[]
  readonly 'x-undoes'?: readonly string[]
  readonly 'x-configured-by'?: readonly ConfiguredBy[]
}

export interface Syntax {
  readonly permute?: boolean
  readonly bundling?: boolean
  readonly longDash?: 'double' | 'single' | 'either'
  readonly abbreviations?: boolean
  readonly attached?: boolean
  readonly booleanValues?: boolean
  readonly booleanWords?: boolean
  readonly lastWins?: boolean
  readonly optionFiles?: 'words' | 'operands'
  readonly separators?: readonly string[]
  readonly separatesWithin?: 'end' | 'anywhere'
  readonly doubleDash?: boolean
  readonly operandsOnly?: boolean
  readonly keyValue?: boolean
  readonly firstCluster?: boolean
  readonly optionsAsWords?: boolean
}

export interface Safer {
  readonly replace: string
  readonly with: string
  readonly description?: string
}

/** What the root and every command have in common. */
export interface Node {
  readonly description?: string
  readonly arguments?: readonly Argument[]
  readonly options?: readonly Option[]
  readonly commands?: Commands
  readonly effects?: Effects
  readonly examples?: readonly string[]
  readonly 'x-complete'?: boolean
  readonly 'x-executes'?: string
  readonly 'x-stdin'?: string | boolean
  readonly 'x-prints'?: boolean
  readonly 'x-safer'?: readonly Safer[]
  readonly 'x-self'?: Effects
  readonly 'x-other-options'?: Effects
  readonly 'x-syntax'?: Syntax
  readonly 'x-todo'?: readonly string[]
  /** Other commands that are this one: `docker run` of `docker container run`. */
  readonly 'x-same-as'?: readonly string[]
  readonly 'x-configured-by'?: readonly ConfiguredBy[]
}

export interface Command extends Node, Presence {
  readonly 'x-aliases'?: readonly string[]
  readonly 'x-overrides'?: readonly string[]
}

export type Commands = Readonly<Record<string, Command>>

export interface PatternStep {
  readonly command: string
  readonly description?: string
}

export interface Pattern {
  readonly name: string
  readonly description?: string
  readonly steps: readonly PatternStep[]
  readonly variables?: Readonly<Record<string, { readonly type?: string; readonly description?: string }>>
}

export interface Authentication {
  readonly required?: boolean
  readonly methods?: readonly {
    readonly type: string
    readonly envVar?: string
    readonly description?: string
    readonly setupCommand?: string
  }[]
  readonly checkCommand?: string
}

/** A line, and what it must come to when its document is all that is known. */
export interface DocumentTest {
  readonly run: string
  readonly expect: Readonly<Record<string, boolean | string>>
}

/**
 * One tool's ATIP document after it was read: field meanings in docs/guide/document-format.md, shape in
 * schemas/metadata.schema.json. Fields that nobody here knows are kept.
 */
export interface Document extends Node {
  readonly atip: string | { readonly version: string }
  readonly name: string
  readonly version: string
  readonly description: string
  readonly homepage?: string
  readonly globalOptions?: readonly Option[]
  readonly authentication?: Authentication
  readonly patterns?: readonly Pattern[]
  readonly partial?: boolean
  readonly omitted?: Readonly<Record<string, unknown>>
  readonly 'x-checked'?: { readonly version?: string; readonly against: readonly string[] }
  readonly 'x-environment'?: Readonly<Record<string, Variable>>
  readonly 'x-obeys-directory'?: boolean
  readonly 'x-file-values'?: readonly string[]
  readonly 'x-tests'?: readonly DocumentTest[]
  readonly 'x-inferred'?: boolean
}

/** The protocol version that a document names, in either form. */
export const protocolOf = (document: Pick<Document, 'atip'>): string =>
  typeof document.atip === 'string' ? document.atip : document.atip.version

/** A command of an object that came from outside: inherited names such as `constructor` are not commands. */
export const childOf = (commands: Commands | undefined, name: string): Command | undefined =>
  commands !== undefined && Object.hasOwn(commands, name) ? commands[name] : undefined
