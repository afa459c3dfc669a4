import type { World } from '../host/world.ts'
import type { Command } from '../policy/evaluate.ts'
import type { Shell } from '../shell/invocation.ts'

/** A question as it was put: what was to run, where, and who asked. */
export interface Asked {
  /** The command of ours that was asked: `hook`, `check`. */
  readonly by: string
  /** All of them have to be allowed: what a client runs together. */
  readonly commands: readonly Command[]
  readonly cwd: string
  readonly shell: Shell
  /** When it was put, in milliseconds since the process started. */
  readonly since: number
  readonly client?: string | undefined
  readonly session?: string | undefined
  /** The client's tool that would run it. */
  readonly tool?: string | undefined
}

/** What recording takes of the outside. */
export type RecordWorld = Pick<World, 'files' | 'append' | 'hostname' | 'uid' | 'gid' | 'now' | 'version'>
