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

/** What `atip doctor` does. */
export const run = async ({ clients }: { readonly clients: readonly string[] }, context: Context): Promise<Result<Diagnosis>> => {
  const unknown = clients.find(client => clientOf(client) === undefined)
  if (unknown !== undefined) return failed(unknownClient(unknown, 'atip doctor'))
  const wanted = CLIENTS.filter(({ id }) => clients.length === 0 || clients.includes(id))
  const checkers = [...MACHINE_CHECKS, ...wanted.map(client => clientCheck(client, clients.length > 0))]
  const checks = await runChecks(checkers, context, MOST_MS)
  if (context.world.signal.aborted) return failed(failure('INTERRUPTED', 'the checks were interrupted', { suggestion: null }))
  return ok({ ok: checks.every(({ status }) => status !== 'fail'), checks })
}
