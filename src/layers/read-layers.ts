import type { Document } from '../document/document.ts'
import type { World } from '../host/world.ts'
import { below } from '../registry/below.ts'
import type { Locations } from '../registry/locations.ts'
import { unusable } from './layer.ts'
import type { LayerWorld, Origin, Reading, Tool } from './layer.ts'
import { readNative } from './native.ts'
import { everySource } from './sources.ts'
import type { Source } from './sources.ts'

/** A file that people wrote: checked at every reading. */
export type WrittenFile = Source<Exclude<Origin, 'native' | 'packaged'>>

/** What those who read layers do differently. */
export interface Readers {
  readonly locations: Locations
  /** Its shim counts where nothing else describes the tool. */
  readonly project: string | undefined
  /** Reads a file that is there, which takes the validator; undefined: there was none when it would have been loaded. */
  readonly written: ((source: WrittenFile, tool: Tool, world: LayerWorld) => Reading) | undefined
  /**
   * A shim of the package, whole or cut by command; undefined: there is none, or it adds nothing where it is `shadowed` by what is
   * stronger. A test checks them, so that nobody waits for the check.
   */
  readonly packaged: (file: string, shadowed: boolean) => Document | undefined
  /** Also what counts for nothing is read. */
  readonly every: boolean
}

/** Beyond the order of their places: what was guessed is weaker than anything that somebody wrote. */
const weaknessOf = (reading: Reading): number => {
  if (reading.kind !== 'layer' || (reading.layer.source !== 'inferred' && reading.layer.counts !== 'nothing')) return 0
  return reading.layer.source === 'inferred' ? 1 : 2
}

const packagedLayer = (document: Document, file: string, { program }: Tool): Reading => ({
  kind: 'layer',
  layer: {
    document,
    source: 'packaged',
    trusted: true,
    stale: false,
    origin: 'packaged',
    file,
    path: program,
    trust: 'it comes with atip',
    warnings: [],
    counts: 'judged',
  },
})

/** Of what is there: a link that leads nowhere was meant to be something. */
const isThere = (file: string, { files }: Pick<World, 'files'>): boolean => files.lstat(file) !== undefined

/**
 * Every file that describes a tool, the override first, then the strongest first: what the tool printed itself, the user's shim, the
 * system's, the packaged one, then what was only guessed, wherever it lies; a project's where nothing else describes the tool. What is
 * shown, judged and explained are three views of this list.
 */
export const readLayers = (tool: Tool, readers: Readers, world: LayerWorld): readonly Reading[] => {
  const { locations, project, every } = readers
  const found: Reading[] = []
  const read = ({ origin, file }: Source): Reading | undefined => {
    if (origin === 'packaged') {
      const document = readers.packaged(
        file,
        found.some(layer => layer.kind === 'layer' && weaknessOf(layer) === 0),
      )
      return document === undefined ? undefined : packagedLayer(document, file, tool)
    }
    const ignored = origin === 'project' && found.some(layer => layer.kind !== 'unusable')
    if ((ignored && !every) || !isThere(file, world)) return undefined
    if (origin === 'native') return readNative(tool, { file, locations }, world)
    const reading = readers.written?.({ origin, file }, tool, world) ?? unusable({ origin, file }, 'it was put there just now')
    return ignored && reading.kind === 'layer' ? { kind: 'layer', layer: { ...reading.layer, counts: 'nothing' } } : reading
  }
  for (const source of everySource(locations, project, tool.tool)) {
    const reading = read(source)
    if (reading !== undefined) found.push(reading)
  }
  return found.toSorted((a, b) => weaknessOf(a) - weaknessOf(b))
}

/** Whether any file that people wrote describes a tool, so that what reads them has to be loaded. */
export const hasWritten = ({ locations, project }: Pick<Readers, 'locations' | 'project'>, { files }: Pick<World, 'files'>): boolean => {
  const projectShims = project === undefined ? [] : [below(project, '.agent-tools/shims')]
  return [locations.overrides, locations.userShims, ...locations.systemShims, ...projectShims].some(
    directory => files.stat(directory)?.kind === 'directory',
  )
}

/** Whether any file that people wrote describes this tool. */
export const isWrittenAbout = (
  { tool }: Tool,
  { locations, project }: Pick<Readers, 'locations' | 'project'>,
  world: Pick<World, 'files'>,
): boolean =>
  everySource(locations, project, tool).some(({ origin, file }) => origin !== 'native' && origin !== 'packaged' && isThere(file, world))
