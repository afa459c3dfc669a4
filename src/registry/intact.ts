import { basename } from 'node:path'
import type { World } from '../host/world.ts'
import { below } from './below.ts'
import type { Locations } from './locations.ts'
import type { ToolRecord } from './record.ts'

/**
 * Whether the cached document of a record is as a scan left it: a scan writes documents first and the registry after them, so one that
 * is newer than the registry was written by somebody else, or by a scan that did not come to its end.
 */
export const intactDocuments = (world: Pick<World, 'files'>, locations: Locations): ((record: ToolRecord) => boolean) => {
  const written = world.files.modifiedMs(locations.registry) ?? 0
  return ({ metadataPath }) => {
    // the name alone: another writer's path could lead anywhere
    const modified = metadataPath === undefined ? undefined : world.files.modifiedMs(below(locations.tools, basename(metadataPath)))
    return modified !== undefined && modified <= written
  }
}
