import { join } from 'node:path'
import { MOST_BYTES } from '../core/json.ts'
import { fileNameOf } from '../core/tool-name.ts'
import type { Document } from '../document/document.ts'
import type { Override } from '../document/override.ts'
import { readOverrideBytes } from '../document/read-override.ts'
import { describedVersion } from './drift.ts'
import { projectLayer, readSource, sourcesOf } from './documents.ts'
import type { Layer, LayerReading, ReadWorld } from './documents.ts'
import type { Locations } from '../registry/locations.ts'
import { dangerOf } from '../registry/ruling-file.ts'

const STATES = ['shown', 'laid over', 'shadowed', 'ignored', 'unusable'] as const

/** One file that describes a tool, and what becomes of it. */
export interface LayerReport {
  readonly origin: Layer['origin']
  readonly file: string
  /** `shown`: the strongest; `laid over` it; `shadowed`: only its hazards and patterns count; `ignored`: not even those. */
  readonly state: (typeof STATES)[number]
  readonly trusted: boolean
  /** Why it is or is not trusted, or what is wrong with it: a clause. */
  readonly reason: string
  /** The program is no longer the one that printed it. */
  readonly stale: boolean
  /** Of the tool, as the document says it; null where it says none. */
  readonly version: string | null
}

export interface EveryLayer {
  /** Strongest first, the override before all. */
  readonly reports: readonly LayerReport[]
  readonly override: Override | undefined
  /** Whole documents, strongest first. */
  readonly documents: readonly { readonly origin: Layer['origin']; readonly file: string; readonly document: Document }[]
  readonly warnings: readonly string[]
}

const reportOf = (origin: Layer['origin'], reading: LayerReading, state: LayerReport['state']): LayerReport =>
  reading.kind === 'unusable'
    ? {
        origin,
        file: reading.unusable.file,
        state: 'unusable',
        trusted: false,
        reason: reading.unusable.findings[0]?.message ?? 'it is broken',
        stale: false,
        version: null,
      }
    : {
        origin,
        file: reading.layer.file,
        state,
        trusted: reading.layer.trusted,
        reason: reading.layer.trust,
        stale: reading.layer.stale,
        version: describedVersion(reading.layer.document) || null,
      }

/** The override by itself, before it is laid over anything. */
const readOverride = (file: string, world: ReadWorld): { readonly report: LayerReport; readonly override?: Override } | undefined => {
  const bytes = world.files.read(file, MOST_BYTES)
  if (bytes.kind === 'absent') return undefined
  const reading = bytes.kind === 'read' ? readOverrideBytes(bytes.bytes) : undefined
  const common = { origin: 'override', file, stale: false } as const
  const unsafe = dangerOf(world, file)?.reason
  if (unsafe !== undefined) return { report: { ...common, state: 'unusable', trusted: false, reason: unsafe, version: null } }
  if (reading?.kind === 'override')
    return {
      report: { ...common, state: 'laid over', trusted: true, reason: 'you wrote it', version: reading.override.version ?? null },
      override: reading.override,
    }
  const reason = reading?.findings[0]?.message ?? 'it cannot be read'
  return { report: { ...common, state: 'unusable', trusted: false, reason, version: null } }
}

/** Every file that describes a tool, whether it is used or not: for those who ask why. */
export const everyLayer = async (tool: string, locations: Locations, world: ReadWorld): Promise<EveryLayer> => {
  const reports: LayerReport[] = []
  const documents: EveryLayer['documents'][number][] = []
  const warnings: string[] = []
  const add = (origin: Layer['origin'], reading: LayerReading | undefined) => {
    if (reading === undefined) return
    const described = documents.length > 0 || over?.override !== undefined
    const state = origin === 'project' && described ? 'ignored' : documents.length > 0 ? 'shadowed' : 'shown'
    reports.push(reportOf(origin, reading, state))
    if (reading.kind !== 'layer' || state === 'ignored') return
    documents.push({ origin, file: reading.layer.file, document: reading.layer.document })
    warnings.push(...reading.layer.warnings)
  }
  const over = readOverride(join(locations.overrides, `${fileNameOf(tool)}.json`), world)
  if (over !== undefined) reports.push(over.report)
  for (const source of sourcesOf(locations, tool)) add(source.origin, await readSource(world, locations, tool, source))
  add('project', await projectLayer(world, tool))
  return { reports, override: over?.override, documents, warnings }
}
