import { basename, isAbsolute } from 'node:path'
import type { World } from '../host/world.ts'
import { which } from '../registry/which.ts'

/** Linux reads this much of a first line (BINPRM_BUF_SIZE); what is longer does not start. */
const LONGEST_LINE = 256

const isAssignment = (word: string): boolean => /^[A-Za-z_][A-Za-z0-9_]*=/.test(word)

/**
 * The program that the system starts for a script, or undefined for what is none. Behind env(1) it is what PATH finds: `env -S` splits
 * its argument, assignments and options are passed over.
 */
export const interpreterOf = (world: Pick<World, 'files' | 'env'>, path: string): string | undefined => {
  const head = world.files.head(path, LONGEST_LINE)
  if (head === undefined || head[0] !== 0x23 || head[1] !== 0x21) return undefined
  const line = new TextDecoder().decode(head).slice(2).split('\n', 1)[0] ?? ''
  const [first, ...rest] = line.split(/\s+/).filter(it => it !== '')
  if (first === undefined || !isAbsolute(first)) return undefined
  if (basename(first) !== 'env') return first
  const name = rest.find(it => !it.startsWith('-') && !isAssignment(it))
  if (name === undefined) return first
  return isAbsolute(name) ? name : (which(name, world) ?? first)
}
