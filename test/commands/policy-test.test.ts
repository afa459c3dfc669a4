import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { PolicyTests } from '../../src/commands/policy-test/output.ts'
import { BUILT_IN } from '../../src/policy/built-in-names.ts'
import { schemaErrors } from '../helpers/schemas.ts'
import { workspace } from '../helpers/workspace.ts'

const orchard = () => {
  const machine = workspace()
  machine.file('orchard/.git/HEAD', '')
  const cwd = join(machine.dir, 'orchard')
  return {
    ...machine,
    cwd,
    user: join(machine.home, '.config', 'agent-tools', 'policy.json'),
    project: join(cwd, '.agent-tools', 'policy.json'),
    write: (path: string, value: object) => machine.file(path, JSON.stringify(value)),
    run: (...argv: readonly string[]) => machine.atip(['policy', 'test', ...argv], { cwd }),
    check: (line: string, env: Record<string, string> = {}, ...argv: readonly string[]) =>
      machine.atip(['check', line, ...argv], { cwd, env }),
  }
}

test.each(BUILT_IN)('the tests of the built-in policy %s come out as expected, wherever one stands', async name => {
  const machine = workspace()
  for (const cwd of [machine.dir, machine.home, '/']) {
    const run = await machine.atip(['policy', 'test', name], { cwd })
    const { passed, files } = run.json<PolicyTests>()
    expect([run.status, passed, files.map(it => [it.file, it.level])]).toEqual([0, true, [[name, 'built-in']]])
    expect(files[0]!.tests.length).toBeGreaterThan(name === 'none' ? -1 : 0)
  }
})

test('every policy in force is tested, the built-in ones behind it too', async () => {
  const { run, write, user, project } = orchard()
  write(user, { extends: 'workspace', tests: [{ run: 'git status', expect: 'allow' }] })
  write(project, { commands: { deny: ['git push'] }, tests: [{ run: 'git push origin pears', expect: 'deny' }] })
  const result = await run()
  expect(result.status).toBe(0)
  expect(result.json<PolicyTests>().files.map(it => it.file)).toEqual([user, project, 'workspace'])
  expect(schemaErrors('policy-tests', result.json())).toEqual([])
})

test('a test that comes out otherwise is shown with what came and why: status 65', async () => {
  const { run, file, cwd } = orchard()
  file(
    'orchard/strict.json',
    JSON.stringify({
      tests: [
        { run: 'git status', expect: 'deny' },
        { run: 'rm -rf ~', expect: 'deny' },
      ],
    }),
  )
  const result = await run('strict.json')
  expect(result.status).toBe(65)
  expect(result.json()).toMatchObject({
    passed: false,
    files: [
      {
        file: join(cwd, 'strict.json'),
        level: 'user',
        tests: [
          { run: 'git status', expect: 'deny', got: 'allow', passed: false },
          { run: 'rm -rf ~', expect: 'deny', got: 'deny', passed: true },
        ],
      },
    ],
  })
  const { stdout } = await run('strict.json', '--text')
  expect(stdout).toContain('  wrong deny   git status\n        it is allow: ')
  expect(stdout).toContain('2 tests, 1 not as expected.')
})

test('a file of a project is tested as what it is: it cannot allow', async () => {
  const { run, write, project } = orchard()
  const policy = { commands: { allow: ['git push'] }, tests: [{ run: 'git push', expect: 'allow' }] }
  write(project, policy)
  expect((await run(project)).json()).toMatchObject({ passed: false, files: [{ level: 'project', tests: [{ got: 'ask' }] }] })
  write('orchard/mine.json', policy)
  expect((await run('mine.json')).json()).toMatchObject({ passed: true, files: [{ level: 'user' }] })
})

test('what a project forbids is no failure of the tests of its user', async () => {
  const { run, write, user, project } = orchard()
  write(user, { commands: { allow: ['git push'] }, tests: [{ run: 'git push', expect: 'allow' }] })
  write(project, { commands: { deny: ['git push'] } })
  expect((await run()).status).toBe(0)
})

test.each([
  ['there is not', 'nowhere.json', 66, 'FILE_NOT_FOUND'],
  ['is no policy', 'wrong.json', 78, 'POLICY_INVALID'],
])('a file that %s is a failure', async (_name, name, status, code) => {
  const { run, file } = orchard()
  file('orchard/wrong.json', '{"tests": [{"run": "ls", "expect": "maybe"}]}')
  const result = await run(name)
  expect([result.status, result.stdout]).toEqual([status, ''])
  expect(JSON.parse(result.stderr)).toMatchObject({ error: { code } })
})

/** The user meant to deny every push, but wrote the name of another command. */
const LEAKY = { commands: { deny: ['git pull'], allow: ['git push'] }, tests: [{ run: 'git push', expect: 'deny' }] }

test.each(['user', 'project'] as const)(
  'when the policy of the %s lets through what its tests hold back, nothing is allowed',
  async level => {
    const places = orchard()
    const policy = level === 'user' ? LEAKY : { commands: { deny: ['git pull'] }, tests: LEAKY.tests }
    places.write(places[level], policy)
    const run = await places.check('git status')
    expect([run.status, run.json()]).toMatchObject([10, { decision: 'ask', reason: expect.stringContaining(places[level]) as string }])
    expect(run.json()).toMatchObject({ reason: expect.stringContaining('"git push" is expected to be deny') as string })
  },
)

test('what is denied stays denied when a policy fails its tests, for --stdin and a harness as well', async () => {
  const { write, user, check, atip, cwd } = orchard()
  write(user, LEAKY)
  expect((await check('rm -rf ~')).status).toBe(20)
  const lines = await atip(['check', '--stdin'], { cwd, input: '{"run":"git status"}\n{"run":"rm -rf ~"}\n' })
  const decisions = lines.stdout
    .split('\n')
    .filter(it => it !== '')
    .map(it => (JSON.parse(it) as { readonly decision: string }).decision)
  expect(decisions).toEqual(['ask', 'deny'])
  const payload = { session_id: '1', cwd, hook_event_name: 'PreToolUse', tool_name: 'Bash', tool_input: { command: 'git status' } }
  const hook = await atip(['hook', 'claude'], { cwd, input: JSON.stringify(payload) })
  expect(hook.json()).toMatchObject({ hookSpecificOutput: { permissionDecision: 'ask' } })
})

test.each([
  ['a policy that keeps its tests', { tests: [{ run: 'git push', expect: 'ask' }] }],
  ['a policy that is stricter than its tests', { tests: [{ run: 'git push', expect: 'allow' }] }],
  ['a policy without tests', {}],
])('%s leaves the verdict as it is', async (_name, policy) => {
  const { write, user, check } = orchard()
  write(user, policy)
  expect((await check('git status')).status).toBe(0)
})

test('a PATH that puts every program in doubt is no leak of the policy', async () => {
  const { write, user, check } = orchard()
  write(user, { commands: { deny: ['git push'] }, tests: [{ run: 'git push', expect: 'deny' }] })
  expect((await check('cd pears', { PATH: '' })).json()).toMatchObject({ decision: 'allow' })
})

test('--no-policy and another policy do not run the tests of the user', async () => {
  const { write, user, check } = orchard()
  write(user, LEAKY)
  for (const argv of [['--no-policy'], ['--policy', 'workspace']]) expect((await check('git status', {}, ...argv)).status).toBe(0)
})
