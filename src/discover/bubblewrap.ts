import { delimiter, dirname, isAbsolute, join, sep } from 'node:path'
import { isExecutable } from '../host/executable.ts'
import type { Account, World } from '../host/world.ts'
import { unsafeDirectory } from '../registry/safe-directory.ts'
import { interpreterOf } from './interpreter.ts'

/** Where it is when PATH does not say: a scan may have a PATH of its own. */
const USUAL = ['/usr/bin/bwrap', '/usr/local/bin/bwrap']

/** The sandbox holds programs that we do not trust, so it must not be one of them: others could have put it into an unsafe directory. */
export const findBubblewrap = (world: Pick<World, 'files' | 'env' | 'uid'>): string | undefined => {
  const onPath = (world.env['PATH'] ?? '')
    .split(delimiter)
    .filter(isAbsolute)
    .map(directory => join(directory, 'bwrap'))
  return [...onPath, ...USUAL].find(path => {
    const real = world.files.realpath(path)
    const stat = real === undefined ? undefined : world.files.stat(real)
    const home = real === undefined ? undefined : world.files.stat(dirname(real))
    if (real === undefined || home === undefined || stat === undefined || !isExecutable(stat)) return false
    return (stat.uid === 0 || stat.uid === world.uid) && unsafeDirectory(world, dirname(real), home) === undefined
  })
}

/**
 * Directories that are empty inside. A read-only file system does not keep a program from talking to a socket, and here is where the
 * sockets of docker, of D-Bus, of databases and agents are.
 */
const EMPTY = ['/tmp', '/var/tmp', '/run']

/** In the home directory: keys, and sockets of programs that act on others. */
const PRIVATE = ['.ssh', '.gnupg', '.aws', '.docker', '.kube']

const isWithin = (path: string, directory: string): boolean => path.startsWith(directory + sep)

const emptied = (world: Pick<World, 'files' | 'env' | 'home'>, account: Account | undefined): readonly string[] => {
  const runtime = world.env['XDG_RUNTIME_DIR']
  const wanted = [...EMPTY, ...(runtime !== undefined && isAbsolute(runtime) ? [runtime] : [])]
  // another user does not get into them, nor could it lay something over them
  if (account === undefined) wanted.push(...PRIVATE.map(name => join(world.home, name)))
  const real = wanted
    .map(directory => world.files.realpath(directory))
    .filter(directory => directory !== undefined && world.files.stat(directory)?.kind === 'directory')
  const found = [...new Set(real)].filter(directory => directory !== undefined)
  return found.filter(directory => !found.some(other => isWithin(directory, other)))
}

/** What of an emptied directory has to be there after all: the part of it that `path` lies in. */
const partOf = (path: string, hidden: readonly string[]): readonly string[] => {
  const root = hidden.find(directory => isWithin(path, directory))
  return root === undefined ? [] : [join(root, path.slice(root.length + 1).split(sep, 1)[0] ?? '')]
}

/** The program, its interpreter, and what it may call by name: wherever they lie, and wherever they lead to. */
const needed = (world: Pick<World, 'files' | 'env'>, path: string): readonly string[] => {
  const real = world.files.realpath(path)
  const interpreter = interpreterOf(world, path)
  const paths = [path, real, interpreter, interpreter === undefined ? undefined : world.files.realpath(interpreter)]
  const directories = (world.env['PATH'] ?? '').split(delimiter).filter(isAbsolute)
  return [...paths, ...directories, ...directories.map(directory => world.files.realpath(directory))].filter(
    location => location !== undefined,
  )
}

/**
 * Arguments of bwrap(1): the whole file system read-only, nothing in the directories where sockets are, no network, no other process in
 * sight, no capabilities; `scratch` alone can be written. Everything in it dies with us.
 */
export const bubblewrapArgv = (
  { path, scratch, account }: { readonly path: string; readonly scratch: string; readonly account: Account | undefined },
  world: Pick<World, 'files' | 'env' | 'home'>,
): readonly string[] => {
  const hidden = emptied(world, account)
  const shown = [...new Set(needed(world, path).flatMap(file => partOf(file, hidden)))].filter(file => world.files.stat(file) !== undefined)
  const options: readonly (readonly string[])[] = [
    ['--unshare-all'],
    ['--die-with-parent'],
    ['--new-session'],
    ['--cap-drop', 'ALL'],
    ['--ro-bind', '/', '/'],
    ['--dev', '/dev'],
    ['--proc', '/proc'],
    ...hidden.map(directory => ['--tmpfs', directory]),
    ...shown.map(file => ['--ro-bind', file, file]),
    ['--bind', scratch, scratch],
    ['--chdir', join(scratch, 'work')],
    ['--'],
  ]
  return options.flat()
}
