import { basename } from 'node:path'
import type { World } from '../host/world.ts'
import { below } from './below.ts'
import type { Locations } from './locations.ts'
import type { ToolRecord } from './record.ts'

/** The name alone: another writer's path could lead anywhere. */
export const documentName = (metadataPath: string): string => basename(metadataPath)

/** The same by the names of files among the cached documents. */
export const intactFiles = (world: Pick<World, 'files'>, locations: Locations): ((file: string) => boolean) => {
  const written = world.files.modifiedMs(locations.registry) ?? 0
  return file => {
    const modified = world.files.modifiedMs(below(locations.tools, file))
    return modified !== undefined && modified <= written
  }
}

/**
 * Whether the cached document of a record is as a scan left it: a scan writes documents first and the registry after them, so one that
 * is newer than the registry was written by somebody else, or by a scan that did not come to its end.
 */
export const intactDocuments = (
  world: Pick<World, 'files'>,
  locations: Locations,
): ((record: Pick<ToolRecord, 'metadataPath'>) => boolean) => {
  const isIntact = intactFiles(world, locations)
  return ({ metadataPath }) => metadataPath !== undefined && isIntact(documentName(metadataPath))
}
