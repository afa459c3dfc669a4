import { join } from 'node:path'
import pLimit from 'p-limit'
import type { World } from '../host/world.ts'
import type { Candidate } from './candidates.ts'
import { MARKER, probe } from './probe.ts'
import type { ProbeOutcome } from './probe.ts'

export interface Probed {
  readonly candidate: Candidate
  readonly outcome: ProbeOutcome
}

/** Names shown while they are still running after this long. */
const SLOW_MS = 300

/** How often the bar is redrawn while programs run. */
const TICK_MS = 100

/** Asks every candidate, at most `concurrency` alive at once; outcomes come in the order of the candidates. */
export const probeAll = async (
  candidates: readonly Candidate[],
  options: { readonly timeoutMs: number; readonly concurrency: number; readonly quiet: boolean },
  world: Pick<World, 'run' | 'sweep' | 'env' | 'store' | 'clock' | 'progress'>,
): Promise<readonly Probed[]> => {
  if (candidates.length === 0) return []
  const store = await world.store()
  const scratch = store.makeScratch()
  // unique among all scans: the name of the scratch directory is
  const scan = scratch.slice(scratch.lastIndexOf('-') + 1)
  const running = new Map<string, number>()
  let done = 0
  const show = () => {
    const slow = [...running].filter(([, since]) => world.clock() - since > SLOW_MS).map(([name]) => name)
    world.progress.update({ done, total: candidates.length, running: slow })
  }
  const timer = options.quiet ? undefined : setInterval(show, TICK_MS)
  const limit = pLimit(options.concurrency)
  try {
    return await Promise.all(
      candidates.map((candidate, index) =>
        limit(async () => {
          running.set(candidate.name, world.clock())
          const own = join(scratch, String(index))
          const outcome = await probe(candidate.path, { scratch: own, id: `${scan}.${index}`, timeoutMs: options.timeoutMs }, world)
          running.delete(candidate.name)
          done++
          return { candidate, outcome }
        }),
      ),
    )
  } finally {
    clearInterval(timer)
    world.progress.clear()
    // who closed every pipe and left the group is still marked; before that it may go on writing, and removing would race it
    await world.sweep(`${MARKER}=${scan}.`)
    await store.removeTree(scratch)
  }
}
