import { runCommand } from '../adapters/cli/command.ts'
import { carryOut } from './start.ts'

/** The entry for every command line that no hot chunk takes. */
export const start = (packageDir: string): void => {
  void carryOut(packageDir, around => runCommand(process.argv.slice(2), around))
}
