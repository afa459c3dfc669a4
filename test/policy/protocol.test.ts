import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Json } from '../../src/core/json.ts'
import type { Document } from '../../src/document/document.ts'
import { readDelegation } from '../../src/policy/read-delegation.ts'
import { readPolicy } from '../../src/policy/read-policy.ts'
import { stackOf } from '../../src/policy/evaluate.ts'
import type { Rules } from '../../src/policy/evaluate.ts'
import { check, contextOf, decisionOf, shimContext, tool } from '../helpers/shims.ts'

const gh = JSON.parse(readFileSync(new URL('../fixtures/policy/protocol-gh.json', import.meta.url), 'utf8')) as Document
const native = [['gh', [{ document: gh, source: 'native', trusted: true }]]] as const

const passThrough = (name: string) =>
  tool(name, {
    'x-syntax': { permute: false },
    effects: { filesystem: { write: false, delete: false }, network: false, destructive: false },
    arguments: [
      { name: 'assignment', variadic: true, required: false, 'x-assignments': true },
      { name: 'command', 'x-executes': 'argv-rest' },
    ],
  })

const context = contextOf([...native, passThrough('env')])

const delegated = (json: Json): Rules => {
  const read = readDelegation(json, { name: 'lead', home: '/home/user' })
  if (!read.ok) throw new Error(read.failure.message)
  return { policies: null, delegation: read.value }
}

const governed = (json: Json): Rules => {
  const read = readPolicy(json, { name: 'policy.json', level: 'user' })
  if (!read.ok) throw new Error(read.failure.message)
  return { policies: stackOf({ user: read.value }) }
}

describe("the delegation of the protocol's example alone", () => {
  const rules = delegated({
    delegation: { allowedTools: ['gh', 'git'], deniedCommands: ['gh repo delete'], effectRestrictions: { destructive: false } },
  })

  test.each([
    ['gh repo delete x', 'deny', 'denied'],
    ['gh -R a/b repo delete x', 'deny', 'both readings of an unknown flag'],
    ['/usr/bin/gh repo delete x', 'deny', 'a path to the registered file'],
    ['env A=1 gh repo delete x', 'deny', 'inside a wrapper'],
    ['sh -c "gh repo delete x"', 'deny', 'inside a shell'],
    ['gh repo delete-all', 'ask', 'an unknown command is not denied by a rule for another'],
    ['gh repo', 'ask', 'a group'],
    ['gh pr list', 'allow', 'destructive is presumed false'],
    ['gh pr merge 42', 'ask', 'irreversible, so destructive is suspected'],
    ['gh issue list', 'ask', 'not in the document'],
    ['git status', 'ask', 'allowed, and nothing is known of it'],
    ['curl x', 'deny', 'not among the allowed tools'],
    ['kubectl get pods', 'deny', 'not among the allowed tools'],
    ['/tmp/gh pr list', 'deny', 'a path to another file'],
  ])('%s: %s (%s)', (line, decision) => expect(decisionOf(line, context, rules)).toBe(decision))

  test('what was presumed is listed', () => expect(check('gh pr list', context, rules).assumed).toEqual(['destructive']))
})

describe("the policy of the protocol's example alone", () => {
  const rules = governed({
    extends: 'none',
    autoApprove: { 'effects.idempotent': true, 'effects.network': false },
    requireConfirmation: { 'effects.destructive': true },
  })
  const tools = contextOf([
    ...native,
    tool('calm', { effects: { idempotent: true, network: false } }),
    tool('vague', { effects: { idempotent: true } }),
    tool('harsh', { effects: { idempotent: true, network: false, destructive: true } }),
    tool('remover', { effects: { idempotent: true, network: false, deletes: ['x'] } }),
  ])

  test.each([
    ['gh pr list', 'ask', 'network is not false'],
    ['calm', 'allow', 'idempotent and offline'],
    ['vague', 'ask', 'network is undeclared'],
    ['harsh', 'ask', 'confirmation beats approval'],
    ['remover', 'ask', 'the floor'],
    ['gh repo delete x', 'ask', 'destructive'],
    ['gh pr create', 'ask', 'nothing approves'],
    ['unheard', 'ask', 'unknown tool'],
  ])('%s: %s (%s)', (line, decision) => expect(decisionOf(line, tools, rules)).toBe(decision))
})

describe('a command that is milder than its tool', () => {
  const tools = contextOf([tool('net', { effects: { network: true }, commands: { local: { effects: { network: false } } } })])

  test('is taken at its word, and reported as weakened', () => {
    const verdict = check('net local', tools, delegated({ effectRestrictions: { network: false } }))
    expect(verdict.decision).toBe('allow')
    expect(verdict.invocations[0]?.weakened).toEqual(['network'])
  })

  test('is not where hazards are inherited', () =>
    expect(decisionOf('net local', tools, delegated({ inheritance: 'floor', effectRestrictions: { network: false } }))).toBe('deny'))
})

describe('a denied flag', () => {
  const push = tool('git', {
    commands: {
      push: {
        options: [
          { name: 'force', flags: ['-f', '--force'], type: 'boolean' },
          { name: 'lease', flags: ['--force-with-lease'], type: 'string', 'x-value': 'optional' },
          { name: 'set-upstream', flags: ['-u'], type: 'boolean' },
        ],
        effects: { network: true, destructive: false },
      },
    },
  })
  const rules = delegated({ deniedCommands: ['git push --force'] })

  test.each([
    ['git push --force', 'deny'],
    ['git push -uf', 'deny'],
    ['git push --force=true', 'deny'],
    ['git push origin -f', 'deny'],
    ['git push --force-with-lease', 'allow'],
    ['git push', 'allow'],
  ])('%s: %s', (line, decision) => expect(decisionOf(line, contextOf([push]), rules)).toBe(decision))
})

test('a hazard of any layer counts, and the conflict is reported', () => {
  const [mild, harsh] = [false, true].map(destructive =>
    tool('thing', { effects: { destructive, network: false, filesystem: { write: false, delete: false } } }),
  )
  const layers = [
    { document: mild!, source: 'native', trusted: true },
    { document: harsh!, source: 'packaged', trusted: true },
  ]
  const verdict = check('thing', contextOf([['thing', layers]]), delegated({ effectRestrictions: { destructive: false } }))
  expect(verdict.decision).toBe('deny')
  expect(verdict.invocations[0]?.conflicts).toEqual(['packaged says that destructive is true'])
})

test('a promise of safety from an untrusted document does not count', () => {
  const calm = tool('calm', {
    effects: { idempotent: true, destructive: false, network: false, filesystem: { write: false, delete: false } },
  })
  const layers = [{ document: calm, source: 'native', trusted: false }]
  expect(decisionOf('calm', contextOf([['calm', layers]]))).toBe('ask')
})

test('a tool that obeys its directory is unknown outside the project', () => {
  const git = tool('git', {
    'x-obeys-directory': true,
    globalOptions: [{ name: 'cwd', flags: ['-C'], type: 'directory', 'x-path': 'cwd' }],
    commands: { status: { effects: { filesystem: { write: false, delete: false }, network: false, destructive: false } } },
  })
  const tools = contextOf([git])
  expect(decisionOf('git status', tools)).toBe('allow')
  expect(decisionOf('git -C src status', tools)).toBe('allow')
  expect(decisionOf('cd src && git status', tools)).toBe('allow')
  expect(decisionOf('git -C ../other status', tools)).toBe('ask')
  expect(decisionOf('cd /tmp/clone && git status', tools)).toBe('ask')
  expect(decisionOf('cd "$d" && git status', tools)).toBe('ask')
})

test.each([
  [{ effectRestriction: { destructive: false } }, 'effectRestrictions'],
  [{ delegation: { allowedTool: ['gh'] } }, 'allowedTools'],
  [{ effectRestrictions: { destructiv: false } }, 'destructive'],
] satisfies [Json, string][])('a mistyped delegation %j fails and says what was meant', (json, meant) => {
  const read = readDelegation(json, { name: 'lead', home: '/home/user' })
  expect(read).toMatchObject({ ok: false, failure: { message: expect.stringContaining(meant) as string } })
})

test.each([
  [{ deny: { 'effects.destructve': true } }, 'effects.destructive'],
  [{ denny: {} }, 'deny'],
  [{ commands: { denied: ['x'] } }, 'deny'],
  [{ extends: 'balance' }, 'balanced'],
  [{ deny: { 'effects.destructive': 'yes' } }, 'true or false'],
  [{ deny: [{ 'path.scope': ['hme'] }] }, 'home'],
] satisfies [Json, string][])('a mistyped policy %j fails and says what was meant', (json, meant) => {
  const read = readPolicy(json, { name: 'policy.json', level: 'user' })
  expect(read).toMatchObject({ ok: false, failure: { message: expect.stringContaining(meant) as string } })
})

test('without any rule the built-in policy applies and is named', () => expect(check('true', shimContext).policy).toEqual(['balanced']))
