import { join } from 'node:path'
import { MOST_BYTES, isObject } from '../core/json.ts'
import { fileNameOf } from '../core/tool-name.ts'
import type { FileReading, Identity, World } from '../host/world.ts'
import type { Document } from '../metadata/document.ts'
import type { Finding } from '../metadata/finding.ts'
import { followedIn, sameFiles } from './followed.ts'
import { shimDirectories } from './locations.ts'
import type { Locations } from './locations.ts'
import { sameIdentity } from './record.ts'
import type { ToolRecord } from './record.ts'
import { which } from './which.ts'

/** Where the cached document of a native tool is, relative to the data directory. */
export const documentPath = (tool: string): string => `tools/${fileNameOf(tool)}.json`

/** Field of a cached document that says which program printed it, so that one file answers `show` however large the registry is. */
const PROVENANCE = 'x-atip'

export const documentText = (document: Document, record: Pick<ToolRecord, 'path' | 'stat' | 'sha256' | 'followed'>): string =>
  `${JSON.stringify({ ...document, [PROVENANCE]: { path: record.path, stat: record.stat, sha256: record.sha256, followed: record.followed } })}\n`

/** One document that describes a tool, for showing. */
export interface Layer {
  readonly origin: 'native' | 'user' | 'system' | 'packaged'
  /** The file that it was read from. */
  readonly file: string
  readonly document: Document
  /** The program, or null when it is not installed. */
  readonly path: string | null
  /** The program is no longer the one that printed the document. */
  readonly stale: boolean
}

export interface Unusable {
  readonly file: string
  readonly findings: readonly Finding[]
}

type LayerReading = { readonly kind: 'layer'; readonly layer: Layer } | { readonly kind: 'unusable'; readonly unusable: Unusable }

type ReadWorld = Pick<World, 'files' | 'env'>

const finding = (message: string): Finding => ({ code: 'unreadable', severity: 'error', pointer: '', message, fix: null })

const unusable = (file: string, findings: readonly Finding[]): LayerReading => ({ kind: 'unusable', unusable: { file, findings } })

/** The document that the tool itself printed at the last scan. It was validated before it was written. */
const nativeLayer = (world: ReadWorld, locations: Locations, tool: string): LayerReading | undefined => {
  const file = join(locations.data, documentPath(tool))
  // room for the provenance that was added
  const reading = world.files.readText(file, MOST_BYTES * 2)
  if (reading.kind !== 'read') return undefined
  let value: unknown
  try {
    value = JSON.parse(reading.text)
  } catch {
    return unusable(file, [finding('it is not JSON; the next scan replaces it')])
  }
  if (!isObject(value)) return unusable(file, [finding('it is not a document')])
  const { [PROVENANCE]: provenance, ...document } = value
  const from = isObject(provenance) ? provenance : {}
  const path = typeof from['path'] === 'string' ? from['path'] : which(tool, world)
  const stat = path === null ? undefined : world.files.stat(path)
  const stale = !sameIdentity(from['stat'] as unknown as Identity | undefined, stat) || !sameFiles(world, followedIn(from))
  const layer: Layer = { origin: 'native', file, document: document as unknown as Document, path: stat === undefined ? null : path, stale }
  return { kind: 'layer', layer }
}

const layerOf = (world: ReadWorld, file: string, origin: Layer['origin'], tool: string, document: Document): LayerReading => ({
  kind: 'layer',
  layer: { origin, file, document, path: which(tool, world), stale: false },
})

const unread = (file: string, reading: Exclude<FileReading, { kind: 'read' | 'absent' }>): LayerReading =>
  unusable(file, [finding(reading.kind === 'too-large' ? `it has ${reading.size} bytes` : reading.reason)])

/** A shim that people wrote: checked at every reading. */
const writtenLayer = async (world: ReadWorld, file: string, origin: 'user' | 'system', tool: string): Promise<LayerReading | undefined> => {
  const reading = world.files.read(file, MOST_BYTES)
  if (reading.kind === 'absent') return undefined
  if (reading.kind !== 'read') return unread(file, reading)
  const { readDocumentBytes } = await import('../metadata/read.ts')
  const read = readDocumentBytes(reading.bytes)
  return read.kind === 'document' ? layerOf(world, file, origin, tool, read.document) : unusable(file, read.findings)
}

/** A shim of this package: a test checks it, so that nobody has to wait for the check. */
const packagedLayer = (world: ReadWorld, file: string, tool: string): LayerReading | undefined => {
  const reading = world.files.readText(file, MOST_BYTES)
  if (reading.kind === 'absent') return undefined
  if (reading.kind !== 'read') return unread(file, reading)
  return layerOf(world, file, 'packaged', tool, JSON.parse(reading.text) as Document)
}

/** The strongest document of a tool, and the stronger files that could not be used. */
export const strongestLayer = async (
  world: ReadWorld,
  locations: Locations,
  tool: string,
): Promise<{ readonly layer: Layer | undefined; readonly unusable: readonly Unusable[] }> => {
  const failures: Unusable[] = []
  const native = nativeLayer(world, locations, tool)
  if (native?.kind === 'layer') return { layer: native.layer, unusable: failures }
  if (native?.kind === 'unusable') failures.push(native.unusable)
  const name = `${fileNameOf(tool)}.json`
  let guessed: Layer | undefined
  for (const [at, directory] of shimDirectories(locations).entries()) {
    const file = join(directory, name)
    const packaged = directory === locations.packagedShims
    const reading = packaged ? packagedLayer(world, file, tool) : await writtenLayer(world, file, at === 0 ? 'user' : 'system', tool)
    // what was guessed from help texts is only shown where nobody wrote anything
    if (reading?.kind === 'layer' && reading.layer.document['x-inferred'] === true) guessed ??= reading.layer
    else if (reading?.kind === 'layer') return { layer: reading.layer, unusable: failures }
    if (reading?.kind === 'unusable') failures.push(reading.unusable)
  }
  return { layer: guessed, unusable: failures }
}
