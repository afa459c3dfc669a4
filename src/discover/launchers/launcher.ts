/** Languages whose programs are started by an interpreter that gets a file. */
export type Language = 'node' | 'python' | 'ruby' | 'perl' | 'java' | 'shell'

/** A text that is run, and what has to be known to see where it leads. */
export interface Launcher {
  /** Absolute, as it is called: what the program itself sees as its name. */
  readonly path: string
  /** After symbolic links. */
  readonly real: string
  /** Its beginning, up to `MOST_TEXT`. */
  readonly text: string
  readonly language: Language | undefined
  /** Absolute path or bare name of the interpreter that its first line names. */
  readonly interpreter: string | undefined
  /** The user's home directory, for `$HOME` and `~`. */
  readonly home: string
}

/** Where a launcher plainly leads. Paths are absolute; whether they exist is found out by whoever follows them. */
export type Lead =
  /** A file that is run, or read by the shell (`.`); `language` when its interpreter is named beside it. */
  | { readonly kind: 'file'; readonly path: string; readonly language?: Language }
  /** A bare name, to be found on PATH. */
  | { readonly kind: 'program'; readonly name: string }
  | { readonly kind: 'jar'; readonly path: string }
  /** A JavaScript module, with or without its extension, and the package that it is of. */
  | { readonly kind: 'node-module'; readonly path: string }
  /** A JavaScript package in a node_modules directory at or above the launcher. */
  | { readonly kind: 'node-package'; readonly name: string }
  /** `interpreter`: whose site-packages hold it; `path` entries that the script adds are looked at first. */
  | { readonly kind: 'python-module'; readonly module: string; readonly interpreter?: string; readonly path: readonly string[] }
  /** The console script `script` of an installed distribution, whose module is in its metadata. */
  | { readonly kind: 'python-entry'; readonly distribution: string; readonly script: string }
  | { readonly kind: 'gem'; readonly name: string }
  | { readonly kind: 'ruby-feature'; readonly feature: string }
  | { readonly kind: 'perl-module'; readonly module: string }

/** How much of a script is searched for leads. Launchers are short; what is longer does its work itself, and its own text was searched whole. */
export const MOST_TEXT = 32 * 1024

/** A script no longer than this does little but start something else, so that whatever it imports is what it starts. */
export const SMALL_TEXT = 4 * 1024

/** Leads of one text: real launchers have one to three, and this bounds what a hostile one can cost. */
export const MOST_LEADS = 24

/** Each match of a global expression, as the first group that took part. */
export const matches = (text: string, expression: RegExp): readonly string[] =>
  [...text.matchAll(expression)].flatMap(match => {
    const group = match.slice(1).find(part => part !== undefined)
    return group === undefined ? [] : [group]
  })
