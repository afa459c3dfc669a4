import { MOST_BYTES, isObject } from '../core/json.ts'
import { fileNameOf } from '../core/tool-name.ts'
import type { Identity, World } from '../host/world.ts'
import type { Document } from '../document/document.ts'
import { mergeOverride, overrideAlone } from '../document/override.ts'
import type { OverrideReading } from '../document/read-override.ts'
import { strangersIn } from '../document/strangers.ts'
import type { Layer } from '../judge/context.ts'
import { below } from '../registry/below.ts'
import { documentPath } from './documents.ts'
import { followedIn, sameFiles } from '../registry/followed.ts'
import type { Locations } from '../registry/locations.ts'
import { readSplit } from './split-document.ts'
import { dangerOf } from '../registry/ruling-file.ts'
import { trustOf } from './trust.ts'

type LayerWorld = Pick<World, 'files' | 'uid' | 'gid'>

export interface Layers {
  readonly layers: readonly Layer[]
  readonly warnings: readonly string[]
  /** The user corrected the tool's document, and the correction cannot be read: a clause that follows the tool's name. */
  readonly doubt?: string
}

/** Reads what people wrote; given as a value, since it is loaded only when there is something to read. */
export interface Validate {
  readonly document: (bytes: Uint8Array) => Document | undefined
  readonly override: (bytes: Uint8Array) => OverrideReading
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

interface Found {
  readonly layer?: Layer
  readonly warnings: readonly string[]
  /** It was there, and what it says of hazards cannot be read. */
  readonly doubt?: string
}

const NONE: Found = { warnings: [] }

/** What the tool said of itself, when the program at `path` is the one that said it. */
const nativeLayer = (world: LayerWorld, locations: Locations, tool: string, path: string | null): Found => {
  const reading = world.files.readText(below(locations.data, documentPath(tool)), MOST_BYTES * 2)
  if (reading.kind !== 'read' || path === null) return NONE
  const json = parsed(reading.text)
  // the next scan writes it anew
  if (!isObject(json)) return NONE
  const { 'x-atip': provenance, ...document } = json
  const from = isObject(provenance) ? provenance : {}
  const still = world.files.isStill(path, from['stat'] as unknown as Identity | undefined) && sameFiles(world, followedIn(from))
  // the same file under another name of its directory is still the program that said it
  if (from['path'] !== path && !still) return NONE
  const { trusted, warnings } = trustOf(tool, path, locations, world)
  const said = document as unknown as Document
  const file = below(locations.data, documentPath(tool))
  // whoever can write where answers are kept can answer for every tool
  const danger = dangerOf(world, file)
  return {
    layer: {
      document: said,
      source: 'native',
      trusted: trusted && danger === undefined && !isInferred(said),
      ...(still ? {} : { stale: true }),
    },
    warnings: danger === undefined ? warnings : [...warnings, `${file} is not trusted: ${danger.reason}`],
  }
}

const writtenLayer = (world: LayerWorld, file: string, source: string, validate: Validate | undefined): Found => {
  const reading = world.files.read(file, MOST_BYTES)
  if (reading.kind === 'absent' && world.files.lstat(file) === undefined) return NONE
  const document = reading.kind === 'read' ? validate?.document(reading.bytes) : undefined
  if (document === undefined) {
    const warnings = [`${file} cannot be used`]
    // it may have declared a danger; what a project says is believed in nothing else
    return source === 'project' ? { warnings } : { warnings, doubt: `has a shim that cannot be used: ${file}` }
  }
  // what a program guessed from help texts is not what a person wrote, wherever it was put
  if (isInferred(document)) return { layer: { document, source: 'inferred', trusted: false }, warnings: [] }
  const unsafe = source === 'project' ? undefined : dangerOf(world, file)?.reason
  return {
    layer: { document, source, trusted: unsafe === undefined },
    warnings: unsafe === undefined ? [] : [`${file} is not trusted: ${unsafe}`],
  }
}

/**
 * The user's own word, laid over the strongest trusted document. Where none is trusted it stands alone: laid over a document that is
 * not, it would lend that its own trust. What it claims to be harmless and another layer knows to be a hazard stays one, since hazards
 * of all layers are joined.
 */
const withOverride = (found: Layers, tool: string, file: string, validate: Validate | undefined, world: LayerWorld): Layers => {
  const { layers, warnings } = found
  const bytes = world.files.read(file, MOST_BYTES)
  if (bytes.kind === 'absent' && world.files.lstat(file) === undefined) return found
  const reading = bytes.kind === 'read' ? validate?.override(bytes.bytes) : undefined
  const unsafe = dangerOf(world, file)?.reason
  if (reading?.kind !== 'override' || unsafe !== undefined) {
    const why = unsafe === undefined ? '' : `: ${unsafe}`
    return { layers, warnings: [`${file} cannot be used${why}`, ...warnings], doubt: `has an override that cannot be used: ${file}` }
  }
  // a guess that was put among the overrides corrects nothing
  if (reading.override['x-inferred'] === true) {
    const guess = { document: overrideAlone(tool, reading.override), source: 'inferred', trusted: false }
    return { ...found, layers: [...layers, guess] }
  }
  const base = layers.find(it => it.trusted && it.stale !== true)
  const document = base === undefined ? overrideAlone(tool, reading.override) : mergeOverride(base.document, reading.override)
  const strange = base === undefined ? [] : strangersIn(base.document, reading.override).map(it => `${file} ${it}`)
  return { ...found, layers: [{ document, source: 'override', trusted: true }, ...layers], warnings: [...strange, ...warnings] }
}

const isInferred = (document: Document): boolean => document['x-inferred'] === true

const packagedLayer = (world: LayerWorld, locations: Locations, name: string): Layer | undefined => {
  const file = below(locations.packagedShims, name)
  const split = readSplit(world, file, locations.splitShims)
  if (split !== undefined) return { document: split, source: 'packaged', trusted: true }
  const reading = world.files.readText(file, MOST_BYTES)
  return reading.kind === 'read' ? { document: JSON.parse(reading.text) as Document, source: 'packaged', trusted: true } : undefined
}

/**
 * Every document of a tool, strongest first: the user's override laid over what it corrects, its own, the user's shim, the system's, the packaged one, what was inferred; a
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
  const found = [
    nativeLayer(world, locations, tool, path),
    writtenLayer(world, below(locations.userShims, file), 'user', validate),
    ...locations.systemShims.map(directory => writtenLayer(world, below(directory, file), 'system', validate)),
  ]
  const packaged = packagedLayer(world, locations, file)
  const layers = [...found.flatMap(it => it.layer ?? []), ...(packaged === undefined ? [] : [packaged])]
  const warnings = found.flatMap(it => it.warnings)
  const doubt = found.find(it => it.doubt !== undefined)?.doubt
  const [native] = layers
  if (native?.source === 'native' && !native.trusted && native.stale !== true && path !== null && layers.some(it => it.trusted))
    warnings.push(
      `${path} describes itself and is not trusted; what it calls harmless does not count ("atip trust ${tool}" would change that)`,
    )
  const corrected = withOverride(
    { layers: lastInferred(layers), warnings, ...(doubt === undefined ? {} : { doubt }) },
    tool,
    below(locations.overrides, file),
    validate,
    world,
  )
  if (corrected.layers.length > 0 || project === undefined) return corrected
  const own = writtenLayer(world, below(project, `.agent-tools/shims/${file}`), 'project', validate)
  return {
    ...corrected,
    layers: own.layer === undefined ? [] : [{ ...own.layer, source: 'project', trusted: false }],
    warnings: [...corrected.warnings, ...own.warnings],
  }
}

/** A guess is weaker than anything that somebody wrote, wherever it lies. */
const lastInferred = (layers: readonly Layer[]): readonly Layer[] =>
  layers.some(it => it.source === 'inferred')
    ? [...layers.filter(it => it.source !== 'inferred'), ...layers.filter(it => it.source === 'inferred')]
    : layers

/** The document of the shell's own commands. */
export const builtinLayer = (world: Pick<World, 'files'>, locations: Locations): Layer | undefined => {
  const split = readSplit(world, locations.builtins, locations.splitBuiltins)
  if (split !== undefined) return { document: split, source: 'builtin', trusted: true }
  const reading = world.files.readText(locations.builtins, MOST_BYTES)
  return reading.kind === 'read' ? { document: JSON.parse(reading.text) as Document, source: 'builtin', trusted: true } : undefined
}

/** Whether any file that people wrote describes a tool, so that the validator has to be loaded. */
export const hasWrittenLayers = (world: Pick<World, 'files'>, locations: Locations, project: string | undefined): boolean => {
  const projectShims = project === undefined ? [] : [below(project, '.agent-tools/shims')]
  return [locations.overrides, locations.userShims, ...locations.systemShims, ...projectShims].some(
    directory => world.files.stat(directory)?.kind === 'directory',
  )
}
