import { ok } from '../../core/result.ts'
import type { Result } from '../../core/result.ts'
import type { InputOf } from '../../core/params.ts'
import { simulate } from '../../decisions/simulate.ts'
import { preparer } from '../../engine/evaluation.ts'
import type { Context } from '../shared/define.ts'
import { selected } from '../shared/log-options.ts'
import type { LOG_OPTIONS } from '../shared/log-options.ts'
import type { SimulatedPolicy } from './output.ts'

type Input = InputOf<typeof LOG_OPTIONS> & { readonly policy: string | undefined }

/** What `atip policy simulate` does. */
export const run = async (input: Input, context: Context): Promise<Result<SimulatedPolicy>> => {
  const { world, locations } = context
  const prepare = await preparer({ shell: 'bash', policy: input.policy, noPolicy: false, delegations: [] }, locations, world)
  if (!prepare.ok) return prepare
  // a policy that cannot be read is no policy under which nothing changes
  const here = prepare.value(world.cwd)
  if (!here.ok) return here
  const past = selected(input, context)
  if (!past.ok) return past
  const { policies } = here.value.rules
  const policy = [policies?.managed, policies?.user, policies?.project, policies?.builtin].flatMap(file => file?.name ?? [])
  return ok({ policy, ...simulate(past.value.decisions, prepare.value, world.worked), broken: past.value.broken })
}
