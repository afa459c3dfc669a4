import * as fs from 'node:fs'
import { sep } from 'node:path'
import type { Traces } from './world.ts'

/** A process that forks while it is being looked for is met in the next round; a fork bomb is met by this bound. */
const ROUNDS = 8

const quietly = <T>(read: () => T): T | undefined => {
  try {
    return read()
  } catch {
    // gone, or another user's
    return undefined
  }
}

/** Whether this process works in the directory or below: it may have cleared its environment, and still be where it was put. */
const worksIn = (pid: number, directory: string): boolean => {
  const cwd = quietly(() => fs.readlinkSync(`/proc/${pid}/cwd`))
  return cwd !== undefined && (cwd === directory || cwd.startsWith(directory + sep))
}

const isOurs = (pid: number, { marker, directory, uid }: Traces): boolean => {
  const environment = quietly(() => fs.readFileSync(`/proc/${pid}/environ`, 'latin1')) ?? ''
  if (`\0${environment}`.includes(`\0${marker}`)) return true
  if (directory !== undefined && worksIn(pid, directory)) return true
  return uid !== undefined && quietly(() => fs.statSync(`/proc/${pid}`).uid) === uid
}

const traced = (traces: Traces): readonly number[] => {
  const pids = fs.readdirSync('/proc').filter(entry => /^[0-9]+$/.test(entry))
  return pids.map(Number).filter(pid => pid !== process.pid && isOurs(pid, traces))
}

/**
 * Kills every process that bears one of the traces: those that left the process group with setsid, also when they cleared their
 * environment. Linux only; elsewhere there is no cheap way to look at another process, and the process group has to do.
 */
export const killTraced = (traces: Traces): number => {
  if (process.platform !== 'linux') return 0
  const killed = new Set<number>()
  for (let round = 0; round < ROUNDS; round++) {
    const found = traced(traces).filter(pid => !killed.has(pid))
    if (found.length === 0) break
    for (const pid of found) {
      killed.add(pid)
      quietly(() => process.kill(pid, 'SIGKILL'))
    }
  }
  return killed.size
}
