/** Every way in which a command can fail, in one table: exit status (sysexits.h), category, and what it means. */

interface FailureInfo {
  readonly exit: number
  readonly category: 'usage' | 'data' | 'missing' | 'internal' | 'io' | 'busy' | 'refused' | 'configuration'
  readonly retryable: boolean
  readonly meaning: string
}

export const FAILURES = {
  UNKNOWN_COMMAND: { exit: 64, category: 'usage', retryable: false, meaning: 'There is no such command.' },
  BAD_USAGE: { exit: 64, category: 'usage', retryable: false, meaning: 'An option or argument is wrong or missing.' },
  NOT_A_DOCUMENT: { exit: 65, category: 'data', retryable: false, meaning: 'The text could not be read as a document at all.' },
  TOOL_NOT_FOUND: { exit: 66, category: 'missing', retryable: false, meaning: 'No document describes a tool of this name.' },
  COMMAND_NOT_FOUND: { exit: 66, category: 'missing', retryable: false, meaning: "The tool's document has no such command." },
  FILE_NOT_FOUND: { exit: 66, category: 'missing', retryable: false, meaning: 'The file or directory does not exist.' },
  FINDING_NOT_FOUND: { exit: 66, category: 'missing', retryable: false, meaning: 'No finding has this code.' },
  PATTERN_NOT_FOUND: { exit: 66, category: 'missing', retryable: false, meaning: 'No pattern has this name.' },
  HOOK_PAYLOAD: {
    exit: 65,
    category: 'data',
    retryable: false,
    meaning: 'What the harness sent on standard input is not what it documents. `hook` ends with 2 on every failure.',
  },
  HOOK_REFUSED: {
    exit: 77,
    category: 'refused',
    retryable: false,
    meaning: 'The command is refused, and the harness has no form of answer that says so. `hook` ends with 2 on every failure.',
  },
  NO_HELP: { exit: 65, category: 'data', retryable: false, meaning: 'The program offers no help or manual that could be read.' },
  FILE_EXISTS: { exit: 73, category: 'io', retryable: false, meaning: 'The file is there already, and is not overwritten.' },
  CANNOT_WRITE: { exit: 73, category: 'io', retryable: false, meaning: 'A file or directory could not be written.' },
  CANNOT_READ: { exit: 74, category: 'io', retryable: false, meaning: 'A file exists but could not be read.' },
  REGISTRY_CORRUPT: {
    exit: 65,
    category: 'data',
    retryable: false,
    meaning: 'registry.json is not a registry. The next scan sets it aside and builds a new one.',
  },
  UPGRADE_REQUIRED: {
    exit: 78,
    category: 'configuration',
    retryable: false,
    meaning: 'registry.json was written by a newer atip; it is left as it is.',
  },
  POLICY_INVALID: {
    exit: 78,
    category: 'configuration',
    retryable: false,
    meaning: 'A policy file has a key, value or form that does not exist; nothing in it is ignored.',
  },
  DELEGATION_INVALID: {
    exit: 78,
    category: 'configuration',
    retryable: false,
    meaning: 'A delegation has a key, value or form that does not exist; nothing in it is ignored.',
  },
  CONFIG_INVALID: {
    exit: 78,
    category: 'configuration',
    retryable: false,
    meaning: 'A config.json has a key, value or form that does not exist, or others could have written it; nothing is done.',
  },
  BUSY: { exit: 75, category: 'busy', retryable: true, meaning: 'Another atip held the lock for too long.' },
  DATA_DIR_REFUSED: {
    exit: 77,
    category: 'refused',
    retryable: false,
    meaning: 'The data directory belongs to another user, or leads to a place that does.',
  },
  FIX_REFUSED: {
    exit: 77,
    category: 'refused',
    retryable: false,
    meaning: "What was named is no file of one's own: a link, somebody else's file, or the output of a program. It is not changed.",
  },
  PROBE_REFUSED: {
    exit: 77,
    category: 'refused',
    retryable: false,
    meaning: 'The program is on the skip list and is never run, or nothing here can hold it.',
  },
  SANDBOX_UNAVAILABLE: {
    exit: 69,
    category: 'missing',
    retryable: false,
    meaning: 'A sandbox was required, and none can be started here.',
  },
  TRUST_REFUSED: {
    exit: 77,
    category: 'refused',
    retryable: false,
    meaning: 'Others can change the program, or the place where trust is kept: what is trusted now could be something else later.',
  },
  INTERRUPTED: {
    exit: 75,
    category: 'busy',
    retryable: true,
    meaning: 'A signal ended the command before it was done; nothing was written.',
  },
  UNEXPECTED: { exit: 70, category: 'internal', retryable: false, meaning: 'A defect in atip itself.' },
} as const satisfies Record<string, FailureInfo>

export type FailureCode = keyof typeof FAILURES

/** What to do about a failure. `fix` is a command to run where there is one; `applicability` says how sure we are of it. */
export interface Suggestion {
  readonly action: string
  readonly fix?: string
  readonly example?: string
  readonly applicability: 'certain' | 'likely' | 'example'
}
