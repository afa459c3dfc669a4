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
  let bytes: Buffer | undefined
  return tool => {
    if (bytes === undefined) {
      const reading = world.files.read(locations.registry, MOST_BYTES)
      // searched as bytes: making text of all of it takes longer than everything else here
      bytes = reading.kind === 'read' ? Buffer.from(reading.bytes.buffer, reading.bytes.byteOffset, reading.bytes.length) : Buffer.alloc(0)
    }
    const key = `\n${JSON.stringify(tool)}:`
    const at = bytes.indexOf(key)
    if (at === -1) return undefined
    const end = bytes.indexOf('\n', at + 1)
    const line = bytes.subarray(at + Buffer.byteLength(key), end === -1 ? bytes.length : end).toString()
    try {
      const record: unknown = JSON.parse(line.replace(/,$/, ''))
      return isRecord(record) ? record : undefined
    } catch {
      return undefined
    }
  }
}
