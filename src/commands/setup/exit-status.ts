import { FAILURES } from '../../core/failure-table.ts'
import { codesIn } from './output.ts'
import type { Setup } from './output.ts'

/** That of the first thing that could not be done. */
export const exitStatus = (output: Setup): number => {
  const [code] = codesIn(output)
  return code === undefined ? 0 : FAILURES[code].exit
}
