import { isAbsolute } from 'node:path'
import type { World } from '../host/world.ts'
import { which } from '../layers/which.ts'
import { readShebang } from './launchers/shebang.ts'

/** Linux reads this much of a first line (BINPRM_BUF_SIZE); what is longer does not start. */
const LONGEST_LINE = 256

/** The program that the system starts for a script, where env(1) finds it; undefined for what is no script, or has none. */
export const interpreterOf = (world: Pick<World, 'files' | 'env'>, path: string): string | undefined => {
  const head = world.files.head(path, LONGEST_LINE)
  const name = head === undefined ? undefined : readShebang(new TextDecoder().decode(head))?.interpreter
  if (name === undefined) return undefined
  return isAbsolute(name) ? name : (which(name, world) ?? undefined)
}
