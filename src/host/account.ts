import * as fs from 'node:fs'
import type { Account } from './world.ts'

/**
 * Where to look for an id that nobody has: systemd keeps 61184 to 65519 for users that exist only while a service runs
 * (systemd.io/UIDS-GIDS), so that no file on the disk belongs to one of them.
 */
const FIRST_ID = 61184
const LAST_ID = 65519

/** Bits of CapEff in proc(5): without them the new process could neither change its user nor get its files, nor be killed. */
const CHOWN = 0n
const KILL = 5n
const SETGID = 6n
const SETUID = 7n

const readQuietly = (path: string): string | undefined => {
  try {
    return fs.readFileSync(path, 'latin1')
  } catch {
    return undefined
  }
}

const hasCapabilities = (): boolean => {
  const bits = /^CapEff:\s*([0-9a-f]+)$/m.exec(readQuietly('/proc/self/status') ?? '')?.[1]
  if (bits === undefined) return false
  const effective = BigInt(`0x${bits}`)
  return [CHOWN, KILL, SETGID, SETUID].every(capability => ((effective >> capability) & 1n) === 1n)
}

/** Whether the user namespace that we are in has this id at all: containers often map some tens of thousands. */
const isMapped = (map: string | undefined, id: number): boolean =>
  (map ?? '').split('\n').some(line => {
    const [first, , count] = line.trim().split(/\s+/).map(Number)
    return first !== undefined && count !== undefined && id >= first && id < first + count
  })

/** Users of the processes that are alive now. */
const usersAlive = (): ReadonlySet<number> => {
  const users = new Set<number>()
  for (const name of fs.readdirSync('/proc')) {
    if (!/^[0-9]+$/.test(name)) continue
    try {
      users.add(fs.statSync(`/proc/${name}`).uid)
    } catch {
      // it has ended
    }
  }
  return users
}

/**
 * A user id that no process and no file has, for programs that are not trusted, or undefined when we are not root or cannot become
 * another. Since it is ours alone, every process that has it was started by us. Linux only.
 */
export const spareAccount = (): Account | undefined => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !hasCapabilities()) return undefined
  const taken = usersAlive()
  const maps = [readQuietly('/proc/self/uid_map'), readQuietly('/proc/self/gid_map')]
  const span = LAST_ID - FIRST_ID + 1
  // two scans at once look in different places first
  for (let step = 0; step < span; step++) {
    const id = FIRST_ID + ((process.pid + step) % span)
    if (!taken.has(id) && maps.every(map => isMapped(map, id))) return { uid: id, gid: id }
  }
  return undefined
}
