import type { World } from '../../../host/world.ts'
import { shellWord } from '../../../core/shell-quote.ts'
import { checkDataDirectory } from '../../../registry/commit.ts'
import type { Locations } from '../../../registry/locations.ts'
import { dangerOfDirectory } from '../../../registry/ruling-file.ts'
import type { Context } from '../../shared/define.ts'
import type { Check } from '../output.ts'
import { doubtful, inOrder, wrong } from './check.ts'
import type { Checker } from './check.ts'

const OTHERS_READ = 0o044

const PLACES = ['data', 'config', 'state', 'cache'] as const satisfies readonly (keyof Locations)[]

type Place = (typeof PLACES)[number]

const rights = (mode: number): string => (mode & 0o777).toString(8).padStart(4, '0')

/** What decisions were made about is nobody else's business; the rest tells of installed programs, which everybody can see. */
const PRIVATE: ReadonlySet<Place> = new Set(['state'])

const insecure = (place: Place, path: string, world: Context['world']): Check | undefined => {
  const name = `${place} directory`
  const refused = place === 'data' ? checkDataDirectory(world, path) : undefined
  if (refused !== undefined) return wrong(name, refused.message, refused.suggestion?.fix ?? null)
  const danger = dangerOfDirectory(world, path)
  return danger === undefined ? undefined : wrong(name, danger.reason.replace(/^its /, 'the '), danger.fix)
}

const lookAt = (place: Place, path: string, world: Context['world']): Check => {
  const name = `${place} directory`
  const stat = world.files.stat(path)
  if (stat === undefined) {
    const link = world.files.lstat(path)
    return link === undefined ? inOrder(name, `${path}, not made yet`) : wrong(name, `"${path}" is a link that leads nowhere`)
  }
  if (stat.kind !== 'directory') return wrong(name, `"${path}" is not a directory`, `mv ${shellWord(path)} ${shellWord(path)}.old`)
  const trouble = insecure(place, path, world)
  if (trouble !== undefined) return trouble
  return PRIVATE.has(place) && (stat.mode & OTHERS_READ) !== 0
    ? doubtful(name, `others can read "${path}" (${rights(stat.mode)})`, `chmod 700 ${shellWord(path)}`)
    : inOrder(name, `${path} (${rights(stat.mode)})`)
}

/** Where atip keeps things: that they are directories of the user's, which nobody else can write to. */
export const directories: Checker = {
  name: 'directories',
  look: ({ world, locations }: { readonly world: World; readonly locations: Locations }) =>
    PLACES.map(place => lookAt(place, locations[place], world)),
}
