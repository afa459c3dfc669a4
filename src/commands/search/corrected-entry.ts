import { findCommand } from '../../document/commands.ts'
import { readTool, shownIn } from '../../layers/shown.ts'
import type { Entry } from '../../search/entry.ts'
import { entryOf } from '../../search/new-entry.ts'
import type { Context } from '../shared/define.ts'

/** The entry as the tool's documents are now, the user's override among them; as it was where they lack the command. */
export const correctedEntry = async (entry: Entry, { locations, world }: Context): Promise<Entry> => {
  const [tool = '', ...words] = entry.words
  const shown = shownIn(await readTool({ tool, every: false, whole: true }, locations, world))
  const found = shown === undefined ? undefined : findCommand(shown.document, words)
  if (shown === undefined || found?.kind !== 'found') return entry
  const corrected = entryOf(entry.words, found.nodes, shown.document.globalOptions)
  // what was found of it is an option by its place among those of the index
  return { ...corrected, flags: entry.flags }
}
