import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { DecisionLog } from '../../src/commands/log/output.ts'
import { keptLine, linesOf, logged } from '../helpers/decision-log.ts'
import type { Logged } from '../helpers/decision-log.ts'

/** A machine with a log of these lines, oldest first. */
const keeping = (lines: (machine: Logged) => readonly string[]): Logged => {
  const machine = logged()
  mkdirSync(machine.state, { recursive: true })
  writeFileSync(
    machine.log,
    lines(machine)
      .map(line => `${line}\n`)
      .join(''),
  )
  return machine
}

const times = (count: number, line: string): readonly string[] => Array.from({ length: count }, () => line)

const shown = async (machine: Logged, ...more: readonly string[]): Promise<DecisionLog> => {
  const run = await machine.atip(['log', ...more], { cwd: machine.project })
  expect([run.status, run.stderr]).toEqual([0, ''])
  return run.json()
}

const adviceOf = async (machine: Logged) => (await shown(machine, '--stats')).stats!.advice

test('the file that was put aside comes before the other one, and the newest is the last', async () => {
  const machine = keeping(({ project }) => [
    keptLine('pick plums', project, { ageMs: 20_000 }),
    keptLine('pick apples', project, { ageMs: 1000 }),
  ])
  writeFileSync(`${machine.log}.1`, `${keptLine('pick pears', machine.project, { ageMs: 900_000 })}\n`)
  const { decisions, total } = await shown(machine)
  expect([total, decisions.map(({ line }) => line)]).toEqual([3, ['pick pears', 'pick plums', 'pick apples']])
  expect((await shown(machine, '--since', '10m')).decisions.map(({ line }) => line)).toEqual(['pick plums', 'pick apples'])
  expect((await shown(machine, '--limit', '1')).omitted).toBe(2)
})

test('what was asked elsewhere is shown with --all alone', async () => {
  const machine = keeping(({ project, home }) => [keptLine('pick pears', project), keptLine('pick plums', join(home, 'other'))])
  expect((await shown(machine)).decisions.map(({ line }) => line)).toEqual(['pick pears'])
  expect((await shown(machine, '--all')).total).toBe(2)
})

test('decisions are found by what was decided, client, session and tool', async () => {
  const machine = keeping(({ project }) => [
    keptLine('pick pears', project, { 'atip.client': 'codex', 'session.id': 'a' }),
    keptLine('grow plums', project, { 'atip.decision': 'deny', 'gen_ai.tool.name': 'shell' }),
    keptLine('pick apples', project, { 'atip.decision': 'failed', 'session.id': 'b' }),
  ])
  const found = async (...more: readonly string[]) => (await shown(machine, ...more)).decisions.map(({ line }) => line)
  expect(await found('--decision', 'deny,failed')).toEqual(['grow plums', 'pick apples'])
  expect(await found('--client', 'codex')).toEqual(['pick pears'])
  expect(await found('--session', 'b')).toEqual(['pick apples'])
  expect(await found('--tool', 'pick')).toEqual(['pick pears', 'pick apples'])
  expect(await found('--tool', 'shell')).toEqual(['grow plums'])
})

test('lines that are broken in any way are counted, and hide no other', async () => {
  const machine = keeping(({ project }) => [
    '{"Timestamp":"17',
    'null',
    '{}',
    '{"Attributes":[]}',
    keptLine('pick pears', project),
    keptLine('pick plums', project).replace('"ask"', '"perhaps"'),
    keptLine('pick plums', project).replace(/"Timestamp":"\d+"/, '"Timestamp":"soon"'),
    '['.repeat(100_000),
  ])
  writeFileSync(
    `${machine.log}.1`,
    Buffer.concat([Buffer.from([0xff, 0xfe, 0x00, 0x0a]), Buffer.from(`${keptLine('grow figs', machine.project, { ageMs: 90_000 })}\n`)]),
  )
  const { broken, decisions } = await shown(machine)
  expect([broken, decisions.map(({ line }) => line)]).toEqual([8, ['grow figs', 'pick pears']])
})

test('a log that is no file is a failure, and not an empty log', async () => {
  const machine = logged()
  mkdirSync(machine.log, { recursive: true })
  const run = await machine.atip(['log'])
  expect([run.status, run.stdout, JSON.parse(run.stderr)]).toMatchObject([74, '', { error: { code: 'CANNOT_READ' } }])
})

test('a long line is shown short, and a terminal is not told what to do', async () => {
  const machine = keeping(({ project }) => [
    keptLine(`pick ${'pears '.repeat(1000)}`, project),
    keptLine('pick \u001B[31mred\u202E', project),
  ])
  const { decisions } = await shown(machine)
  expect(decisions[0]!.line.length).toBeLessThan(510)
  const { stdout } = await machine.atip(['log', '--text'], { cwd: machine.project })
  expect([stdout.includes('\u001B'), stdout.includes('\u202E'), stdout.includes('pick red')]).toEqual([false, false, true])
})

test('to look at the log, to count and to simulate adds nothing to it', async () => {
  const machine = keeping(({ project }) => [keptLine('npm test', project)])
  const before = linesOf(machine.log)
  for (const argv of [['log'], ['log', '--stats'], ['policy', 'simulate'], ['policy', 'explain', 'npm test']])
    await machine.atip(argv, { cwd: machine.project })
  expect(linesOf(machine.log)).toEqual(before)
})

test('a rule is offered for what is asked often, and saves what a simulation says', async () => {
  const machine = keeping(({ project }) => [
    ...times(5, keptLine('npm test', project)),
    ...times(3, keptLine('npm test && git commit -m "Pick"', project)),
    ...times(2, keptLine('git commit -m "Ripe"', project)),
    keptLine('ls', project, { 'atip.decision': 'allow' }),
  ])
  const { stats } = await shown(machine, '--stats')
  expect(stats!.advice).toEqual([
    { allow: ['npm test'], saves: 5 },
    { allow: ['git commit'], saves: 5 },
  ])
  const policy = machine.file('policy.json', JSON.stringify(stats!.rules))
  const run = await machine.atip(['policy', 'simulate', '--policy', policy], { cwd: machine.project })
  expect(run.json()).toMatchObject({
    changes: [{ from: 'ask', to: 'allow', count: 10 }],
    before: { ask: 10, allow: 1 },
    after: { ask: 0, allow: 11 },
  })
})

test('where a line needs several rules, and none of them saves anything alone, they are offered together', async () => {
  const machine = keeping(({ project }) => times(3, keptLine('npm test && git commit -m "Pick"', project)))
  expect(await adviceOf(machine)).toEqual([{ allow: ['git commit', 'npm test'], saves: 3 }])
})

test.each([
  'rm -rf build',
  'git push --force',
  'git push --delete origin main',
  'cat .env',
  'gh auth token',
  'cat ~/.ssh/id_rsa',
  'atip trust evil',
  'cp x .claude/settings.json',
  'echo x > ~/.config/agent-tools/policy.json',
  'npm test && rm -rf build',
])('no rule is offered for %s, however often it is asked', async line => {
  expect(await adviceOf(keeping(({ project }) => times(9, keptLine(line, project))))).toEqual([])
})

test('no rule is offered against what a person wrote, or for what was not kept whole', async () => {
  const machine = keeping(({ project }) => [
    ...times(5, keptLine('npm test', project)),
    ...times(5, keptLine('make lint', project, { 'atip.redacted': true })),
    ...times(5, keptLine('make lint', project, { 'atip.cut': true })),
    ...times(5, keptLine('make lint', project, { 'atip.delegation': ['lead.json'] })),
  ])
  expect((await adviceOf(machine)).map(({ allow }) => allow)).toEqual([['npm test']])
  machine.file('home/.config/agent-tools/policy.json', '{"commands": {"ask": ["npm test"]}}')
  expect(await adviceOf(machine)).toEqual([])
})

test('what is allowed by now saves no question', async () => {
  const machine = keeping(({ project }) => times(5, keptLine('npm test', project)))
  machine.file('home/.config/agent-tools/policy.json', '{"commands": {"allow": ["npm test"]}}')
  expect(await adviceOf(machine)).toEqual([])
})
