import { storedDocument } from '../document/stored.ts'
import { MOST_BYTES } from '../core/json.ts'
import type { Document, Pattern } from '../document/document.ts'
import type { World } from '../host/world.ts'
import type { Locations } from '../registry/locations.ts'
import { findProject } from '../registry/project.ts'
import { layersIn } from './layer.ts'
import type { FileLayer, Reading, Unusable } from './layer.ts'
import { isWrittenAbout, readLayers } from './read-layers.ts'
import { packagedReader } from './split-document.ts'
import { which } from './which.ts'

export type ShownWorld = Pick<World, 'files' | 'env' | 'uid' | 'gid' | 'cwd'>

/** What a tool comes to where one document is wanted. */
export interface ShownTool {
  /** The strongest layer: its origin and its trust hold for the whole. */
  readonly layer: FileLayer
  /** Its document with the user's override laid over it, and the patterns of the weaker ones. */
  readonly document: Document
  /** The override that was laid over it. */
  readonly override: string | null
  readonly warnings: readonly string[]
}

/**
 * Whole only where all of it is looked at: parsing the largest takes longer than all else here. Where a stronger document is shown, few
 * have what that lacks.
 */
const packagedIn = ({ every, whole }: Extent, { splitShims }: Pick<Locations, 'splitShims'>, world: Pick<World, 'files'>) => {
  const cut = packagedReader(splitShims, world)
  return (file: string, shadowed: boolean): Document | undefined => {
    if (!shadowed && !every && !whole) return cut(file)
    const reading = world.files.readText(file, MOST_BYTES)
    if (reading.kind !== 'read' || (shadowed && !every && !reading.text.includes('"patterns"'))) return undefined
    return storedDocument(reading.text)
  }
}

interface Extent {
  /** Also the files that count for nothing where stronger ones are. */
  readonly every: boolean
  /** Every command of it is looked at. */
  readonly whole: boolean
}

/** What describes a tool, for people: `every` file of it, or those that are shown and what is wrong with the others. */
export const readTool = async (
  { tool, every, whole }: Extent & { readonly tool: string },
  locations: Locations,
  world: ShownWorld,
): Promise<readonly Reading[]> => {
  const subject = { tool, program: which(tool, world) }
  const around = { locations, project: findProject(world.cwd, world) }
  const written = isWrittenAbout(subject, around, world) ? (await import('./written.ts')).readWritten : undefined
  return readLayers(subject, { ...around, written, packaged: packagedIn({ every, whole }, locations, world), every }, world)
}

/** The patterns of all of them by name, the strongest document's first; of equal names its own stays. */
const unitedPatterns = (layers: readonly FileLayer[]): readonly Pattern[] => {
  const byName = new Map<string, Pattern>()
  for (const { document } of layers)
    for (const pattern of document.patterns ?? []) byName.set(pattern.name, byName.get(pattern.name) ?? pattern)
  return [...byName.values()]
}

/** The strongest layer, and what the others add to it. */
export const shownIn = (readings: readonly Reading[]): ShownTool | undefined => {
  const layers = layersIn(readings)
  const [strongest] = layers
  const united = strongest !== undefined && layers.slice(1).some(fileLayer => fileLayer.document.patterns !== undefined)
  const base = united ? { ...strongest.document, patterns: unitedPatterns(layers) } : strongest?.document
  const override = readings.find(reading => reading.kind === 'override')
  const laid = override?.over(base)
  const layer = strongest ?? laid
  if (layer === undefined) return undefined
  return {
    layer,
    document: laid?.document ?? base ?? layer.document,
    override: strongest === undefined ? null : (override?.file ?? null),
    warnings: [...layers.flatMap(fileLayer => fileLayer.warnings), ...(laid?.warnings ?? [])],
  }
}

export const unusableIn = (readings: readonly Reading[]): readonly Unusable[] =>
  readings.flatMap(reading => (reading.kind === 'unusable' ? [reading.unusable] : []))

/** What to say of them. */
export const unusableWarnings = (readings: readonly Reading[]): readonly string[] =>
  unusableIn(readings).map(unusable => `${unusable.file} cannot be used: ${unusable.findings[0]?.message ?? 'it is broken'}`)
