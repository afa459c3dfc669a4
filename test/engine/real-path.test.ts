import { chmodSync, linkSync, mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { workspace } from '../helpers/workspace.ts'

/** A project beside the home directory, whose tree an agent may write to. */
const project = () => {
  const machine = workspace()
  const tree = join(machine.dir, 'tree')
  mkdirSync(join(tree, '.git'), { recursive: true })
  chmodSync(tree, 0o755)
  const config = join(machine.home, '.config', 'agent-tools')
  machine.file(join(config, 'policy.json'), '{"extends": "workspace"}\n')
  machine.file(join(config, 'overrides', 'git.json'), '{}\n')
  machine.file(join(machine.data, 'shims', 'orchard.json'), '{}\n')
  // a temporary directory is no tree
  const env = { TMPDIR: join(machine.dir, 'tmp') }
  const status = async (line: string) => (await machine.atip(['check', line], { cwd: tree, env })).status
  return { machine, tree, config, status }
}

test('a policy that has a second name is not obeyed, and one with a link is asked about before it is written to through that', async () => {
  const { tree, config, status } = project()
  symlinkSync(join(config, 'policy.json'), join(tree, 'soft.json'))
  expect([await status('echo x > plain.txt'), await status('echo x > soft.json')]).toEqual([0, 10])
  linkSync(join(config, 'policy.json'), join(tree, 'hard.json'))
  expect([await status('echo x > hard.json'), await status('ls')]).toEqual([78, 78])
})

test.each([
  ['an override', '.config/agent-tools/overrides/git.json'],
  ['a shim of the user', '.local/share/agent-tools/shims/orchard.json'],
])('a second name of %s in the tree is asked about before it is written to, by a hard link as by a symbolic one', async (_, file) => {
  const { machine, tree, status } = project()
  machine.file(join(tree, 'plain.txt'), 'x\n')
  linkSync(join(machine.home, file), join(tree, 'hard.json'))
  symlinkSync(join(machine.home, file), join(tree, 'soft.json'))
  expect([await status('echo x >> plain.txt'), await status('echo x > hard.json'), await status('echo x > soft.json')]).toEqual([0, 10, 10])
  expect([await status('tee hard.json'), await status('cp plain.txt hard.json')]).toEqual([10, 10])
})

test('a file of the tree that has another name there is an ordinary file', async () => {
  const { machine, tree, status } = project()
  linkSync(machine.file(join(tree, 'a.txt'), 'x\n'), join(tree, 'b.txt'))
  expect(await status('echo x >> b.txt')).toBe(0)
})
