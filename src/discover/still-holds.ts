import { join } from 'node:path'
import { MOST_BYTES, isObject } from '../core/json.ts'
import type { World } from '../host/world.ts'
import { documentPath } from '../layers/sources.ts'
import { intactDocuments } from '../registry/intact.ts'
import type { Locations } from '../registry/locations.ts'
import type { ToolRecord } from '../registry/record.ts'
import type { Settled } from './cache.ts'
import type { Candidate } from './candidates.ts'
import { programClaimed } from './records.ts'

const nameIn = (text: string): string | undefined => {
  try {
    const document: unknown = JSON.parse(text)
    return isObject(document) && typeof document['name'] === 'string' ? document['name'] : undefined
  } catch {
    return undefined
  }
}

/** Whether what an earlier scan was told holds although the program did not change: other files bear on it too. */
export const stillHolds = (world: Pick<World, 'files' | 'env'>, locations: Locations) => {
  const isIntact = intactDocuments(world, locations)
  return {
    /** The cached document is there, whole, and does not claim the name of a program that came since. */
    holds: (record: ToolRecord, candidate: Candidate): boolean => {
      // without effects: an older scan wrote it
      if (record.effects === undefined || record.metadataPath !== documentPath(candidate.name) || !isIntact(record)) return false
      // room for the provenance that was added
      const reading = world.files.readText(join(locations.data, record.metadataPath), MOST_BYTES * 2)
      const name = reading.kind === 'read' ? nameIn(reading.text) : undefined
      return name !== undefined && (name === candidate.name || programClaimed(candidate, name, world) === undefined)
    },
    /** The program whose name it claimed may be gone. */
    // what is said of it names the other program, which may be another one by now
    staysRejected: ({ claims, findings }: Settled, candidate: Candidate): boolean => {
      if (claims === undefined) return true
      const other = programClaimed(candidate, claims, world)
      return other !== undefined && findings?.some(finding => finding.message.endsWith(`: ${other}`)) === true
    },
  }
}
