import { execFileSync, spawn } from 'node:child_process'
import { existsSync, linkSync, mkdirSync, readFileSync, readdirSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { linesOf, logged, payload, recordsOf } from '../helpers/decision-log.ts'
import type { Logged } from '../helpers/decision-log.ts'
import { atipBin } from '../helpers/workspace.ts'

const MOST_BYTES = 10_000_000

const asks = async (machine: Logged, command = 'git push --force') => {
  const { status, stdout, stderr } = await machine.atip(['hook', 'claude'], { input: payload(command, machine.project) })
  return { status, stdout, stderr }
}

/** What stands in the place of the log, or of its directory. */
const IN_ITS_PLACE: readonly (readonly [string, (machine: Logged) => void])[] = [
  ['a file in the place of its directory', ({ state }) => writeFileSync(state, 'pears')],
  ['a directory in the place of the log', ({ log }) => mkdirSync(log, { recursive: true })],
  ['a link to what is always full', ({ log }) => symlinkSync('/dev/full', log)],
  ['a link to a file', ({ log, home }) => symlinkSync(join(home, 'victim'), log)],
  ['a link to nothing', ({ log, home }) => symlinkSync(join(home, 'nothing'), log)],
  ['a second name of a file', ({ log, home }) => linkSync(join(home, 'victim'), log)],
  ['a FIFO that nobody reads', ({ log }) => void execFileSync('mkfifo', [log])],
]

test.each(IN_ITS_PLACE)('%s changes nothing of an answer, and is not written to', async (_, place) => {
  const machine = logged()
  // what is asked about is told with the place of the policy, which is another one without the configuration
  const denied = 'rm -rf /var/orchard'
  const unlogged: Logged = {
    ...machine,
    atip: (argv, options) => machine.atip(argv, { ...options, env: { XDG_CONFIG_HOME: machine.dir } }),
  }
  const expected = await asks(unlogged, denied)
  expect(expected).toMatchObject({ status: 0, stderr: '' })
  machine.file('home/victim', 'plums\n')
  mkdirSync(dirname(machine.state), { recursive: true })
  if (place !== IN_ITS_PLACE[0]![1]) mkdirSync(machine.state)
  place(machine)
  expect(await asks(machine, denied)).toEqual(expected)
  expect(readFileSync(join(machine.home, 'victim'), 'utf8')).toBe('plums\n')
  expect(existsSync(join(machine.home, 'nothing'))).toBe(false)
})

test('a directory that is not writable changes nothing of an answer', async () => {
  const machine = logged()
  // not even for root
  const run = await machine.atip(['check', 'ls'], { env: { XDG_STATE_HOME: '/proc/nowhere' } })
  expect([run.status, run.stderr]).toEqual([0, ''])
})

test('a log that others could read is theirs no longer', async () => {
  const machine = logged()
  mkdirSync(machine.state, { recursive: true })
  writeFileSync(machine.log, '', { mode: 0o644 })
  await asks(machine)
  expect([linesOf(machine.log).length, statSync(machine.log).mode & 0o777]).toEqual([1, 0o600])
})

test('twenty hooks at once leave twenty whole lines', async () => {
  const machine = logged()
  const names = Array.from({ length: 20 }, (_, at) => `frobnicate${at} ${'pear '.repeat(at * 70)}`.trim())
  await Promise.all(names.map(name => asks(machine, name)))
  expect(
    recordsOf(machine.log)
      .map(({ Attributes }) => Attributes['process.command_line'])
      .toSorted(),
  ).toEqual(names.toSorted())
})

test('a line that was not ended is one broken line, and hides none that comes after it', async () => {
  const machine = logged()
  mkdirSync(machine.state, { recursive: true })
  writeFileSync(machine.log, '{"Timestamp":"17', { mode: 0o600 })
  await asks(machine)
  const lines = linesOf(machine.log)
  expect([lines.length, lines[0]]).toEqual([2, '{"Timestamp":"17'])
  expect(JSON.parse(lines[1]!)).toHaveProperty('Body')
})

test('a process that is killed while it writes leaves one broken line at most', async () => {
  const machine = logged()
  const requests = Array.from({ length: 2000 }, () => `${JSON.stringify({ run: `ls ${'pear '.repeat(1200)}` })}\n`).join('')
  for (const most of [3, 40]) {
    const process_ = spawn(process.execPath, [atipBin, 'check', '--stdin'], {
      env: machine.env,
      cwd: machine.dir,
      stdio: ['pipe', 'pipe', 'ignore'],
    })
    const ended = new Promise(resolve => process_.once('close', resolve))
    // it is killed with requests left
    process_.stdin.on('error', () => {})
    process_.stdin.write(requests)
    let answers = 0
    process_.stdout.on('data', (chunk: Buffer) => {
      answers += chunk.toString().split('\n').length - 1
      if (answers >= most) process_.kill('SIGKILL')
    })
    await ended
  }
  await asks(machine)
  const broken = linesOf(machine.log).filter(line => {
    try {
      JSON.parse(line)
      return false
    } catch {
      return true
    }
  })
  expect(broken.length).toBeLessThanOrEqual(2)
  expect(linesOf(machine.log).length).toBeGreaterThan(10)
  expect(() => JSON.parse(linesOf(machine.log).at(-1)!) as unknown).not.toThrow()
}, 60_000)

const FULL = `${'x'.repeat(999)}\n`.repeat(9999) + `${'y'.repeat(989)}\n`

test('a full log is put aside, whoever writes meanwhile: no line is lost, and it happens once', async () => {
  const machine = logged()
  mkdirSync(machine.state, { recursive: true })
  writeFileSync(machine.log, FULL, { mode: 0o600 })
  writeFileSync(`${machine.log}.1`, 'the one before\n', { mode: 0o600 })
  await Promise.all(Array.from({ length: 20 }, (_, at) => asks(machine, `frobnicate${at}`)))
  const [old, fresh] = [readFileSync(`${machine.log}.1`, 'utf8'), readFileSync(machine.log, 'utf8')]
  expect(old.startsWith('xxx')).toBe(true)
  expect(`${old}${fresh}`.split('\n').filter(line => line.startsWith('{'))).toHaveLength(20)
  expect([fresh.length < MOST_BYTES, old.length < MOST_BYTES + 20 * 64 * 1024]).toEqual([true, true])
  expect(readdirSync(machine.state).toSorted()).toEqual(['decisions.jsonl', 'decisions.jsonl.1'])
})

test('a full log that cannot be put aside takes no more lines', async () => {
  const machine = logged()
  mkdirSync(`${machine.log}.1`, { recursive: true })
  writeFileSync(machine.log, FULL, { mode: 0o600 })
  expect(await asks(machine)).toMatchObject({ status: 0, stderr: '' })
  expect(statSync(machine.log).size).toBeLessThan(MOST_BYTES)
})

test('a lock that a killed process left is taken away by the next one, and the log put aside by the one after', async () => {
  const machine = logged()
  mkdirSync(machine.state, { recursive: true })
  writeFileSync(machine.log, FULL, { mode: 0o600 })
  const lock = `${machine.log}.lock`
  writeFileSync(lock, '')
  utimesSync(lock, 1, 1)
  await asks(machine)
  await asks(machine)
  expect([existsSync(lock), existsSync(`${machine.log}.1`), linesOf(machine.log).length]).toEqual([false, true, 1])
})
