import { isAbsolute } from 'node:path'
import { MOST_BYTES, isObject, parsed } from '../../core/json.ts'
import type { Json, JsonObject } from '../../core/json.ts'
import { toolNameOf } from '../../core/tool-name.ts'
import type { TextReading, World } from '../../host/world.ts'
import { sourcesOf } from '../../layers/sources.ts'
import { shimDirectories } from '../../registry/locations.ts'
import type { Locations } from '../../registry/locations.ts'
import { readNames } from '../../layers/split-document.ts'
import { pathEntries } from '../../layers/which.ts'
import type { Candidate } from './words.ts'

/** What completion sees of the machine. */
export interface Seen {
  readonly world: Pick<World, 'files' | 'uid' | 'gid' | 'env' | 'cwd' | 'home'>
  readonly locations: Locations
  /** Whether the delegation in force lets the tool be seen. */
  readonly permits: (tool: string) => boolean
}

const namesIn = (directory: string, { files }: Pick<World, 'files'>): readonly string[] => {
  const listing = files.list(directory)
  return listing.kind === 'listed' ? listing.names : []
}

const jsonOf = (reading: TextReading): Json | undefined => {
  if (reading.kind !== 'read') return undefined
  try {
    return parsed(reading.text)
  } catch {
    return undefined
  }
}

const fieldOf = (value: unknown, name: string): unknown => (isObject(value) ? value[name] : undefined)

const meaningOf = (node: unknown): string => {
  const description = fieldOf(node, 'description')
  return typeof description === 'string' ? description : ''
}

/** About 10,000 tools need 6 MiB, and more than these nobody waits for. */
const MOST_REGISTRY_BYTES = 16 * 1024 * 1024

/** A line about a tool, from a registry of which nothing else is read or checked. */
const meaningsOf = ({ world, locations }: Seen): ((tool: string) => string) => {
  const tools = fieldOf(jsonOf(world.files.readText(locations.registry, MOST_REGISTRY_BYTES)), 'tools')
  return tool => meaningOf(isObject(tools) && Object.hasOwn(tools, tool) ? tools[tool] : undefined)
}

/** Tools that `show` knows, by the names of the files: of the documents themselves none is read. `described` costs reading the registry. */
export const toolNames = (seen: Seen, described: boolean): readonly Candidate[] => {
  const { world, locations, permits } = seen
  const files = [locations.tools, ...shimDirectories(locations)].flatMap(directory => namesIn(directory, world))
  const tools = new Set(files.flatMap(file => (file.endsWith('.json') ? (toolNameOf(file.slice(0, -'.json'.length)) ?? []) : [])))
  const meaning = described ? meaningsOf(seen) : undefined
  return [...tools]
    .filter(permits)
    .toSorted()
    .map(value => ({ value, meaning: meaning?.(value) ?? '' }))
}

/** File names on PATH, executable or not: looking at each would take longer than a key may. */
export const programNames = ({ world }: Seen): readonly Candidate[] => {
  const directories = pathEntries(world).filter(entry => isAbsolute(entry))
  return [...new Set(directories.flatMap(directory => namesIn(directory, world)))].toSorted().map(value => ({ value, meaning: '' }))
}

/** The strongest document that is JSON. It is not validated, which takes longer than all else: what is wrong with it offers nothing. */
const documentOf = (tool: string, { world, locations }: Seen): unknown => {
  let guessed: JsonObject | undefined
  for (const { origin, file } of sourcesOf(locations, tool)) {
    const names = origin === 'packaged' ? readNames(world, file, locations.splitShims) : undefined
    if (names !== undefined) return names
    // room for the provenance that a scan adds
    const document = jsonOf(world.files.readText(file, MOST_BYTES * 2))
    // what is broken leaves it to the next one down, and what was guessed comes after all, as for `show`
    if (!isObject(document)) continue
    if (document['x-inferred'] !== true) return document
    guessed ??= document
  }
  return guessed
}

const childrenOf = (node: unknown): JsonObject => {
  const commands = fieldOf(node, 'commands')
  return isObject(commands) ? commands : {}
}

const childOf = (node: unknown, word: string): unknown => {
  const children = childrenOf(node)
  if (Object.hasOwn(children, word)) return children[word]
  return Object.values(children).find(child => isObject(child) && Array.isArray(child['x-aliases']) && child['x-aliases'].includes(word))
}

/** Commands of a tool below the words of a command; globs, which stand for many, are left out. */
export const commandNames = (seen: Seen, tool: string, words: readonly string[]): readonly Candidate[] => {
  if (!seen.permits(tool)) return []
  const node = words.reduce<unknown>(childOf, documentOf(tool, seen))
  const children = childrenOf(node)
  return Object.keys(children)
    .filter(key => !key.includes('*'))
    .map(value => ({ value, meaning: meaningOf(children[value]) }))
}
