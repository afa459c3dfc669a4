import type { Valued } from '../../registry/config.ts'

export interface EffectiveConfig {
  /** Where configuration is looked for, the strongest first. */
  readonly files: readonly { readonly file: string; readonly present: boolean }[]
  readonly places: readonly Valued<string>[]
  readonly allow: readonly Valued<string>[]
  readonly skip: readonly Valued<string>[]
  /** As it is written: `2s`, `500ms`. */
  readonly timeout: Valued<string>
  readonly concurrency: Valued<number>
  readonly sandbox: Valued<string>
  readonly log: Valued<boolean>
}
