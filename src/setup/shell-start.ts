import { isAbsolute, join } from 'node:path'
import { failure } from '../core/failures.ts'
import { failed, ok } from '../core/result.ts'
import type { Result } from '../core/result.ts'
import { shellWord, singleQuoted } from '../core/shell-quote.ts'
import type { World } from '../host/world.ts'
import { locationsOf } from '../registry/locations.ts'
import type { Locations } from '../registry/locations.ts'
import type { Shell } from './shells.ts'

/** What a shell loads when it starts. */
export interface ShellStart {
  /** Where it belongs. */
  readonly file: string
  /** The whole file. */
  readonly text: string
  /** The line that loads it, and does nothing where it is gone. */
  readonly line: string
  /** Whose last line that is, as people write it. */
  readonly startUp: string
}

/** Ours have a page. */
const MOST_BYTES = 64 * 1024

/** Inside of its single quotes fish has two escapes. */
const fishQuoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

const QUOTED = { bash: singleQuoted, zsh: singleQuoted, fish: fishQuoted } as const satisfies Record<Shell, (text: string) => string>

const LOADS = {
  bash: file => `[ ! -r ${file} ] || . ${file}`,
  zsh: file => `[ ! -r ${file} ] || . ${file}`,
  fish: file => `test -r ${file}; and source ${file}`,
} as const satisfies Record<Shell, (file: string) => string>

const START_UP = { bash: '~/.bashrc', zsh: '~/.zshrc', fish: '~/.config/fish/config.fish' } as const satisfies Record<Shell, string>

/** What stands in the place of `@NAME@` in shells/init.SHELL. */
const wordsOf = (world: Pick<World, 'packageDir' | 'node' | 'env' | 'home' | 'platformDirs'>, locations: Locations) => {
  // one that the caller chose stays; else what the variables say when the shell starts
  const own = locations.data === locationsOf(world).data ? '' : locations.data
  const inPackage = (name: string): string => join(world.packageDir, name)
  return {
    one: {
      NODE: world.node.path,
      PACKAGE: world.packageDir,
      DATA: own,
      COMPLETIONS: inPackage('completions'),
    },
    some: { OPTIONS: own === '' ? [] : ['--data-dir', own] },
  }
}

/** What `shell` loads when it starts: shells/init.SHELL, with what is so on this machine. CANNOT_READ where the package is not whole. */
export const shellStart = (
  shell: Shell,
  locations: Locations,
  world: Pick<World, 'files' | 'packageDir' | 'node' | 'env' | 'home' | 'platformDirs'>,
): Result<ShellStart> => {
  const template = join(world.packageDir, 'shells', `init.${shell}`)
  const reading = world.files.readText(template, MOST_BYTES)
  if (reading.kind !== 'read') {
    const reason = reading.kind === 'unreadable' ? reading.reason : reading.kind
    return failed(failure('CANNOT_READ', `"${template}" could not be read: ${reason}`, { details: { path: template } }))
  }
  const quoted = QUOTED[shell]
  const { one, some } = wordsOf(world, locations)
  const words = new Map([
    ...Object.entries(one).map(([name, value]) => [name, quoted(value)] as const),
    ...Object.entries(some).map(([name, values]) => [name, values.map(quoted).join(' ')] as const),
    ['COMPLETION', quoted(join(one.COMPLETIONS, `atip.${shell}`))] as const,
  ])
  const file = join(locations.config, `init.${shell}`)
  return ok({
    file,
    text: reading.text.replaceAll(/@([A-Z]+)@/g, (whole, name: string) => words.get(name) ?? whole),
    line: LOADS[shell](shell === 'fish' ? fishQuoted(file) : shellWord(file)),
    startUp: START_UP[shell],
  })
}

/** What a shell loads, and the file in which it is told to, as an absolute path: where the variables of zsh and fish say, else at home. */
export const shellPlaces = (
  shell: Shell,
  locations: Locations,
  world: Parameters<typeof shellStart>[2],
): Result<{ readonly shell: Shell; readonly start: ShellStart; readonly startUp: string }> => {
  const start = shellStart(shell, locations, world)
  if (!start.ok) return start
  const moved = { bash: undefined, zsh: world.env['ZDOTDIR'], fish: world.env['XDG_CONFIG_HOME'] }[shell]
  const usual = start.value.startUp.slice('~/'.length)
  const startUp = moved !== undefined && isAbsolute(moved) ? join(moved, usual.replace('.config/', '')) : join(world.home, usual)
  return ok({ shell, start: start.value, startUp })
}
