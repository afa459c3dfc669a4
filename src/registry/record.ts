import { isObject } from '../core/json.ts'
import type { Json, JsonObject } from '../core/json.ts'
import type { Finding } from '../metadata/finding.ts'
import type { Identity } from '../host/world.ts'

export const SOURCES = ['native', 'shim', 'inferred', 'manual', 'adapter'] as const
type Source = (typeof SOURCES)[number]

/** One tool of the registry: the protocol's fields, then ours. Fields that we do not know are kept. */
export interface ToolRecord {
  /** null for a shim whose program is not installed. */
  readonly path: string | null
  readonly version: string
  readonly atipVersion: string
  readonly source: Source
  /** ISO 8601. */
  readonly lastChecked: string
  /** The cached document, relative to the data directory. */
  readonly metadataPath?: string
  readonly shimPath?: string
  readonly description?: string
  /** How many commands the document describes. */
  readonly commands?: number
  readonly available?: boolean
  /** Of the program. */
  readonly stat?: Identity
  /** Of the shim. */
  readonly shimStat?: Identity
  readonly sha256?: string
  /** Other files of this name, later on PATH. */
  readonly shadowed?: readonly string[]
  readonly warnings?: readonly string[]
}

/** A directory that was looked at. While its identity is equal, no name came, went or was replaced in it. */
export interface DirectoryRecord extends Identity {
  readonly executables: number
}

export interface Rejection {
  readonly path: string
  readonly findings: readonly Finding[]
}

export interface Refusal {
  readonly path: string
  readonly reason: string
}

export interface Registry {
  readonly version: '0.1'
  readonly updated: string
  readonly tools: Readonly<Record<string, ToolRecord>>
  readonly revision: number
  /** Version of the atip that wrote it: a newer one may see more in the same files. */
  readonly generator: string
  /** When every file was last compared, ISO 8601. */
  readonly compared: string
  /** The places of the last scan of PATH, in order; `directories` may hold more. */
  readonly places: readonly string[]
  readonly directories: Readonly<Record<string, DirectoryRecord>>
  readonly rejected: readonly Rejection[]
  readonly refused: readonly Refusal[]
}

const REGISTRY_VERSION = '0.1'

export const emptyRegistry: Registry = {
  version: REGISTRY_VERSION,
  updated: new Date(0).toISOString(),
  tools: {},
  revision: 0,
  generator: '',
  compared: new Date(0).toISOString(),
  places: [],
  directories: {},
  rejected: [],
  refused: [],
}

export type RegistryParse =
  | { readonly kind: 'registry'; readonly registry: Registry }
  | { readonly kind: 'newer'; readonly version: string }
  | { readonly kind: 'corrupt'; readonly reason: string }

const isText = (value: unknown): value is string => typeof value === 'string'

export const isIdentity = (value: unknown): boolean =>
  isObject(value) && ['dev', 'ino', 'mtimeNs', 'ctimeNs'].every(field => isText(value[field])) && typeof value['size'] === 'number'

/** Those that readers go on to use as text: file names, and the line that `list` shows. */
const OPTIONAL_TEXTS = ['metadataPath', 'shimPath', 'description'] as const satisfies readonly (keyof ToolRecord)[]

/** A record that another agent wrote may lack our fields; one that lacks the protocol's is dropped by the reader. */
export const isRecord = (value: unknown): boolean =>
  isObject(value) &&
  (value['path'] === null || isText(value['path'])) &&
  isText(value['version']) &&
  isText(value['atipVersion']) &&
  (SOURCES as readonly unknown[]).includes(value['source']) &&
  isText(value['lastChecked']) &&
  OPTIONAL_TEXTS.every(field => value[field] === undefined || isText(value[field])) &&
  (value['stat'] === undefined || isIdentity(value['stat'])) &&
  (value['shimStat'] === undefined || isIdentity(value['shimStat']))

/** The whole object where every record is good, which is nearly always: copying it costs every reader of the registry. */
const recordsOf = (tools: JsonObject): JsonObject => {
  for (const name in tools) if (!isRecord(tools[name])) return Object.fromEntries(Object.entries(tools).filter(([, it]) => isRecord(it)))
  return tools
}

const entriesOf = (value: Json | undefined): readonly (readonly [string, Json])[] => (isObject(value) ? Object.entries(value) : [])

const directoriesOf = (value: Json | undefined): Registry['directories'] => {
  const known = entriesOf(value).filter(([, it]) => isIdentity(it) && isObject(it) && typeof it['executables'] === 'number')
  return Object.fromEntries(known) as unknown as Registry['directories']
}

const listOf = <T>(value: Json | undefined, has: (item: JsonObject) => boolean): readonly T[] =>
  Array.isArray(value)
    ? (value as readonly Json[]).filter((it): it is JsonObject => isObject(it) && has(it)).map(it => it as unknown as T)
    : []

const text = (value: Json | undefined, fallback: string): string => (isText(value) ? value : fallback)

/** `0.2` is newer than `0.1`; a version that is no number is somebody else's. */
const isNewer = (version: string): boolean => {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major > 0 || minor > 1
}

/** Reads what a registry file holds. Tolerant of other writers of the same format; strict about the format itself. */
export const parseRegistry = (value: Json): RegistryParse => {
  if (!isObject(value)) return { kind: 'corrupt', reason: 'it is not a JSON object' }
  const version = value['version']
  if (!isText(version)) return { kind: 'corrupt', reason: 'it has no "version"' }
  if (isNewer(version)) return { kind: 'newer', version }
  if (!isObject(value['tools'])) return { kind: 'corrupt', reason: 'it has no "tools"' }
  const tools = recordsOf(value['tools'])
  const registry = {
    ...value,
    version: REGISTRY_VERSION,
    updated: text(value['updated'], emptyRegistry.updated),
    tools,
    revision: typeof value['revision'] === 'number' ? value['revision'] : 0,
    generator: text(value['generator'], ''),
    compared: text(value['compared'], emptyRegistry.compared),
    places: Array.isArray(value['places']) ? (value['places'] as readonly Json[]).filter(isText) : [],
    directories: directoriesOf(value['directories']),
    rejected: listOf<Rejection>(value['rejected'], it => isText(it['path']) && Array.isArray(it['findings'])),
    refused: listOf<Refusal>(value['refused'], it => isText(it['path']) && isText(it['reason'])),
  }
  return { kind: 'registry', registry: registry as unknown as Registry }
}

export const sameIdentity = (a: Identity | undefined, b: Identity | undefined): boolean =>
  a !== undefined &&
  b !== undefined &&
  a.dev === b.dev &&
  a.ino === b.ino &&
  a.size === b.size &&
  a.mtimeNs === b.mtimeNs &&
  a.ctimeNs === b.ctimeNs

export const identityOf = ({ dev, ino, size, mtimeNs, ctimeNs }: Identity): Identity => ({ dev, ino, size, mtimeNs, ctimeNs })
