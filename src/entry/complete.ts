import { operations } from '../commands/index.ts'
import { answer } from '../adapters/completion/answer.ts'
import { SHELLS } from '../setup/shells.ts'
import { carryOut } from './start.ts'

/**
 * The entry for `atip complete SHELL -- WORDS...`, which the shells call while somebody types: no command, since it would only stand in the
 * way of those who look for one. False leaves any other form to the whole program, which says that there is no such command.
 */
export const start = (packageDir: string): boolean => {
  const [, , , name, dashes, ...words] = process.argv
  const shell = SHELLS.find(each => each === name)
  if (shell === undefined || dashes !== '--') return false
  void carryOut(packageDir, async ({ world, terminal }) => {
    try {
      terminal.write(await answer({ shell, words }, operations, world))
    } catch {
      // a message would stand in the middle of what somebody is typing
    }
  })
  return true
}
