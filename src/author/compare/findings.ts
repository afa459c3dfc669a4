import type { Finding, Severity } from '../../metadata/finding.ts'

/** What can be wrong between a shim and the tool that is installed. An invention misleads; a gap only costs an approval. */
const CHECKS = {
  'ghost-command': 'error',
  'ghost-option': 'error',
  'value-mismatch': 'error',
  'not-installed': 'warning',
  'not-readable': 'warning',
  drift: 'warning',
  // the program's file holds the word: it may be hidden, or another word
  'undocumented-command': 'note',
  'undocumented-option': 'note',
  // the shim says in which versions, or with which part, the tool has it
  'other-version': 'note',
  'plugin-missing': 'note',
  'missing-command': 'warning',
  'missing-option': 'note',
} as const satisfies Record<string, Severity>

export type CheckCode = keyof typeof CHECKS

export interface CheckFinding extends Finding {
  readonly code: CheckCode
  /** The command that it is about, the tool's name included. */
  readonly command: string
  /** Flags, or the name of the command, that it is about. */
  readonly names: readonly string[]
}

export const checkFinding = (
  code: CheckCode,
  it: {
    readonly command: string
    readonly pointer: string
    readonly message: string
    readonly names?: readonly string[]
    readonly fix?: string
  },
): CheckFinding => ({
  code,
  severity: CHECKS[code],
  pointer: it.pointer,
  message: it.message,
  fix: it.fix ?? null,
  command: it.command,
  names: it.names ?? [],
})
