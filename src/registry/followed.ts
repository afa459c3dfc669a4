import type { JsonObject } from '../core/json.ts'
import type { World } from '../host/world.ts'
import { isFollowed } from './record.ts'
import type { FollowedFile } from './record.ts'

/** Whether everything that a launcher led to is as it was: cheap, since every unchanged scan asks. */
export const sameFiles = (world: Pick<World, 'files'>, followed: readonly FollowedFile[]): boolean =>
  followed.every(({ path, stat }) => (stat === null ? world.files.stat(path) === undefined : world.files.isStill(path, stat)))

/** What a cached document says of the files that its program leads to. */
export const followedIn = (provenance: JsonObject): readonly FollowedFile[] => {
  const value: unknown = provenance['followed']
  return Array.isArray(value) ? value.filter(isFollowed) : []
}
