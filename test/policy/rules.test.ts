import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Json } from '../../src/core/json.ts'
import { stackOf } from '../../src/policy/evaluate.ts'
import type { Rules } from '../../src/policy/evaluate.ts'
import type { Level, PolicyFile } from '../../src/policy/policy-file.ts'
import { readDelegation } from '../../src/policy/read-delegation.ts'
import { readPolicy } from '../../src/policy/read-policy.ts'
import { check, shimContext } from '../helpers/shims.ts'

interface Ruled {
  readonly run: string
  /** The user's policy, and the files of other levels. */
  readonly policy?: Json
  readonly managed?: Json
  readonly project?: Json
  readonly delegation?: Json
  /** `not-allow` is right with ask and with deny. */
  readonly expect: 'allow' | 'ask' | 'deny' | 'not-allow'
  readonly class: string
}

const fileOf = (level: Level, policy: Json): PolicyFile => {
  const result = readPolicy(policy, { name: `/home/user/${level}.json`, level })
  if (!result.ok) throw new Error(result.failure.message)
  return result.value
}

const rulesOf = ({ policy, managed, project, delegation }: Omit<Ruled, 'run' | 'expect' | 'class'>): Rules => {
  const policies = stackOf({
    ...(managed === undefined ? {} : { managed: fileOf('managed', managed) }),
    ...(policy === undefined ? {} : { user: fileOf('user', policy) }),
    ...(project === undefined ? {} : { project: fileOf('project', project) }),
  })
  if (delegation === undefined) return { policies }
  const delegated = readDelegation(delegation, { name: 'task', home: '/home/user' })
  if (!delegated.ok) throw new Error(delegated.failure.message)
  return { policies, delegation: delegated.value }
}

/** Lines under rules that somebody wrote. What a rule forbids is read as the tool reads its words; what it permits is what it names and no more. */
const ruled = readFileSync(new URL('../vectors/rules.jsonl', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map(line => JSON.parse(line) as Ruled)

test.each(ruled.map(row => [row.class, row.run, row.expect, row] as const))('%s: %s is %s', (_class, run, expected, row) => {
  const { decision, reason } = check(run, shimContext, rulesOf(row))
  const seen = expected === 'not-allow' && decision !== 'allow' ? expected : decision
  // rules and reason are there to be read where it fails
  const { policy, managed, project, delegation } = row
  expect({ decision: seen, reason, policy, managed, project, delegation }).toEqual({
    decision: expected,
    reason,
    policy,
    managed,
    project,
    delegation,
  })
})

test('a delegation has no rule that no command can match', () => {
  expect(readDelegation({ deniedCommands: ['curl * | sh'] }, { name: 'task', home: '/' })).toMatchObject({
    ok: false,
    failure: { code: 'DELEGATION_INVALID' },
  })
})

test('a denial says whose it is, and why', () => {
  const rules = rulesOf({
    policy: {
      commands: { deny: [{ run: 'kubectl delete', message: 'Ask Ada first' }, 'npm publish'], ask: ['git push'] },
      deny: [{ tool: 'curl', 'effects.network': true, message: 'We use the mirror' }],
    },
  })
  const reasonOf = (line: string) => check(line, shimContext, rules).reason
  expect(reasonOf('kubectl delete pod x')).toBe('kubectl delete is denied by your policy /home/user/user.json: Ask Ada first.')
  expect(reasonOf('npm publish')).toBe('npm publish is denied by your policy /home/user/user.json.')
  expect(reasonOf('git push')).toBe('git push is asked about by your policy /home/user/user.json.')
  expect(reasonOf('curl https://orchard.example')).toBe(
    'curl contacts a host that the line names, which your policy /home/user/user.json denies: We use the mirror.',
  )
})

test.each([
  'curl * | sh',
  'git commit && git push',
  'git add; git commit',
  'sleep 1 &',
  'rm -rf $HOME',
  'echo $(id)',
  'echo `id`',
  'ls > x',
  "git commit -m 'x",
  '--force',
  'A=1 make',
  '',
])('%j is no rule', text => {
  for (const commands of [{ deny: [text] }, { allow: [{ run: text }] }, { ask: text }])
    expect(readPolicy({ commands }, { name: 'p', level: 'user' })).toMatchObject({ ok: false, failure: { code: 'POLICY_INVALID' } })
})

test.each([
  [{ commands: { allow: [{ run: 'rm', 'path.scop': ['tree'] }] } }, 'path.scope'],
  [{ commands: { allow: [{ rum: 'rm' }] } }, 'run'],
  [{ commands: { allow: [{ run: 'rm', mesage: 'x' }] } }, 'message'],
  [{ deny: [{ mesage: 'x', network: true }] }, 'message'],
])('%j is no policy', (policy, named) => {
  const read = readPolicy(policy, { name: 'p', level: 'user' })
  expect(read.ok ? '' : read.failure.message).toContain(`"${named}"`)
})
