import { isObject } from '../core/json.ts'
import type { Json } from '../core/json.ts'
import { areTexts, isSource } from './record.ts'
import type { Registry, ToolRecord } from './record.ts'

/** What `list` shows of a record. */
export interface Listed extends Pick<ToolRecord, 'path' | 'source' | 'version' | 'effects' | 'x-depends'> {
  readonly name: string
  readonly description: string
  readonly available: boolean
  readonly commands: number
}

/** By name. */
export const listedOf = ({ tools }: Pick<Registry, 'tools'>): readonly Listed[] =>
  Object.entries(tools)
    .map(([name, { path, source, version, description = '', available = path !== null, commands = 0, effects, 'x-depends': depends }]) => ({
      name,
      path,
      source,
      version,
      description,
      available,
      commands,
      ...(effects === undefined ? {} : { effects }),
      ...(depends === undefined ? {} : { 'x-depends': depends }),
    }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))

type Line = readonly [string, string | null, string, string, string, boolean, number, object | null, readonly string[] | null]

/** As it is kept: without names of fields, which would be half of it. */
export const listingOf = (registry: Pick<Registry, 'tools'>): readonly Line[] =>
  listedOf(registry).map(tool => [
    tool.name,
    tool.path,
    tool.source,
    tool.version,
    tool.description,
    tool.available,
    tool.commands,
    tool.effects ?? null,
    tool['x-depends'] ?? null,
  ])

const listedFrom = (line: readonly Json[]): Listed | undefined => {
  // by index: taking an array apart by its iterator costs as much as all the rest
  const name = line[0]
  const path = line[1]
  const source = line[2]
  const version = line[3]
  const description = line[4]
  const available = line[5]
  const commands = line[6]
  const effects = line[7]
  const depends = line[8]
  if (typeof name !== 'string' || (path !== null && typeof path !== 'string') || !isSource(source)) return undefined
  if (typeof version !== 'string' || typeof description !== 'string') return undefined
  if (typeof available !== 'boolean' || typeof commands !== 'number') return undefined
  if (effects === null && depends === null) return { name, path, source, version, description, available, commands }
  if (effects !== null && !isObject(effects)) return undefined
  if (depends !== null && !areTexts(depends)) return undefined
  const known = { name, path, source, version, description, available, commands, effects: effects ?? {} }
  return depends === null ? known : { ...known, 'x-depends': depends }
}

/** undefined: it is not what `listingOf` gives. */
export const readListed = (value: Json): readonly Listed[] | undefined => {
  if (!Array.isArray(value)) return undefined
  const listed: Listed[] = []
  for (const line of value as readonly Json[]) {
    const tool = Array.isArray(line) ? listedFrom(line as readonly Json[]) : undefined
    if (tool === undefined) return undefined
    listed.push(tool)
  }
  return listed
}
