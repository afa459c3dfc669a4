import type { Result } from '../core/result.ts'
import type { World } from '../host/world.ts'
import type { Verdict } from '../policy/verdict.ts'
import type { Locations } from '../registry/locations.ts'
import type { Asked, RecordWorld } from './asked.ts'
import { record } from './record.ts'

interface Around {
  readonly world: RecordWorld & Pick<World, 'clock'>
  readonly locations: Pick<Locations, 'configFiles' | 'state'>
  readonly afterwards: (work: () => Promise<void>) => void
}

/**
 * Keeps a decision in the log, if there is one: after the answer is written, and whatever comes of it. Hot commands carry this: where there is
 * no configuration nobody asked for a log, and all that is done is a look for each place of one.
 */
export const noteDecision = (asked: Asked, outcome: Result<Verdict>, { world, locations, afterwards }: Around): void => {
  const took = world.clock() - asked.since
  afterwards(async () => {
    if (locations.configFiles.some(path => world.files.modifiedMs(path) !== undefined))
      await record({ asked, outcome, took }, locations, world)
  })
}
