import { execute } from '../adapters/cli/execute.ts'
import { simpleCall } from '../adapters/cli/simple-call.ts'
import type { AnyOperation } from '../commands/shared/define.ts'
import { carryOut } from './start.ts'

/**
 * The entry for the hot commands of one folder, in a file of its own: unused code costs time to read, and so does every further file. Takes
 * the plain forms of the command line; false leaves it to the whole program, which reads the same definitions.
 */
export const startFast = (operations: readonly AnyOperation[], packageDir: string): boolean => {
  const call = simpleCall(operations, process.argv.slice(2))
  if (call === undefined) return false
  void carryOut(packageDir, around => execute(call, around))
  return true
}
