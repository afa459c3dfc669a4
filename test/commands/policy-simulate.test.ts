import { mkdirSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { SimulatedPolicy } from '../../src/commands/policy-simulate/output.ts'
import { keptLine, logged } from '../helpers/decision-log.ts'

const simulated = async (lines: (project: string) => readonly string[], policy: string) => {
  const machine = logged()
  mkdirSync(machine.state, { recursive: true })
  writeFileSync(machine.log, `${lines(machine.project).join('\n')}\n`)
  const file = machine.file('new.json', policy)
  const run = await machine.atip(['policy', 'simulate', '--policy', file], { cwd: machine.project })
  return { run, result: run.status === 0 ? run.json<SimulatedPolicy>() : undefined }
}

test('what was recorded is compared with what the new policy says, the most frequent change first', async () => {
  const { result } = await simulated(
    project => [
      keptLine('npm test', project),
      keptLine('npm test', project),
      keptLine('ls', project, { 'atip.decision': 'allow' }),
      keptLine('git status', project, { 'atip.decision': 'allow' }),
    ],
    '{"commands": {"allow": ["npm test"], "deny": ["ls"]}}',
  )
  expect(result).toMatchObject({
    judged: 4,
    unchanged: 1,
    before: { allow: 2, ask: 2, deny: 0, failed: 0 },
    after: { allow: 3, ask: 0, deny: 1, failed: 0 },
    changes: [
      { from: 'ask', to: 'allow', count: 2, examples: [{ line: 'npm test', count: 2, reason: 'npm test is allowed.' }] },
      { from: 'allow', to: 'deny', count: 1, examples: [{ line: 'ls' }] },
    ],
  })
})

test('words are judged as words, several lines each and as one, and each in the shell that would run it', async () => {
  const { result } = await simulated(
    project => [
      keptLine('ls $HOME', project, { 'process.command_args': ['ls', '$HOME'] }),
      keptLine('npm test\nls', project, { 'atip.lines': ['npm test', 'ls'] }),
      keptLine('ls', project, { 'atip.shell': 'zsh' }),
    ],
    '{"commands": {"allow": ["npm test"]}}',
  )
  expect(result).toMatchObject({ judged: 3, after: { allow: 3 } })
})

test('what is not kept whole, or was decided by a delegation too, is counted and not judged', async () => {
  const { result } = await simulated(
    project => [
      keptLine('npm test', project, { 'atip.redacted': true }),
      keptLine('npm test', project, { 'atip.cut': true }),
      keptLine('npm test', project, { 'atip.delegation': ['lead.json'] }),
      '{"broken',
    ],
    '{}',
  )
  expect(result).toMatchObject({ judged: 0, skipped: { redacted: 1, cut: 1, delegated: 1, left: 0 }, broken: 1, changes: [] })
})

test('a policy that cannot be read is a failure, and not one under which nothing changes', async () => {
  const { run } = await simulated(project => [keptLine('ls', project)], '{"deni": []}')
  expect([run.status, JSON.parse(run.stderr)]).toMatchObject([78, { error: { code: 'POLICY_INVALID' } }])
})

test('a line is judged where it was asked: there its project and its files are', async () => {
  const machine = logged()
  mkdirSync(machine.state, { recursive: true })
  machine.file('home/orchard/.agent-tools/policy.json', '{"commands": {"deny": ["ls"]}}')
  machine.file('home/meadow/.git/HEAD', '')
  const meadow = `${machine.home}/meadow`
  const kept = [machine.project, meadow].map(cwd => keptLine('ls', cwd, { 'atip.decision': 'allow' }))
  writeFileSync(machine.log, `${kept.join('\n')}\n`)
  const run = await machine.atip(['policy', 'simulate', '--policy', 'balanced', '--all'], { cwd: meadow })
  expect(run.json()).toMatchObject({ after: { allow: 1, deny: 1 }, changes: [{ examples: [{ cwd: machine.project }] }] })
})

test('where nothing was kept that is said, and not that nothing changes', async () => {
  const { stdout } = await logged().atip(['policy', 'simulate', '--text'])
  expect(stdout).toMatch(/^There is no decision to judge again\. "atip log" shows/)
})
