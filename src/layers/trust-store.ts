import { join } from 'node:path'
import { failure, unwritten } from '../core/failures.ts'
import type { Failure } from '../core/failures.ts'
import { failed, ok } from '../core/result.ts'
import type { Result } from '../core/result.ts'
import type { World } from '../host/world.ts'
import type { Locations } from '../registry/locations.ts'
import { TRUST_VERSION, readTrust, unsafeTrust } from './trust.ts'
import type { Pin, TrustFile } from './trust.ts'

type StoreWorld = Pick<World, 'files' | 'store' | 'lock' | 'uid' | 'gid'>

type TrustLocations = Pick<Locations, 'config' | 'trust'>

/** Why nothing may be written there: what others can change would not count afterwards, and may have been put there by them. */
const trustRefusal = (world: Pick<World, 'files' | 'uid' | 'gid'>, locations: TrustLocations): Failure | undefined => {
  const target = world.files.stat(locations.config)
  const foreign = [world.files.lstat(locations.config), target].find(file => file !== undefined && file.uid !== world.uid)
  const wrong =
    foreign !== undefined
      ? { reason: `of "${locations.config}": it belongs to another user (uid ${foreign.uid})`, fix: null }
      : target !== undefined && target.kind !== 'directory'
        ? { reason: `of "${locations.config}": it is not a directory`, fix: null }
        : unsafeTrust(world, locations)
  if (wrong === undefined) return undefined
  return failure('TRUST_REFUSED', `"${locations.trust}" cannot be used because ${wrong.reason}`, {
    suggestion: {
      action: 'See who can write there, and make it yours alone.',
      fix: wrong.fix ?? `ls -ld ${locations.config}`,
      applicability: 'likely',
    },
    details: { path: locations.trust },
  })
}

const trustText = (pins: TrustFile['pins']): string => {
  const trusted = Object.fromEntries([...pins].toSorted(([a], [b]) => (a < b ? -1 : 1)))
  return `${JSON.stringify({ version: TRUST_VERSION, trusted }, null, 2)}\n`
}

/** What is in the file, for changing it: a file that says something that cannot be read is not overwritten. */
export const currentPins = (world: Pick<World, 'files' | 'uid' | 'gid'>, locations: TrustLocations): Result<TrustFile['pins']> => {
  const refused = trustRefusal(world, locations)
  if (refused !== undefined) return failed(refused)
  const { pins, warnings } = readTrust(world, locations)
  const [broken] = warnings
  if (broken === undefined) return ok(pins)
  const suggestion = {
    action: 'Set it aside, and trust again what you trust.',
    fix: `mv ${locations.trust} ${locations.trust}.old`,
    applicability: 'likely',
  } as const
  return failed(failure('TRUST_REFUSED', broken, { suggestion, details: { path: locations.trust } }))
}

/** Changes trust.json under the lock of its directory: read anew, written whole for the user alone, renamed. */
export const changeTrust = async (
  world: StoreWorld,
  locations: TrustLocations,
  change: (pins: ReadonlyMap<string, Pin>) => ReadonlyMap<string, Pin>,
): Promise<Result<ReadonlyMap<string, Pin>>> => {
  const refused = trustRefusal(world, locations)
  if (refused !== undefined) return failed(refused)
  const store = await world.store()
  const made = store.makeDirectory(locations.config)
  if (made.kind === 'failed') return failed(unwritten(made))
  const busy = () =>
    failed<ReadonlyMap<string, Pin>>(
      failure('BUSY', `another process holds the lock of "${locations.config}"`, {
        suggestion: { action: 'Try again when it is done.', applicability: 'likely' },
        details: { lock: join(locations.config, '.lock') },
      }),
    )
  const outcome = await world.lock(locations.config, async (stillHeld): Promise<Result<ReadonlyMap<string, Pin>>> => {
    const current = currentPins(world, locations)
    if (!current.ok) return current
    const pins = change(current.value)
    if (!stillHeld()) return busy()
    const written = await store.replace([{ path: locations.trust, text: trustText(pins) }])
    return written.kind === 'failed' ? failed(unwritten(written)) : ok(pins)
  })
  switch (outcome.kind) {
    case 'done':
      return outcome.value
    case 'busy':
      return busy()
    case 'failed':
      return failed(
        failure('CANNOT_WRITE', `"${locations.config}" could not be locked: ${outcome.reason}`, { details: { path: locations.config } }),
      )
  }
}
