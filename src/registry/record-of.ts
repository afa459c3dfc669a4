import type { World } from '../host/world.ts'
import type { Locations } from './locations.ts'
import { isRecord } from './record.ts'
import type { ToolRecord } from './record.ts'

/** A registry of 10,000 tools; in a larger one nobody looks up a single tool this way. */
const MOST_BYTES = 8 * 1024 * 1024

/**
 * Looks single tools up in the registry without parsing it: atip writes one tool a line. In a registry that another program laid out
 * differently nothing is found, which only leaves out warnings. The file is read once, when the first tool is looked up.
 */
export const recordLookup = (
  world: Pick<World, 'files'>,
  locations: Pick<Locations, 'registry'>,
): ((tool: string) => ToolRecord | undefined) => {
  let text: string | undefined
  return tool => {
    if (text === undefined) {
      const reading = world.files.readText(locations.registry, MOST_BYTES)
      text = reading.kind === 'read' ? reading.text : ''
    }
    const key = `\n${JSON.stringify(tool)}:`
    const at = text.indexOf(key)
    if (at === -1) return undefined
    const end = text.indexOf('\n', at + 1)
    try {
      const record: unknown = JSON.parse(text.slice(at + key.length, end === -1 ? undefined : end).replace(/,$/, ''))
      return isRecord(record) ? (record as ToolRecord) : undefined
    } catch {
      return undefined
    }
  }
}
