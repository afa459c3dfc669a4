import { join } from 'node:path'
import type { World } from '../../host/world.ts'
import { locationsOf } from '../../registry/locations.ts'
import { cursorOf } from './cursor.ts'
import type { Described } from './cursor.ts'
import { offerAt } from './offer.ts'
import { linesFor, unquote } from './words.ts'
import type { Shell } from './words.ts'

/** Which tools may be seen; undefined when a delegation is in force that cannot be read, and nothing may. */
const permitted = async (world: Pick<World, 'files' | 'env' | 'cwd' | 'home'>): Promise<((tool: string) => boolean) | undefined> => {
  if (!world.env['ATIP_DELEGATION']) return () => true
  // the code that reads delegations is larger than all the rest
  const { delegatedTools } = await import('../../engine/delegated-tools.ts')
  const delegated = delegatedTools(world)
  return delegated.ok ? delegated.value.permits : undefined
}

/** What a shell asks at its tab key. */
interface Asked {
  readonly shell: Shell
  /** As they are written behind `atip`, quotes included, the last up to the cursor. */
  readonly words: readonly string[]
}

/** What the shell's function reads. */
export const answer = async ({ shell, words }: Asked, operations: readonly Described[], world: World): Promise<string> => {
  const plain = words.map(word => unquote(word).word)
  const { cursor, dataDir } = cursorOf(operations, plain)
  const home = (path: string): string => (/^~(?:\/|$)/.test(path) ? join(world.home, path.slice(1)) : path)
  const locations = locationsOf(world, dataDir === undefined ? undefined : home(dataDir))
  const permits = (await permitted(world)) ?? (() => false)
  const offer = await offerAt(cursor, plain.at(-1) ?? '', { world, locations, permits, operations, described: shell !== 'bash' })
  return linesFor(shell, offer, words.at(-1) ?? '')
}
