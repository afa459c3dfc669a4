import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { canSeeProcesses, FIXTURES, install, liveProbes, pathWithRuntimes, probesLeft, runsHere, skipNote } from '../helpers/programs.ts'
import type { ScanResult } from '../helpers/programs.ts'
import { workspace } from '../helpers/workspace.ts'
import type { Workspace } from '../helpers/workspace.ts'

const TIMEOUT_MS = 700

const NEEDS_PROC = canSeeProcesses ? '' : ' (skipped: needs /proc)'

/** A user with something to lose: files in HOME and in the working directory. The registry is kept outside both. */
const userMachine = (): Workspace => {
  const machine = workspace()
  machine.file('work/harvest.txt', 'twelve baskets of apples\n')
  machine.file(join(machine.home, '.config', 'orchard.conf'), 'trees = 40\n')
  machine.file(join(machine.home, 'diary.txt'), 'rain\n')
  return machine
}

const scan = async (machine: Workspace, argv: readonly string[]): Promise<ScanResult> => {
  const patience = argv.includes('--timeout') ? [] : ['--timeout', `${TIMEOUT_MS}ms`]
  const options = ['--json', '--data-dir', join(machine.dir, 'kept'), ...patience]
  const run = await machine.atip(['scan', machine.bin, ...options, ...argv], {
    env: { PATH: pathWithRuntimes(machine) },
    cwd: join(machine.dir, 'work'),
  })
  expect(run.status).toBe(0)
  return run.json<ScanResult>()
}

/** Everything that belongs to the user or to the system, but for the registry. */
const surroundings = (machine: Workspace) => ({
  home: machine.snapshot(machine.home),
  work: machine.snapshot(join(machine.dir, 'work')),
  bin: machine.snapshot(machine.bin),
  temporary: machine.snapshot(machine.env['TMPDIR'] ?? ''),
})

describe('nothing is left of a program that', () => {
  for (const fixture of FIXTURES) {
    test.skipIf(!runsHere(fixture))(`${fixture.behaviour} (${fixture.name})${skipNote(fixture)}`, async () => {
      const machine = userMachine()
      install(machine, fixture.name)
      const before = surroundings(machine)
      // what does not end is ended: else this test would not
      await scan(machine, [])
      expect(surroundings(machine)).toEqual(before)
      expect(await probesLeft(machine)).toEqual([])
    })
  }
})

test.skipIf(!canSeeProcesses)(`live probes are seen while they run${NEEDS_PROC}`, async () => {
  const machine = userMachine()
  install(machine, 'hydra')
  const scanning = scan(machine, [])
  await vi.waitFor(() => expect(liveProbes(machine).length).toBeGreaterThan(3), { timeout: 30_000, interval: 10 })
  await scanning
  expect(await probesLeft(machine)).toEqual([])
})

test.skipIf(!canSeeProcesses)(`who holds stdout open is not kept until the end of the scan${NEEDS_PROC}`, async () => {
  const machine = userMachine()
  install(machine, 'stowaway')
  install(machine, 'tortoise')
  const scanning = scan(machine, ['--concurrency', '1', '--timeout', '4s'])
  // all that is alive belongs to the tortoise, which runs second
  const alive = () => {
    const live = liveProbes(machine)
    const tortoise = live.find(it => it.words.includes('bin/tortoise --agent'))?.place
    return { tortoise: tortoise !== undefined, others: live.filter(it => it.place !== tortoise).map(it => it.words) }
  }
  await vi.waitFor(() => expect(alive()).toEqual({ tortoise: true, others: [] }), { timeout: 30_000, interval: 10 })
  await scanning
})

test('programs that are run whatever their bytes say leave nothing either', async () => {
  const machine = userMachine()
  for (const { name } of FIXTURES.filter(it => runsHere(it) && it.name !== 'woodcutter')) install(machine, name)
  const before = surroundings(machine)
  const { executed } = await scan(machine, ['--probe', 'all', '--concurrency', '8'])
  expect(executed).toBeGreaterThan(25)
  expect(surroundings(machine)).toEqual(before)
  expect(await probesLeft(machine)).toEqual([])
})

test('a dry run runs nothing and writes nothing at all', async () => {
  const machine = userMachine()
  const path = install(machine, 'orchard')
  install(machine, 'woodcutter')
  const before = machine.snapshot(machine.dir)
  const result = await scan(machine, ['--dry-run'])
  expect(result).toMatchObject({ executed: 0, written: 0, added: [], wouldRun: [path] })
  const after = machine.snapshot(machine.dir)
  // the interpreters' directory is the test's own
  const own = Object.fromEntries(Object.entries(after).filter(([name]) => !name.startsWith('runtimes')))
  expect(own).toEqual(before)
})
