import { copyFileSync, mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { execa } from 'execa'
import type { Setup } from '../../src/commands/setup/output.ts'
import { root } from '../helpers/workspace.ts'
import type { Run, Workspace } from '../helpers/workspace.ts'

/** atip as it would be installed in a directory. Gives the path of its program. */
export const installedIn = (directory: string): string => {
  mkdirSync(join(directory, 'bin'), { recursive: true })
  const program = join(directory, 'bin', 'atip.cjs')
  copyFileSync(join(root, 'bin', 'atip.cjs'), program)
  for (const name of ['dist', 'schemas', 'shims', 'builtins', 'policies', 'clients', 'completions'])
    symlinkSync(join(root, name), join(directory, name))
  return program
}

export const setup = async (machine: Workspace, ...argv: readonly string[]): Promise<Run & { readonly output: Setup }> => {
  const run = await machine.atip(['setup', ...argv, '--json'])
  return { ...run, output: JSON.parse(run.stdout === '' ? '{}' : run.stdout) as Setup }
}

/** What each file of a client came to: `claude hook added`. */
export const outcomes = ({ clients }: Setup): readonly string[] =>
  clients.flatMap(({ client, files }) => files.map(({ what, outcome }) => `${client} ${what} ${outcome}`))

/** Runs a line in a shell as a client would, with a payload on standard input. */
export const asClient = (line: string, { shell = '/bin/sh', path = '/usr/bin:/bin', payload = PAYLOAD, home = '/nonexistent' } = {}) =>
  execa(shell, ['-c', line], { input: payload, reject: false, extendEnv: false, env: { PATH: path, HOME: home }, stripFinalNewline: false })

export const payloadOf = (command: string): string =>
  JSON.stringify({ hook_event_name: 'PreToolUse', tool_name: 'Bash', cwd: '/', tool_input: { command } })

const PAYLOAD = payloadOf('echo ripe')
