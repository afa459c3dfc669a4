import { UNKNOWNS } from '../judge/unknowns.ts'
import type { PastDecision } from './read-log.ts'
import { OUTCOMES } from './record-form.ts'
import type { Outcome } from './record-form.ts'

export interface Counted {
  readonly name: string
  readonly count: number
}

/** Why was it asked: a code of what is not known, effects, or a rule, with what that means. */
interface CountedCause extends Counted {
  readonly meaning: string
}

export interface Counts {
  readonly decisions: Readonly<Record<Outcome, number>>
  /** Of all decisions, from 0 to 1; 0 where there are none. */
  readonly askedShare: number
  /** Of what was asked about, the most frequent first. */
  readonly causes: readonly CountedCause[]
  /** Paths of commands that were asked about: `git push`. */
  readonly commands: readonly Counted[]
  /** The programs of these. */
  readonly tools: readonly Counted[]
  readonly clients: readonly Counted[]
}

/** Rows of each list; behind them are commands that were asked about once. */
const MOST_ROWS = 10

const isUnknown = (code: string): code is keyof typeof UNKNOWNS => Object.hasOwn(UNKNOWNS, code)

/** The one thing that a command was asked for: the rule that named it, else what is not known, else what it does. */
const causeOf = ({ rule, unknowns, effects }: PastDecision['causes'][number]): readonly [name: string, meaning: string] => {
  if (rule !== null && rule.section.startsWith('commands.'))
    return [`${rule.section} ${rule.key}`, `a rule of ${rule.file} names the command`]
  if (rule !== null) return [rule.key, rule.file === 'atip' ? 'asked about in every case' : `a rule of ${rule.file} asks about it`]
  const [code] = unknowns
  if (code !== undefined) return [code, isUnknown(code) ? UNKNOWNS[code] : 'not known']
  return effects.length === 0 ? ['undeclared', 'nobody says what it does'] : [effects.join(', '), 'no rule approves it']
}

const sorted = <T extends Counted>(counts: ReadonlyMap<string, T>): readonly T[] =>
  [...counts.values()].toSorted((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1)).slice(0, MOST_ROWS)

/** How often each of the names stands in the lists; a name counts once in each. */
const tally = (lists: readonly (readonly string[])[]): readonly Counted[] => {
  const counts = new Map<string, Counted>()
  for (const list of lists) for (const name of new Set(list)) counts.set(name, { name, count: (counts.get(name)?.count ?? 0) + 1 })
  return sorted(counts)
}

/** How often what was decided, and what it was asked for. A line with several commands counts once for each cause and each command. */
export const countDecisions = (decisions: readonly PastDecision[]): Counts => {
  const asked = decisions.filter(({ decision }) => decision === 'ask')
  const causes = new Map<string, CountedCause>()
  for (const { causes: own } of asked) {
    const named = new Map(own.filter(({ decision }) => decision === 'ask').map(causeOf))
    for (const [name, meaning] of named) causes.set(name, { name, meaning, count: (causes.get(name)?.count ?? 0) + 1 })
  }
  const paths = asked.map(({ causes: own }) => own.filter(({ decision }) => decision === 'ask').map(({ command }) => command))
  const of = (outcome: Outcome): number => decisions.filter(({ decision }) => decision === outcome).length
  const [allow, ask, deny, failed] = OUTCOMES.map(of)
  return {
    decisions: { allow: allow ?? 0, ask: ask ?? 0, deny: deny ?? 0, failed: failed ?? 0 },
    askedShare: decisions.length === 0 ? 0 : Math.round((asked.length / decisions.length) * 1000) / 1000,
    causes: sorted(causes),
    commands: tally(paths),
    tools: tally(paths.map(list => list.map(path => path.split(' ')[0] ?? path))),
    clients: tally(decisions.map(({ client }) => (client === undefined ? [] : [client]))),
  }
}
