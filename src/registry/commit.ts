import { dirname, join } from 'node:path'
import { failure, unwritten } from '../core/failures.ts'
import type { Failure } from '../core/failures.ts'
import { failed, ok } from '../core/result.ts'
import type { Result } from '../core/result.ts'
import type { World } from '../host/world.ts'
import { digestText } from './digest.ts'
import type { Locations } from './locations.ts'
import { emptyRegistry } from './record.ts'
import type { Registry } from './record.ts'
import { readRegistryFile, registryFailure } from './read.ts'
import { writers } from './ruling-file.ts'

/** A file to write beside the registry. */
export interface Extra {
  readonly path: string
  readonly text: string
}

export interface Plan {
  /** undefined: it stays as it is. */
  readonly registry: Registry | undefined
  /** Written before the registry, which points at them. */
  readonly extras: readonly Extra[]
  /** Removed after the registry, which pointed at them. */
  readonly obsolete: readonly string[]
}

export interface Committed {
  readonly registry: Registry
  /** Files written. */
  readonly written: number
  /** Where an unreadable registry was set aside. */
  readonly setAside: string | null
}

type DirWorld = Pick<World, 'files' | 'store' | 'uid' | 'gid'>

/** Other users must not be able to make us write elsewhere, nor to feed us their registry. */
export const checkDataDirectory = (world: Pick<World, 'files' | 'uid' | 'gid'>, path: string): Failure | undefined => {
  const link = world.files.lstat(path)
  if (link === undefined) return undefined
  const target = world.files.stat(path)
  const foreign = [link, target].find(file => file !== undefined && file.uid !== world.uid)
  const others = target === undefined ? undefined : writers(world, target)
  if (foreign === undefined && target?.kind === 'directory' && others === undefined) return undefined
  const owner = foreign === undefined ? `can be written by ${others ?? 'others'}` : `belongs to another user (uid ${foreign.uid})`
  const why = target?.kind === 'directory' ? owner : 'is not a directory'
  return failure('DATA_DIR_REFUSED', `the data directory "${path}" ${why}`, {
    suggestion: {
      action: 'Use a directory of your own.',
      ...(foreign === undefined && others !== undefined ? { fix: `chmod go-w ${path}` } : {}),
      example: 'atip scan --data-dir ~/.local/share/agent-tools',
      applicability: 'example',
    },
    details: { path },
  })
}

const busy = (directory: string): Failure =>
  failure('BUSY', `another process holds the lock of "${directory}"`, {
    suggestion: { action: 'Try again when it is done.', applicability: 'likely' },
    details: { lock: join(directory, '.lock') },
  })

/** One line a tool: people can read and compare it, and every reader is spared the indentation. */
const registryText = ({ tools, ...rest }: Registry): string => {
  const lines = Object.entries(tools).map(([name, record]) => `${JSON.stringify(name)}:${JSON.stringify(record)}`)
  return `${JSON.stringify(rest).slice(0, -1)},\n"tools":{\n${lines.join(',\n')}\n}}\n`
}

/** How the store names a file that is not whole yet. */
const TEMPORARY = /\.[0-9]+\.[0-9]+\.tmp$/

/** In a cache that other data directories share, our lock holds nobody back; but no write takes this long. */
const ABANDONED_MS = 60 * 60 * 1000

const temporariesIn = (world: Pick<World, 'files'>, directory: string): readonly string[] => {
  const listing = world.files.list(directory)
  return listing.kind === 'listed' ? listing.names.filter(name => TEMPORARY.test(name)).map(name => join(directory, name)) : []
}

/** Files that writers left behind when they were killed: while we hold the lock, nobody is writing here. */
const leftovers = (world: Pick<World, 'files' | 'now'>, locations: Locations): readonly string[] => {
  const abandoned = (path: string): boolean => {
    const stat = world.files.lstat(path)
    return stat !== undefined && world.now().getTime() - Number(BigInt(stat.mtimeNs) / 1_000_000n) > ABANDONED_MS
  }
  const cached = temporariesIn(world, dirname(locations.probeCache)).filter(abandoned)
  return [locations.data, locations.tools].flatMap(directory => temporariesIn(world, directory)).concat(cached)
}

/** They only spare time: where they cannot be written, who reads them reads the registry itself, or says what it goes without. */
const writeMadeOfIt = async (world: DirWorld, registry: Registry, locations: Locations): Promise<void> => {
  const identity = world.files.stat(locations.registry)
  const store = await world.store()
  if (identity === undefined || store.makeDirectory(dirname(locations.digest)).kind === 'failed') return
  const { ownIndexText } = await import('./own-index.ts')
  await store.replace([
    { path: locations.digest, text: digestText(registry, identity, locations) },
    { path: locations.ownIndex, text: ownIndexText(registry, identity, locations, world) },
  ])
}

const carryOut = async (world: DirWorld & Pick<World, 'now'>, plan: Plan, locations: Locations): Promise<Result<number>> => {
  const store = await world.store()
  const registry = plan.registry === undefined ? [] : [{ path: locations.registry, text: registryText(plan.registry) }]
  // two steps: a registry must never be seen before what it points at
  for (const batch of [plan.extras, registry]) {
    const outcome = await store.replace(batch)
    if (outcome.kind === 'failed') return failed(unwritten(outcome))
  }
  if (plan.registry !== undefined) await writeMadeOfIt(world, plan.registry, locations)
  const outcome = store.remove([...plan.obsolete, ...leftovers(world, locations)])
  return outcome.kind === 'failed' ? failed(unwritten(outcome)) : ok(plan.extras.length + registry.length)
}

const current = async (
  world: DirWorld & Pick<World, 'now'>,
  locations: Locations,
): Promise<Result<{ readonly registry: Registry; readonly setAside: string | null }>> => {
  const reading = readRegistryFile(world, locations)
  switch (reading.kind) {
    case 'registry':
      return ok({ registry: reading.registry, setAside: null })
    case 'absent':
      return ok({ registry: emptyRegistry, setAside: null })
    case 'corrupt': {
      const setAside = `${locations.registry}.corrupt-${world.now().toISOString().replaceAll(/[-:.]/g, '')}`
      const outcome = (await world.store()).rename(locations.registry, setAside)
      return outcome.kind === 'failed' ? failed(unwritten(outcome)) : ok({ registry: emptyRegistry, setAside })
    }
    default:
      return failed(registryFailure(reading, locations.registry))
  }
}

/**
 * Changes the registry under its lock: read anew, let `plan` put its changes on top of what is there now, write whole, rename. `plan`
 * returns undefined when nothing is left to change.
 */
export const commitRegistry = async (
  world: DirWorld & Pick<World, 'lock' | 'now'>,
  locations: Locations,
  plan: (registry: Registry) => Plan | undefined,
): Promise<Result<Committed>> => {
  const refused = checkDataDirectory(world, locations.data)
  if (refused !== undefined) return failed(refused)
  const store = await world.store()
  for (const directory of [locations.data, locations.tools]) {
    const made = store.makeDirectory(directory)
    if (made.kind === 'failed') return failed(unwritten(made))
  }
  const outcome = await world.lock(locations.data, async (stillHeld): Promise<Result<Committed>> => {
    const now = await current(world, locations)
    if (!now.ok) return now
    const { registry, setAside } = now.value
    const wanted = plan(registry)
    if (wanted === undefined) return ok({ registry, written: 0, setAside })
    if (!stillHeld()) return failed(busy(locations.data))
    const written = await carryOut(world, wanted, locations)
    return written.ok ? ok({ registry: wanted.registry ?? registry, written: written.value, setAside }) : written
  })
  switch (outcome.kind) {
    case 'done':
      return outcome.value
    case 'busy':
      return failed(busy(locations.data))
    case 'failed':
      return failed(
        failure('CANNOT_WRITE', `"${locations.data}" could not be locked: ${outcome.reason}`, { details: { path: locations.data } }),
      )
  }
}
