import { setTimeout as sleep } from 'node:timers/promises'
import type { Context } from '../../shared/define.ts'
import type { Check } from '../output.ts'
import { wrong } from './check.ts'
import type { Checker } from './check.ts'

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

const looked = async ({ name, look }: Checker, context: Context): Promise<readonly Check[]> => {
  try {
    return await look(context)
  } catch (error) {
    return [wrong(name, `it could not be looked at: ${messageOf(error)}`)]
  }
}

/** One after the other, so that what is measured by the clock is not slowed by the rest. None takes longer than `mostMs`. */
export const runChecks = async (checkers: readonly Checker[], context: Context, mostMs: number): Promise<readonly Check[]> => {
  const found: Check[] = []
  for (const checker of checkers) {
    if (context.world.signal.aborted) break
    const ended = new AbortController()
    const late = sleep(mostMs, [wrong(checker.name, `it did not end within ${mostMs / 1000} s`)], { signal: ended.signal })
    // the rest of it: its timer is taken back
    late.catch(() => undefined)
    found.push(...(await Promise.race([looked(checker, context), late])))
    ended.abort()
  }
  return found
}
