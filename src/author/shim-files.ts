import { basename, join } from 'node:path'
import { MOST_BYTES } from '../core/json.ts'
import { fileNameOf, toolNameOf } from '../core/tool-name.ts'
import type { World } from '../host/world.ts'
import type { Document } from '../document/document.ts'
import type { Finding } from '../document/finding.ts'
import { readDocumentBytes } from '../document/read.ts'
import { shimPlaces } from '../registry/locations.ts'
import type { Locations, ShimLayer } from '../registry/locations.ts'

/** The text of a shim, and the tool that it describes; or why it is none. */
export type ShimReading =
  | { readonly kind: 'shim'; readonly tool: string; readonly document: Document; readonly text: string }
  | { readonly kind: 'broken'; readonly findings: readonly Finding[] }
  | { readonly kind: 'absent' }

const broken = (code: string, message: string): ShimReading => ({
  kind: 'broken',
  findings: [{ code, severity: 'error', pointer: '', message, fix: null }],
})

/** Reads a file as a shim of the tool that its document names. */
export const readShimFile = (path: string, world: Pick<World, 'files'>): ShimReading => {
  const file = world.files.read(path, MOST_BYTES)
  if (file.kind === 'absent') return { kind: 'absent' }
  if (file.kind === 'too-large') return broken('too-large', `it has ${file.size} bytes; at most ${MOST_BYTES} are read`)
  if (file.kind === 'unreadable') return broken('unreadable', `it could not be read: ${file.reason}`)
  const reading = readDocumentBytes(file.bytes)
  if (reading.kind !== 'document') return { kind: 'broken', findings: reading.findings }
  const { document } = reading
  if (toolNameOf(fileNameOf(document.name)) !== document.name) return broken('tool-name', 'its name cannot be that of a program')
  return { kind: 'shim', tool: document.name, document, text: new TextDecoder().decode(file.bytes) }
}

/** Where the user's shim of a tool is kept. */
export const userShimPath = (tool: string, locations: Pick<Locations, 'userShims'>): string =>
  join(locations.userShims, `${fileNameOf(tool)}.json`)

export interface ShimFile {
  readonly tool: string
  readonly layer: ShimLayer
  readonly file: string
  /** The stronger file of the same tool, when there is one. */
  readonly shadowedBy: string | null
}

/** Every shim file of the layers, by tool and then by strength. A name that is no tool's is left out: a scan reports it. */
export const listShimFiles = async (
  layers: readonly ShimLayer[],
  locations: Locations,
  world: Pick<World, 'find'>,
): Promise<readonly ShimFile[]> => {
  const strongest = new Map<string, string>()
  const found: ShimFile[] = []
  for (const { layer, directory } of shimPlaces(locations)) {
    for (const name of await world.find(directory, '*.json')) {
      const tool = toolNameOf(basename(name, '.json'))
      if (tool === undefined) continue
      const file = join(directory, name)
      found.push({ tool, layer, file, shadowedBy: strongest.get(tool) ?? null })
      if (!strongest.has(tool)) strongest.set(tool, file)
    }
  }
  // the order of layers stays within a tool
  return found.filter(shim => layers.includes(shim.layer)).toSorted((a, b) => (a.tool < b.tool ? -1 : a.tool > b.tool ? 1 : 0))
}
