import * as fs from 'node:fs'

/** A process that forks while it is being looked for is met in the next round; a fork bomb is met by this bound. */
const ROUNDS = 8

const readQuietly = (path: string): string => {
  try {
    return fs.readFileSync(path, 'latin1')
  } catch {
    // gone, or another user's
    return ''
  }
}

const marked = (marker: string): readonly number[] => {
  const found: number[] = []
  for (const name of fs.readdirSync('/proc')) {
    if (!/^[0-9]+$/.test(name) || Number(name) === process.pid) continue
    if (`\0${readQuietly(`/proc/${name}/environ`)}`.includes(`\0${marker}`)) found.push(Number(name))
  }
  return found
}

/**
 * Kills every process whose environment has a variable that starts with `marker` (`NAME=value`): those that left the process group with setsid. Linux only;
 * elsewhere there is no cheap way to read another process's environment, and the process group has to do.
 */
export const killMarked = (marker: string): number => {
  if (process.platform !== 'linux') return 0
  const killed = new Set<number>()
  for (let round = 0; round < ROUNDS; round++) {
    const found = marked(marker).filter(pid => !killed.has(pid))
    if (found.length === 0) break
    for (const pid of found) {
      killed.add(pid)
      try {
        process.kill(pid, 'SIGKILL')
      } catch {
        // it ended by itself
      }
    }
  }
  return killed.size
}
