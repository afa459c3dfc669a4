import { chmodSync, linkSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { execa } from 'execa'
import { expect, test } from 'vitest'
import type { Verdict } from '../../src/policy/verdict.ts'
import { workspace } from '../helpers/workspace.ts'

/*
 * What the program advises is done here, and does what it says: a rule that it offers, a command that it names.
 */

const orchard = () => {
  const machine = workspace()
  machine.file('orchard/.git/HEAD', 'ref: refs/heads/main\n')
  const cwd = join(machine.dir, 'orchard')
  const file = join(machine.home, '.config', 'agent-tools', 'policy.json')
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const atip = (...argv: readonly string[]) => machine.atip(argv, { cwd })
  return {
    ...machine,
    cwd,
    policyFile: file,
    policy: (value: object) => machine.file(file, JSON.stringify(value)),
    atip,
    check: async (line: string) => (await atip('check', line)).json<Verdict>(),
    suggestion: async (...argv: readonly string[]) => {
      const run = await atip(...argv)
      const { error } = JSON.parse(run.stderr) as {
        readonly error: { readonly code: string; readonly suggestion: { readonly action?: string; readonly fix?: string } | null }
      }
      return { code: error.code, action: error.suggestion?.action ?? '', fix: error.suggestion?.fix ?? '' }
    },
  }
}

test.each([
  'git branch -D pears',
  'git checkout -B main',
  'git clean -fdx',
  'kubectl delete pods --all',
  'terraform apply -auto-approve',
  'docker rm -f web',
  'docker run --rm alpine ls',
  'docker run --network host alpine ls',
  'npm install -g pears',
  'gh pr merge 42 --squash',
  'make -B test',
])('where a rule is offered for %j, it allows just that', async line => {
  const { atip, check, policy } = orchard()
  const explained = (await atip('policy', 'explain', line)).json<{ readonly approvable: readonly { readonly add: string }[] }>()
  const [offer] = explained.approvable
  policy({ commands: { allow: offer === undefined ? [] : [offer.add] } })
  expect([line, offer?.add, (await check(line)).decision]).toEqual([line, offer?.add, offer === undefined ? 'ask' : 'allow'])
  expect((await check('git push --mirror && docker run --privileged alpine ls')).decision).toBe('ask')
})

test('a mistyped rule holds when it is written as said, and also when what it names is described', async () => {
  const { check, policy, suggestion, file, home } = orchard()
  policy({ commands: { deny: ['docker rn'] } })
  const { code, action } = await suggestion('check', 'docker ps')
  expect(code).toBe('POLICY_INVALID')
  const meant = /Write "([^"]+)", or describe what you named in an override of the tool\./.exec(action)?.[1]
  policy({ commands: { deny: [meant] } })
  expect((await check('docker run alpine')).decision).toBe('deny')
  policy({ commands: { deny: ['docker rn'] } })
  file(
    join(home, '.config', 'agent-tools', 'overrides', 'docker.json'),
    JSON.stringify({ commands: { rn: { description: 'Our plug-in' } } }),
  )
  expect((await check('docker rn web')).decision).toBe('deny')
})

test('the policy that a failure says to look at is one', async () => {
  const { atip, check, policy, suggestion } = orchard()
  policy({ apples: true })
  const { code, fix } = await suggestion('check', 'git status')
  expect([code, fix]).toEqual(['POLICY_INVALID', 'atip policy init --dry-run'])
  const shown = (await atip(...fix.split(' ').slice(1))).json<{ readonly policy: object }>()
  policy(shown.policy)
  expect((await check('git push --force')).decision).toBe('deny')
  expect((await atip('policy', 'test')).status).toBe(0)
})

test.each([
  ['others can write to it', (path: string) => chmodSync(path, 0o666)],
  ['it has a second name', (path: string) => linkSync(path, `${path}.link`)],
])('the command against a policy that is not obeyed, since %s, makes it hold', async (_, spoil) => {
  const { check, policy, policyFile, suggestion, cwd } = orchard()
  policy({ commands: { deny: ['git status'] } })
  spoil(policyFile)
  const { code, fix } = await suggestion('check', 'git status')
  expect([code, fix]).not.toContain('')
  await execa('/bin/sh', ['-c', fix], { cwd })
  expect((await check('git status')).decision).toBe('deny')
})

test('a policy that fails its own test is found by the command that the verdict names', async () => {
  const { atip, check, policy } = orchard()
  policy({ commands: { allow: ['git push'] }, tests: [{ run: 'git push', expect: 'deny' }] })
  const { decision, reason } = await check('git push')
  const command = /see "(atip [^"]+)"/.exec(reason)?.[1]
  expect([decision, command]).toEqual(['ask', 'atip policy test'])
  const run = await atip(...command!.split(' ').slice(1))
  expect([run.status, run.stdout.includes('git push')]).toEqual([65, true])
})
