import { join } from 'node:path'
import { oneLine } from '../../../../../core/text.ts'
import type { ClientId, KnownClient } from '../../../../../harness/clients.ts'
import { RECIPES } from '../../../../../harness/stand-in/recipes.ts'
import { foundAt, placesOf } from '../../../../../setup/places.ts'
import { REGISTRATIONS } from '../../../../../setup/registrations.ts'
import type { Context } from '../../../../shared/define.ts'
import type { Check } from '../../../output.ts'
import { doubtful, inOrder, passedOver, wrong } from '../../check.ts'
import type { Entry } from '../entries.ts'
import { isOwn } from '../own-entry.ts'
import { drive } from './drive.ts'
import { ALLOWED, DENIED } from './outcome.ts'
import type { Outcome } from './outcome.ts'

/** As much of what the model was told as shows who said it. */
const MOST_TOLD = 160

/** As an answer of atip begins, and that of a hook which could not ask. */
const OURS = /\batip(?:: | could not )/

const quoted = (told: string): string => {
  const line = oneLine(told)
  return `"${line.length > MOST_TOLD ? `${line.slice(0, MOST_TOLD)}...` : line}"`
}

/** Where a person has to trust the hook, its being there is not enough. */
const remedy = (id: ClientId): string => {
  const { next, programs } = REGISTRATIONS[id]
  return (next === undefined ? undefined : programs[0]) ?? `atip setup ${id}`
}

const ofOutcome = (name: string, outcome: Outcome, { id, title }: KnownClient): Check => {
  switch (outcome.kind) {
    case 'silent':
      return doubtful(name, `${title} did not get as far as a command: ${outcome.reason}`)
    case 'cut':
      return doubtful(name, `${title} ended before it was asked for "${DENIED}": ${outcome.reason}`)
    case 'driven': {
      const { allowed, denied } = outcome
      if (denied.ran) return wrong(name, `${title} ran "${DENIED}": the hook was not asked, or not obeyed`, remedy(id))
      const told = denied.told === undefined ? 'the model was told nothing' : `the model was told ${quoted(denied.told)}`
      if (denied.told !== undefined && !OURS.test(denied.told))
        return doubtful(name, `${title} did not run "${DENIED}", and not because of atip: ${told}`)
      if (!allowed.ran)
        return doubtful(name, `${title} did not run "${ALLOWED}" either: ${quoted(allowed.told ?? '')}`, `atip policy explain ${ALLOWED}`)
      return inOrder(name, `${title} itself ran "${ALLOWED}" and not "${DENIED}": ${told}`)
    }
  }
}

/** Plugins of Claude Code are switched on elsewhere, by what else they bring. */
const isOfPlugin = (path: string, home: string): boolean => path.startsWith(join(home, 'plugins/'))

/** Has the client itself, against a stand-in for its model, run a line that is allowed and one that is denied. */
export const liveCheck = async (
  client: KnownClient,
  entries: readonly Entry[],
  { project, context }: { readonly project: string; readonly context: Context },
): Promise<readonly Check[]> => {
  const { id, title } = client
  const { world } = context
  const name = `${id} live`
  const recipe = RECIPES[id]
  if (recipe === undefined) return [passedOver(name, `${title} runs nothing without a login`)]
  if (world.platform === 'win32') return [passedOver(name, 'hooks are tried in a POSIX shell, which is not here')]
  const program = foundAt(id, world)
  if (program === undefined || world.files.stat(program)?.kind !== 'file') return [passedOver(name, `${title} is not on PATH`)]
  // what strangers wrote into a project is not run
  const ours = entries.filter(entry => entry.source.origin !== 'project' || isOwn(entry, id, context))
  if (ours.length === 0) return []
  const taken = ours.filter(({ source }) => !isOfPlugin(source.path, placesOf(id, { kind: 'user' }, world).home))
  if (taken.length === 0) return [passedOver(name, 'its hook comes with a plugin, which is not taken over')]
  return [ofOutcome(name, await drive({ id, program, recipe, entries: taken, project }, context), client)]
}
