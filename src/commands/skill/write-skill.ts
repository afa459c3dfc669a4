import { dirname } from 'node:path'
import { failure, unwritten } from '../../core/failures.ts'
import { failed, ok } from '../../core/result.ts'
import type { Result } from '../../core/result.ts'
import type { World } from '../../host/world.ts'
import { isOurs } from '../shared/front-matter.ts'
import type { Skill } from './output.ts'

/** Skills are read whole by agents: what is longer is none of ours. */
const MOST_BYTES = 1024 * 1024

interface Wanted {
  readonly file: string
  readonly text: string
  readonly force: boolean
  readonly dryRun: boolean
}

type Outcome = Pick<Skill, 'outcome' | 'written'>

const occupied = (file: string): Result<never> =>
  failed(
    failure('FILE_EXISTS', `"${file}" was not written by atip, or was changed since`, {
      suggestion: { action: 'Look at it; --force puts this one in its place.', applicability: 'likely' },
      details: { path: file },
    }),
  )

const wouldBe = ({ file, text, force }: Wanted, { files }: Pick<World, 'files'>): Outcome['outcome'] | undefined => {
  const there = files.lstat(file)
  if (there === undefined) return 'added'
  const reading = there.kind === 'file' ? files.readText(file, MOST_BYTES) : undefined
  if (reading?.kind === 'read' && reading.text === text) return 'unchanged'
  return force || (reading?.kind === 'read' && isOurs(reading.text)) ? 'replaced' : undefined
}

/** Writes it whole or not at all, and never in the place of what somebody else wrote or changed, unless it is forced to. */
export const writeSkill = async (wanted: Wanted, world: Pick<World, 'files' | 'store'>): Promise<Result<Outcome>> => {
  const { file, text, dryRun } = wanted
  const outcome = wouldBe(wanted, world)
  if (outcome === undefined) return occupied(file)
  if (dryRun || outcome === 'unchanged') return ok({ outcome, written: false })
  const store = await world.store()
  const made = store.makeDirectory(dirname(file))
  const write = () => (outcome === 'added' ? store.create(file, text) : store.replace([{ path: file, text }]))
  const written = made.kind === 'failed' ? made : await write()
  if (written.kind === 'written') return ok({ outcome, written: true })
  if (written.reason === 'EEXIST' && made.kind === 'written') return occupied(file)
  return failed(unwritten(written))
}
