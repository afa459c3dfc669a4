import pLimit from 'p-limit'
import { ok } from '../core/result.ts'
import type { Result } from '../core/result.ts'
import type { World } from '../host/world.ts'
import { openAsker } from './asker.ts'
import type { Asker, AskerOptions } from './asker.ts'
import type { Candidate } from './candidates.ts'
import type { ConfinementKind } from './confine.ts'
import { probe } from './probe.ts'
import type { ProbeOutcome } from './probe.ts'

export interface Probed {
  readonly candidate: Candidate
  readonly outcome: ProbeOutcome
}

/** How many programs ran in what. */
export type Ran = Readonly<Record<ConfinementKind, number>>

export interface ProbedAll {
  readonly probed: readonly Probed[]
  readonly ran: Ran
  /** Why there was no bubblewrap; null where there was, or nothing was run. */
  readonly noSandbox: string | null
}

export const NOTHING_RAN: Ran = { bubblewrap: 0, uid: 0, none: 0 }

/** Names shown while they are still running after this long. */
const SLOW_MS = 300

/** How often the bar is redrawn while programs run. */
const TICK_MS = 100

/**
 * What timed out among others is tried again by itself: on a busy machine half of such time-outs are false. Where more than this time
 * out, the machine is not what makes them slow, and trying each again would take minutes.
 */
const MOST_RETRIES = 8

interface ProbeOptions extends AskerOptions {
  readonly timeoutMs: number
  readonly concurrency: number
  readonly quiet: boolean
}

const retry = async (probed: readonly Probed[], options: ProbeOptions, asker: Asker): Promise<readonly Probed[]> => {
  if (probed.length < 2 || options.concurrency < 2) return probed
  const again = new Set(probed.filter(result => result.outcome.kind === 'timed-out').slice(0, MOST_RETRIES))
  const alone = pLimit(1)
  return Promise.all(
    probed.map(async result =>
      again.has(result)
        ? { candidate: result.candidate, outcome: await alone(() => probe(result.candidate.path, options.timeoutMs, asker)) }
        : result,
    ),
  )
}

const tally = (probed: readonly Probed[]): Ran => {
  const of = (kind: ConfinementKind): number => probed.filter(result => result.outcome.confinement === kind).length
  return { bubblewrap: of('bubblewrap'), uid: of('uid'), none: of('none') }
}

/** Asks every candidate, at most `concurrency` alive at once; outcomes come in the order of the candidates. */
export const probeAll = async (
  candidates: readonly Candidate[],
  options: ProbeOptions,
  world: Pick<World, 'run' | 'sweep' | 'spareAccount' | 'files' | 'env' | 'home' | 'uid' | 'store' | 'clock' | 'progress' | 'signal'>,
): Promise<Result<ProbedAll>> => {
  if (candidates.length === 0) return ok({ probed: [], ran: NOTHING_RAN, noSandbox: null })
  const opened = await openAsker(options, world)
  if (!opened.ok) return opened
  const asker = opened.value
  const running = new Map<string, number>()
  let done = 0
  const show = () => {
    const slow = [...running].filter(([, since]) => world.clock() - since > SLOW_MS).map(([name]) => name)
    world.progress.update({ done, total: candidates.length, running: slow })
  }
  const timer = options.quiet ? undefined : setInterval(show, TICK_MS)
  const limit = pLimit(options.concurrency)
  try {
    const first = await Promise.all(
      candidates.map(candidate =>
        limit(async () => {
          running.set(candidate.name, world.clock())
          const outcome = await probe(candidate.path, options.timeoutMs, asker)
          running.delete(candidate.name)
          done++
          return { candidate, outcome }
        }),
      ),
    )
    const probed = world.signal.aborted ? first : await retry(first, options, asker)
    return ok({ probed, ran: tally(probed), noSandbox: asker.means.reason ?? null })
  } finally {
    clearInterval(timer)
    world.progress.clear()
    // who closed every pipe and left the group goes on writing until it is ended, and removing would race it
    await asker.close()
  }
}
