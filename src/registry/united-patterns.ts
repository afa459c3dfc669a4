import { MOST_BYTES, isObject } from '../core/json.ts'
import type { Json } from '../core/json.ts'
import type { World } from '../host/world.ts'
import type { Pattern } from '../metadata/document.ts'
import { readPatterns } from '../metadata/patterns.ts'
import type { Layer, Source } from './documents.ts'

const patternsIn = (file: string, world: Pick<World, 'files'>): readonly Pattern[] => {
  const reading = world.files.readText(file, MOST_BYTES * 2)
  if (reading.kind !== 'read') return []
  try {
    const value = JSON.parse(reading.text) as Json
    const patterns = isObject(value) ? value['patterns'] : undefined
    return Array.isArray(patterns) ? (readPatterns(patterns) ?? []) : []
  } catch {
    // a broken file gives no patterns; who validates it is told why
    return []
  }
}

/** The document with the patterns of weaker ones before its own; of equal names the stronger document's stays. */
export const withPatterns = (layer: Layer, weaker: readonly Source[], world: Pick<World, 'files'>): Layer => {
  const united = new Map<string, Pattern>()
  for (const { file } of weaker.toReversed()) for (const pattern of patternsIn(file, world)) united.set(pattern.name, pattern)
  for (const pattern of layer.document.patterns ?? []) united.set(pattern.name, pattern)
  return united.size === 0 ? layer : { ...layer, document: { ...layer.document, patterns: [...united.values()] } }
}
