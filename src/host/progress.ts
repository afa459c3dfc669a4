import { writeAll } from './terminal.ts'
import type { Stream } from './terminal.ts'
import type { Progress } from './world.ts'

const BAR = 24

/** Redrawing more often than this is only flicker. */
const EVERY_MS = 80

const STDERR = 2

/** A bar that redraws itself on one line of standard error; nothing when that is not a terminal. */
export const progressOn = (describe: () => Stream): Progress => {
  let known: Stream | undefined
  const note = (line: string) => void writeAll(STDERR, `${line}\n`)
  let drawn = false
  let last = 0
  return {
    update: ({ done, total, running }) => {
      const stream = (known ??= describe())
      const now = performance.now()
      if (!stream.isTTY || now - last < EVERY_MS || total === 0) return
      last = now
      const filled = Math.round((BAR * done) / total)
      const bar = `${'='.repeat(filled)}${' '.repeat(BAR - filled)}`
      const line = `[${bar}] ${done}/${total} ${running.join(' ')}`.slice(0, stream.columns - 1)
      writeAll(STDERR, `\r${line}\u001B[K`)
      drawn = true
    },
    clear: () => {
      if (drawn) writeAll(STDERR, '\r\u001B[K')
      drawn = false
    },
    note,
  }
}
