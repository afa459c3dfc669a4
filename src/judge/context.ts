import type { Document } from '../document/document.ts'
import type { Shell } from '../shell/invocation.ts'
import type { Repository } from '../shell/walk.ts'
import type { Look } from './look.ts'
import type { StateOf } from './path-state.ts'

/** One document that describes a tool, and the channel it came through. */
export interface Layer {
  readonly document: Document
  /** override, native, user, system, packaged, project, inferred, builtin. */
  readonly source: string
  /** Whether its claims of safety count. Its claims of hazard always do. */
  readonly trusted: boolean
  /** The program has changed since its own document was read. */
  readonly stale?: boolean
}

/** Which tool a name on the command line is. */
export type Resolution =
  | {
      readonly kind: 'known'
      /** The registry's key, the executable's name. */
      readonly tool: string
      /** Strongest first. */
      readonly layers: readonly Layer[]
      readonly installed: boolean
      readonly path?: string
      readonly warnings?: readonly string[]
      /** The layers as they would be if a person trusted what the program says of itself; undefined: that would change none. */
      readonly ifTrusted?: () => readonly Layer[]
      /** Why none of the layers may be believed alone: a clause that follows the tool's name. */
      readonly doubt?: string
      /** It was called by a path, and PATH finds another program of the name. */
      readonly notFirst?: true
      /** It is the very program that judges. */
      readonly self?: true
    }
  /** `reason` is a clause that follows the name: "is not in the registry", "is a file of the project". */
  | {
      readonly kind: 'unknown'
      readonly tool: string
      readonly reason: string
      readonly path?: string
      /** The name stands for what it says, but nothing describes it. */
      readonly undescribed?: true
      /** The program that a link of the project leads to now: its dangers are believed. */
      readonly leadsTo?: string
    }

/** Everything outside the line that a verdict depends on. All paths are absolute. */
export interface Context {
  readonly shell: Shell
  readonly cwd: string
  /** Root of the project's tree; undefined: the directory itself is all there is. */
  readonly project?: string
  readonly home: string
  /** Directories for temporary files, `/tmp` and `$TMPDIR`. */
  readonly temp: readonly string[]
  /** Directories and files that govern what agents may do; writing them is never approved. */
  readonly guarded?: readonly string[]
  /** The shell's own commands: a document whose commands are the builtins. */
  readonly builtins?: Layer
  readonly resolveTool: (name: string, cwd: string | undefined) => Resolution
  /** Whether the time to judge is over; undefined: there is no limit. What was not judged by then is unknown. */
  readonly expired?: () => boolean
  /**
   * Whether so much of it is over that the disk is not looked at any more: `realpath` then knows nothing. What is judged by the text alone
   * is at least asked about, and what is denied by its text is denied behind any number of slow commands.
   */
  readonly late?: () => boolean
  /** Looks at what lies in a directory that a command obeys; undefined: nothing is looked at, and nothing lies there. */
  readonly look?: Look
  /**
   * Scripts of the project are code, whatever they say: a rule has to name what runs them, or the line itself changes what would be read.
   * Undefined: they are read.
   */
  readonly unread?: 'named' | 'changed'
  /** Directories of programs that come before those of PATH, in a script of a runner. */
  readonly bins?: readonly string[]
  /** A new `look` for each line that is judged, so that its bounds are the line's. */
  readonly looker?: () => Look
  /** Looks at what would be lost; undefined: nothing is looked at, and nothing lies there. */
  readonly stateOf?: StateOf
  /** A new `stateOf` for each line that is judged, so that its bounds are the line's. */
  readonly stater?: () => StateOf
  /** What the commands of the line write: where each begins, and whether it puts something there that was elsewhere. */
  readonly writes?: () => readonly { readonly by: object; readonly at: number; readonly place: string; readonly brings: boolean }[]
  /** Configuration of git outside of repositories, the user's and the system's; undefined: which files it reads is not known. */
  readonly gitConfigs?: () => readonly string[] | undefined
  /** The outermost repository around the project: what is nested in it may be new. Undefined: the project itself. */
  readonly outermost?: () => string | undefined
  /** The repository that `cwd` lies in, as far as it can be told. */
  readonly repository?: Repository
  /** A variable of the environment that commands are started with; undefined: none of them is known to be set. */
  readonly variable?: (name: string) => string | undefined
  /** Where a path really leads, links followed as far as it exists; undefined: not known. */
  readonly realpath?: (path: string) => string | undefined
}
