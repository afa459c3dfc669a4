import { resolvePath } from '../../shell/paths.ts'
import { valueOf } from '../../shell/word.ts'
import type { Look } from '../look.ts'
import type { Subject } from '../subject.ts'

const MOST_PARENTS = 64

/** Whether npm finds the program in the project, in the directory or above it: libnpmexec walks up as Node does for packages. */
const isLocal = (look: Look, directory: string, name: string): boolean => {
  let at = directory
  for (let depth = 0; depth < MOST_PARENTS; depth++) {
    if (look.kindOf(resolvePath(at, `node_modules/.bin/${name}`)) !== 'absent') return true
    if (at === '/') return false
    at = resolvePath(at, '..')
  }
  return true
}

/** What npx runs: the project's own program where there is one of the name, else one that it fetches. Undefined: which of both is not known. */
export const npxReason = ({ context: { look }, match, invocation }: Subject): string | undefined => {
  const [cwd] = invocation.cwds ?? []
  const name = valueOf(match.operands[0])
  const certain = invocation.cwds?.length === 1 && match.options.every(({ option }) => option.name === 'yes' || option.name === 'no')
  if (look === undefined || cwd === undefined || name === undefined || !certain || !/^[\w-][\w.-]*$/.test(name)) return undefined
  return isLocal(look, cwd, name)
    ? `${name} of node_modules/.bin is the project's own code`
    : `${name} is fetched from a package registry and run: the project has none in node_modules/.bin`
}
