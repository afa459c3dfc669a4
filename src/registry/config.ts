import { failure } from '../core/failures.ts'
import type { Failure } from '../core/failures.ts'
import { readJson } from '../core/json.ts'
import { durationOf } from '../core/params.ts'
import { failed, ok } from '../core/result.ts'
import type { Result } from '../core/result.ts'
import type { Identity, World } from '../host/world.ts'
import { CONCURRENCY, SANDBOXES, TIMEOUT } from './config-bounds.ts'
import type { Sandbox } from './config-bounds.ts'
import type { Finding } from '../document/finding.ts'
import { configFindings } from './config-findings.ts'
import type { ConfigFile } from './config-findings.ts'
import { underHome } from './configured-places.ts'
import type { Locations } from './locations.ts'
import { settledIdentity } from './record.ts'
import { dangerOf } from './ruling-file.ts'

/** Configuration is a page: a few dozen names. */
const MOST_BYTES = 64 * 1024

/** A value and the file that gave it; null: none did, it is the default. */
export interface Valued<T> {
  readonly value: T
  readonly file: string | null
}

/** Everything that the files say together. */
export interface Config {
  /** As they are written, `~/` included. */
  readonly places: readonly Valued<string>[]
  /** Absolute. */
  readonly allow: readonly Valued<string>[]
  readonly skip: readonly Valued<string>[]
  readonly timeoutMs: Valued<number>
  readonly concurrency: Valued<number>
  readonly sandbox: Valued<Sandbox>
  /** Whether decisions are kept. */
  readonly log: Valued<boolean>
  /** The files that there are, the strongest first, as they were before they were read. */
  readonly files: readonly (Identity & { readonly path: string })[]
}

type ConfigWorld = Pick<World, 'files' | 'uid' | 'gid' | 'home' | 'now'>

interface ReadFile {
  readonly path: string
  readonly content: ConfigFile
  readonly identity: Identity
}

/** What is wrong with a file, and what to do about it. */
interface Wrong {
  readonly reason: string
  readonly action: string | null
  readonly findings?: readonly Finding[]
}

const invalid = (path: string, { reason, action, findings }: Wrong): Failure =>
  failure('CONFIG_INVALID', `"${path}": ${reason}`, {
    suggestion: action === null ? null : { action, applicability: 'likely' },
    details: { path, ...(findings === undefined ? {} : { findings }) },
  })

const readFile = (path: string, world: ConfigWorld): Result<ReadFile | undefined> => {
  // before the reading: what is written after this is seen as changed by the next scan
  const stat = world.files.stat(path)
  const file = world.files.read(path, MOST_BYTES)
  if (file.kind === 'absent') return ok(undefined)
  if (file.kind === 'unreadable')
    return failed(failure('CANNOT_READ', `"${path}" could not be read: ${file.reason}`, { details: { path } }))
  if (file.kind === 'too-large')
    return failed(invalid(path, { reason: `it has ${file.size} bytes; at most ${MOST_BYTES} are read`, action: null }))
  const danger = stat === undefined ? undefined : dangerOf(world, path)
  if (danger !== undefined || stat === undefined) {
    const { reason, fix } = danger ?? { reason: 'it was replaced while it was read', fix: null }
    const suggestion = fix === null ? null : ({ action: 'Keep others from writing to it.', fix, applicability: 'likely' } as const)
    return failed(failure('CONFIG_INVALID', `"${path}" is not obeyed: ${reason}`, { suggestion, details: { path } }))
  }
  const json = readJson(file.bytes)
  if (json.kind === 'unreadable') return failed(invalid(path, { reason: json.reason, action: json.fix }))
  const findings = configFindings(json.value)
  const [first] = findings
  if (first !== undefined)
    return failed(invalid(path, { reason: `${first.pointer || '/'}: ${first.message}`, action: first.fix, findings }))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- without findings it is what its schema says
  return ok({ path, content: json.value as ConfigFile, identity: settledIdentity(stat, world) })
}

/** The strongest file that says anything decides. */
const scalar = <T>(files: readonly ReadFile[], initial: T, of: (content: ConfigFile) => T | undefined): Valued<T> => {
  for (const { path, content } of files) {
    const value = of(content)
    if (value !== undefined) return { value, file: path }
  }
  return { value: initial, file: null }
}

/** Any file that says yes is enough: nobody takes back what the administrator of the machine wants to know. */
const anyTrue = (files: readonly ReadFile[], of: (content: ConfigFile) => boolean | undefined): Valued<boolean> => {
  const says = files.findLast(({ content }) => of(content) === true) ?? files.find(({ content }) => of(content) !== undefined)
  return says === undefined ? { value: false, file: null } : { value: of(says.content) === true, file: says.path }
}

/** Every file adds: nobody can remove what the administrator of the machine wrote. Each value once, from the weakest that has it. */
const united = (files: readonly ReadFile[], of: (content: ConfigFile) => readonly string[] | undefined): readonly Valued<string>[] => {
  const values = new Map<string, Valued<string>>()
  for (const { path, content } of files.toReversed())
    for (const value of of(content) ?? []) if (!values.has(value)) values.set(value, { value, file: path })
  return [...values.values()]
}

/** Reads every configuration file. One that is wrong in anything, or that others could have written, is a failure: nothing is ignored. */
export const readConfig = (locations: Pick<Locations, 'configFiles'>, world: ConfigWorld): Result<Config> => {
  const files: ReadFile[] = []
  for (const path of locations.configFiles) {
    const read = readFile(path, world)
    if (!read.ok) return read
    if (read.value !== undefined) files.push(read.value)
  }
  return ok({
    places: united(files, file => file.places),
    allow: united(files, file => file.allow?.map(path => underHome(path, world.home))),
    skip: united(files, file => file.skip),
    timeoutMs: scalar<number>(files, TIMEOUT.initial, file => (file.timeout === undefined ? undefined : durationOf(file.timeout))),
    concurrency: scalar<number>(files, CONCURRENCY.initial, file => file.concurrency),
    sandbox: scalar<Sandbox>(files, SANDBOXES[0], file => file.sandbox),
    log: anyTrue(files, file => file.log),
    files: files.map(({ path, identity }) => ({ path, ...identity })),
  })
}
