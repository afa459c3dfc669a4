import { MOST_BYTES, isObject } from '../core/json.ts'
import { fileNameOf } from '../core/tool-name.ts'
import type { FileReading, Identity, World } from '../host/world.ts'
import type { Document } from '../document/document.ts'
import type { Finding } from '../document/finding.ts'
import { below } from '../registry/below.ts'
import { followedIn, sameFiles } from '../registry/followed.ts'
import type { Locations } from '../registry/locations.ts'
import { findProject } from '../registry/project.ts'
import { sameIdentity } from '../registry/record.ts'
import type { ToolRecord } from '../registry/record.ts'
import { dangerOf } from '../registry/ruling-file.ts'
import { trustOf } from './trust.ts'
import { which } from './which.ts'

/** Where the cached document of a native tool is, relative to the data directory. */
export const documentPath = (tool: string): string => `tools/${fileNameOf(tool)}.json`

/** Field of a cached document that says which program printed it, so that one file answers `show` however large the registry is. */
const PROVENANCE = 'x-atip'

export const documentText = (document: Document, record: Pick<ToolRecord, 'path' | 'stat' | 'sha256' | 'followed'>): string =>
  `${JSON.stringify({ ...document, [PROVENANCE]: { path: record.path, stat: record.stat, sha256: record.sha256, followed: record.followed } })}\n`

/** One document that describes a tool, for showing. */
export interface Layer {
  readonly origin: 'override' | 'native' | 'user' | 'system' | 'packaged' | 'project'
  /** The file that it was read from. */
  readonly file: string
  readonly document: Document
  /** The program, or null when it is not installed. */
  readonly path: string | null
  /** The program is no longer the one that printed the document. */
  readonly stale: boolean
  /** Whether its claims of safety count. */
  readonly trusted: boolean
  /** Why they do or do not: a clause. */
  readonly trust: string
  /** The override that was laid over it. */
  readonly override: string | null
  readonly warnings: readonly string[]
}

export interface Unusable {
  readonly file: string
  readonly findings: readonly Finding[]
}

export type LayerReading = { readonly kind: 'layer'; readonly layer: Layer } | { readonly kind: 'unusable'; readonly unusable: Unusable }

export type ReadWorld = Pick<World, 'files' | 'env' | 'uid' | 'gid' | 'cwd'>

const finding = (message: string): Finding => ({ code: 'unreadable', severity: 'error', pointer: '', message, fix: null })

const unusable = (file: string, findings: readonly Finding[]): LayerReading => ({ kind: 'unusable', unusable: { file, findings } })

const ASK_AGAIN = '"atip scan" asks it again'

/** What to say when the program that a name stands for now is not the one that printed the document. */
const staleWarning = (spoke: string | null, path: string | null): string => {
  if (path === null) return `${spoke ?? 'the program'} is gone; "atip scan" forgets it`
  return spoke === null || path === spoke
    ? `the program changed since it was asked; ${ASK_AGAIN}`
    : `${spoke} printed this, but PATH finds ${path} now; ${ASK_AGAIN}`
}

/** The document that the tool itself printed at the last scan. It was validated before it was written. */
const nativeLayer = (world: ReadWorld, locations: Locations, tool: string): LayerReading | undefined => {
  const file = below(locations.data, documentPath(tool))
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
  const spoke = typeof from['path'] === 'string' ? from['path'] : null
  const named = which(tool, world) ?? spoke
  const stat = named === null ? undefined : world.files.stat(named)
  const path = stat === undefined ? null : named
  const stale = !sameIdentity(from['stat'] as unknown as Identity | undefined, stat) || !sameFiles(world, followedIn(from))
  const trust = path === null ? { trusted: false, reason: 'it is not installed', warnings: [] } : trustOf(tool, path, locations, world)
  const danger = dangerOf(world, file)
  const layer: Layer = {
    origin: 'native',
    file,
    document: document as unknown as Document,
    path,
    stale,
    trusted: trust.trusted && !stale && danger === undefined,
    trust: stale && trust.trusted ? 'another program printed it' : trust.trusted && danger !== undefined ? danger.reason : trust.reason,
    override: null,
    warnings: [...(stale ? [staleWarning(spoke, path)] : []), ...trust.warnings],
  }
  return { kind: 'layer', layer }
}

const TRUST = {
  override: 'you wrote it',
  user: 'it is your shim',
  system: 'it is a shim of this machine',
  packaged: 'it comes with atip',
  project: 'it is a file of the project',
} as const satisfies Record<Exclude<Layer['origin'], 'native'>, string>

/** A layer that a file gives; a project's is never trusted, nor is what others could have changed. */
export const layerOf = (
  world: ReadWorld,
  file: string,
  origin: Exclude<Layer['origin'], 'native'>,
  tool: string,
  document: Document,
): Layer => {
  const unsafe = origin === 'user' || origin === 'system' ? dangerOf(world, file)?.reason : undefined
  return {
    origin,
    file,
    document,
    path: which(tool, world),
    stale: false,
    trusted: origin !== 'project' && unsafe === undefined,
    trust: unsafe ?? TRUST[origin],
    override: null,
    warnings: [],
  }
}

const unread = (file: string, reading: Exclude<FileReading, { kind: 'read' | 'absent' }>): LayerReading =>
  unusable(file, [finding(reading.kind === 'too-large' ? `it has ${reading.size} bytes` : reading.reason)])

/** A shim that people wrote: checked at every reading. */
const writtenLayer = async (
  world: ReadWorld,
  file: string,
  origin: 'user' | 'system' | 'project',
  tool: string,
): Promise<LayerReading | undefined> => {
  const reading = world.files.read(file, MOST_BYTES)
  if (reading.kind === 'absent') return undefined
  if (reading.kind !== 'read') return unread(file, reading)
  const { readDocumentBytes } = await import('../document/read.ts')
  const read = readDocumentBytes(reading.bytes)
  return read.kind === 'document'
    ? { kind: 'layer', layer: layerOf(world, file, origin, tool, read.document) }
    : unusable(file, read.findings)
}

/** A shim of this package: a test checks it, so that nobody has to wait for the check. */
const packagedLayer = (world: ReadWorld, file: string, tool: string): LayerReading | undefined => {
  const reading = world.files.readText(file, MOST_BYTES)
  if (reading.kind === 'absent') return undefined
  if (reading.kind !== 'read') return unread(file, reading)
  return { kind: 'layer', layer: layerOf(world, file, 'packaged', tool, JSON.parse(reading.text) as Document) }
}

/** A file that can describe a tool, and in whose name. */
export interface Source {
  readonly origin: 'native' | 'user' | 'system' | 'packaged'
  readonly file: string
}

/** Where documents of a tool can lie, strongest first. */
export const sourcesOf = (locations: Locations, tool: string): readonly Source[] => {
  const name = `${fileNameOf(tool)}.json`
  return [
    { origin: 'native', file: below(locations.data, documentPath(tool)) },
    { origin: 'user', file: below(locations.userShims, name) },
    ...locations.systemShims.map(directory => ({ origin: 'system', file: below(directory, name) }) as const),
    { origin: 'packaged', file: below(locations.packagedShims, name) },
  ]
}

export const readSource = async (
  world: ReadWorld,
  locations: Locations,
  tool: string,
  { origin, file }: Source,
): Promise<LayerReading | undefined> => {
  if (origin === 'native') return nativeLayer(world, locations, tool)
  return origin === 'packaged' ? packagedLayer(world, file, tool) : writtenLayer(world, file, origin, tool)
}

/** The shim that the project of the current directory brings. */
export const projectLayer = async (world: ReadWorld, tool: string): Promise<LayerReading | undefined> => {
  const project = findProject(world.cwd, world)
  if (project === undefined) return undefined
  return writtenLayer(world, below(project, `.agent-tools/shims/${fileNameOf(tool)}.json`), 'project', tool)
}

/** Weaker documents seldom have patterns, and are parsed only when they do. */
const mentionsPatterns = (world: ReadWorld, { file }: Source): boolean => {
  const reading = world.files.readText(file, MOST_BYTES * 2)
  return reading.kind === 'read' && reading.text.includes('"patterns"')
}

interface Strongest {
  readonly layer: Layer | undefined
  /** Stronger files that could not be used. */
  readonly unusable: readonly Unusable[]
}

/**
 * The document that is shown: the strongest one, with the user's override laid over it and the patterns of the weaker ones added; a
 * project's where nobody else describes the tool.
 */
export const strongestLayer = async (world: ReadWorld, locations: Locations, tool: string): Promise<Strongest> => {
  const failures: Unusable[] = []
  const taken = (reading: LayerReading | undefined): Layer | undefined => {
    if (reading?.kind === 'unusable') failures.push(reading.unusable)
    return reading?.kind === 'layer' ? reading.layer : undefined
  }
  let layer: Layer | undefined
  let guessed: Layer | undefined
  const weaker: Source[] = []
  for (const source of sourcesOf(locations, tool)) {
    if (layer === undefined) {
      const found = taken(await readSource(world, locations, tool, source))
      // what was guessed from help texts is only shown where nobody wrote anything
      if (found?.document['x-inferred'] === true) guessed ??= found
      else layer = found
    } else if (mentionsPatterns(world, source)) weaker.push(source)
  }
  layer ??= guessed
  if (layer !== undefined && weaker.length > 0) layer = (await import('./united-patterns.ts')).withPatterns(layer, weaker, world)
  const override = below(locations.overrides, `${fileNameOf(tool)}.json`)
  if (world.files.stat(override) !== undefined) {
    const laid = (await import('./lay-override.ts')).layOverride(layer, override, tool, world)
    if (laid.unusable !== undefined) failures.push(laid.unusable)
    ;({ layer } = laid)
  }
  layer ??= taken(await projectLayer(world, tool))
  return { layer, unusable: failures }
}
