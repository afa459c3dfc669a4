import { some, wrong } from '../check.ts'
import type { Check } from '../../output.ts'
import type { ClientId } from '../../../../harness/clients.ts'
import { readLedger, setupDirectory } from '../../../../setup/ledger.ts'
import type { Context } from '../../../shared/define.ts'
import type { Entry } from './entries.ts'

/** Hooks that `atip setup` wrote for a client, and that are not there any more. Those of other projects are not looked at. */
export const lostHooks = (
  id: ClientId,
  entries: readonly Entry[],
  { project, context }: { readonly project: string; readonly context: Pick<Context, 'world' | 'locations'> },
): readonly Check[] => {
  const ledger = readLedger(setupDirectory(context.locations), context.world)
  if (!ledger.ok) return [wrong(`${id} hook`, ledger.failure.message, ledger.failure.suggestion?.fix ?? null)]
  const lost = ledger.value.files
    .filter(({ what, clients }) => what === 'hook' && clients.includes(id))
    .filter(kept => kept.project === null || kept.project === project)
    .filter(({ path }) => entries.every(({ source }) => source.path !== path))
    .map(({ path }) => path)
  if (lost.length === 0) return []
  return [wrong(`${id} hook`, `the hook that was set up is there no more: ${some(lost)}`, `atip setup ${id}`)]
}
