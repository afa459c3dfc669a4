import { fileNameOf } from '../../core/tool-name.ts'
import type { Entry } from '../../search/entry.ts'
import type { Context } from '../shared/define.ts'

/**
 * What a command does, of a tool whose documents the user corrects, is what those say now: no index has it. By what it is found does not
 * change.
 */
export const overriddenTools = async (context: Context): Promise<(entry: Entry) => Entry | Promise<Entry>> => {
  const { files } = context.world
  const { overrides } = context.locations
  const listing = files.stat(overrides) === undefined ? undefined : files.list(overrides)
  const names = new Set(listing?.kind === 'listed' ? listing.names : [])
  if (names.size === 0) return entry => entry
  const { correctedEntry } = await import('./corrected-entry.ts')
  return entry => (names.has(`${fileNameOf(entry.words[0] ?? '')}.json`) ? correctedEntry(entry, context) : entry)
}
