import { plural } from '../../../core/text.ts'
import { readRegistryFile, registryFailure } from '../../../registry/read.ts'
import type { Registry } from '../../../registry/record.ts'
import type { Context } from '../../shared/define.ts'
import type { Check } from '../output.ts'
import { doubtful, inOrder, some, wrong } from './check.ts'
import type { Checker } from './check.ts'

const NAME = 'registry'

const SCAN = 'atip scan'

const DAY_MS = 24 * 60 * 60 * 1000

/** Who has a scan in a start-up file has a younger one; programs come and go by the week. */
const OLD_DAYS = 7

const ageOf = ({ compared, updated }: Registry, now: Date): number => {
  const latest = Math.max(...[compared, updated].map(time => Date.parse(time)).filter(time => !Number.isNaN(time)), 0)
  return Math.max(0, Math.floor((now.getTime() - latest) / DAY_MS))
}

/** Tools whose program, or whose shim, was there at the last scan and is gone. */
const stale = ({ tools }: Registry, files: Context['world']['files']): readonly string[] => {
  const isGone = (path: string | null | undefined): boolean => typeof path === 'string' && files.stat(path) === undefined
  return Object.entries(tools)
    .filter(([, { path, shimPath }]) => isGone(path) || isGone(shimPath))
    .map(([name]) => name)
}

const lookInto = (known: Registry, { world }: Context): Check => {
  const count = plural(Object.keys(known.tools).length, 'tool')
  const gone = stale(known, world.files)
  if (gone.length > 0) return doubtful(NAME, `${count}, ${gone.length} of them gone since the last scan: ${some(gone)}`, SCAN)
  if (known.generator !== world.version)
    return doubtful(NAME, `${count}, found by another version (${known.generator || 'not known which'}), which may see less`, SCAN)
  const days = ageOf(known, world.now())
  return days >= OLD_DAYS ? doubtful(NAME, `${count}, last compared ${days} days ago`, SCAN) : inOrder(NAME, count)
}

/** What is known of the programs: that it is there, can be read, is of this version, young, and of programs that are still there. */
export const registry: Checker = {
  name: NAME,
  look: context => {
    const { world, locations } = context
    const reading = readRegistryFile(world, locations)
    switch (reading.kind) {
      case 'registry':
        return [lookInto(reading.registry, context)]
      case 'absent':
        return [doubtful(NAME, 'this machine was never scanned', SCAN)]
      default: {
        const { message, suggestion } = registryFailure(reading, locations.registry)
        return [wrong(NAME, message, suggestion?.fix ?? null)]
      }
    }
  },
}
