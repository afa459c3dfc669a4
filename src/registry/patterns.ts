import { dirname, join } from 'node:path'
import { MOST_BYTES, isObject, readJson } from '../core/json.ts'
import type { World } from '../host/world.ts'
import type { Pattern } from '../metadata/document.ts'
import { readPatterns } from '../metadata/patterns.ts'
import type { Locations } from './locations.ts'
import { shimDirectories } from './locations.ts'

export interface FoundPattern {
  readonly pattern: Pattern
  readonly file: string
}

type PatternWorld = Pick<World, 'files' | 'find'>

const patternsIn = async (directory: string, world: PatternWorld, inDocuments: boolean): Promise<readonly FoundPattern[]> => {
  const found: FoundPattern[] = []
  for (const name of await world.find(directory, '*.json')) {
    const file = join(directory, name)
    const reading = world.files.read(file, MOST_BYTES)
    const json = reading.kind === 'read' ? readJson(reading.bytes) : undefined
    if (json?.kind !== 'read') continue
    const value = inDocuments && isObject(json.value) ? (json.value['patterns'] ?? []) : json.value
    for (const pattern of readPatterns(value) ?? []) found.push({ pattern, file })
  }
  return found
}

/** Every pattern by name; of equal names the later layer wins: tools, the system, the user, the project. */
export const findPatterns = async (
  locations: Locations,
  project: string | undefined,
  world: PatternWorld,
): Promise<ReadonlyMap<string, FoundPattern>> => {
  const documents = [...shimDirectories(locations).toReversed(), locations.tools]
  const files = [
    ...locations.systemShims.map(it => join(dirname(it), 'patterns')).toReversed(),
    join(locations.data, 'patterns'),
    ...(project === undefined ? [] : [join(project, '.agent-tools', 'patterns')]),
  ]
  const patterns = new Map<string, FoundPattern>()
  for (const directory of documents) for (const it of await patternsIn(directory, world, true)) patterns.set(it.pattern.name, it)
  for (const directory of files) for (const it of await patternsIn(directory, world, false)) patterns.set(it.pattern.name, it)
  return patterns
}
