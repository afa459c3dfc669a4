import type { Command } from '../policy/evaluate.ts'
import type { PastDecision } from './read-log.ts'

/** Decisions about the same in the same place: judged once, counted as often as they were asked. */
export interface Repeated {
  readonly commands: readonly Command[]
  /** The newest of them. */
  readonly last: PastDecision
  readonly count: number
}

/** What can be judged again, the most frequent first; of equal ones the newest. What cannot is left out. */
export const repeated = (decisions: readonly PastDecision[]): readonly Repeated[] => {
  const found = new Map<string, Repeated>()
  for (const decision of decisions) {
    const { asked, cwd, shell } = decision
    if (asked.kind !== 'whole') continue
    const key = JSON.stringify([decision.decision, cwd, shell, asked.commands])
    found.set(key, { commands: asked.commands, last: decision, count: (found.get(key)?.count ?? 0) + 1 })
  }
  return [...found.values()].toSorted((a, b) => b.count - a.count || b.last.at - a.last.at)
}
