import { describedVersion } from './drift.ts'
import { layersIn } from './layer.ts'
import type { FileLayer, Origin, Reading } from './layer.ts'

const STATES = ['shown', 'laid over', 'shadowed', 'ignored', 'unusable'] as const

/** One file that describes a tool, and what becomes of it. */
export interface LayerReport {
  readonly origin: Origin
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

const reportOf = (reading: Reading, strongest: FileLayer | undefined): LayerReport => {
  if (reading.kind === 'layer') {
    const { layer } = reading
    const { origin, file, trusted, trust, stale } = layer
    const state = layer === strongest ? 'shown' : layer.counts === 'nothing' ? 'ignored' : 'shadowed'
    return { origin, file, state, trusted, reason: trust, stale, version: describedVersion(layer.document) || null }
  }
  if (reading.kind === 'override') {
    const { trusted, trust } = reading.over(undefined)
    const state = strongest === undefined ? 'shown' : 'laid over'
    const { version = null } = reading.override
    return { origin: 'override', file: reading.file, state, trusted, reason: trust, stale: false, version }
  }
  const { origin, file, findings } = reading.unusable
  const reason = findings[0]?.message ?? 'it is broken'
  return { origin, file, state: 'unusable', trusted: false, reason, stale: false, version: null }
}

/** Every file, whether it is used or not: for those who ask why. */
export const reportsOn = (readings: readonly Reading[]): readonly LayerReport[] => {
  const [strongest] = layersIn(readings)
  return readings.map(reading => reportOf(reading, strongest))
}
