export interface TrustedTool {
  readonly tool: string
  readonly path: string
  readonly sha256: string
  readonly when: string
  /** `touched`: the same bytes, but the file was written or moved since; `changed`: other bytes. Only `trusted` counts. */
  readonly state: 'trusted' | 'touched' | 'changed' | 'gone'
}

export interface TrustOutcome {
  readonly file: string
  readonly action: 'listed' | 'trusted' | 'revoked'
  /** Whether the file was written. */
  readonly written: boolean
  /** All that are trusted, or those that this call trusts or revokes. */
  readonly tools: readonly TrustedTool[]
  readonly warnings: readonly string[]
}
