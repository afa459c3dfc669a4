import type { PlatformDirs } from './platform-dirs.ts'

/**
 * What operations may know and do of the outside: one narrow value instead of `process`, `fs` and `os`. Functions take the part
 * that they need: `Pick<World, 'files' | 'now'>`.
 */
export interface World {
  readonly files: Files
  /** Loaded when something is written. */
  readonly store: () => Promise<Store>
  /** Files below a directory that match a glob, as sorted relative paths. */
  readonly find: (directory: string, pattern: string) => Promise<readonly string[]>
  readonly run: Run
  /** Loaded when something is served. */
  readonly serve: () => Promise<Serve>
  /** Kills every process that bears one of the traces; says how many. */
  readonly sweep: (traces: Traces) => Promise<number>
  /** A user of whom there is nothing else on this machine; undefined when we cannot become another user. */
  readonly spareAccount: () => Promise<Account | undefined>
  readonly lock: Lock
  /** Loaded when something is appended. */
  readonly append: () => Promise<Append>
  /** What a gzip file holds, up to `limit` bytes; undefined when there is more, or it is none. */
  readonly gunzip: (bytes: Uint8Array, limit: number) => Uint8Array | undefined
  readonly env: Readonly<Record<string, string | undefined>>
  readonly cwd: string
  /** The name of this machine. */
  readonly hostname: () => string
  readonly home: string
  readonly uid: number
  /** Of the user's own group; absent on systems without groups. */
  readonly gid?: number | undefined
  readonly platform: string
  readonly platformDirs: PlatformDirs | undefined
  /** Directory of this package: bin/, schemas/, shims/. */
  readonly packageDir: string
  /** Version of this package. */
  readonly version: string
  readonly now: () => Date
  /** Milliseconds since the process started, never going back. */
  readonly clock: () => number
  /** Milliseconds that the process has worked: on a busy machine fewer than have passed. */
  readonly worked: () => number
  /** Standard input, whole, up to `limit` bytes; undefined past it. */
  readonly stdin: (limit: number) => Uint8Array | undefined
  /** The same for whoever cannot wait: at most `bytes`, no longer than `ms` milliseconds, and only until it is `whole`. */
  readonly stdinWithin: (bounds: {
    readonly bytes: number
    readonly ms: number
    readonly whole: (bytes: Uint8Array) => boolean
  }) => Promise<Input>
  /** Whether nobody can read what is printed: standard output is closed, or the null device. */
  readonly outputIsLost: () => boolean
  /** Standard input line by line, as it comes; undefined for a line longer than `limit` characters. */
  readonly lines: (limit: number) => AsyncIterable<string | undefined>
  /** Says what is going on, to a person at a terminal; does nothing elsewhere. */
  readonly progress: Progress
  /** Aborted when a signal asks the process to end. */
  readonly signal: AbortSignal
  /** The whole argument vector that started us, to introduce ourselves. */
  readonly executable: string
  /** The Node that runs us. */
  readonly node: { readonly path: string; readonly version: string; readonly arch: string }
}

export type Input =
  | { readonly kind: 'read'; readonly bytes: Uint8Array }
  /** It has more bytes than may be read. */
  | { readonly kind: 'too-long' }
  /** It did not end in time. */
  | { readonly kind: 'too-slow' }

/** Which file it is and whether it changed. Times are nanoseconds as decimal text, since a double would round them. */
export interface Identity {
  readonly dev: string
  readonly ino: string
  readonly size: number
  readonly mtimeNs: string
  readonly ctimeNs: string
}

export interface Stat extends Identity {
  readonly kind: 'file' | 'directory' | 'link' | 'other'
  readonly mode: number
  readonly uid: number
  readonly gid: number
  /** Names that the file has: with more than one, writing elsewhere changes it here. */
  readonly links: number
}

export type FileReading =
  | { readonly kind: 'read'; readonly bytes: Uint8Array }
  | { readonly kind: 'absent' }
  | { readonly kind: 'too-large'; readonly size: number }
  | { readonly kind: 'unreadable'; readonly reason: string }

export type TextReading = Exclude<FileReading, { kind: 'read' }> | { readonly kind: 'read'; readonly text: string }

export type Listing =
  | { readonly kind: 'listed'; readonly names: readonly string[] }
  | { readonly kind: 'absent' }
  | { readonly kind: 'unreadable'; readonly reason: string }

export interface Searching {
  readonly found: readonly string[]
  /** Bytes that were looked at, inflated. */
  readonly bytes: number
  /** false: the file goes on behind what was looked at. */
  readonly whole: boolean
}

export interface TreeChoice {
  /** By name, and for files how deep they lie: 0 for those of the directory itself. */
  readonly enter: (directory: string) => boolean
  readonly take: (file: string, depth: number) => boolean
  readonly depth: number
  /** Files and directories, each. */
  readonly most: number
}

export interface Tree {
  /** Absolute paths. */
  readonly files: readonly string[]
  /** Those that were listed, the first one included. */
  readonly directories: readonly string[]
  /** false: a bound was met, and there are more. */
  readonly whole: boolean
}

/** Reading. Nothing here throws for a file that is missing, broken or forbidden. */
export interface Files {
  /** Whether the path leads to this very file, unchanged. Cheaper than comparing what `stat` gives. */
  readonly isStill: (path: string, identity: Identity | undefined) => boolean
  /** Follows symbolic links; undefined when there is nothing, a loop, or no permission. */
  readonly stat: (path: string) => Stat | undefined
  readonly lstat: (path: string) => Stat | undefined
  /** When a file's contents last changed, in milliseconds with fractions; undefined when it is no file. Cheaper than `stat`. */
  readonly modifiedMs: (path: string) => number | undefined
  readonly list: (directory: string) => Listing
  readonly read: (path: string, limit: number) => FileReading
  /** A file that has to be UTF-8. */
  readonly readText: (path: string, limit: number) => TextReading
  readonly realpath: (path: string) => string | undefined
  /** Whether the file's bytes contain `needle`; undefined when it could not be read. Reads in chunks of bounded size. */
  readonly contains: (path: string, needle: string) => boolean | undefined
  /** Which of `needles` the first `limit` bytes of a file contain, read once; undefined when it could not be read. */
  readonly search: (path: string, needles: readonly string[], limit: number) => Searching | undefined
  /** The same for the entries of a zip archive (a jar), inflated; undefined when it is no archive that can be read whole within `limit`. */
  readonly searchArchive: (path: string, needles: readonly string[], limit: number) => Searching | undefined
  /** Files below a directory, nearest first; symbolic links are not entered. Nothing for a directory that cannot be listed. */
  readonly tree: (directory: string, choice: TreeChoice) => Tree
  /** `length` bytes from `offset` on, as text; undefined when they could not be read. */
  readonly slice: (path: string, offset: number, length: number) => string | undefined
  /** The first `length` bytes; undefined when it could not be read. */
  readonly head: (path: string, length: number) => Uint8Array | undefined
  /** SHA-256 of the contents in hexadecimal; undefined when it could not be read. */
  readonly sha256: (path: string) => string | undefined
  /** The name that git gives to these contents (SHA-1 of a blob), in hexadecimal; undefined: more than `limit` bytes, or they could not be read. */
  readonly gitBlob: (path: string, limit: number) => string | undefined
  /** Up to `length` bytes from `offset` on; undefined when they could not be read. */
  readonly bytesAt: (path: string, offset: number, length: number) => Uint8Array | undefined
}

export type Written = { readonly kind: 'written' } | { readonly kind: 'failed'; readonly path: string; readonly reason: string }

/** Writing. */
export interface Store {
  /** Creates the directory and its parents for the user alone (0700). */
  readonly makeDirectory: (path: string) => Written
  /** Replaces files, each whole or not at all and on the disk before this returns: temporary file, fsync, rename, fsync of the directory. */
  /** `mode`: permission bits; without it the file is the user's alone (0600). */
  readonly replace: (files: readonly { readonly path: string; readonly text: string; readonly mode?: number }[]) => Promise<Written>
  /** Makes a file that is not there yet, whole or not at all; `failed` with `EEXIST` when it is. */
  readonly create: (path: string, text: string) => Promise<Written>
  readonly remove: (paths: readonly string[]) => Written
  /** A directory with nothing in it; fails for any other. */
  readonly removeDirectory: (path: string) => Written
  readonly rename: (from: string, to: string) => Written
  /**
   * A new directory for the probes of one scan, without symbolic links in its path; remove it with `removeTree`. Its name says whose it
   * is: what a killed process left behind is found by it.
   */
  readonly makeScratch: () => string
  /** Scratch directories of processes that are no more. */
  readonly strayScratch: () => readonly string[]
  /** Makes the directory another user's, and lets that user through the ones above it, up to and with `top`. */
  readonly lend: (directory: string, top: string, account: Account) => Written
  readonly removeTree: (path: string) => Promise<void>
}

/**
 * Adds a line to a file of the user's own (0600; its directory 0700 where there is none), whole and at once, whoever else is at it. Before it
 * would have `most` bytes the file is put aside as `PATH.1`, in the place of the one before it. Never throws, and never waits: neither for
 * a lock nor for the reader of a FIFO. What is no plain file of ours with one name, a link included, is not written to.
 */
export type Append = (wanted: { readonly path: string; readonly line: string; readonly most: number }) => Written

type LockOutcome<T> =
  | { readonly kind: 'done'; readonly value: T }
  | { readonly kind: 'busy' }
  | { readonly kind: 'failed'; readonly reason: string }

/** Runs `work` while no other process holds the lock of `directory`. `stillHeld` must be true before anything is made visible. */
export type Lock = <T>(directory: string, work: (stillHeld: () => boolean) => Promise<T>) => Promise<LockOutcome<T>>

/** Whom a program runs as. */
export interface Account {
  readonly uid: number
  readonly gid: number
}

/** By what the processes of a run are found, wherever they went. */
export interface Traces {
  /** The start of a `NAME=value` of their environment. */
  readonly marker: string
  /** They work in it or below. Absolute, without symbolic links. */
  readonly directory?: string
  /** A user that nobody else is. */
  readonly uid?: number
}

export interface RunRequest {
  readonly file: string
  readonly argv: readonly string[]
  readonly cwd: string
  readonly env: Readonly<Record<string, string>>
  readonly timeoutMs: number
  readonly stdoutLimit: number
  readonly stderrLimit: number
  /** Processes that left the group are found by these; `marker` is a `NAME=value` of `env` that no other run has. */
  readonly traces: Traces
  /** Somebody else than we are, which only root can ask for. */
  readonly account?: Account
  /** Standard input; without it there is none. */
  readonly input?: string
}

export type RunOutcome = { readonly elapsedMs: number; readonly stdout: Uint8Array; readonly stderr: Uint8Array } & (
  | { readonly kind: 'exited'; readonly status: number }
  | { readonly kind: 'killed'; readonly signal: string }
  | { readonly kind: 'timed-out' }
  | { readonly kind: 'too-loud'; readonly stream: 'stdout' | 'stderr' }
  | { readonly kind: 'not-started'; readonly reason: string }
  | { readonly kind: 'aborted' }
)

/** Runs one program to its end and leaves nothing of it alive. Never throws. */
type Run = (request: RunRequest) => Promise<RunOutcome>

/** Answers HTTP requests on loopback. Throws where no port is to be had. */
export type Serve = (
  answer: (request: { readonly method: string; readonly url: string; readonly body: string }) => {
    readonly status: number
    readonly type: string
    readonly text: string
  },
) => Promise<{ readonly port: number; readonly stop: () => void }>

export interface Progress {
  readonly update: (state: { readonly done: number; readonly total: number; readonly running: readonly string[] }) => void
  readonly clear: () => void
  /** One line for a person, terminal or not. */
  readonly note: (line: string) => void
}
