import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { PolicyLayers } from '../../src/commands/policy-show/output.ts'
import { schemaErrors } from '../helpers/schemas.ts'
import { workspace } from '../helpers/workspace.ts'

/** A project with a policy of its own, and one of the user. */
const harbour = () => {
  const machine = workspace()
  mkdirSync(join(machine.dir, 'harbour'))
  const user = join(machine.home, '.config', 'agent-tools', 'policy.json')
  const project = join(machine.dir, 'harbour', '.agent-tools', 'policy.json')
  return {
    ...machine,
    user,
    project,
    show: (argv: readonly string[] = [], env: Record<string, string> = {}) =>
      machine.atip(['policy', 'show', ...argv], { cwd: join(machine.dir, 'harbour'), env }),
    write: (path: string, value: object) => machine.file(path, JSON.stringify(value)),
  }
}

test('where there are no files, the layers are said to be absent and where they would lie, and the built-in one is shown', async () => {
  const { show, user, project, file } = harbour()
  file('harbour/.git/HEAD', '')
  const run = await show()
  const { layers, delegations, delegation, text } = run.json<PolicyLayers>()
  expect([run.status, run.stderr]).toEqual([0, ''])
  expect(layers.map(it => [it.level, it.file, it.present])).toEqual([
    ['managed', '/etc/agent-tools/policy.json', expect.any(Boolean)],
    ['user', user, false],
    ['project', project, false],
    ['built-in', 'balanced', true],
  ])
  expect([delegations, delegation, text]).toEqual([[], null, null])
  expect(schemaErrors('policy-layers', run.json())).toEqual([])
})

test('each file is shown with what it says, and the built-in policies that they extend behind them', async () => {
  const { show, write, user, project } = harbour()
  write(user, {
    extends: 'workspace',
    commands: { allow: ['git commit'] },
    requireConfirmation: { 'effects.network': true, 'effects.cost.billable': true },
    tests: [{ run: 'git commit -m moored', expect: 'allow' }],
  })
  write(project, { extends: 'strict', inheritance: 'floor', deny: [{ 'effects.network': true, tool: 'curl' }] })
  const run = await show()
  const { layers } = run.json<PolicyLayers>()
  expect(layers.slice(1)).toMatchObject([
    {
      level: 'user',
      file: user,
      extends: 'workspace',
      commands: { allow: ['git commit'], ask: [], deny: [] },
      rules: { requireConfirmation: [{ network: true }, { 'cost.billable': true }] },
      tests: 1,
    },
    { level: 'project', file: project, extends: 'strict', floor: true, rules: { deny: [{ network: true, tool: 'curl' }] } },
    { level: 'built-in', file: 'workspace' },
    { level: 'built-in', file: 'strict' },
  ])
  expect(schemaErrors('policy-layers', run.json())).toEqual([])
})

test("--policy with the name of a built-in one shows its text, which stands in the place of the user's", async () => {
  const { show, write, user } = harbour()
  write(user, { commands: { allow: ['git push'] } })
  const { layers, text } = (await show(['--policy', 'readonly'], {})).json<PolicyLayers>()
  expect(layers.map(it => it.file)).not.toContain(user)
  expect(layers.at(-1)).toMatchObject({ level: 'built-in', file: 'readonly' })
  expect(text).toMatchObject({ description: expect.any(String) as string, tests: expect.any(Array) as unknown[] })
  expect(schemaErrors('policy', text)).toEqual([])
})

test('delegations in force are named and shown as one', async () => {
  const { show, write, dir } = harbour()
  write('harbour/lead.json', { delegation: { allowedTools: ['git', 'gh'] } })
  const env = { ATIP_DELEGATION: '{"allowedTools": ["git", "npm"], "deniedCommands": ["git push"]}' }
  const run = await show(['--delegation', 'lead.json'], env)
  expect(run.json()).toMatchObject({
    delegations: [join(dir, 'harbour', 'lead.json'), 'ATIP_DELEGATION'],
    delegation: { delegation: { allowedTools: ['git'], deniedCommands: ['git push'] } },
  })
  expect(schemaErrors('policy-layers', run.json())).toEqual([])
})

test('the text has a line for each layer and each rule', async () => {
  const { show, write, user } = harbour()
  write(user, { commands: { deny: ['git push --force'] } })
  const { stdout } = await show(['--text'])
  expect(stdout).toContain(`yours     ${user}\n`)
  expect(stdout).toContain('    deny  git push --force\n')
  expect(stdout).toMatch(/^project {3}.*\(absent\)$/m)
  expect(stdout).toMatch(/^built-in {2}balanced$/m)
})

test.each([
  ['a policy with a mistyped key', '{"requireConfirmaton": {}}', 78, 'POLICY_INVALID'],
  ['a policy that is no JSON', '{', 78, 'POLICY_INVALID'],
])('%s is a failure, not an empty layer', async (_name, text, status, code) => {
  const { show, file, user } = harbour()
  file('harbour/.git/HEAD', '')
  file(user, text)
  const run = await show()
  expect([run.status, run.stdout]).toEqual([status, ''])
  expect(JSON.parse(run.stderr)).toMatchObject({ error: { code } })
})
