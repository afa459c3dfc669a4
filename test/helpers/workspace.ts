import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { execa } from 'execa'
import { afterAll, afterEach } from 'vitest'

export const root = join(import.meta.dirname, '..', '..')
export const atipBin = join(root, 'bin', 'atip.cjs')

export interface Run {
  readonly status: number | undefined
  readonly stdout: string
  readonly stderr: string
  /** stdout as JSON. */
  readonly json: <T = Record<string, unknown>>() => T
}

/** A machine of its own for one test: HOME, XDG directories and PATH in a temporary directory that is removed afterwards. */
export interface Workspace {
  readonly dir: string
  readonly home: string
  readonly bin: string
  readonly data: string
  readonly env: Readonly<Record<string, string>>
  /** Writes an executable file into bin/ and gives its path. */
  readonly program: (name: string, text: string) => string
  readonly file: (path: string, text: string) => string
  /** Runs the built program as a user would, with a pipe for stdout. */
  readonly atip: (
    argv: readonly string[],
    options?: { readonly env?: Record<string, string>; readonly input?: string; readonly cwd?: string },
  ) => Promise<Run>
  /** Every file below `path` with its contents: equal before and after means that nothing was written. */
  readonly snapshot: (path: string) => Readonly<Record<string, string>>
}

const made: Readonly<Record<'test' | 'file', string[]>> = { test: [], file: [] }

const removeAll = (directories: string[]): void => {
  for (const directory of directories.splice(0)) rmSync(directory, { recursive: true, force: true })
}

afterEach(() => removeAll(made.test))
afterAll(() => removeAll(made.file))

const snapshot = (path: string): Record<string, string> => {
  const found: Record<string, string> = {}
  for (const name of readdirSync(path, { recursive: true, encoding: 'utf8' }).toSorted()) {
    const file = join(path, name)
    const stat = statSync(file)
    found[name] = stat.isDirectory() ? 'directory' : `${stat.mode.toString(8)} ${readFileSync(file, 'latin1')}`
  }
  return found
}

/** `until`: the end of the test, or of all tests of the file. */
export const workspace = (until: 'test' | 'file' = 'test'): Workspace => {
  const dir = realpathSync(mkdtempSync(join(tmpdir(), 'atip-test-')))
  made[until].push(dir)
  // root gives programs another user, who has to get to them
  chmodSync(dir, 0o755)
  const home = join(dir, 'home')
  const bin = join(dir, 'bin')
  const temporary = join(dir, 'tmp')
  for (const directory of [home, bin, temporary]) mkdirSync(directory, { mode: 0o755 })
  const env = {
    HOME: home,
    PATH: bin,
    LANG: 'C.UTF-8',
    TMPDIR: temporary,
    XDG_DATA_HOME: join(home, '.local', 'share'),
    XDG_CONFIG_HOME: join(home, '.config'),
    XDG_CACHE_HOME: join(home, '.cache'),
    XDG_STATE_HOME: join(home, '.local', 'state'),
    // no system shims and no configuration of the machine that the tests run on
    XDG_DATA_DIRS: join(dir, 'share'),
    XDG_CONFIG_DIRS: join(dir, 'etc'),
  }
  const file = (path: string, text: string): string => {
    const absolute = path.startsWith('/') ? path : join(dir, path)
    mkdirSync(dirname(absolute), { recursive: true })
    writeFileSync(absolute, text)
    return absolute
  }
  return {
    dir,
    home,
    bin,
    data: join(env.XDG_DATA_HOME, 'agent-tools'),
    env,
    file,
    program: (name, text) => {
      const path = file(join(bin, name), text)
      chmodSync(path, 0o755)
      return path
    },
    atip: async (argv, options = {}) => {
      const result = await execa(process.execPath, [atipBin, ...argv], {
        cwd: options.cwd ?? dir,
        env: { ...env, ...options.env },
        extendEnv: false,
        reject: false,
        stripFinalNewline: false,
        ...(options.input === undefined ? { stdin: 'ignore' } : { input: options.input }),
      })
      return { status: result.exitCode, stdout: result.stdout, stderr: result.stderr, json: <T>() => JSON.parse(result.stdout) as T }
    },
    snapshot,
  }
}

/** For programs that leave marks beside themselves: nothing holds them, and root runs them as root. */
export const PLAIN = ['--sandbox', 'off', '--as-root'] as const

/** The least that is a document, as a tool would print it. */
export const minimal = (name: string, more: Readonly<Record<string, unknown>> = {}): string =>
  JSON.stringify({ atip: '0.1', name, version: '1.0.0', description: `The ${name} tool`, ...more })

/** A program in sh that answers --agent and fails otherwise. */
export const speaker = (name: string, more: Readonly<Record<string, unknown>> = {}): string =>
  `#!/bin/sh\nif [ "$1" = --agent ]; then\ncat <<'JSON'\n${minimal(name, more)}\nJSON\nexit 0\nfi\nexit 64\n`
