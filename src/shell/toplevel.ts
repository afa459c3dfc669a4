import type { Walk } from './walk.ts'
import { valueOf } from './word.ts'
import type { Word } from './word.ts'

const ASKED = ['git', 'rev-parse', '--show-toplevel']

/**
 * `"$(git rev-parse --show-toplevel)"`, where git is asked in the directory that the line began in: the top of its repository, or nothing
 * where git fails. Undefined: it is something else.
 */
export const toplevelOf = ({ repository }: Walk, { glob, pieces, printedBy }: Word): readonly string[] | undefined => {
  const [writer, another] = printedBy ?? []
  if (glob !== '*' || pieces !== 'one' || writer === undefined || another !== undefined || repository === undefined) return undefined
  const { words, cwds, environment, problems } = writer
  const asked = words.length === ASKED.length && words.every((word, at) => valueOf(word) === ASKED[at])
  if (!asked || environment.size > 0 || problems.length > 0 || cwds?.length !== 1 || cwds[0] !== repository.cwd) return undefined
  const top = repository.top()
  return top === undefined ? undefined : [top, '']
}
