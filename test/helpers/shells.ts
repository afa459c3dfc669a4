import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { execa } from 'execa'
import { fileNameOf } from '../../src/core/tool-name.ts'
import { atipBin, minimal, root, workspace } from './workspace.ts'
import type { Workspace } from './workspace.ts'

/** Where a shell lies, or undefined where it is not installed. */
export const shellPath = (name: string): string | undefined =>
  ['/bin', '/usr/bin', '/usr/local/bin', '/opt/homebrew/bin'].map(it => join(it, name)).find(it => existsSync(it))

/** For a test's title. */
export const shellNote = (name: string): string => (shellPath(name) === undefined ? ` (skipped: needs ${name})` : '')

/** Names that a shell would act on, were they written as they stand. Each begins as no other, and would leave a file `pwned`. */
export const HOSTILE: readonly string[] = [
  'Qa$(touch pwned)',
  'Qb`touch pwned`',
  'Qc;touch pwned;',
  'Qd touch pwned',
  "Qe'touch pwned'",
  'Qf"$(touch pwned)"',
  'Qg&touch pwned&',
  'Qh|touch pwned',
  'Qi>pwned',
  'Qj*?[a]{b,c}',
  String.raw`Qk\touch`,
  'Ql#touch',
  'Qm!!',
  'Qn:touch=pwned:',
  'Qö (touch pwned)',
  '~Qp',
  '=Qq',
]

/** No tool of these names can be offered: without what makes them dangerous they would be others. */
export const LEFT_OUT: readonly string[] = ['QR\ntouch pwned', 'QS\ttouch', 'QT\u001B]0;pwned\u0007', 'QU\u202Etouch', '-Qv']

const describe = (machine: Workspace, name: string, more: Readonly<Record<string, unknown>> = {}): string =>
  machine.file(join(machine.data, 'shims', `${fileNameOf(name)}.json`), minimal(name, more))

/** A machine with hostile names, a tool with commands, and files. */
export const strait = (): Workspace => {
  const machine = workspace()
  machine.program('atip', `#!/bin/sh\nexec '${process.execPath}' '${atipBin}' "$@"\n`)
  for (const name of [...HOSTILE, ...LEFT_OUT]) describe(machine, name)
  const sail = { 'x-aliases': ['go'], commands: { away: { description: '$(touch pwned)' }, home: {}, 'w*': {} } }
  describe(machine, 'ferry', { commands: { load: { description: 'Put files\non board' }, sail } })
  machine.file('hold/cargo.json', '{}')
  machine.file('harbour map.json', '{}')
  return machine
}

export const completionFile = (shell: string): string => join(root, 'completions', `atip.${shell}`)

/** Runs a script of a shell in the workspace, with the system's commands behind those of the workspace. */
export const runShell = (machine: Workspace, argv: readonly [string, ...string[]], more: Readonly<Record<string, string>> = {}) =>
  execa(argv[0], argv.slice(1), {
    cwd: machine.dir,
    env: { ...machine.env, PATH: `${machine.bin}:/usr/bin:/bin`, TERM: 'dumb', ...more },
    extendEnv: false,
    reject: false,
    stdin: 'ignore',
    timeout: 30_000,
  })
