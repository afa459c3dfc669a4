import { dirname } from 'node:path'
import type { World } from '../host/world.ts'
import type { Look, Text } from '../judge/look.ts'
import { below } from '../registry/below.ts'

/** Configuration is written by hand; a file that is longer is not read. */
const MOST_BYTES = 256 * 1024

/** For one line: a repository takes about ten. */
const MOST_LOOKS = 400

/** A directory with more names is not listed. */
const MOST_NAMES = 20_000

/** Files that are made as they are read can hold a reader up, or say something else to every reader. */
const MADE = /^\/(?:proc|sys|dev)\//

type LookWorld = Pick<World, 'files'>

/** Looks at the disk for the verdict on one line. Nothing is remembered: the next line may find something else. */
export const lookerOf = ({ files, env }: Pick<World, 'files' | 'env'>): Look => {
  let left = MOST_LOOKS
  const spent = (): boolean => --left < 0
  const kindOf: Look['kindOf'] = path => {
    if (spent()) return 'unclear'
    const stat = files.stat(path)
    // a link that leads nowhere, or where nobody may go
    if (stat === undefined) return files.lstat(path) === undefined ? 'absent' : 'unclear'
    return stat.kind === 'file' || stat.kind === 'directory' ? stat.kind : 'unclear'
  }
  const textOf = (path: string): Text => {
    const kind = kindOf(path)
    if (kind === 'absent') return { kind: 'absent' }
    if (kind !== 'file' || MADE.test(files.realpath(path) ?? '/dev/')) return { kind: 'unclear' }
    const reading = files.read(path, MOST_BYTES)
    if (reading.kind === 'absent') return { kind: 'absent' }
    return reading.kind === 'read' ? { kind: 'text', text: Buffer.from(reading.bytes).toString('latin1') } : { kind: 'unclear' }
  }
  return {
    variables: env,
    relied: new Set(),
    isShared: path => {
      const stat = files.stat(path)
      return stat?.kind === 'file' && stat.links > 1
    },
    kindOf,
    textOf,
    namesIn: directory => {
      if (spent()) return undefined
      const listing = files.list(directory)
      if (listing.kind === 'absent') return []
      return listing.kind === 'listed' && listing.names.length <= MOST_NAMES ? listing.names : undefined
    },
  }
}

/** The outermost repository around a project; found once, when it is first asked for. */
export const outermostOf = (project: string, { files }: LookWorld): (() => string) => {
  let found: string | undefined
  return () => {
    if (found !== undefined) return found
    found = project
    for (let at = dirname(project); ; at = dirname(at)) {
      if (files.stat(below(at, '.git')) !== undefined) found = at
      if (at === dirname(at)) return found
    }
  }
}

/** The project, if it is a repository. */
export const topOf = (project: string, { files }: LookWorld): string | undefined =>
  files.stat(below(project, '.git')) === undefined ? undefined : project
