import { failure } from '../../core/failures.ts'
import type { InputOf, Params } from '../../core/params.ts'
import { failed, ok } from '../../core/result.ts'
import type { Result } from '../../core/result.ts'
import { readLog } from '../../decisions/read-log.ts'
import type { PastDecision, PastDecisions } from '../../decisions/read-log.ts'
import { OUTCOMES } from '../../decisions/record-form.ts'
import { CLIENT_IDS } from '../../harness/clients.ts'
import { findProject } from '../../registry/project.ts'
import type { Context } from './define.ts'

/** Which decisions of the log are meant. */
export const LOG_OPTIONS = {
  all: { kind: 'flag', summary: 'Of every directory, not only of this project.' },
  since: {
    kind: 'text',
    placeholder: 'TIME',
    completes: 'none',
    summary: 'Not older than this: 7d, 12h, 30m, or a date such as 2026-03-01.',
  },
  decision: {
    kind: 'texts',
    placeholder: 'DECISION',
    completes: { oneOf: OUTCOMES },
    summary: 'Only what was decided so: allow, ask, deny, failed.',
  },
  client: { kind: 'text', placeholder: 'CLIENT', completes: { oneOf: CLIENT_IDS }, summary: 'Only what this client asked.' },
  session: { kind: 'text', placeholder: 'ID', completes: 'none', summary: 'Only of this session of a client.' },
  tool: {
    kind: 'text',
    placeholder: 'NAME',
    completes: 'tool',
    summary: 'Only lines with a command of this tool, or asked for this tool of a client.',
  },
} as const satisfies Params

type LogInput = InputOf<typeof LOG_OPTIONS>

const UNIT_MS: Readonly<Record<string, number>> = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 }

/** Milliseconds since 1970; undefined: it is no time. */
const timeOf = (text: string, now: number): number | undefined => {
  const [, count, unit] = /^(\d{1,6})([smhdw])$/.exec(text) ?? []
  if (count !== undefined && unit !== undefined) return now - Number(count) * UNIT_MS[unit]!
  const date = /^\d{4}-\d\d-\d\d/.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(date) ? undefined : date
}

const badUsage = (message: string, example: string): Result<never> =>
  failed(failure('BAD_USAGE', message, { suggestion: { action: 'Write it like this.', example, applicability: 'example' } }))

/** Those that are meant, oldest first. Without a project it is this directory and those below it. */
export const selected = (input: LogInput, { world, locations }: Pick<Context, 'world' | 'locations'>): Result<PastDecisions> => {
  const { all, since, decision, client, session, tool } = input
  const from = since === undefined ? Number.NEGATIVE_INFINITY : timeOf(since, world.now().getTime())
  if (from === undefined) return badUsage(`"${since}" is no time`, '--since 7d')
  const strange = decision.find(name => !(OUTCOMES as readonly string[]).includes(name))
  if (strange !== undefined) return badUsage(`"${strange}" is no decision, only ${OUTCOMES.join(', ')}`, '--decision ask,deny')
  const log = readLog(locations, world)
  if (!log.ok) return log
  const here = findProject(world.cwd, world) ?? world.cwd
  const isHere = ({ project, cwd }: PastDecision): boolean =>
    project === here || cwd === here || cwd.startsWith(here === '/' ? here : `${here}/`)
  const hasTool = (past: PastDecision): boolean => past.tool === tool || past.commands.some(path => path.split(' ')[0] === tool)
  const decisions = log.value.decisions.filter(
    past =>
      (all || isHere(past)) &&
      past.at >= from &&
      (decision.length === 0 || decision.includes(past.decision)) &&
      (client === undefined || past.client === client) &&
      (session === undefined || past.session === session) &&
      (tool === undefined || hasTool(past)),
  )
  return ok({ decisions, broken: log.value.broken })
}
