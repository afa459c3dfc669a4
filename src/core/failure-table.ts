/** Every way in which a command can fail, with its exit status (sysexits.h) and category. What each means: failure-meanings.ts. */

interface FailureInfo {
  readonly exit: number
  readonly category: 'usage' | 'data' | 'missing' | 'internal' | 'io' | 'busy' | 'refused' | 'configuration'
  readonly retryable: boolean
}

export const FAILURES = {
  UNKNOWN_COMMAND: { exit: 64, category: 'usage', retryable: false },
  BAD_USAGE: { exit: 64, category: 'usage', retryable: false },
  NOT_A_DOCUMENT: { exit: 65, category: 'data', retryable: false },
  TOOL_NOT_FOUND: { exit: 66, category: 'missing', retryable: false },
  COMMAND_NOT_FOUND: { exit: 66, category: 'missing', retryable: false },
  FILE_NOT_FOUND: { exit: 66, category: 'missing', retryable: false },
  FINDING_NOT_FOUND: { exit: 66, category: 'missing', retryable: false },
  PATTERN_NOT_FOUND: { exit: 66, category: 'missing', retryable: false },
  HOOK_PAYLOAD: { exit: 65, category: 'data', retryable: false },
  HOOK_REFUSED: { exit: 77, category: 'refused', retryable: false },
  NO_HELP: { exit: 65, category: 'data', retryable: false },
  FILE_EXISTS: { exit: 73, category: 'io', retryable: false },
  CANNOT_WRITE: { exit: 73, category: 'io', retryable: false },
  CANNOT_READ: { exit: 74, category: 'io', retryable: false },
  REGISTRY_CORRUPT: { exit: 65, category: 'data', retryable: false },
  UPGRADE_REQUIRED: { exit: 78, category: 'configuration', retryable: false },
  POLICY_INVALID: { exit: 78, category: 'configuration', retryable: false },
  DELEGATION_INVALID: { exit: 78, category: 'configuration', retryable: false },
  CONFIG_INVALID: { exit: 78, category: 'configuration', retryable: false },
  BUSY: { exit: 75, category: 'busy', retryable: true },
  DATA_DIR_REFUSED: { exit: 77, category: 'refused', retryable: false },
  SETTINGS_INVALID: { exit: 65, category: 'data', retryable: false },
  FIX_REFUSED: { exit: 77, category: 'refused', retryable: false },
  PROBE_REFUSED: { exit: 77, category: 'refused', retryable: false },
  SANDBOX_UNAVAILABLE: { exit: 69, category: 'missing', retryable: false },
  TRUST_REFUSED: { exit: 77, category: 'refused', retryable: false },
  INTERRUPTED: { exit: 75, category: 'busy', retryable: true },
  UNEXPECTED: { exit: 70, category: 'internal', retryable: false },
} as const satisfies Record<string, FailureInfo>

export type FailureCode = keyof typeof FAILURES

/** What to do about a failure. `fix` is a command to run where there is one; `applicability` says how sure we are of it. */
export interface Suggestion {
  readonly action: string
  readonly fix?: string
  readonly example?: string
  readonly applicability: 'certain' | 'likely' | 'example'
}
