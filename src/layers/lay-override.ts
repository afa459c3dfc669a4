import { MOST_BYTES } from '../core/json.ts'
import { mergeOverride, overrideAlone } from '../document/override.ts'
import { readOverrideBytes } from '../document/read-override.ts'
import { strangersIn } from '../document/strangers.ts'
import { layerOf } from './documents.ts'
import type { Layer, ReadWorld, Unusable } from './documents.ts'
import { dangerOf } from '../registry/ruling-file.ts'

interface Laid {
  readonly layer: Layer | undefined
  /** The override, when nothing can be made of it. */
  readonly unusable?: Unusable
}

/** `layer` with the user's override laid over it; an override of a tool that nothing else describes is its document. */
export const layOverride = (layer: Layer | undefined, file: string, tool: string, world: ReadWorld): Laid => {
  const bytes = world.files.read(file, MOST_BYTES)
  if (bytes.kind === 'absent') return { layer }
  const broken = (message: string) => [{ code: 'unreadable', severity: 'error', pointer: '', message, fix: null } as const]
  if (bytes.kind !== 'read') {
    const findings = broken(bytes.kind === 'too-large' ? `it has ${bytes.size} bytes` : bytes.reason)
    return { layer, unusable: { file, findings } }
  }
  const unsafe = dangerOf(world, file)?.reason
  if (unsafe !== undefined) return { layer, unusable: { file, findings: broken(unsafe) } }
  const reading = readOverrideBytes(bytes.bytes)
  if (reading.kind === 'unusable') return { layer, unusable: { file, findings: reading.findings } }
  const { override } = reading
  if (layer === undefined) return { layer: layerOf(world, file, 'override', tool, overrideAlone(tool, override)) }
  const warnings = strangersIn(layer.document, override).map(it => `${file} ${it}`)
  return {
    layer: { ...layer, document: mergeOverride(layer.document, override), override: file, warnings: [...layer.warnings, ...warnings] },
  }
}
