import type { Json } from '../core/json.ts'
import { isSource } from './record.ts'
import type { Registry, ToolRecord } from './record.ts'

/** What `list` shows of a record. */
export interface Listed extends Pick<ToolRecord, 'path' | 'source' | 'version'> {
  readonly name: string
  readonly description: string
  readonly available: boolean
  readonly commands: number
}

/** By name. */
export const listedOf = ({ tools }: Pick<Registry, 'tools'>): readonly Listed[] =>
  Object.entries(tools)
    .map(([name, { path, source, version, description = '', available = path !== null, commands = 0 }]) => ({
      name,
      path,
      source,
      version,
      description,
      available,
      commands,
    }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))

type Line = readonly [string, string | null, string, string, string, boolean, number]

/** As it is kept: without names of fields, which would be half of it. */
export const listingOf = (registry: Pick<Registry, 'tools'>): readonly Line[] =>
  listedOf(registry).map(tool => [tool.name, tool.path, tool.source, tool.version, tool.description, tool.available, tool.commands])

/** undefined: it is not what `listingOf` gives. */
export const readListed = (value: Json): readonly Listed[] | undefined => {
  if (!Array.isArray(value)) return undefined
  const listed: Listed[] = []
  for (const line of value as readonly Json[]) {
    if (!Array.isArray(line)) return undefined
    const [name, path, source, version, description, available, commands] = line as readonly Json[]
    if (
      typeof name !== 'string' ||
      (path !== null && typeof path !== 'string') ||
      !isSource(source) ||
      typeof version !== 'string' ||
      typeof description !== 'string' ||
      typeof available !== 'boolean' ||
      typeof commands !== 'number'
    )
      return undefined
    listed.push({ name, path, source, version, description, available, commands })
  }
  return listed
}
