import { shellWord } from '../core/shell-quote.ts'
import { dirname } from 'node:path'
import type { Stat, World } from '../host/world.ts'

/*
 * Files that rule: policies, shims, overrides, patterns, trust.json, config.json. What others than the user and root could have
 * written, or could put in the place of what was written, is nobody's word.
 */

const WORLD_WRITABLE = 0o002
const GROUP_WRITABLE = 0o020
const STICKY = 0o1000

export type RulingWorld = Pick<World, 'files' | 'uid' | 'gid'>

export interface Danger {
  /** A clause: "everyone can write to it". */
  readonly reason: string
  /** A command against it; null: there is no single one. */
  readonly fix: string | null
}

const isForeign = (world: RulingWorld, { uid }: Stat): boolean => uid !== 0 && uid !== world.uid

/** With a umask of 002 what a user writes is writable for the group that has the user alone. */
export const writers = (world: RulingWorld, { mode, gid }: Stat): string | undefined => {
  if ((mode & WORLD_WRITABLE) !== 0) return 'everyone'
  return (mode & GROUP_WRITABLE) !== 0 && gid !== 0 && gid !== world.gid ? `the group with gid ${gid}` : undefined
}

/** Directories that were found to be safe with all above them, for who asks about many files. */
export type SafeDirectories = Set<string>

const unsafeDirectories = (world: RulingWorld, from: ReadonlySet<string>, safe: SafeDirectories): Danger | undefined => {
  for (const directory of from) {
    const passed: string[] = []
    for (let above = directory; !safe.has(above); above = dirname(above)) {
      const stat = world.files.stat(above)
      if (stat === undefined) return { reason: `its directory "${above}" could not be examined`, fix: null }
      if (isForeign(world, stat)) return { reason: `its directory "${above}" belongs to another user (uid ${stat.uid})`, fix: null }
      const who = writers(world, stat)
      // in a sticky directory nobody replaces what belongs to somebody else
      if (who !== undefined && (stat.mode & STICKY) === 0)
        return { reason: `its directory is not safe: ${who} can write to "${above}"`, fix: `chmod go-w ${shellWord(above)}` }
      passed.push(above)
      if (above === dirname(above)) break
    }
    // only now: what is above a directory is part of what makes it safe
    for (const ancestor of passed) safe.add(ancestor)
  }
  return undefined
}

/**
 * Why what a person wrote in this file may have been changed by others, or undefined; also when there is no file. The link, what it leads
 * to, and the directories of both count. A second name is how a program that may write elsewhere, but not here, gets at a file:
 * nothing in the other path says what it is. What belongs to root has names that only root can have given it.
 */
export const dangerOf = (world: RulingWorld, path: string, safe: SafeDirectories = new Set()): Danger | undefined => {
  const stat = world.files.stat(path)
  // systems without users
  if (stat?.kind !== 'file' || world.uid === -1) return undefined
  const link = world.files.lstat(path)
  const foreign = [stat, link].find(file => file !== undefined && isForeign(world, file))
  if (foreign !== undefined) return { reason: `it belongs to another user (uid ${foreign.uid})`, fix: null }
  const who = writers(world, stat)
  if (who !== undefined) return { reason: `${who} can write to it`, fix: `chmod go-w ${shellWord(path)}` }
  if (stat.links > 1 && stat.uid === world.uid)
    return {
      reason: 'it has another name, through which it can be changed',
      fix: `cp ${shellWord(path)} ${shellWord(path)}.new && mv ${shellWord(path)}.new ${shellWord(path)}`,
    }
  const directory = dirname(path)
  const real = world.files.realpath(path)
  return unsafeDirectories(
    world,
    new Set([directory, world.files.realpath(directory) ?? directory, ...(real === undefined ? [] : [dirname(real)])]),
    safe,
  )
}

/** Why others could put files into a directory, or undefined; also when there is none. */
export const dangerOfDirectory = (world: RulingWorld, path: string): Danger | undefined => {
  const real = world.files.realpath(path)
  return real === undefined || world.uid === -1 ? undefined : unsafeDirectories(world, new Set([path, real]), new Set())
}

/**
 * Why a file that cannot be found is not simply not there, or undefined: a link that leads nowhere, or a path through what is no directory.
 * Whoever made it meant a file to be there.
 */
export const notPlainlyAbsent = (world: Pick<World, 'files'>, path: string): string | undefined => {
  if (world.files.lstat(path) !== undefined) return 'it is a link that leads nowhere'
  for (let above = dirname(path); ; above = dirname(above)) {
    const stat = world.files.stat(above)
    if (stat !== undefined) return stat.kind === 'directory' ? undefined : `"${above}" is not a directory`
    if (world.files.lstat(above) !== undefined) return `"${above}" is a link that leads nowhere`
    if (above === dirname(above)) return undefined
  }
}
