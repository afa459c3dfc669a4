import { ok } from '../core/result.ts'
import { oneLine } from '../core/text.ts'
import { approvableOf, approving } from '../engine/approvable.ts'
import type { Judging } from '../engine/approvable.ts'
import { judgeHinted } from '../engine/trust-hint.ts'
import type { Preparer, judge } from '../engine/evaluation.ts'
import type { InvocationVerdict, Verdict } from '../policy/verdict.ts'
import type { Locations } from '../registry/locations.ts'

/** What judges: passed, since a hot command carries it already. */
interface Engine {
  readonly judge: typeof judge
  readonly prepare: Preparer
}

interface Held {
  readonly text: string
  readonly cwd: string
  /** It is not `allow`. */
  readonly verdict: Verdict
}

interface Around {
  readonly locations: Pick<Locations, 'policy'>
  readonly home: string
  /** Whether there is no time left for advice. */
  readonly late: () => boolean
}

/** A longer command is not repeated: nobody would copy it. */
const LONGEST = 160

const isPlain = (text: string): boolean => text.length <= LONGEST && oneLine(text) === text

const saferClause = ({ safer }: InvocationVerdict): string | undefined => {
  if (safer === undefined || !isPlain(safer.text)) return undefined
  return safer.decision === 'allow' ? `Needs no question: ${safer.text}` : `Safer, though a person is asked too: ${safer.text}`
}

/** More rules than a person reads in one line. */
const MOST_RULES = 2

/** How nobody is asked about the line again, where a few entries of the user's policy do that. */
const forGood = ({ text, cwd, verdict }: Held, { judge, prepare }: Engine, { locations, home }: Around): string | undefined => {
  const prepared = prepare(cwd)
  const { policy } = locations
  if (!prepared.ok) return undefined
  const under: Judging = rules => {
    const judged = judge(() => ok({ ...prepared.value, rules }), { kind: 'line', text }, { cwd })
    return judged.ok ? judged.value : verdict
  }
  const add = [...new Set(approvableOf(verdict, { userPolicy: policy, prepared: prepared.value, under }).map(rule => rule.add))]
  if (add.length === 0 || add.length > MOST_RULES || !add.every(isPlain)) return undefined
  const rules = approving(add, prepared.value.rules, policy)
  if (rules === undefined || under(rules).decision !== 'allow') return undefined
  const file = policy.startsWith(`${home}/`) ? `~${policy.slice(home.length)}` : policy
  return `Not to be asked again, a person adds "commands": {"allow": [${add.map(rule => JSON.stringify(rule)).join(', ')}]} to ${file}`
}

/**
 * What could be done instead of a line that is held back, in one line: the safer way, the program that a person could trust, the rule with which
 * nobody is asked again. Each was judged. Undefined: there is nothing, or no time.
 */
export const adviceOn = (held: Held, engine: Engine, around: Around): string | undefined => {
  const { text, cwd, verdict } = held
  const safer = verdict.invocations.map(saferClause).find(clause => clause !== undefined)
  const hinted = around.late() ? undefined : judgeHinted(engine, { kind: 'line', text }, { cwd })
  const hint = hinted?.ok === true ? hinted.value.hint : undefined
  const trust = hint === undefined ? undefined : `Or ${hint.action}: ${hint.fix}`
  const rule = verdict.decision !== 'ask' || trust !== undefined || around.late() ? undefined : forGood(held, engine, around)
  const clauses = [safer, trust, rule].filter(clause => clause !== undefined)
  return clauses.length === 0 ? undefined : `${clauses.join('. ')}.`
}
