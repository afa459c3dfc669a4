import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { workspace } from '../helpers/workspace.ts'
import type { Workspace } from '../helpers/workspace.ts'

interface Verdict {
  readonly decision: string
  readonly reason: string
  readonly policy: readonly string[]
  readonly delegation: readonly string[]
}

/** A machine with a repository, and the verdict on a line in it. */
const orchard = () => {
  const machine = workspace()
  const tree = join(machine.home, 'orchard')
  mkdirSync(join(tree, '.git'), { recursive: true })
  return {
    machine,
    tree,
    userPolicy: (policy: unknown) =>
      machine.file(join(machine.env['XDG_CONFIG_HOME']!, 'agent-tools', 'policy.json'), JSON.stringify(policy)),
    projectPolicy: (policy: unknown) => machine.file(join(tree, '.agent-tools', 'policy.json'), JSON.stringify(policy)),
  }
}

const check = async (machine: Workspace, tree: string, argv: readonly string[], env: Record<string, string> = {}) => {
  const { status, stdout, stderr } = await machine.atip(['check', ...argv], { cwd: tree, env })
  return { status, stderr, verdict: stdout === '' ? undefined : (JSON.parse(stdout) as Verdict) }
}

const decisionIn = async (machine: Workspace, tree: string, argv: readonly string[], env: Record<string, string> = {}) =>
  (await check(machine, tree, argv, env)).verdict?.decision

interface Told {
  readonly error: { readonly code: string; readonly message: string; readonly suggestion: { readonly action: string } | null }
}

describe('the layers of a policy', () => {
  test('without any file, balanced holds and is named', async () => {
    const { machine, tree } = orchard()
    expect((await check(machine, tree, ['git status'])).verdict).toMatchObject({ decision: 'allow', policy: ['balanced'] })
  })

  test("the user's own rules stand before the built-in ones", async () => {
    const { machine, tree, userPolicy } = orchard()
    const file = userPolicy({ commands: { allow: ['git commit'], ask: ['git log'], deny: ['git status'] } })
    expect((await check(machine, tree, ['git status'])).verdict).toMatchObject({ decision: 'deny', policy: [file, 'balanced'] })
    expect(await decisionIn(machine, tree, ['git log'])).toBe('ask')
    expect(await decisionIn(machine, tree, ['git commit -m pears'])).toBe('allow')
    expect(await decisionIn(machine, tree, ['git diff'])).toBe('allow')
  })

  test('what a policy extends is what stands behind it', async () => {
    const { machine, tree, userPolicy } = orchard()
    userPolicy({ extends: 'readonly' })
    expect(await decisionIn(machine, tree, ['git push'])).toBe('deny')
    userPolicy({ extends: 'workspace' })
    expect(await decisionIn(machine, tree, ['touch pears'])).toBe('allow')
    expect(await decisionIn(machine, tree, ['touch ../pears'])).toBe('ask')
  })

  test("a project's policy makes verdicts stricter", async () => {
    const { machine, tree, projectPolicy } = orchard()
    projectPolicy({ commands: { deny: ['git log'] } })
    expect(await decisionIn(machine, tree, ['git log'])).toBe('deny')
    expect(await decisionIn(machine, tree, ['git status'])).toBe('allow')
    mkdirSync(join(tree, 'src', 'deep'), { recursive: true })
    expect(await decisionIn(machine, join(tree, 'src', 'deep'), ['git log'])).toBe('deny')
  })

  test.each([
    { commands: { allow: ['rm', 'git push', 'git commit'] } },
    { autoApprove: {} },
    { autoApprove: [{ tool: 'git' }, { tool: 'rm' }] },
    { extends: 'none' },
    { extends: 'workspace' },
    { requireConfirmation: [], deny: [] },
  ])('and never milder: %j', async policy => {
    const { machine, tree, projectPolicy } = orchard()
    projectPolicy(policy)
    const runs = ['git push', 'git commit -m pears', 'rm pears', 'touch pears', 'rm -rf /']
    const seen = await Promise.all(runs.map(run => decisionIn(machine, tree, [run])))
    expect(seen).toEqual(['ask', 'ask', 'ask', 'ask', 'deny'])
  })

  test('not even when the user chose another', async () => {
    const { machine, tree, projectPolicy } = orchard()
    projectPolicy({ commands: { deny: ['git log'] } })
    expect(await decisionIn(machine, tree, ['git log', '--policy', 'workspace'])).toBe('deny')
  })
})

describe('--policy', () => {
  test.each([
    ['balanced', 'allow', 'ask'],
    ['workspace', 'allow', 'allow'],
    ['readonly', 'allow', 'deny'],
    ['strict', 'allow', 'ask'],
    ['none', 'ask', 'ask'],
  ] as const)('%s: git status is %s, touch is %s', async (name, reading, writing) => {
    const { machine, tree } = orchard()
    expect(await decisionIn(machine, tree, ['git status', '--policy', name])).toBe(reading)
    expect(await decisionIn(machine, tree, ['touch pears', '--policy', name])).toBe(writing)
  })

  test('a file stands in the place of the user`s, and is taken from the working directory', async () => {
    const { machine, tree, userPolicy } = orchard()
    userPolicy({ commands: { deny: ['git status'] } })
    const file = machine.file(join(tree, 'rules', 'mine.json'), '{"commands": {"deny": ["git log"]}}')
    const { verdict } = await check(machine, tree, ['git status', '--policy', 'rules/mine.json'])
    expect(verdict).toMatchObject({ decision: 'allow', policy: [file, 'balanced'] })
    expect(await decisionIn(machine, tree, ['git log', '--policy', file])).toBe('deny')
  })

  test('a name that is neither is a file that is not there', async () => {
    const { machine, tree } = orchard()
    const { status, stderr, verdict } = await check(machine, tree, ['git status', '--policy', 'balancd'])
    expect({ status, verdict }).toEqual({ status: 66, verdict: undefined })
    expect((JSON.parse(stderr) as Told).error).toMatchObject({ code: 'FILE_NOT_FOUND' })
  })
})

test.each([
  [{ denny: [] }, 'deny'],
  [{ deny: [{ 'effects.destructiv': true }] }, 'effects.destructive'],
  [{ autoAprove: {} }, 'autoApprove'],
  [{ requireConfirmation: { 'effects.netwrk': true } }, 'effects.network'],
  [{ commands: { alow: ['git'] } }, 'allow'],
])('a typo in a policy, %j, is no policy: the right word is offered', async (policy, meant) => {
  const { machine, tree, userPolicy, projectPolicy } = orchard()
  userPolicy(policy)
  const first = await check(machine, tree, ['git status'])
  expect({ status: first.status, verdict: first.verdict }).toEqual({ status: 78, verdict: undefined })
  const { error } = JSON.parse(first.stderr) as Told
  expect(error.code).toBe('POLICY_INVALID')
  expect(`${error.message} ${error.suggestion?.action ?? ''}`).toContain(meant)
  // a project's is no better
  userPolicy({})
  projectPolicy(policy)
  expect((await check(machine, tree, ['git status'])).status).toBe(78)
})

describe('delegations', () => {
  const GIT = '{"allowedTools": ["git", "gh"]}'

  test('ATIP_DELEGATION is the JSON itself, or a file', async () => {
    const { machine, tree } = orchard()
    const file = machine.file(join(tree, 'delegation.json'), `{"delegation": ${GIT}}`)
    for (const value of [GIT, ` ${GIT}`, file, 'delegation.json']) {
      expect(await decisionIn(machine, tree, ['kubectl get pods'], { ATIP_DELEGATION: value })).toBe('deny')
      expect(await decisionIn(machine, tree, ['git status'], { ATIP_DELEGATION: value })).toBe('allow')
    }
    expect(await decisionIn(machine, tree, ['kubectl get pods'])).toBe('allow')
    expect(await decisionIn(machine, tree, ['kubectl get pods'], { ATIP_DELEGATION: '' })).toBe('allow')
  })

  test('several meet: each can only take away', async () => {
    const { machine, tree } = orchard()
    const one = machine.file(join(tree, 'one.json'), GIT)
    const two = machine.file(join(tree, 'two.json'), '{"allowedTools": ["git", "kubectl"], "deniedCommands": ["git log"]}')
    const both = ['--delegation', one, '--delegation', two]
    expect(await decisionIn(machine, tree, ['git status', ...both])).toBe('allow')
    expect(await decisionIn(machine, tree, ['git log', ...both])).toBe('deny')
    expect(await decisionIn(machine, tree, ['gh pr list', ...both])).toBe('deny')
    expect(await decisionIn(machine, tree, ['kubectl get pods', ...both])).toBe('deny')
    expect(await decisionIn(machine, tree, ['kubectl get pods', '--delegation', two], { ATIP_DELEGATION: GIT })).toBe('deny')
    const { verdict } = await check(machine, tree, ['git status', ...both])
    expect(verdict!.delegation).toEqual([one, two])
  })

  test('a delegation does not loosen a policy', async () => {
    const { machine, tree } = orchard()
    const wide = '{"allowedTools": ["*"]}'
    expect(await decisionIn(machine, tree, ['git push'], { ATIP_DELEGATION: wide })).toBe('ask')
    expect(await decisionIn(machine, tree, ['rm -rf /'], { ATIP_DELEGATION: wide })).toBe('deny')
  })

  test.each([
    ['{', 78],
    ['{"allowedTool": []}', 78],
    ['{"effectRestriction": {"destructive": false}}', 78],
    ['{"effectRestrictions": {"destructiv": false}}', 78],
    ['{"delegation": {}, "allowedTools": ["gh"]}', 78],
    ['gone.json', 66],
  ] as const)('%s is no delegation: exit %i', async (value, expected) => {
    const { machine, tree } = orchard()
    const { status, verdict } = await check(machine, tree, ['git status'], { ATIP_DELEGATION: value })
    expect({ status, verdict }).toEqual({ status: expected, verdict: undefined })
  })
})
