import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Verdict } from '../../src/policy/verdict.ts'
import { schemaErrors } from '../helpers/schemas.ts'
import { workspace } from '../helpers/workspace.ts'

interface Explained extends Verdict {
  readonly line: string
  readonly userPolicy: string | null
  readonly approvable: readonly { readonly text: string; readonly add: string }[]
}

/** A repository in a machine of its own. */
const orchard = () => {
  const machine = workspace()
  machine.file('orchard/.git/HEAD', 'ref: refs/heads/main\n')
  // npm obeys the .npmrc of its directory, which nobody knows where there is none
  machine.file('orchard/pears/package.json', '{}')
  const cwd = join(machine.dir, 'orchard')
  const userPolicy = join(machine.home, '.config', 'agent-tools', 'policy.json')
  return {
    ...machine,
    cwd,
    userPolicy,
    policy: (value: object) => machine.file(userPolicy, JSON.stringify(value)),
    explain: (...argv: readonly string[]) => machine.atip(['policy', 'explain', ...argv], { cwd }),
    check: (...argv: readonly string[]) => machine.atip(['check', ...argv], { cwd }),
  }
}

test.each([
  ['git status', 'allow'],
  ['git push --force', 'ask'],
  ['rm -rf ~', 'deny'],
] as const)('an explanation of %j ends with 0, though the verdict is %s', async (line, decision) => {
  const { explain } = orchard()
  const run = await explain(line)
  expect([run.status, run.stderr]).toEqual([0, ''])
  expect(run.json<Explained>()).toMatchObject({ decision, line })
})

test.each([
  [['cd api && git push --force; rm -rf "$TREE"']],
  [['git', 'log']],
  [['--', 'gh', 'pr', 'merge', '42', '--squash']],
  [['npm test', '--policy', 'strict']],
  [['git commit -m pears', '--no-policy']],
] as const)('the JSON of %j is the verdict of check, with what stands around it', async argv => {
  const { explain, check } = orchard()
  const { line, userPolicy, approvable, ...verdict } = (await explain(...argv)).json<Explained>()
  expect(verdict).toEqual((await check(...argv)).json())
  expect(line).not.toBe('')
  expect(schemaErrors('explanation', { line, userPolicy, approvable, ...verdict })).toEqual([])
})

test.each([
  ['git push', 'git push'],
  ['git push --force', 'git push --force'],
  ['cd pears; npm publish', 'npm publish'],
])('what %j needs to be allowed is said, and once it stands in the policy the line is allowed', async (line, add) => {
  const { explain, check, policy, userPolicy } = orchard()
  const first = (await explain(line)).json<Explained>()
  expect([first.decision, first.userPolicy, first.approvable.map(it => it.add)]).toEqual(['ask', userPolicy, [add]])
  policy({ commands: { allow: [add] } })
  expect((await check(line)).json()).toMatchObject({ decision: 'allow' })
})

test('an approval that is offered for a dangerous flag does not reach further than the flag', async () => {
  const { explain, policy, check } = orchard()
  const [offer] = (await explain('git push --force')).json<Explained>().approvable
  policy({ commands: { allow: [offer!.add] } })
  expect((await check('git push --delete origin pears')).json()).toMatchObject({ decision: 'ask' })
})

test.each([
  ['what deletes operands', 'rm -rf build'],
  ['what writes where the line says', 'echo pears > basket.txt'],
  ['what runs what it is sent', 'cat harvest.sh | sh'],
  ['what is denied', 'rm -rf ~'],
  ['a tool that nothing describes', 'zzorchard --prune'],
  ['what governs agents', 'touch ~/.config/agent-tools/policy.json'],
])('no approval for good is offered for %s: %j', async (_name, line) => {
  const explained = (await orchard().explain(line)).json<Explained>()
  expect([explained.decision === 'allow', explained.approvable]).toEqual([false, []])
})

test.each([
  ['make test', 'make test'],
  ['npm run build', 'npm run build'],
  ['python3 prune.py', 'python3 prune.py'],
  ['git push --mirror', 'git push --mirror'],
  ["git commit -m 'Pick the apples'", 'git commit'],
  ['./scripts/run.sh --all', './scripts/run.sh --all'],
  ['cd scripts && ./run.sh', './scripts/run.sh'],
])('for %j it offers %j, which then allows the line and what is not named not', async (line, add) => {
  const { explain, check, policy, file } = orchard()
  file('orchard/scripts/run.sh', '#!/bin/sh\n')
  expect((await explain(line)).json<Explained>().approvable.map(it => it.add)).toEqual([add])
  policy({ commands: { allow: [add] } })
  expect((await check(line)).json()).toMatchObject({ decision: 'allow' })
  for (const other of [
    'make deploy',
    'npm run deploy',
    'python3 other.py',
    'git push --delete origin x',
    './scripts/other.sh',
    'ssh orchard reboot',
  ])
    expect((await check(other)).json()).toMatchObject({ decision: 'ask' })
})

test('what a policy of the user asks about is not offered to be approved in the same file', async () => {
  const { explain, policy } = orchard()
  policy({ commands: { ask: ['git push'] } })
  expect((await explain('git push')).json<Explained>()).toMatchObject({ decision: 'ask', approvable: [] })
})

test('with other rules than those of the user, no approval is offered', async () => {
  const run = await orchard().explain('git push', '--policy', 'strict')
  expect(run.json<Explained>()).toMatchObject({ userPolicy: null, approvable: [] })
})

test('the text marks each command under the line and says what decided', async () => {
  const { explain, userPolicy } = orchard()
  const { stdout } = await explain('git status; git push --force; rm -rf ~', '--text')
  expect(stdout.split('\n').slice(0, 2)).toEqual(['  git status; git push --force; rm -rf ~', '  ----------  ~~~~~~~~~~~~~~~~  ^^^^^^^^'])
  const folded = stdout.replaceAll(/\s+/g, ' ')
  for (const part of [
    'destructive yes (option --force)',
    'rule: floor destructive, of atip itself',
    'instead: git push --force-with-lease',
    `to allow every "git push --force" from now on: add it to commands.allow in ${userPolicy}`,
    'rule: deny destructive & path.scope, of balanced',
    'judged by: balanced',
  ])
    expect(folded).toContain(part)
})

test('a line with control characters is shown without them, and without marks in the wrong places', async () => {
  const { stdout } = await orchard().explain('git status \u001B[31m; rm -rf ~', '--text')
  expect(stdout).not.toContain('\u001B')
  expect(stdout.split('\n')[1]).toBe('')
})

test('without a command it says how to give one', async () => {
  const run = await orchard().explain()
  expect([run.status, run.stdout]).toEqual([64, ''])
  expect(JSON.parse(run.stderr)).toMatchObject({
    error: { code: 'BAD_USAGE', suggestion: { example: expect.stringContaining('atip policy explain') as string } },
  })
})
