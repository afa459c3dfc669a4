import { dirname, join, relative } from 'node:path'
import type { Stat, World } from '../../host/world.ts'
import type { PathState, StateOf } from '../../judge/path-state.ts'
import { commonOf, namedBy } from '../../judge/configured/git-repository.ts'
import { once } from '../../core/once.ts'
import { isInside } from '../../shell/paths.ts'
import { lookerOf } from '../looker.ts'
import { entriesOf } from './git-index.ts'
import type { IndexEntry } from './git-index.ts'
import { objectsIn } from './git-objects.ts'
import { ignoredIn } from './ignored.ts'

type StateWorld = Pick<World, 'files'>

/** A file to be compared with what git has of it. */
const MOST_FILE_BYTES = 16 * 1024 * 1024

/** The index of fifty thousand files has five. */
const MOST_INDEX_BYTES = 64 * 1024 * 1024

/** Files that are read for one line, and what they may hold together. */
const MOST_FILES = 300
const MOST_BYTES = 32 * 1024 * 1024

/** Where a working tree has what it tracks. */
interface Repository {
  /** Top of the working tree, as it really lies. */
  readonly top: string
  readonly directory: string
  /** Where objects lie: another directory for a worktree. */
  readonly common: string
}

const repositoryOf = (project: string, { files }: StateWorld): Repository | undefined => {
  const top = files.realpath(project)
  if (top === undefined) return undefined
  const look = lookerOf({ files, env: {} })
  const dot = join(top, '.git')
  const kind = files.lstat(dot)?.kind
  const directory = kind === 'directory' ? dot : kind === 'file' ? namedBy(look, dot, top) : undefined
  return directory === undefined ? undefined : { top, directory, common: commonOf(look, directory) }
}

/** Whether another repository begins between the top and the path: what that keeps is not looked at. */
const isNested = (path: string, top: string, { files }: StateWorld): boolean => {
  for (let at = dirname(path); at !== top && isInside(at, top); at = dirname(at))
    if (files.lstat(join(at, '.git')) !== undefined) return true
  return false
}

interface Tree {
  readonly repository: () => Repository | undefined
  readonly index: () => ((path: Buffer) => IndexEntry) | undefined
  readonly isIgnored: (name: string) => boolean
  readonly hasObject: (name: string) => boolean
  /** Whether the bounds of the line allow one more look, that reads so much. */
  readonly affords: (bytes: number) => boolean
}

const stateOfFile = (path: string, stat: Stat, tree: Tree, world: StateWorld): PathState => {
  // what is written here changes under its other name, too
  if (stat.links > 1 || stat.size > MOST_FILE_BYTES || !tree.affords(stat.size)) return 'unclear'
  const repository = tree.repository()
  if (repository === undefined) return 'untracked'
  const { top, directory, common } = repository
  if (!isInside(path, top) || isNested(path, top, world)) return 'unclear'
  if (isInside(path, directory) || isInside(path, common)) return 'unclear'
  const index = tree.index()
  if (index === undefined) return world.files.lstat(join(directory, 'index')) === undefined ? 'untracked' : 'unclear'
  const name = relative(top, path)
  const entry = index(Buffer.from(name))
  if (entry.kind === 'unclear') return 'unclear'
  if (entry.kind === 'other') return 'changed'
  if (entry.kind === 'absent') return tree.isIgnored(name) ? 'ignored' : 'untracked'
  if (world.files.gitBlob(path, MOST_FILE_BYTES) !== entry.blob) return 'changed'
  return tree.hasObject(entry.blob) ? 'kept' : 'unclear'
}

/** The state of all that lies below a directory, where that is one. What writes the top of a tree leaves the repository there alone. */
const stateOfDirectory = (path: string, access: 'write' | 'delete', { tree, world }: { tree: Tree; world: StateWorld }): PathState => {
  const repository = tree.repository()
  if (repository === undefined || (access === 'delete' && isInside(repository.directory, path))) return 'unclear'
  const states = new Set<PathState>()
  const left = [path]
  for (let directory = left.pop(); directory !== undefined; directory = left.pop()) {
    const listing = world.files.list(directory)
    if (listing.kind !== 'listed' || (listing.names.includes('.git') && directory !== repository.top)) return 'unclear'
    for (const name of listing.names) {
      const each = join(directory, name)
      if (each === join(repository.top, '.git')) continue
      const stat = world.files.lstat(each)
      if (stat?.kind === 'directory' && tree.affords(0)) left.push(each)
      else states.add(stat?.kind === 'file' ? stateOfFile(each, stat, tree, world) : 'unclear')
      if (states.size > 1 || states.has('unclear')) return 'unclear'
    }
  }
  const [state] = states
  return state ?? 'kept'
}

/** Looks at paths for one line. `project`: the top of its working tree, where it has one. */
export const pathStates = (project: string | undefined, world: StateWorld): StateOf => {
  let files = MOST_FILES
  let bytes = MOST_BYTES
  const tree: Tree = {
    repository: once(() => (project === undefined ? undefined : repositoryOf(project, world))),
    index: once(() => {
      const repository = tree.repository()
      const reading = repository === undefined ? undefined : world.files.read(join(repository.directory, 'index'), MOST_INDEX_BYTES)
      if (reading?.kind !== 'read') return undefined
      return entriesOf(Buffer.from(reading.bytes.buffer, reading.bytes.byteOffset, reading.bytes.length))
    }),
    isIgnored: name => ignored()?.(name) === true,
    hasObject: name => objects()?.(name) === true,
    affords: more => (bytes -= more) >= 0 && --files >= 0,
  }
  const ignored = once(() => {
    const repository = tree.repository()
    return repository === undefined ? undefined : ignoredIn(repository, world)
  })
  const objects = once(() => {
    const repository = tree.repository()
    return repository === undefined ? undefined : objectsIn(join(repository.common, 'objects'), world)
  })
  const look: StateOf = (path, access) => {
    const parent = world.files.realpath(dirname(path))
    if (parent === undefined) return access === 'write' && !isBlocked(path, world) ? 'new' : 'unclear'
    const real = join(parent, path.slice(path.lastIndexOf('/') + 1))
    const own = world.files.lstat(real)
    if (own === undefined) return access === 'write' ? 'new' : 'unclear'
    // what a link leads to is written; whether the link itself can be brought back is not looked at
    const end = own.kind === 'link' && access === 'write' ? world.files.realpath(real) : real
    const stat = end === undefined || own.kind !== 'link' ? own : world.files.lstat(end)
    if (end === undefined || stat === undefined) return 'unclear'
    if (stat.kind === 'file') return stateOfFile(end, stat, tree, world)
    return stat.kind === 'directory' ? stateOfDirectory(end, access, { tree, world }) : 'unclear'
  }
  // each rule asks, and what is said of the verdict
  const known = new Map<string, PathState>()
  return (path, access) => {
    const key = `${access} ${path}`
    const state = known.get(key) ?? look(path, access)
    known.set(key, state)
    return state
  }
}

/** Whether what is there of the way to a path is no directory, or cannot be looked into. */
const isBlocked = (path: string, { files }: StateWorld): boolean => {
  for (let at = dirname(path); at !== '/'; at = dirname(at)) {
    const stat = files.lstat(at)
    if (stat !== undefined) return files.stat(at)?.kind !== 'directory'
  }
  return false
}
