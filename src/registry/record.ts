import type { Effects } from '../core/effects.ts'
import { isObject, isText } from '../core/json.ts'
import type { Json, JsonObject } from '../core/json.ts'
import type { Finding } from '../document/finding.ts'
import type { Identity } from '../host/world.ts'

/** A file that a launcher leads to; null when it was not there. */
export interface FollowedFile {
  readonly path: string
  readonly stat: Identity | null
}

export const SOURCES = ['native', 'shim', 'inferred', 'manual', 'adapter'] as const
type Source = (typeof SOURCES)[number]

export const isSource = (value: unknown): value is Source => (SOURCES as readonly unknown[]).includes(value)

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
  /** What the tool as a whole is certain to do, or not to; {} where nobody says. Without it, an older scan wrote the record. */
  readonly effects?: Effects
  /** Effects that depend on the command, its options or its operands, by path; `*`: all that `effects` does not name. */
  readonly 'x-depends'?: readonly string[]
  readonly available?: boolean
  /** Of the program. */
  readonly stat?: Identity
  /** Of the shim. */
  readonly shimStat?: Identity
  /** For a program that only starts another: what that is made of, so that a change of it is seen. */
  readonly followed?: readonly FollowedFile[]
  readonly sha256?: string
  /** Other files of this name, later on PATH. */
  readonly shadowed?: readonly string[]
  readonly warnings?: readonly string[]
  /** Its bytes show no evidence: somebody asked it by name, and it is asked again when it changes. */
  readonly askedByName?: boolean
}

/** Whether a file describes the tool: a scan also calls a shim that was guessed `inferred`, as other agents call what is no shim. */
export const isOfShim = ({ source, shimPath }: Pick<ToolRecord, 'source' | 'shimPath'>): boolean =>
  source === 'shim' || (source === 'inferred' && shimPath !== undefined)

/** A directory that was looked at. While its identity is equal, no name came, went or was replaced in it. */
export interface DirectoryRecord extends Identity {
  readonly executables: number
}

export interface Rejection {
  readonly path: string
  readonly findings: readonly Finding[]
  /** Of the file that was rejected: who mends it in place leaves its directory as it was. */
  readonly stat?: Identity
}

/** As people are told of them: in one order, however they were found. */
export const rejectionsShown = (rejected: readonly Rejection[]): readonly Rejection[] =>
  rejected.toSorted((a, b) => (a.path < b.path ? -1 : 1)).map(({ path, findings }) => ({ path, findings }))

export interface Refusal {
  readonly path: string
  readonly reason: string
}

/** What was configured at the last scan of PATH, so that the next one sees a change without reading it. */
export interface ConfigRecord {
  /** Of `configFiles`, those that there were, in the same order. */
  readonly files: readonly (Identity & { readonly path: string })[]
  /** Directories to look at besides PATH, as they are written. */
  readonly places: readonly string[]
}

export interface Registry {
  readonly version: '0.1'
  readonly updated: string
  readonly tools: Readonly<Record<string, ToolRecord>>
  readonly revision: number
  /** Version of the atip that wrote it: a newer one may see more in the same files. */
  readonly generator: string
  /** When every file was last compared, ISO 8601; the epoch when the next scan has to, whatever the time. */
  readonly compared: string
  /** The places of the last scan of PATH, in order; `directories` may hold more. */
  readonly places: readonly string[]
  readonly directories: Readonly<Record<string, DirectoryRecord>>
  readonly rejected: readonly Rejection[]
  readonly refused: readonly Refusal[]
  /** Of programs that did not speak: the files that they lead to which changed last, and are the likeliest to change again. */
  readonly followed: readonly FollowedFile[]
  readonly config: ConfigRecord
}

const REGISTRY_VERSION = '0.1'

/** As text: making it of a Date has V8 look up the time zone, which costs every start a quarter of a millisecond. */
const EPOCH = '1970-01-01T00:00:00.000Z'

export const emptyRegistry: Registry = {
  version: REGISTRY_VERSION,
  updated: EPOCH,
  tools: {},
  revision: 0,
  generator: '',
  compared: EPOCH,
  places: [],
  directories: {},
  rejected: [],
  refused: [],
  followed: [],
  config: { files: [], places: [] },
}

/** A file overwritten in place leaves its directory's time alone: so often, every file is compared. */
const COMPARE_EVERY_MS = 24 * 60 * 60 * 1000

/** Whether every file was compared within a day of `now`; a clock that was set back is no proof. */
export const isCompared = ({ compared }: Pick<Registry, 'compared'>, now: Date): boolean => {
  const age = now.getTime() - Date.parse(compared)
  return age >= 0 && age < COMPARE_EVERY_MS
}

export type RegistryParse =
  | { readonly kind: 'registry'; readonly registry: Registry }
  | { readonly kind: 'newer'; readonly version: string }
  | { readonly kind: 'corrupt'; readonly reason: string }

export const isIdentity = (value: unknown): value is Identity =>
  isObject(value) && ['dev', 'ino', 'mtimeNs', 'ctimeNs'].every(field => isText(value[field])) && typeof value['size'] === 'number'

export const isFollowed = (value: unknown): value is FollowedFile =>
  isObject(value) && isText(value['path']) && (value['stat'] === null || isIdentity(value['stat']))

/** Those that readers go on to use as text: file names, and the line that `list` shows. */
const OPTIONAL_TEXTS = ['metadataPath', 'shimPath', 'description'] as const satisfies readonly (keyof ToolRecord)[]

export const areTexts = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every(isText)

/** A record that another agent wrote may lack our fields; one that lacks the protocol's is dropped by the reader. */
export const isRecord = (value: unknown): value is ToolRecord =>
  isObject(value) &&
  (value['path'] === null || isText(value['path'])) &&
  isText(value['version']) &&
  isText(value['atipVersion']) &&
  isSource(value['source']) &&
  isText(value['lastChecked']) &&
  OPTIONAL_TEXTS.every(field => value[field] === undefined || isText(value[field])) &&
  (value['effects'] === undefined || isObject(value['effects'])) &&
  (value['x-depends'] === undefined || areTexts(value['x-depends'])) &&
  (value['stat'] === undefined || isIdentity(value['stat'])) &&
  (value['followed'] === undefined || (Array.isArray(value['followed']) && value['followed'].every(isFollowed))) &&
  (value['shimStat'] === undefined || isIdentity(value['shimStat']))

const areRecords = (tools: unknown): tools is Registry['tools'] => {
  if (!isObject(tools)) return false
  for (const name in tools) if (!isRecord(tools[name])) return false
  return true
}

/** The whole object where every record is good, which is nearly always: copying it costs every reader of the registry. */
const recordsOf = (tools: JsonObject): Registry['tools'] => {
  if (areRecords(tools)) return tools
  return Object.fromEntries(Object.entries(tools).flatMap(([name, tool]) => (isRecord(tool) ? [[name, tool] as const] : [])))
}

const entriesOf = (value: Json | undefined): readonly (readonly [string, Json])[] => (isObject(value) ? Object.entries(value) : [])

const isDirectory = (value: unknown): value is DirectoryRecord =>
  isObject(value) && isIdentity(value) && typeof value['executables'] === 'number'

const directoriesOf = (value: Json | undefined): Registry['directories'] => {
  return Object.fromEntries(entriesOf(value).flatMap(([name, record]) => (isDirectory(record) ? [[name, record] as const] : [])))
}

const listOf = <T>(value: unknown, isGood: (item: unknown) => item is T): readonly T[] => (Array.isArray(value) ? value.filter(isGood) : [])

const isConfigFile = (value: unknown): value is ConfigRecord['files'][number] =>
  isObject(value) && isText(value['path']) && isIdentity(value)

const isRejection = (value: unknown): value is Rejection =>
  isObject(value) && isText(value['path']) && Array.isArray(value['findings']) && (value['stat'] === undefined || isIdentity(value['stat']))

const isRefusal = (value: unknown): value is Refusal => isObject(value) && isText(value['path']) && isText(value['reason'])

const configOf = (value: Json | undefined): ConfigRecord => {
  if (!isObject(value)) return emptyRegistry.config
  return { files: listOf(value['files'], isConfigFile), places: listOf(value['places'], isText) }
}

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
  const registry: Registry = {
    ...value,
    version: REGISTRY_VERSION,
    updated: text(value['updated'], emptyRegistry.updated),
    tools,
    revision: typeof value['revision'] === 'number' ? value['revision'] : 0,
    generator: text(value['generator'], ''),
    compared: text(value['compared'], emptyRegistry.compared),
    places: listOf(value['places'], isText),
    directories: directoriesOf(value['directories']),
    rejected: listOf(value['rejected'], isRejection),
    refused: listOf(value['refused'], isRefusal),
    followed: listOf(value['followed'], isFollowed),
    config: configOf(value['config']),
  }
  return { kind: 'registry', registry }
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

/** What changed this shortly before it was read may change again within the same tick of the kernel's clock (100 Hz or finer). */
const CLOCK_TICK_MS = 10

/** The same where a file system keeps whole seconds, two at a time; told by a time without a fraction. */
const COARSE_TICK_MS = 2000

const SECOND_NS = 1_000_000_000n

/** Whether a change from now on could leave the times as they are. By ctime, which nobody can set back. */
const isMoving = ({ ctimeNs }: Identity, now: Date): boolean => {
  const changed = BigInt(ctimeNs)
  const tick = changed % SECOND_NS === 0n ? COARSE_TICK_MS : CLOCK_TICK_MS
  return now.getTime() - Number(changed / 1_000_000n) < tick
}

/** The identity to remember of something that is about to be read: none that could still hold after a change. */
export const settledIdentity = (stat: Identity, world: { readonly now: () => Date }): Identity => ({
  ...identityOf(stat),
  ...(isMoving(stat, world.now()) ? { mtimeNs: '0' } : {}),
})
