import { failure } from '../core/failures.ts'
import { failed, ok } from '../core/result.ts'
import type { Result } from '../core/result.ts'
import { parsed } from '../core/json.ts'
import type { World } from '../host/world.ts'
import type { Locations } from './locations.ts'
import { emptyRegistry, parseRegistry } from './record.ts'
import type { Registry } from './record.ts'

/** About 10,000 tools need 6 MiB. */
const MOST_BYTES = 256 * 1024 * 1024

export type RegistryReading =
  | { readonly kind: 'registry'; readonly registry: Registry }
  | { readonly kind: 'absent' }
  | { readonly kind: 'newer'; readonly version: string }
  | { readonly kind: 'corrupt'; readonly reason: string }
  | { readonly kind: 'unreadable'; readonly reason: string }

/** Reads registry.json without a lock: writers replace it whole, so what is read is one state or the next. */
export const readRegistryFile = (world: Pick<World, 'files'>, locations: Pick<Locations, 'registry'>): RegistryReading => {
  const file = world.files.readText(locations.registry, MOST_BYTES)
  if (file.kind === 'absent') return { kind: 'absent' }
  if (file.kind === 'too-large') return { kind: 'corrupt', reason: `it has ${file.size} bytes` }
  if (file.kind === 'unreadable') return { kind: 'unreadable', reason: file.reason }
  try {
    return parseRegistry(parsed(file.text))
  } catch (error) {
    return { kind: 'corrupt', reason: error instanceof Error ? error.message : String(error) }
  }
}

/** The registry for a command that only reads it; a machine that was never scanned has an empty one. */
export const readRegistry = (world: Pick<World, 'files'>, locations: Pick<Locations, 'registry'>): Result<Registry> => {
  const reading = readRegistryFile(world, locations)
  switch (reading.kind) {
    case 'registry':
      return ok(reading.registry)
    case 'absent':
      return ok(emptyRegistry)
    default:
      return failed(registryFailure(reading, locations.registry))
  }
}

/** Why a registry cannot be used, for people. */
export const registryFailure = (reading: Exclude<RegistryReading, { kind: 'registry' | 'absent' }>, path: string) => {
  switch (reading.kind) {
    case 'newer':
      return failure('UPGRADE_REQUIRED', `"${path}" has format ${reading.version}; this atip knows 0.1`, {
        // where this one came from, and so how it is updated, only its user knows
        suggestion: {
          action: 'Use the newer atip that wrote it; see which ones are there.',
          fix: 'which -a atip',
          applicability: 'likely',
        },
        details: { path, version: reading.version },
      })
    case 'corrupt':
      return failure('REGISTRY_CORRUPT', `"${path}" is not a registry: ${reading.reason}`, {
        suggestion: { action: 'Scan again: the file is set aside and a new one is built.', fix: 'atip scan', applicability: 'certain' },
        details: { path },
      })
    case 'unreadable':
      return failure('CANNOT_READ', `"${path}" could not be read: ${reading.reason}`, { details: { path } })
  }
}
