import { isAbsolute } from 'node:path'
import { isObject } from '../core/json.ts'
import type { Identity } from '../host/world.ts'
import type { Locations } from '../registry/locations.ts'
import { isIdentity } from '../registry/record.ts'
import { dangerOf, dangerOfDirectory } from '../registry/ruling-file.ts'
import type { Danger, RulingWorld } from '../registry/ruling-file.ts'
import { isRootOnly } from '../registry/safe-directory.ts'
import type { RootOnly } from '../registry/safe-directory.ts'

/** What a person trusted: this program, with these bytes, to describe itself. */
export interface Pin {
  readonly tool: string
  /** Of the file that the path leads to: a launcher is pinned, not what it starts. */
  readonly sha256: string
  /** ISO 8601. */
  readonly when: string
  /** The file when it was hashed: while it is equal, the bytes are the same and need not be read. */
  readonly stat: Identity
}

export interface TrustFile {
  /** By the path of the program as PATH gives it. */
  readonly pins: ReadonlyMap<string, Pin>
  /** Why nothing, or not all that the file says, counts. */
  readonly warnings: readonly string[]
}

export const TRUST_VERSION = '0.1'

/** A thousand programs take about 400 KiB. */
const MOST_BYTES = 4 * 1024 * 1024

type TrustWorld = RulingWorld

type TrustLocations = Pick<Locations, 'config' | 'trust'>

const nothing = (warning?: string): TrustFile => ({ pins: new Map(), warnings: warning === undefined ? [] : [warning] })

/** Why others than the user could have written what `trust` says, or undefined. */
export const unsafeTrust = (world: TrustWorld, { config, trust }: TrustLocations): Danger | undefined => {
  const file = world.files.lstat(trust)
  const aside = `mv ${trust} ${trust}.old`
  if (file !== undefined && file.kind !== 'file') return { reason: 'it is not a regular file of its own', fix: aside }
  if (file === undefined) return dangerOfDirectory(world, config)
  const danger = dangerOf(world, trust)
  return danger === undefined ? undefined : { ...danger, fix: danger.fix?.startsWith('chmod') === true ? danger.fix : aside }
}

const HASH = /^[0-9a-f]{64}$/

const isPin = (value: unknown): value is Pin =>
  isObject(value) &&
  typeof value['tool'] === 'string' &&
  typeof value['sha256'] === 'string' &&
  HASH.test(value['sha256']) &&
  typeof value['when'] === 'string' &&
  isIdentity(value['stat'])

/** What the user trusts. What others could have written counts as nothing. */
export const readTrust = (world: TrustWorld, locations: TrustLocations): TrustFile => {
  const file = world.files.readText(locations.trust, MOST_BYTES)
  if (file.kind === 'absent') return nothing()
  const ignored = (reason: string) => nothing(`"${locations.trust}" counts as empty: ${reason}`)
  const unsafe = unsafeTrust(world, locations)
  if (unsafe !== undefined) return ignored(unsafe.reason)
  if (file.kind !== 'read') return ignored(file.kind === 'too-large' ? `it has ${file.size} bytes` : file.reason)
  let value: unknown
  try {
    value = JSON.parse(file.text)
  } catch {
    return ignored('it is not JSON')
  }
  if (!isObject(value) || !isObject(value['trusted'])) return ignored('it has no "trusted"')
  if (value['version'] !== TRUST_VERSION) return ignored(`its version is not ${TRUST_VERSION}`)
  const entries = Object.entries(value['trusted'])
  const pins = entries.filter((entry): entry is [string, Pin & (typeof entry)[1]] => isAbsolute(entry[0]) && isPin(entry[1]))
  const broken = entries.length - pins.length
  return { pins: new Map(pins), warnings: broken === 0 ? [] : [`"${locations.trust}": ${broken} of its entries cannot be read`] }
}

/** Whether what a program says of itself counts as a promise, and why. */
export interface Trust {
  readonly trusted: boolean
  /** A clause: "only root can change it". */
  readonly reason: string
  readonly warnings: readonly string[]
}

/** How the reason begins why a program is trusted no more. */
export const CHANGED = 'changed since you trusted it'

const dayOf = (when: string): string => when.slice(0, 'YYYY-MM-DD'.length)

/**
 * Says of programs, at the path that PATH gives for the tool, whether they are trusted. Reads none of them: a file that was touched has
 * to be trusted anew. What programs have in common is looked at once.
 */
export const trustReader = (locations: TrustLocations, world: TrustWorld): ((tool: string, path: string) => Trust) => {
  let file: TrustFile | undefined
  const directories: RootOnly = new Map()
  return (tool, path) => {
    if (isRootOnly(world, path, directories)) return { trusted: true, reason: 'only root can change it', warnings: [] }
    const { pins, warnings } = (file ??= readTrust(world, locations))
    const pin = pins.get(path)
    if (pin === undefined || pin.tool !== tool)
      return { trusted: false, reason: 'others than root can change it, and nobody trusted it', warnings }
    if (!world.files.isStill(path, pin.stat)) {
      const changed = `${CHANGED} on ${dayOf(pin.when)}`
      return { trusted: false, reason: changed, warnings: [...warnings, `${path} ${changed}; what it says of itself no longer counts`] }
    }
    return { trusted: true, reason: `you trusted it on ${dayOf(pin.when)}`, warnings }
  }
}
