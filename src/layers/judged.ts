import type { Layer } from '../judge/context.ts'
import { layersIn } from './layer.ts'
import type { Reading, Tool } from './layer.ts'

export interface Judged {
  /** Strongest first. */
  readonly layers: readonly Layer[]
  readonly warnings: readonly string[]
  /** What somebody wrote of the tool cannot be used, and may have declared a danger: a clause that follows the tool's name. */
  readonly doubt?: string
}

/** What is wrong with a file is not repeated: it is text of the file, and a verdict is read by models. */
const warningsOf = (reading: Reading): readonly string[] => {
  if (reading.kind === 'layer') return reading.layer.warnings
  if (reading.kind === 'override') return []
  const { file, findings } = reading.unusable
  return [`${file} cannot be used${findings[0]?.code === 'unsafe' ? `: ${findings[0].message}` : ''}`]
}

const doubtIn = (readings: readonly Reading[]): string | undefined => {
  for (const reading of readings)
    if (reading.kind === 'unusable') {
      const { origin, file } = reading.unusable
      if (origin === 'override') return `has an override that cannot be used: ${file}`
      // the next scan replaces what the tool said; what a project says is believed in nothing else
      if (origin === 'user' || origin === 'system') return `has a shim that cannot be used: ${file}`
    }
  return undefined
}

/** The readings as they would be if a person trusted what the program says of itself; undefined: nothing would change. */
export const trustedReadings = (readings: readonly Reading[]): readonly Reading[] | undefined => {
  const at = readings.findIndex(reading => reading.kind === 'layer' && reading.layer.trustable)
  const reading = readings[at]
  return reading?.kind === 'layer' ? readings.with(at, { ...reading, layer: { ...reading.layer, trusted: true } }) : undefined
}

/**
 * The layers as a verdict reads them: the user's override is laid over the strongest that is trusted and comes before all. Where none is
 * trusted it stands alone: laid over a document that is not, it would lend that its own trust. What it claims to be harmless and another
 * layer knows to be a hazard stays one, since hazards of all layers are joined.
 */
export const judgedLayers = (readings: readonly Reading[], { program }: Pick<Tool, 'program'>): Judged => {
  const found = layersIn(readings).filter(layer => layer.counts === 'judged')
  const warnings = readings.flatMap(warningsOf)
  const trusted = found.find(layer => layer.trusted)
  const [first] = found
  if (first?.source === 'native' && !first.trusted && !first.stale && program !== null && trusted !== undefined)
    warnings.push(`${program} describes itself and is not trusted; what it calls harmless does not count`)
  const doubt = doubtIn(readings)
  const override = readings.find(reading => reading.kind === 'override')?.over(trusted?.document)
  return {
    layers: override === undefined ? found : [override, ...found],
    warnings: override === undefined ? warnings : [...override.warnings, ...warnings],
    ...(doubt === undefined ? {} : { doubt }),
  }
}
