import type { Sandbox } from '../registry/config-bounds.ts'

export const FROM = ['all', 'help', 'man', 'completion'] as const

export interface DescribeOptions {
  /** How many levels of commands are asked; 0 is the tool alone. */
  readonly depth: number
  readonly from: (typeof FROM)[number]
  /** For one answer. */
  readonly timeoutMs: number
  readonly concurrency: number
  /** Forget earlier answers. */
  readonly fresh: boolean
  /** Ask although nothing shows that it knows --help, and its commands although it does not say how. */
  readonly force: boolean
  readonly quiet: boolean
  /** Programs that the user never wants to be run. */
  readonly skip: readonly string[]
  readonly sandbox: Sandbox
  /** As root, run programs as root. */
  readonly asRoot: boolean
}
