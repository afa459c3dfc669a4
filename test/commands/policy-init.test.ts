import { mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { PolicyStart } from '../../src/commands/policy-init/output.ts'
import type { PolicyTests } from '../../src/commands/policy-test/output.ts'
import { BUILT_IN } from '../../src/policy/built-in-names.ts'
import { schemaErrors } from '../helpers/schemas.ts'
import { workspace } from '../helpers/workspace.ts'

const cellar = () => {
  const machine = workspace()
  machine.file('cellar/.git/HEAD', '')
  const cwd = join(machine.dir, 'cellar', 'racks')
  mkdirSync(cwd)
  return {
    ...machine,
    user: join(machine.home, '.config', 'agent-tools', 'policy.json'),
    project: join(machine.dir, 'cellar', '.agent-tools', 'policy.json'),
    init: (...argv: readonly string[]) => machine.atip(['policy', 'init', ...argv], { cwd }),
    test: async () => {
      const run = await machine.atip(['policy', 'test'], { cwd })
      return { status: run.status, ...run.json<PolicyTests>() }
    },
  }
}

test.each(BUILT_IN)('a first policy that extends %s is valid, keeps its own tests, and is for its owner alone', async name => {
  const { init, test: run, user, snapshot, home } = cellar()
  const start = await init('--extends', name)
  expect([start.status, start.stderr]).toEqual([0, ''])
  const policy = JSON.parse(readFileSync(user, 'utf8')) as object
  expect(start.json()).toEqual({ file: user, written: true, policy })
  expect(policy).toMatchObject({ extends: name })
  expect([schemaErrors('policy', policy), schemaErrors('policy-start', start.json())]).toEqual([[], []])
  const { status, files } = await run()
  expect([status, files[0]?.file, files[0]?.tests.length]).toEqual([0, user, 2])
  expect(Object.keys(snapshot(home))).toEqual(['.config', '.config/agent-tools', '.config/agent-tools/policy.json'])
  expect(snapshot(home)['.config/agent-tools/policy.json']).toMatch(/^100600 /)
})

test('--project writes at the root of the project, from below it, and keeps its own tests', async () => {
  const { init, test: run, project, home, snapshot } = cellar()
  expect((await init('--project')).json()).toMatchObject({ file: project, written: true })
  const { status, files } = await run()
  expect([status, files[0]]).toMatchObject([0, { file: project, level: 'project', tests: [{ run: 'git push --force', passed: true }] }])
  expect(snapshot(home)).toEqual({})
})

test.each([[[]], [['--project']], [['--project', '--extends', 'strict']]] as const)(
  '--dry-run with %j prints the policy and writes nothing',
  async argv => {
    const { init, snapshot, dir } = cellar()
    const before = snapshot(dir)
    const dry = (await init(...argv, '--dry-run')).json<PolicyStart>()
    expect(dry).toMatchObject({ written: false })
    expect(snapshot(dir)).toEqual(before)
    expect((await init(...argv)).json()).toEqual({ ...dry, written: true })
  },
)

test.each([[[]], [['--extends', 'strict']]] as const)('a policy that is there is never overwritten, with %j', async argv => {
  const { init, file, user, snapshot, dir } = cellar()
  file(user, '{"extends": "none"}')
  const before = snapshot(dir)
  const run = await init(...argv)
  expect([run.status, run.stdout]).toEqual([73, ''])
  expect(JSON.parse(run.stderr)).toMatchObject({
    error: { code: 'FILE_EXISTS', suggestion: { fix: 'atip policy show' }, details: { path: user } },
  })
  expect(snapshot(dir)).toEqual(before)
})

test('what a policy is made of is shown beside one that is none', async () => {
  const { init, file, user, snapshot, dir } = cellar()
  file(user, 'apples')
  const before = snapshot(dir)
  const dry = await init('--dry-run')
  expect([dry.status, dry.json()]).toMatchObject([0, { file: user, written: false }])
  expect(snapshot(dir)).toEqual(before)
})

test('a link that leads nowhere is not written through', async () => {
  const { init, user, dir } = cellar()
  mkdirSync(join(user, '..'), { recursive: true })
  symlinkSync(join(dir, 'elsewhere.json'), user)
  expect((await init()).status).toBe(73)
  expect(() => readFileSync(join(dir, 'elsewhere.json'))).toThrow('ENOENT')
})

test('of several at once, one writes and the others say that the file is there', async () => {
  const { init, user, home, snapshot } = cellar()
  const runs = await Promise.all(BUILT_IN.map(name => init('--extends', name)))
  expect(runs.map(it => String(it.status)).toSorted()).toEqual(['0', '73', '73', '73', '73', '73'])
  const winner = runs.find(it => it.status === 0)!.json<PolicyStart>()
  expect(JSON.parse(readFileSync(user, 'utf8'))).toEqual(winner.policy)
  expect(Object.keys(snapshot(home)).filter(it => it.endsWith('.tmp'))).toEqual([])
})

test('a place that cannot be written is a failure', async () => {
  const { init, file, home } = cellar()
  file(join(home, '.config'), 'no directory')
  const run = await init()
  expect(run.status).toBe(73)
  expect(JSON.parse(run.stderr)).toMatchObject({ error: { code: 'CANNOT_WRITE' } })
})

test.each([
  [{ commands: { allow: ['git push', { run: 'rm', 'path.scope': ['tree'], message: 'Only here' }] } }, true],
  [{ commands: { deny: [{ run: 'kubectl delete', 'effects.destructive': true }] }, deny: [{ tool: 'curl', message: 'No' }] }, true],
  [{ commands: { deny: [{ message: 'No' }] } }, false],
  [{ commands: { deny: [{ run: 'rm', 'path.scop': 'tree' }] } }, false],
])('the schema that a first policy names knows what can be written: %j', (policy, known) => {
  expect(schemaErrors('policy', policy).length === 0).toBe(known)
})
