import type { Shell } from '../../setup/shells.ts'

export interface ShellInit {
  readonly shell: Shell
  /** Where it belongs, or was written. */
  readonly file: string
  readonly outcome: 'printed' | 'added' | 'replaced' | 'unchanged'
  /** The line that loads the file. */
  readonly line: string
  /** Whose last line that is to be, as people write it. */
  readonly startUp: string
  /** What the shell loads, whole. */
  readonly script: string
}
