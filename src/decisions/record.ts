import { findProject } from '../registry/project.ts'
import type { Locations } from '../registry/locations.ts'
import { isLogOn } from './is-on.ts'
import type { RecordWorld } from './asked.ts'
import { MOST_BYTES, logFile } from './place.ts'
import { lineOf } from './to-record.ts'
import type { Decided } from './to-record.ts'

/** Writes a decision into the log where there is to be one. What cannot be written is lost: nothing waits for it, and nobody is told. */
export const record = async (decided: Decided, locations: Pick<Locations, 'configFiles' | 'state'>, world: RecordWorld): Promise<void> => {
  if (!isLogOn(locations, world)) return
  const project = findProject(decided.asked.cwd, world)
  const line = lineOf(decided, { now: world.now(), version: world.version, host: world.hostname(), project })
  const append = await world.append()
  append({ path: logFile(locations), line, most: MOST_BYTES })
}
