import type { FollowWorld } from './trail.ts'

const once = <T>(work: (path: string) => T): ((path: string) => T) => {
  const known = new Map<string, { readonly value: T }>()
  return path => {
    const found = known.get(path) ?? { value: work(path) }
    known.set(path, found)
    return found.value
  }
}

/** The same world, in which every directory is listed and every file is looked up once: hundreds of scripts ask for the same few. */
export const remembering = (world: FollowWorld): FollowWorld => ({
  env: world.env,
  home: world.home,
  platform: world.platform,
  files: { ...world.files, list: once(world.files.list), stat: once(world.files.stat), realpath: once(world.files.realpath) },
})
