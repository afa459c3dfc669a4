import { failure } from '../../core/failures.ts'
import { failed, ok } from '../../core/result.ts'
import type { Result } from '../../core/result.ts'
import { CLIENTS, clientOf } from '../../harness/clients.ts'
import { unknownClient } from '../../harness/unknown-client.ts'
import type { Context } from '../shared/define.ts'
import { clientCheck } from './checks/clients/client.ts'
import { MACHINE_CHECKS } from './checks/machine.ts'
import { runChecks } from './checks/run-checks.ts'
import type { Diagnosis } from './output.ts'

/** For all that one check does. Those that start programs end each of them long before. */
const MOST_MS = 60_000

/** A client that is run itself is started twice at most, for a minute each. */
const MOST_LIVE_MS = 240_000

/** What `atip doctor` does. */
export const run = async (
  { clients, live }: { readonly clients: readonly string[]; readonly live: boolean },
  context: Context,
): Promise<Result<Diagnosis>> => {
  const unknown = clients.find(client => clientOf(client) === undefined)
  if (unknown !== undefined) return failed(unknownClient(unknown, 'atip doctor'))
  const wanted = CLIENTS.filter(({ id }) => clients.length === 0 || clients.includes(id))
  const checkers = [...MACHINE_CHECKS, ...wanted.map(client => clientCheck(client, { named: clients.length > 0, live }))]
  const checks = await runChecks(checkers, context, live ? MOST_LIVE_MS : MOST_MS)
  if (context.world.signal.aborted) return failed(failure('INTERRUPTED', 'the checks were interrupted', { suggestion: null }))
  return ok({ ok: checks.every(({ status }) => status !== 'fail'), checks })
}
