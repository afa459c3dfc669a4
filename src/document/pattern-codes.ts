import type { Meaning } from './reading-codes.ts'

/** What is found in a file of patterns, besides its form. Variables without a declaration have the code of the rule for documents. */
export const PATTERN_CODES = {
  'unreadable-step': {
    severity: 'error',
    reason: 'No shell can read the command of this step, so that it can neither be judged nor run.',
    fix: 'write it as it is typed at a prompt',
  },
  'undeclared-variable': {
    severity: 'warning',
    reason: 'What stands in braces is a variable, and this one is not among those that the pattern declares; mostly it is misspelt.',
    fix: 'correct its name, or declare it',
  },
  'unfillable-variable': {
    severity: 'warning',
    reason: 'A variable inside of code would let its value run as code; it is never filled in, and whoever uses the pattern has to.',
    fix: 'make it an argument of a command',
  },
  'unused-variable': { severity: 'warning', reason: 'A value is asked for that no step needs.', fix: 'use it or remove it' },
  'duplicate-name': {
    severity: 'warning',
    reason: 'Patterns are called by their names: the later one hides the earlier.',
    fix: 'give it another name',
  },
} as const satisfies Readonly<Record<string, Meaning>>

export type PatternCode = keyof typeof PATTERN_CODES
