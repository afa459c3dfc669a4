import { isAbsolute } from 'node:path'
import { stamp } from '../host/stamp.ts'
import type { World } from '../host/world.ts'
import { shimDirectories } from './locations.ts'
import type { Locations } from './locations.ts'

/*
 * Each good scan of PATH leaves a stamp, changed or not: a shell that starts compares it by itself, without a process, and starts a scan only
 * where something changed. The first line is the PATH that was scanned; then comes a line for each directory and file on which a scan
 * depends: how it is named, a tab, and what that leads to, nothing where nothing is there. What is newer than the stamp, or leads elsewhere,
 * changed.
 */

/** What a scan of PATH went by. */
export interface Scanned {
  /** PATH, as it is. */
  readonly path: string
  /** Directories that were asked for. */
  readonly asked: readonly string[]
  /** Those of them that were not looked at. */
  readonly refused: readonly { readonly path: string }[]
}

type StampWorld = Pick<World, 'files' | 'now'>

const isLine = (text: string): boolean => !text.includes('\n')
const isField = (text: string): boolean => isLine(text) && !text.includes('\t')

/** A time that is yet to come would be newer than every stamp, and each start of a shell would scan again. */
const isToCome = (mtimeNs: string, now: Date): boolean => BigInt(mtimeNs) > BigInt(now.getTime()) * 1_000_000n

const linesOf = (path: string, world: StampWorld): readonly string[] => {
  const stat = world.files.stat(path)
  const real = stat === undefined ? '' : (world.files.realpath(path) ?? '')
  return !isField(path) || !isField(real) || (stat !== undefined && isToCome(stat.mtimeNs, world.now())) ? [] : [`${path}\t${real}`]
}

/** A shell may compare whole seconds: what changes in the second in which the scan began has to be newer. */
const before = (started: Date): Date => new Date((Math.floor(started.getTime() / 1000) - 1) * 1000)

/** Leaves the stamp of a scan that began at `started`. */
export const leaveStamp = (
  { path, asked, refused }: Scanned,
  { started, locations }: { readonly started: Date; readonly locations: Locations },
  world: StampWorld,
): void => {
  if (!isLine(path)) return
  const unseen = new Set(refused.map(refusal => refusal.path))
  const looked = asked.filter(directory => isAbsolute(directory) && !unseen.has(directory))
  const watched = new Set([...looked, ...shimDirectories(locations), ...locations.configFiles])
  const lines = [path, ...[...watched].flatMap(each => linesOf(each, world))]
  stamp(locations.stamp, { text: `${lines.join('\n')}\n`, at: before(started) })
}
