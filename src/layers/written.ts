import { MOST_BYTES } from '../core/json.ts'
import type { Document } from '../document/document.ts'
import { mergeOverride, overrideAlone } from '../document/override.ts'
import type { Override } from '../document/override.ts'
import { readOverrideBytes } from '../document/read-override.ts'
import { readDocumentBytes } from '../document/read.ts'
import { strangersIn } from '../document/strangers.ts'
import { dangerOf } from '../registry/ruling-file.ts'
import { GUESSED, isInferred, unusable } from './layer.ts'
import type { FileLayer, LayerWorld, Reading, Tool } from './layer.ts'
import type { WrittenFile } from './read-layers.ts'

/*
 * Files that people wrote: shims and overrides. Loaded only where there are some, since the validator and what lays overrides over
 * documents are as large as much of the rest.
 */

const TRUST = {
  override: 'you wrote it',
  user: 'it is your shim',
  system: 'it is a shim of this machine',
  project: 'it is a file of the project',
} as const satisfies Record<WrittenFile['origin'], string>

/** A file whose owners were looked at. */
interface Looked extends WrittenFile {
  /** Why others could have changed it: a clause. */
  readonly unsafe: string | undefined
}

/** A project's is never trusted, nor is a guess, nor what others could have changed. */
const layerOf = ({ origin, file, unsafe }: Looked, document: Document, { program }: Tool): FileLayer => {
  const guessed = isInferred(document)
  return {
    document,
    source: guessed && origin !== 'project' ? 'inferred' : origin,
    trusted: !guessed && origin !== 'project' && unsafe === undefined,
    stale: false,
    origin,
    file,
    path: program,
    trust: (guessed ? GUESSED : unsafe) ?? TRUST[origin],
    warnings: unsafe === undefined ? [] : [`${file} is not trusted: ${unsafe}`],
    counts: 'judged',
  }
}

/** The user's own word laid over `base`, or alone. */
const laidOver = (
  source: Looked,
  { override, base }: { readonly override: Override; readonly base: Document | undefined },
  tool: Tool,
): FileLayer => {
  const document = base === undefined ? overrideAlone(tool.tool, override) : mergeOverride(base, override)
  const warnings = base === undefined ? [] : strangersIn(base, override).map(stranger => `${source.file} ${stranger}`)
  return { ...layerOf(source, document, tool), source: 'override', trusted: true, trust: TRUST.override, warnings }
}

const overrideReading = (source: Looked, bytes: Uint8Array, tool: Tool): Reading => {
  const { origin, file, unsafe } = source
  if (unsafe !== undefined) return unusable(source, unsafe, 'unsafe')
  const reading = readOverrideBytes(bytes)
  if (reading.kind === 'unusable') return { kind: 'unusable', unusable: { origin, file, findings: reading.findings } }
  const { override } = reading
  // a guess that was put among the overrides corrects nothing
  if (isInferred(override)) return { kind: 'layer', layer: layerOf(source, overrideAlone(tool.tool, override), tool) }
  return { kind: 'override', file, override, over: base => laidOver(source, { override, base }, tool) }
}

/** A file that somebody meant to describe a tool. */
export const readWritten = (source: WrittenFile, tool: Tool, world: LayerWorld): Reading => {
  const { origin, file } = source
  const reading = world.files.read(file, MOST_BYTES)
  if (reading.kind === 'absent') return unusable(source, 'it is a link that leads nowhere')
  if (reading.kind === 'too-large') return unusable(source, `it has ${reading.size} bytes`)
  if (reading.kind === 'unreadable') return unusable(source, reading.reason)
  const unsafe = origin === 'project' ? undefined : dangerOf(world, file)?.reason
  const looked = { ...source, unsafe }
  if (origin === 'override') return overrideReading(looked, reading.bytes, tool)
  const read = readDocumentBytes(reading.bytes)
  return read.kind === 'document'
    ? { kind: 'layer', layer: layerOf(looked, read.document, tool) }
    : { kind: 'unusable', unusable: { origin, file, findings: read.findings } }
}
