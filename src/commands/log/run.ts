import { ok } from '../../core/result.ts'
import type { Result } from '../../core/result.ts'
import type { InputOf } from '../../core/params.ts'
import { advise } from '../../decisions/advise.ts'
import { countDecisions } from '../../decisions/count.ts'
import { isLogOn } from '../../decisions/is-on.ts'
import { logFile } from '../../decisions/place.ts'
import type { PastDecision } from '../../decisions/read-log.ts'
import { shortLine } from '../../decisions/short-line.ts'
import { repeated } from '../../decisions/weigh.ts'
import { preparer } from '../../engine/evaluation.ts'
import type { Context } from '../shared/define.ts'
import { selected } from '../shared/log-options.ts'
import type { LOG_OPTIONS } from '../shared/log-options.ts'
import type { DecisionLog, LogStats, ShownDecision } from './output.ts'

const timeOf = ({ at }: PastDecision): string => new Date(at).toISOString()

const shown = (past: PastDecision): ShownDecision => ({
  time: timeOf(past),
  decision: past.decision,
  line: shortLine(past.line),
  reason: shortLine(past.reason),
  cwd: past.cwd,
  operation: past.operation,
  ...(past.client === undefined ? {} : { client: past.client }),
  ...(past.session === undefined ? {} : { session: past.session }),
  ...(past.tool === undefined ? {} : { tool: past.tool }),
  ...(past.causes.length === 0 ? {} : { causes: past.causes }),
})

const statsOf = async (decisions: readonly PastDecision[], { world, locations }: Context): Promise<Result<LogStats>> => {
  const [oldest] = decisions
  const prepare = await preparer({ shell: 'bash', policy: undefined, noPolicy: false, delegations: [] }, locations, world)
  if (!prepare.ok) return prepare
  const asked = repeated(decisions.filter(({ decision }) => decision === 'ask'))
  const advice = advise(asked, { prepare: prepare.value, userPolicy: locations.policy, worked: world.worked })
  const allow = advice.flatMap(each => each.allow)
  return ok({
    since: oldest === undefined ? null : timeOf(oldest),
    ...countDecisions(decisions),
    advice,
    rules: allow.length === 0 ? null : { commands: { allow } },
  })
}

type Input = InputOf<typeof LOG_OPTIONS> & { readonly limit: number; readonly stats: boolean }

/** What `atip log` does. */
export const run = async (input: Input, context: Context): Promise<Result<DecisionLog>> => {
  const { world, locations } = context
  const past = selected(input, context)
  if (!past.ok) return past
  const { decisions, broken } = past.value
  const about = { file: logFile(locations), on: isLogOn(locations, world), total: decisions.length }
  if (input.stats) {
    const stats = await statsOf(decisions, context)
    return stats.ok ? ok({ ...about, omitted: 0, broken, decisions: [], stats: stats.value }) : stats
  }
  const last = decisions.slice(-input.limit)
  return ok({ ...about, omitted: decisions.length - last.length, broken, decisions: last.map(shown) })
}
