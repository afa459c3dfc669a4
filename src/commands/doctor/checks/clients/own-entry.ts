import type { ClientId } from '../../../../harness/clients.ts'
import { hookLine, removalScript } from '../../../../setup/hook-line.ts'
import { setupDirectory } from '../../../../setup/ledger.ts'
import { programsOf } from '../../../../setup/programs.ts'
import type { Context } from '../../../shared/define.ts'
import type { Entry } from './entries.ts'

/** A project's entry is run only where it is, to the letter, what setup would write: what else stands there, strangers wrote. */
export const isOwn = ({ line, names }: Entry, id: ClientId, { world, locations }: Pick<Context, 'world' | 'locations'>): boolean => {
  const programs = programsOf(world)
  const own = hookLine(id, programs, removalScript(setupDirectory(locations), id))
  const lines = names.split('\n').filter(text => text !== '' && !text.startsWith('#'))
  return line === own || (lines.length === 1 && lines[0] === own)
}
