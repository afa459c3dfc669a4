import { judge } from '../engine/evaluation.ts'
import type { Preparer } from '../engine/evaluation.ts'
import { compareDecisions } from '../policy/policy-file.ts'
import type { PastDecision } from './read-log.ts'
import { OUTCOMES } from './record-form.ts'
import type { Outcome } from './record-form.ts'
import { shortLine } from './short-line.ts'
import { repeated } from './weigh.ts'
import type { Repeated } from './weigh.ts'

interface Example {
  readonly line: string
  readonly cwd: string
  readonly count: number
  /** What the new policy says. */
  readonly reason: string
}

/** What would be decided otherwise. */
interface Change {
  readonly from: Outcome
  readonly to: Outcome
  readonly count: number
  /** The most frequent first. */
  readonly examples: readonly Example[]
}

export interface Simulation {
  /** Decisions that were judged again. */
  readonly judged: number
  readonly unchanged: number
  readonly before: Readonly<Record<Outcome, number>>
  readonly after: Readonly<Record<Outcome, number>>
  /** The most frequent first. */
  readonly changes: readonly Change[]
  /** Decisions that were not judged again: what was asked is not known any more, a delegation decided too, or there are too many. */
  readonly skipped: { readonly redacted: number; readonly cut: number; readonly delegated: number; readonly left: number }
}

const EXAMPLES = 5

/** Milliseconds of work: some tens of thousands of different lines. */
const MOST_WORK_MS = 20_000

interface Judged {
  readonly decision: Outcome
  readonly reason: string
}

/** The strictest of what is said about what runs together. */
const judgedAgain = ({ commands, last }: Repeated, prepare: Preparer): Judged => {
  let worst: Judged & { readonly decision: 'allow' | 'ask' | 'deny' } = { decision: 'allow', reason: 'nothing in it runs a command.' }
  let first = true
  for (const command of commands) {
    const verdict = judge(prepare, command, { cwd: last.cwd, shell: last.shell })
    if (!verdict.ok) return { decision: 'failed', reason: verdict.failure.message }
    const { decision, reason } = verdict.value
    if (first || compareDecisions(decision, worst.decision) > 0) worst = { decision, reason }
    first = false
  }
  return worst
}

const nothing = (): Record<Outcome, number> => ({ allow: 0, ask: 0, deny: 0, failed: 0 })

/** The log judged again, as `prepare` has it: in the directories where it was asked, with the documents and files of today. */
export const simulate = (decisions: readonly PastDecision[], prepare: Preparer, worked: () => number): Simulation => {
  const until = worked() + MOST_WORK_MS
  const [before, after] = [nothing(), nothing()]
  const found = new Map<string, Change>()
  const skipped = { redacted: 0, cut: 0, delegated: 0, left: 0 }
  for (const { asked } of decisions) if (asked.kind !== 'whole') skipped[asked.kind]++
  let unchanged = 0
  for (const each of repeated(decisions)) {
    const { count, last } = each
    if (worked() > until) {
      skipped.left += count
      continue
    }
    const from = last.decision
    const { decision: to, reason } = judgedAgain(each, prepare)
    before[from] += count
    after[to] += count
    if (from === to) {
      unchanged += count
      continue
    }
    const change = found.get(`${from} ${to}`) ?? { from, to, count: 0, examples: [] }
    const example = { line: shortLine(last.line), cwd: last.cwd, count, reason: shortLine(reason) }
    const examples = change.examples.length < EXAMPLES ? [...change.examples, example] : change.examples
    found.set(`${from} ${to}`, { ...change, count: change.count + count, examples })
  }
  const rank = ({ from, to }: Change): number => OUTCOMES.indexOf(from) * OUTCOMES.length + OUTCOMES.indexOf(to)
  const judged = OUTCOMES.reduce((sum, outcome) => sum + before[outcome], 0)
  const changes = [...found.values()].toSorted((a, b) => b.count - a.count || rank(a) - rank(b))
  return { judged, unchanged, before, after, changes, skipped }
}
