import { isAbsolute } from 'node:path'
import { shellWord } from '../../../core/shell-quote.ts'
import { plural } from '../../../core/text.ts'
import { pathEntries } from '../../../layers/which.ts'
import { unsafeDirectory } from '../../../registry/safe-directory.ts'
import type { Context } from '../../shared/define.ts'
import type { Check } from '../output.ts'
import { doubtful, inOrder, some } from './check.ts'
import type { Checker } from './check.ts'

const NAME = 'PATH'

const WORLD_WRITABLE = 0o002

interface Trouble {
  readonly reason: string
  readonly fix: string | null
}

/** Who stands in a directory decides what such an entry means: a repository can have its own `git`. */
const dependent = (entries: readonly string[]): readonly Trouble[] => {
  const relative = entries.filter(entry => entry !== '' && !isAbsolute(entry))
  return [
    ...(entries.includes('') ? [{ reason: 'an empty entry means the working directory', fix: null }] : []),
    ...relative.map(entry => ({ reason: `"${entry}" is relative: it means another directory in every directory`, fix: null })),
  ]
}

const unsafe = (entry: string, world: Context['world']): readonly Trouble[] => {
  const real = world.files.realpath(entry)
  const stat = real === undefined ? undefined : world.files.stat(real)
  if (real === undefined || stat?.kind !== 'directory' || world.uid === -1) return []
  const reason = unsafeDirectory(world, real, stat)
  if (reason === undefined) return []
  const open = (stat.mode & WORLD_WRITABLE) !== 0
  return [{ reason: `"${entry}": ${reason}`, fix: open ? `chmod o-w ${shellWord(entry)}` : null }]
}

const missing = (entries: readonly string[], world: Context['world']): readonly string[] =>
  entries.filter(entry => isAbsolute(entry) && world.files.stat(entry)?.kind !== 'directory')

const lookAt = (world: Context['world']): readonly Check[] => {
  const entries = [...new Set(pathEntries(world))]
  if (world.env['PATH'] === undefined) return [doubtful(NAME, 'it is not set: no program is found')]
  const absolute = entries.filter(isAbsolute)
  const troubles = [...dependent(entries), ...absolute.flatMap(entry => unsafe(entry, world))]
  if (troubles.length > 0) return troubles.map(({ reason, fix }) => doubtful(NAME, reason, fix))
  const absent = missing(absolute, world)
  const note = absent.length === 0 ? '' : `, ${absent.length} of them not there: ${some(absent)}`
  return [inOrder(NAME, `${plural(absolute.length, 'directory', 'directories')}${note}`)]
}

/** Where a bare name can lead to a program that somebody else put there. */
export const searchPath: Checker = { name: NAME, look: ({ world }) => lookAt(world) }
