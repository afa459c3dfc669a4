import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { SHELLS } from '../../src/setup/shells.ts'
import type { Shell } from '../../src/setup/shells.ts'
import { schemaErrors } from '../helpers/schemas.ts'
import { workspace } from '../helpers/workspace.ts'
import type { Workspace } from '../helpers/workspace.ts'
import type { Setup } from '../../src/commands/setup/output.ts'
import { setup } from './helpers.ts'

const START_UP = { bash: '.bashrc', zsh: '.zshrc', fish: '.config/fish/config.fish' } as const satisfies Record<Shell, string>

const outcomes = ({ shells }: Setup): readonly string[] =>
  shells.flatMap(({ shell, files }) => files.map(({ outcome }) => `${shell} ${outcome}`))

const startUpOf = (machine: Workspace, shell: Shell): string => join(machine.home, START_UP[shell])

test.each(SHELLS)('%s gets the file that it loads and the line that loads it, once, and both go again', async shell => {
  const machine = workspace()
  const before = machine.snapshot(machine.home)
  const done = await setup(machine, '--shell', shell)
  expect([done.status, done.stderr, schemaErrors('setup', done.output)]).toEqual([0, '', []])
  expect(outcomes(done.output)).toEqual([`${shell} created`, `${shell} created`])
  const init = join(machine.home, '.config/agent-tools', `init.${shell}`)
  expect(existsSync(init)).toBe(true)
  expect(readFileSync(startUpOf(machine, shell), 'utf8').trimEnd().split('\n')).toEqual([expect.stringContaining(init)])
  const after = machine.snapshot(machine.home)
  expect(outcomes((await setup(machine, '--shell', shell)).output)).toEqual([`${shell} unchanged`, `${shell} unchanged`])
  expect(machine.snapshot(machine.home)).toEqual(after)
  await setup(machine, '--remove')
  expect(machine.snapshot(machine.home)).toEqual(before)
})

test.each([['alias ll=ls\n'], ['alias ll=ls'], ['# mine\r\nalias ll=ls\r\n'], ['']])(
  'a start-up file that says %j gets the line last, and becomes what it was',
  async text => {
    const machine = workspace()
    const file = machine.file(startUpOf(machine, 'bash'), text)
    chmodSync(file, 0o644)
    const before = machine.snapshot(machine.home)
    await setup(machine, '--shell', 'bash')
    const written = readFileSync(file, 'utf8')
    expect(written.startsWith(text)).toBe(true)
    expect(written.trimEnd().split('\n').at(-1)).toContain('init.bash')
    await setup(machine, '--remove', '--shell', 'bash')
    expect(machine.snapshot(machine.home)).toEqual(before)
  },
)

test('where somebody edited the start-up file since, only the line goes', async () => {
  const machine = workspace()
  const file = machine.file(startUpOf(machine, 'bash'), 'alias ll=ls\n')
  await setup(machine, '--shell', 'bash')
  writeFileSync(file, `${readFileSync(file, 'utf8')}export EDITOR=vi\n`)
  const removed = await setup(machine, '--remove')
  expect(outcomes(removed.output)).toContain('bash taken-out')
  expect(readFileSync(file, 'utf8')).toBe('alias ll=ls\nexport EDITOR=vi\n')
})

test.each([
  ['as setup writes it', (init: string) => `[ ! -r ${init} ] || . ${init}`],
  ['as people do', () => '  . ~/.config/agent-tools/init.bash'],
])('a line by hand, %s, is not doubled, and neither it nor its file is removed', async (_, line) => {
  const machine = workspace()
  await machine.atip(['init', 'bash', '--write'])
  const init = join(machine.home, '.config/agent-tools/init.bash')
  machine.file(startUpOf(machine, 'bash'), `${line(init)}\nalias ll=ls\n`)
  const before = machine.snapshot(machine.home)
  expect(outcomes((await setup(machine, '--shell', 'bash')).output)).toEqual(['bash unchanged', 'bash unchanged'])
  expect(machine.snapshot(machine.home)[START_UP.bash]).toBe(before[START_UP.bash])
  await setup(machine, '--remove')
  expect(machine.snapshot(machine.home)).toEqual(before)
})
