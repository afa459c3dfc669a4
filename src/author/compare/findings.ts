import type { Finding } from '../../document/finding.ts'
import type { Meaning } from '../../document/reading-codes.ts'

const LOOK = 'read what the tool says of it, and correct the shim'

/** What can be wrong between a shim and the tool that is installed. An invention misleads; a gap only costs an approval. */
export const CHECKS = {
  'ghost-command': {
    severity: 'error',
    reason:
      'The shim describes a command that the installed tool does not list and no text of it names: whoever believes the shim runs what is not there.',
    fix: 'leave it out, correct its name, or say where it is: "x-since", "x-until", "x-plugin", "x-hidden"',
  },
  'ghost-option': {
    severity: 'error',
    reason: 'The shim describes an option that stands in no text of the installed tool about the command.',
    fix: 'leave it out, correct its spelling, or say where it is: "x-since", "x-until", "x-plugin", "x-hidden"',
  },
  'value-mismatch': {
    severity: 'error',
    reason:
      'The tool says that the option takes a value and the shim that it takes none, or the reverse: the next word of a command line is then misread.',
    fix: 'set its "type", or its "x-value"',
  },
  'not-installed': {
    severity: 'warning',
    reason: 'There is no program of the name on PATH, so nothing was compared.',
    fix: 'install the tool',
  },
  'not-readable': {
    severity: 'warning',
    reason: 'The tool, or some of its commands, gave no text that could be read, so nothing there was compared.',
    fix: 'see what the finding says; --from man reads the manual alone',
  },
  drift: {
    severity: 'warning',
    reason: 'The installed version is another than the one that the shim was checked against.',
    fix: 'correct the shim, and then its version',
  },
  'undocumented-command': {
    severity: 'note',
    reason: "No text of the tool names the command, but the shim says that it is hidden, or the program's file holds the word.",
    fix: 'try it; "x-hidden" says that somebody did',
  },
  'undocumented-option': {
    severity: 'note',
    reason: "No text of the tool names the option, but the shim says that it is hidden, or the program's file holds the word.",
    fix: 'try it; "x-hidden" says that somebody did',
  },
  'other-version': {
    severity: 'note',
    reason: 'The shim says that only earlier or later versions than the installed one have it.',
    fix: LOOK,
  },
  'plugin-missing': {
    severity: 'note',
    reason: 'The shim says that it comes with a part that is installed apart, and no text of the tool names it.',
    fix: 'install the part, and check again',
  },
  'missing-command': {
    severity: 'warning',
    reason: 'The tool has a command that the shim has not: a line with it is not understood, and asks.',
    fix: 'describe it',
  },
  'missing-option': {
    severity: 'note',
    reason: 'The tool has an option that the shim has not: a line with it is not understood, and asks.',
    fix: 'describe it',
  },
} as const satisfies Readonly<Record<string, Meaning>>

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
  details: {
    readonly command: string
    readonly pointer: string
    readonly message: string
    readonly names?: readonly string[]
    readonly fix?: string
  },
): CheckFinding => ({
  code,
  severity: CHECKS[code].severity,
  pointer: details.pointer,
  message: details.message,
  // a gap is mended by writing it down, which goes without saying
  fix: details.fix ?? (CHECKS[code].severity === 'error' ? CHECKS[code].fix : null),
  command: details.command,
  names: details.names ?? [],
})
