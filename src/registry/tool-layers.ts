import { join } from 'node:path'
import { MOST_BYTES, isObject } from '../core/json.ts'
import { fileNameOf } from '../core/tool-name.ts'
import type { Identity, World } from '../host/world.ts'
import type { Document } from '../metadata/document.ts'
import type { Layer } from '../policy/context.ts'
import { documentPath } from './documents.ts'
import { followedIn, sameFiles } from './followed.ts'
import type { Locations } from './locations.ts'
import { readSplit } from './split-document.ts'
import { isRootOnly } from './safe-directory.ts'

type LayerWorld = Pick<World, 'files' | 'uid'>

export interface Layers {
  readonly layers: readonly Layer[]
  readonly warnings: readonly string[]
}

/** Validates what people wrote; given as a value, since it is loaded only when there is something to validate. */
export type Validate = (bytes: Uint8Array) => Document | undefined

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** What the tool said of itself, when the program at `path` is the one that said it. */
const nativeLayer = (world: LayerWorld, locations: Locations, tool: string, path: string | null): Layer | undefined => {
  const reading = world.files.readText(join(locations.data, documentPath(tool)), MOST_BYTES * 2)
  if (reading.kind !== 'read' || path === null) return undefined
  const json = parsed(reading.text)
  // the next scan writes it anew
  if (!isObject(json)) return undefined
  const { 'x-atip': provenance, ...document } = json
  const from = isObject(provenance) ? provenance : {}
  if (from['path'] !== path) return undefined
  const stale = !world.files.isStill(path, from['stat'] as unknown as Identity | undefined) || !sameFiles(world, followedIn(from))
  return {
    document: document as unknown as Document,
    source: 'native',
    trusted: isRootOnly(world, path) && document['x-inferred'] !== true,
    ...(stale ? { stale } : {}),
  }
}

const writtenLayer = (
  world: LayerWorld,
  file: string,
  source: string,
  validate: Validate | undefined,
): { readonly layer?: Layer; readonly warning?: string } => {
  const reading = world.files.read(file, MOST_BYTES)
  if (reading.kind === 'absent') return {}
  const document = reading.kind === 'read' ? validate?.(reading.bytes) : undefined
  if (document === undefined) return { warning: `${file} cannot be used` }
  // what a program guessed from help texts is not what a person wrote, wherever it was put
  return { layer: isInferred(document) ? { document, source: 'inferred', trusted: false } : { document, source, trusted: true } }
}

const isInferred = (document: Document): boolean => document['x-inferred'] === true

const packagedLayer = (world: LayerWorld, locations: Locations, name: string): Layer | undefined => {
  const file = join(locations.packagedShims, name)
  const split = readSplit(world, file, locations.splitShims)
  if (split !== undefined) return { document: split, source: 'packaged', trusted: true }
  const reading = world.files.readText(file, MOST_BYTES)
  return reading.kind === 'read' ? { document: JSON.parse(reading.text) as Document, source: 'packaged', trusted: true } : undefined
}

/**
 * Every document of a tool, strongest first: override, its own, the user's shim, the system's, the packaged one, what was inferred; a
 * project's only when nobody else describes the tool, and never trusted. `path` is the program that the name stands for, null when it is not installed.
 */
export const layersOf = (
  tool: string,
  path: string | null,
  locations: Locations,
  project: string | undefined,
  validate: Validate | undefined,
  world: LayerWorld,
): Layers => {
  const file = `${fileNameOf(tool)}.json`
  const layers: Layer[] = []
  const warnings: string[] = []
  const add = (found: { readonly layer?: Layer; readonly warning?: string }) => {
    if (found.layer !== undefined) layers.push(found.layer)
    if (found.warning !== undefined) warnings.push(found.warning)
  }
  add(writtenLayer(world, join(locations.overrides, file), 'override', validate))
  const native = nativeLayer(world, locations, tool, path)
  if (native !== undefined) layers.push(native)
  add(writtenLayer(world, join(locations.userShims, file), 'user', validate))
  for (const directory of locations.systemShims) add(writtenLayer(world, join(directory, file), 'system', validate))
  const packaged = packagedLayer(world, locations, file)
  if (packaged !== undefined) layers.push(packaged)
  if (layers.length === 0 && project !== undefined) {
    const found = writtenLayer(world, join(project, '.agent-tools', 'shims', file), 'project', validate)
    if (found.layer !== undefined) layers.push({ ...found.layer, source: 'project', trusted: false })
  }
  return { layers: lastInferred(layers), warnings }
}

/** A guess is weaker than anything that somebody wrote, wherever it lies. */
const lastInferred = (layers: readonly Layer[]): readonly Layer[] =>
  layers.some(it => it.source === 'inferred')
    ? [...layers.filter(it => it.source !== 'inferred'), ...layers.filter(it => it.source === 'inferred')]
    : layers

/** The document of the shell's own commands. */
export const builtinLayer = (world: Pick<World, 'files'>, locations: Locations): Layer | undefined => {
  const reading = world.files.readText(locations.builtins, MOST_BYTES)
  return reading.kind === 'read' ? { document: JSON.parse(reading.text) as Document, source: 'builtin', trusted: true } : undefined
}

/** Whether any file that people wrote describes a tool, so that the validator has to be loaded. */
export const hasWrittenLayers = (world: Pick<World, 'files'>, locations: Locations, project: string | undefined): boolean => {
  const projectShims = project === undefined ? [] : [join(project, '.agent-tools', 'shims')]
  return [locations.overrides, locations.userShims, ...locations.systemShims, ...projectShims].some(
    directory => world.files.stat(directory)?.kind === 'directory',
  )
}
