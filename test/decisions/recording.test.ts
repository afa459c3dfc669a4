import { statSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CONFIG, linesOf, logged, payload, recordsOf } from '../helpers/decision-log.ts'
import { schemaErrors } from '../helpers/schemas.ts'

const attributesOf = (log: string) => recordsOf(log).map(({ Attributes }) => Attributes)

test('every way to ask leaves a record of the data model, for its user alone', async () => {
  const { atip, log, state, project } = logged()
  await atip(['hook', 'claude'], { input: payload('rm -rf /', project) })
  await atip(['check', 'ls | wc -l'], { cwd: project })
  await atip(['check', '--cwd', project, '--', 'frobnicate', '--now'])
  await atip(['policy', 'check', 'git push --force', '--shell', 'zsh'], { cwd: project })
  await atip(['check', '--stdin'], { input: '{"run": "cat a"}\n{"argv": ["ls"]}\nno JSON\n', cwd: project })
  await atip(['check', 'ls', '--policy', 'missing.json'], { cwd: project })
  const records = recordsOf(log)
  expect(records.map(record => schemaErrors('decision', record))).toEqual(records.map(() => []))
  expect(
    attributesOf(log).map(each => [each['atip.operation'], each['atip.decision'], each['process.command_line'], each['atip.commands']]),
  ).toEqual([
    ['hook', 'deny', 'rm -rf /', ['rm']],
    ['check', 'allow', 'ls | wc -l', ['ls', 'wc']],
    ['check', 'ask', 'frobnicate --now', ['frobnicate']],
    ['policy check', 'ask', 'git push --force', ['git push']],
    ['check --stdin', 'allow', 'cat a', ['cat']],
    ['check --stdin', 'allow', 'ls', ['ls']],
    ['check', 'failed', 'ls', []],
  ])
  expect([statSync(log).mode & 0o777, statSync(state).mode & 0o777]).toEqual([0o600, 0o700])
})

test('a record says who asked, where, what it was asked for, and who answered when', async () => {
  const { atip, log, project } = logged()
  const before = Date.now()
  await atip(['hook', 'claude'], { input: payload('git push --force', join(project, '.git')) })
  const [record] = recordsOf(log)
  expect(record).toMatchObject({
    SeverityText: 'WARN',
    SeverityNumber: 13,
    Body: 'Asked about git push --force: git push destroys data.',
    Resource: { 'service.name': 'atip', 'host.name': hostname() },
    Attributes: {
      'atip.client': 'claude',
      'session.id': 'harvest',
      'gen_ai.tool.name': 'Bash',
      'process.working_directory': join(project, '.git'),
      'atip.project': project,
      'atip.policy': ['balanced'],
      'atip.causes': [
        {
          decision: 'ask',
          command: 'git push',
          reason: 'git push destroys data.',
          rule: { file: 'atip', section: 'floor', key: 'destructive' },
          effects: expect.arrayContaining(['destructive', 'network']) as unknown,
          unknowns: ['executes'],
        },
      ],
    },
  })
  const [asked, observed] = [record!.Timestamp, record!.ObservedTimestamp].map(time => Number(BigInt(time) / 1_000_000n))
  expect(asked).toBeLessThanOrEqual(observed!)
  expect(observed).toBeGreaterThanOrEqual(before)
})

test('severities are those that a collector knows', async () => {
  const { atip, log } = logged()
  for (const line of ['ls', 'frobnicate', 'rm -rf /']) await atip(['check', line])
  expect(recordsOf(log).map(record => [record.SeverityText, record.SeverityNumber])).toEqual([
    ['INFO', 9],
    ['WARN', 13],
    ['ERROR', 17],
  ])
})

test.each([
  ['without a configuration', undefined],
  ['where it says nothing of a log', '{"timeout": "2s"}'],
  ['where it says no', '{"log": false}'],
  ['where it is no JSON', '{"log": true'],
  ['where it says yes in a text', '{"log": "true"}'],
])('%s nothing is kept', async (_, config) => {
  const machine = logged(config ?? '{}')
  const run = await machine.atip(['check', 'ls'], config === undefined ? { env: { XDG_CONFIG_HOME: join(machine.dir, 'none') } } : {})
  expect([run.status, linesOf(machine.log)]).toEqual([0, []])
})

test('the machine can ask for a log, which the user does not take back, and a file that others can write to cannot', async () => {
  const machine = logged('{"log": false}')
  const own = machine.file('etc/agent-tools/config.json', '{"log": true}')
  await machine.atip(['check', 'ls'])
  expect(linesOf(machine.log)).toHaveLength(1)
  const shown = await machine.atip(['config', 'show'])
  expect(shown.json()).toMatchObject({ log: { value: true, file: own } })
  writeFileSync(own, '{}')
  machine.file(CONFIG, '{"log": true}')
  const { chmodSync } = await import('node:fs')
  chmodSync(join(machine.dir, CONFIG), 0o666)
  await machine.atip(['check', 'ls'])
  expect(linesOf(machine.log)).toHaveLength(1)
})

test('no secret of a line, of its words or of what is said about it is in the log', async () => {
  const { atip, log, project } = logged()
  const secret = `ghp_${'a1B2'.repeat(9)}`
  await atip(['hook', 'claude'], { input: payload(`curl -u ada:pears1 https://h?t=${secret} > pears1; TOKEN=${secret} make`, project) })
  await atip(['check', '--', 'frobnicate', '--password', 'two pears', `--x=${secret}`])
  const text = linesOf(log).join('\n')
  expect([secret, 'pears1', 'two pears'].filter(each => text.includes(each))).toEqual([])
  expect(attributesOf(log).map(each => each['atip.redacted'])).toEqual([true, true])
})

test('a record is shorter than 64 KiB, whatever was asked', async () => {
  const { atip, log } = logged()
  const controls = String.fromCharCode(1).repeat(9000)
  for (const line of [
    `ls ${'x'.repeat(60_000)}`,
    `echo '${controls}'`,
    'frobnicate pears; '.repeat(3000),
    '🍐 '.repeat(9000),
    `echo ${'"'.repeat(30_001)}`,
  ])
    await atip(['check', '--stdin'], { input: `${JSON.stringify({ run: line })}\n` })
  const lines = linesOf(log)
  expect(lines).toHaveLength(5)
  expect(lines.filter(line => Buffer.byteLength(line) >= 64 * 1024)).toEqual([])
  expect(recordsOf(log).map(record => [schemaErrors('decision', record), record.Attributes['atip.cut']])).toEqual(
    lines.map(() => [[], true]),
  )
})
