import { MOST_BYTES, isObject } from '../core/json.ts'
import type { Json } from '../core/json.ts'
import type { World } from '../host/world.ts'
import type { Pattern } from '../document/document.ts'
import type { Layer, Source } from './documents.ts'

const isText = (value: Json | undefined): boolean => typeof value === 'string' && value !== ''

/** As much as `show` needs of a pattern; the validator is too heavy for it. */
const isPattern = (value: Json): boolean => {
  if (!isObject(value) || !isText(value['name'])) return false
  const { steps } = value
  return Array.isArray(steps) && (steps as readonly Json[]).every(it => isObject(it) && isText(it['command']))
}

const patternsIn = (file: string, world: Pick<World, 'files'>): readonly Pattern[] => {
  const reading = world.files.readText(file, MOST_BYTES * 2)
  if (reading.kind !== 'read') return []
  try {
    const value = JSON.parse(reading.text) as Json
    const patterns = isObject(value) ? value['patterns'] : undefined
    return Array.isArray(patterns) ? ((patterns as readonly Json[]).filter(isPattern) as unknown as readonly Pattern[]) : []
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
