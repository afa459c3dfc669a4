export const SHELLS = ['bash', 'zsh', 'fish'] as const

export interface CompletionScript {
  readonly shell: (typeof SHELLS)[number]
  readonly script: string
}
