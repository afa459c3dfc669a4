import { MOST_BYTES } from '../core/json.ts'
import { readDocumentBytes } from '../document/read.ts'
import { storedDocument } from '../document/stored.ts'
import type { Document } from '../document/document.ts'
import type { Identity, World } from '../host/world.ts'
import { indexText } from '../search/index.ts'
import { below } from './below.ts'
import { documentName } from './intact.ts'
import type { Locations } from './locations.ts'
import { identityOf } from './record.ts'
import type { Registry, ToolRecord } from './record.ts'

/*
 * What `atip search` looks through besides the index that comes with the package: the documents of this machine. Loaded only when a
 * registry is written.
 */

type IndexWorld = Pick<World, 'files'>

/** What a scan stored was read as strictly as a document is read; what lies in a directory of shims may have changed since. */
const documentOf = ({ metadataPath, shimPath }: ToolRecord, locations: Locations, { files }: IndexWorld): Document | undefined => {
  if (metadataPath !== undefined) {
    const cached = files.readText(below(locations.tools, documentName(metadataPath)), MOST_BYTES)
    return cached.kind === 'read' ? storedDocument(cached.text) : undefined
  }
  if (shimPath === undefined || shimPath.startsWith(locations.packagedShims)) return undefined
  const file = files.read(shimPath, MOST_BYTES)
  const reading = file.kind === 'read' ? readDocumentBytes(file.bytes) : undefined
  return reading?.kind === 'document' ? reading.document : undefined
}

/** The index that comes with the package, for the build. */
export const packagedIndexText = (documents: readonly Document[]): string =>
  indexText(
    documents.map(document => [document.name, document] as const),
    null,
  )

/** The index of all tools of a registry that the package does not describe, or not alone. `identity`: of the registry's file. */
export const ownIndexText = (registry: Registry, identity: Identity, locations: Locations, world: IndexWorld): string => {
  const documents = Object.entries(registry.tools).flatMap(([name, record]) => {
    const document = documentOf(record, locations, world)
    return document === undefined ? [] : [[name, document] as const]
  })
  return indexText(documents, { registry: identityOf(identity) })
}
