import type { FailureCode } from './failure-table.ts'

/** What each failure means, for the lists of all of them: apart, since whoever fails does not read it. */
export const MEANINGS = {
  UNKNOWN_COMMAND: 'There is no such command.',
  BAD_USAGE: 'An option or argument is wrong or missing.',
  NOT_A_DOCUMENT: 'The text could not be read as a document at all.',
  TOOL_NOT_FOUND: 'No document describes a tool of this name.',
  COMMAND_NOT_FOUND: "The tool's document has no such command.",
  FILE_NOT_FOUND: 'The file or directory does not exist.',
  FINDING_NOT_FOUND: 'No finding has this code.',
  PATTERN_NOT_FOUND: 'No pattern has this name.',
  HOOK_PAYLOAD: 'What the harness sent on standard input is not what it documents. `hook` ends with 2 on every failure.',
  HOOK_REFUSED: 'The command is refused, and the harness has no form of answer that says so. `hook` ends with 2 on every failure.',
  NO_HELP: 'The program offers no help or manual that could be read.',
  FILE_EXISTS: 'The file is there already, and is not overwritten.',
  CANNOT_WRITE: 'A file or directory could not be written.',
  CANNOT_READ: 'A file exists but could not be read.',
  REGISTRY_CORRUPT: 'registry.json is not a registry. The next scan sets it aside and builds a new one.',
  UPGRADE_REQUIRED: 'registry.json was written by a newer atip; it is left as it is.',
  POLICY_INVALID: 'A policy file has a key, value or form that does not exist; nothing in it is ignored.',
  DELEGATION_INVALID: 'A delegation has a key, value or form that does not exist; nothing in it is ignored.',
  CONFIG_INVALID:
    'A config.json has a key, value or form that does not exist, or others could have written it, or ATIP_OUTPUT is no form; nothing is done.',
  BUSY: 'Another atip held the lock for too long.',
  DATA_DIR_REFUSED: 'The data directory belongs to another user, or leads to a place that does.',
  SETTINGS_INVALID: "A client's settings do not parse, or have something else where hooks belong. They are left as they are.",
  FIX_REFUSED: "What was named is no file of one's own: a link, somebody else's file, or the output of a program. It is not changed.",
  PROBE_REFUSED: 'The program is on the skip list and is never run, or nothing here can hold it.',
  SANDBOX_UNAVAILABLE: 'A sandbox was required, and none can be started here.',
  TRUST_REFUSED: 'Others can change the program, or the place where trust is kept: what is trusted now could be something else later.',
  INTERRUPTED: 'A signal ended the command before it was done; nothing was written.',
  UNEXPECTED: 'A defect in atip itself.',
} as const satisfies Readonly<Record<FailureCode, string>>
