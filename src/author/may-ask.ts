import { basename } from 'node:path'
import { failure } from '../core/failures.ts'
import { failed, ok } from '../core/result.ts'
import type { Result } from '../core/result.ts'
import { skippedBy } from '../discover/skip-list.ts'
import type { World } from '../host/world.ts'
import { findPage } from './find-page.ts'

/**
 * Programs of the skip list whose --help was seen to print and end (Debian 12, as an ordinary user, in a throwaway root). Only they
 * themselves are asked, never their commands.
 */
const HARMLESS = new Set(
  (
    'rm rmdir unlink shred truncate mv dd mount umount losetup mkswap swapon swapoff wipefs blkdiscard timeout env nohup chroot setsid nsenter unshare ' +
    'runuser setpriv xargs make gmake watch apt-get apt aptitude sysctl less more script scriptreplay bash zsh fish useradd userdel usermod groupadd groupdel groupmod busybox'
  ).split(' '),
)

/** Traces that parsers of command lines leave in a script; a program with one of them knows --help. */
const PARSERS = [
  '--help',
  '-help',
  'argparse',
  'optparse',
  'getopt',
  'click',
  'typer',
  'docopt',
  'commander',
  'yargs',
  'oclif',
  'OptionParser',
  'thor',
  'Getopt::Long',
  'load_entry_point',
  // launchers of language managers, which only pass flags on
  'pyenv',
  'rbenv',
  'asdf',
  'volta',
  // what npm's own programs hand everything over to
  '../lib/cli.js',
]

/** What package managers write in front of a function or a file of the package: flags are read there. */
const LAUNCHERS = [
  /^from [\w.]+ import \w+$[^]*\bsys\.exit\(\w+\(\)\)/m,
  /^#![^\n]*node[^\n]*\n[^]{0,400}(?:require\(|import\(?) ?['"]\.{1,2}\//,
  /^#![^\n]*ruby[^\n]*\n[^]*^require ['"][\w/-]+['"][^]*\.(?:run|start)[( ] ?(?:args|ARGV)\b/m,
]

/** A launcher is not longer than this; a longer script does work of its own. */
const LONGEST_LAUNCHER = 1024

const launches = (path: string, world: Pick<World, 'files'>): boolean => {
  const head = world.files.head(path, LONGEST_LAUNCHER + 1)
  if (head === undefined || head.length > LONGEST_LAUNCHER) return false
  const text = new TextDecoder().decode(head)
  return LAUNCHERS.some(launcher => launcher.test(text))
}

/**
 * The manual of the program that this one is a link to (clang++ is clang), for what it says about --help only. Of two names where none is
 * part of the other it may be one of many programs in one file (telinit is systemctl), which read their flags each in a way of their own.
 */
const manualOfTarget = (tool: { readonly name: string; readonly path: string }, world: Pick<World, 'files' | 'env' | 'gunzip'>) => {
  const path = world.files.realpath(tool.path)
  const name = path === undefined ? tool.name : basename(path)
  if (path === undefined || name === tool.name || !(name.includes(tool.name) || tool.name.includes(name))) return undefined
  return findPage(name, path, world)
}

export interface Permission {
  /** Whether its commands may be asked too. */
  readonly commands: boolean
}

/**
 * Whether a program may be run with --help. A foreign flag makes some programs act, so there has to be a sign that this one knows the
 * flag: its own text, a parser that it uses, or a manual that names it (its own, or that of the program that it is a link to). `force` replaces the sign, not the skip list.
 */
export const mayAsk = (
  tool: { readonly name: string; readonly path: string },
  options: { readonly force: boolean; readonly manual: string | undefined; readonly skip: readonly string[] },
  world: Pick<World, 'files' | 'env' | 'gunzip'>,
): Result<Permission> => {
  const entry = skippedBy(tool.name, options.skip)
  if (entry !== undefined && !HARMLESS.has(tool.name)) {
    return failed(
      failure('PROBE_REFUSED', `"${tool.name}" is on the skip list ("${entry}"), so it is never run`, {
        suggestion:
          options.manual === undefined
            ? { action: 'Write the shim by hand.', example: `atip validate ${tool.name}.json`, applicability: 'example' }
            : {
                action: 'Read its manual page instead, which runs nothing.',
                fix: `atip shim generate ${tool.name} --from man`,
                applicability: 'certain',
              },
        details: { path: tool.path, entry },
      }),
    )
  }
  const commands = entry === undefined
  const namesHelp = () => (options.manual ?? manualOfTarget(tool, world))?.includes('-help') === true
  const shows = () => PARSERS.some(parser => world.files.contains(tool.path, parser) === true) || launches(tool.path, world)
  if (options.force || namesHelp() || shows()) return ok({ commands })
  return failed(
    failure('PROBE_REFUSED', `nothing shows that "${tool.path}" knows --help, and some programs act on flags that they do not know`, {
      suggestion: {
        action: 'Run it with --help anyway.',
        fix: `atip shim generate ${tool.name} --force`,
        applicability: 'likely',
      },
      details: { path: tool.path },
    }),
  )
}
