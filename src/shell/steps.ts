import { MOST_FUNCTIONS, MOST_INVOCATIONS, MOST_READ } from './limits.ts'
import type { Walk } from './walk.ts'

const excess = ({ invocations, work, defined }: Walk): string | undefined => {
  if (invocations.length >= MOST_INVOCATIONS) return `it has more than ${MOST_INVOCATIONS} commands`
  if (work.commands > MOST_READ) return 'loops and functions run too many commands'
  return defined.size >= MOST_FUNCTIONS ? `it defines more than ${MOST_FUNCTIONS} functions` : undefined
}

/** Whether the line is longer than is read: then what follows is passed over, and that is said. */
export const isOver = (walk: Walk): boolean => {
  const reason = excess(walk)
  if (reason === undefined) return false
  if (!walk.problems.some(problem => problem.code === 'too-many')) walk.problems.push({ code: 'too-many', reason })
  return true
}

const OPENING = /\$\(|[<>]\(/g

/** Where a text stops being read: behind so many substitutions, each of which the parser reads to its end; undefined: nowhere. */
export const endOfReading = (text: string): number | undefined => {
  // each of them has two characters
  if (text.length <= 2 * MOST_INVOCATIONS) return undefined
  let count = 0
  for (const { index } of text.matchAll(OPENING))
    if (++count > MOST_INVOCATIONS) return Math.max(text.lastIndexOf('\n', index), text.lastIndexOf(';', index), 0)
  return undefined
}
