import { cpuUsage } from 'node:process'

/** The least of several tries: what else the machine does can only add to it. */
const TRIES = 5

const leastMs = (work: () => unknown): number => {
  const tries = Array.from({ length: TRIES }, () => {
    const before = cpuUsage()
    work()
    const { user, system } = cpuUsage(before)
    return (user + system) / 1000
  })
  return Math.min(...tries)
}

/** Below this the clock and the collector of garbage decide. */
const NOISE_MS = 10

/** How much more processor time twice as much takes: 2 where the work is linear, 4 where it is quadratic. No clock on the wall decides. */
export const growthOf = (work: (size: number) => unknown, size: number): number => {
  work(size)
  const half = leastMs(() => work(size / 2))
  return leastMs(() => work(size)) / Math.max(half, NOISE_MS)
}

/** Between the two, with room for a machine that others use too. */
export const QUADRATIC = 3.4
