import { basename, dirname, join } from 'node:path'
import { MOST_BYTES, isObject, readJson } from '../core/json.ts'
import type { World } from '../host/world.ts'
import type { Pattern } from '../document/document.ts'
import { MOST_FINDINGS } from '../document/finding.ts'
import type { Finding } from '../document/finding.ts'
import { readPatternFile } from '../document/pattern-file.ts'
import type { Locations } from '../registry/locations.ts'
import { shimDirectories } from '../registry/locations.ts'
import { dangerOf } from '../registry/ruling-file.ts'

/** Who wrote a pattern, the weakest first. */
export type PatternLayer = 'tool' | 'system' | 'user' | 'project'

export interface FoundPattern {
  readonly pattern: Pattern
  readonly layer: PatternLayer
  /** The tool whose document it is from. */
  readonly tool: string | null
  readonly file: string
}

/** A file in which something is wrong. */
export interface UnusablePatterns {
  readonly file: string
  readonly findings: readonly Finding[]
}

export interface Patterns {
  /** All of them, the weakest first: of equal names the last wins. */
  readonly found: readonly FoundPattern[]
  readonly unusable: readonly UnusablePatterns[]
}

type PatternWorld = Pick<World, 'files' | 'find' | 'uid' | 'gid'>

/** Workflows are written by people: a directory with more files than this is something else. */
const MOST_FILES = 1000

interface Source {
  readonly directory: string
  readonly layer: PatternLayer
}

const error = (code: string, message: string, fix: string | null): Finding => ({ code, severity: 'error', pointer: '', message, fix })

interface FileReading {
  readonly patterns: readonly Pattern[]
  readonly findings: readonly Finding[]
}

const NOTHING: FileReading = { patterns: [], findings: [] }

const readFile = (file: string, layer: PatternLayer, world: PatternWorld): FileReading => {
  const inDocument = layer === 'tool'
  const reading = world.files.read(file, MOST_BYTES)
  const broken = (finding: Finding): FileReading => (inDocument ? NOTHING : { patterns: [], findings: [finding] })
  if (reading.kind === 'absent') return NOTHING
  if (reading.kind === 'too-large') return broken(error('too-large', `it has ${reading.size} bytes; at most ${MOST_BYTES} are read`, null))
  if (reading.kind === 'unreadable') return broken(error('unreadable', reading.reason, null))
  const danger = layer === 'user' || layer === 'system' ? dangerOf(world, file) : undefined
  if (danger !== undefined) return broken(error('unsafe', `it is not used: ${danger.reason}`, danger.fix))
  // hundreds of documents, of which few have patterns: parsing them all takes longer than the rest
  if (inDocument && !Buffer.from(reading.bytes).includes('"patterns"')) return NOTHING
  const json = readJson(reading.bytes)
  // a document that cannot be read is reported by whoever wants the document
  if (json.kind === 'unreadable') return broken(error('unreadable', json.reason, json.fix))
  if (inDocument && !(isObject(json.value) && Array.isArray(json.value['patterns']))) return NOTHING
  const { patterns, findings } = readPatternFile(json.value)
  return { patterns: patterns.map(pattern => pattern.pattern), findings }
}

const directoriesOf = (locations: Locations, project: string | undefined): readonly Source[] => [
  ...[...shimDirectories(locations).toReversed(), locations.tools].map(directory => ({ directory, layer: 'tool' as const })),
  ...locations.systemShims.toReversed().map(directory => ({ directory: join(dirname(directory), 'patterns'), layer: 'system' as const })),
  { directory: join(locations.data, 'patterns'), layer: 'user' },
  ...(project === undefined ? [] : [{ directory: join(project, '.agent-tools', 'patterns'), layer: 'project' as const }]),
]

/** Every pattern: of tools (their documents, shims and what they print), the system, the user, the project. A broken file hides no other. */
export const findPatterns = async (locations: Locations, project: string | undefined, world: PatternWorld): Promise<Patterns> => {
  const found: FoundPattern[] = []
  const unusable: UnusablePatterns[] = []
  for (const { directory, layer } of directoriesOf(locations, project)) {
    const names = await world.find(directory, '*.json')
    if (names.length > MOST_FILES) {
      const message = `it has ${names.length} files; the first ${MOST_FILES} are read`
      unusable.push({ file: directory, findings: [error('too-many', message, null)] })
    }
    for (const name of names.slice(0, MOST_FILES)) {
      const file = join(directory, name)
      const { patterns, findings } = readFile(file, layer, world)
      const tool = layer === 'tool' ? decodeName(name) : null
      for (const pattern of patterns) found.push({ pattern, layer, tool, file })
      if (findings.length > 0) unusable.push({ file, findings: findings.slice(0, MOST_FINDINGS) })
    }
  }
  return { found, unusable }
}

/** The tool that a file is named after. */
const decodeName = (name: string): string => {
  const encoded = basename(name, '.json')
  try {
    return decodeURIComponent(encoded)
  } catch {
    return encoded
  }
}

/** Of equal names the last: by name. */
export const winning = (found: readonly FoundPattern[]): ReadonlyMap<string, FoundPattern> =>
  new Map(found.map(pattern => [pattern.pattern.name, pattern]))
