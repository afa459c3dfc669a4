import type { Param } from '../../core/params.ts'
import { SHELLS } from '../../setup/shells.ts'

/** The shell that something is for. Where it is not named, `chosenShell` takes that of the caller. */
export const SHELL_OPERAND = {
  kind: 'operand',
  required: false,
  completes: { oneOf: SHELLS },
  summary: `One of ${SHELLS.join(', ')}; else the shell that $SHELL names.`,
} as const satisfies Param
