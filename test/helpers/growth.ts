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

/** Far enough apart that a machine which others use too does not blur the difference. */
const TIMES = 8

/** The power of its size that work takes in processor time: 1 where it is linear, 2 where it is quadratic. No clock on the wall decides. */
export const growthOf = (work: (size: number) => unknown, size: number): number => {
  work(size)
  const small = leastMs(() => work(Math.floor(size / TIMES)))
  return Math.log(leastMs(() => work(size)) / Math.max(small, NOISE_MS)) / Math.log(TIMES)
}

/** Between the two: 28 times the time for 8 times the size. */
export const QUADRATIC = 1.6
