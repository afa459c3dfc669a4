import { join } from 'node:path'
import type { World } from '../host/world.ts'

/** What a program was seen to do besides answering. */
export interface Seen {
  /** Files and directories that it left in its home, working and temporary directory, as it would call them; at most `MOST_FILES`. */
  readonly wrote: readonly string[]
  /** Whether it asked for another machine, or for a server on this one; undefined: nobody could tell. */
  readonly dialled: boolean | undefined
}

/** Where the counters of the network are put: beside the directories that the program knows. */
const COUNTERS = 'counters'

/**
 * Words in front of a program that is run in a sandbox with a network of its own, where nothing answers: what is counted there after it
 * ended is its own doing. Its status is passed on. The shell alone does it: PATH may have no other program.
 */
export const watching = (scratch: string): readonly string[] => [
  '/bin/sh',
  '-c',
  'counters=$1; shift; "$@"; status=$?; for table in snmp snmp6; do while read -r line; do echo "$line"; done <"/proc/net/$table"; done >"$counters" 2>/dev/null; exit "$status"',
  'sh',
  join(scratch, COUNTERS),
]

/** Packets without a way to go, connections that were begun, datagrams that were sent. */
const DIALS: readonly (readonly [table: string, column: string])[] = [
  ['Ip:', 'OutNoRoutes'],
  ['Tcp:', 'ActiveOpens'],
  ['Udp:', 'OutDatagrams'],
]
const DIALS_6 = new Set(['Ip6OutNoRoutes', 'Udp6OutDatagrams'])

/** Both tables are a few KiB. */
const MOST_COUNTERS = 64 * 1024

/** Tables of two lines, one with names and one with numbers, then lines of a name and a number. Undefined: not in that form. */
export const dialledBy = (counters: string): boolean | undefined => {
  const rows = counters.split('\n').map(line => line.trim().split(/\s+/))
  const countIn = (table: string, column: string): number => {
    const [names = [], values = []] = rows.filter(([first]) => first === table)
    return Number(values[names.indexOf(column)] ?? Number.NaN)
  }
  const counts = DIALS.map(([table, column]) => countIn(table, column))
  if (counts.some(Number.isNaN)) return undefined
  return [...counts, ...rows.map(([name = '', value]) => (DIALS_6.has(name) ? Number(value) : 0))].some(count => count > 0)
}

/** More of them say nothing new. */
const MOST_FILES = 5

/** What the program calls its directories. */
const NAMES = { home: '~', tmp: '$TMPDIR', work: '.' } as const

/** Files below the directory, and directories in which nothing lies, each with its name from there on. */
const leftIn = (directory: string, name: string, files: World['files']): readonly string[] => {
  const listing = files.list(directory)
  const names = listing.kind === 'listed' ? listing.names.slice(0, MOST_FILES) : []
  return names.flatMap(each => {
    const [path, shown] = [join(directory, each), `${name}/${each}`]
    const inside = files.lstat(path)?.kind === 'directory' ? leftIn(path, shown, files) : []
    return inside.length === 0 ? [shown] : inside
  })
}

/** What a program left that ran in `scratch`. Before the directory is removed. */
export const seenIn = (scratch: string, { files }: Pick<World, 'files'>): Seen => {
  const counters = files.readText(join(scratch, COUNTERS), MOST_COUNTERS)
  return {
    wrote: Object.entries(NAMES)
      .flatMap(([directory, name]) => leftIn(join(scratch, directory), name, files))
      .slice(0, MOST_FILES),
    dialled: counters.kind === 'read' ? dialledBy(counters.text) : undefined,
  }
}
