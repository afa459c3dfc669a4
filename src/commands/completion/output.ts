import type { Shell } from '../../setup/shells.ts'

export interface CompletionScript {
  readonly shell: Shell
  readonly script: string
}
