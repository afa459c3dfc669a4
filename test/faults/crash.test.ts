import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { execa } from 'execa'
import { describe, expect, test } from 'vitest'
import { canSeeProcesses, install, liveProbes, pathWithRuntimes, probesLeft } from '../helpers/programs.ts'
import type { ScanResult } from '../helpers/programs.ts'
import { atipBin, minimal, PLAIN, speaker, workspace } from '../helpers/workspace.ts'
import type { Workspace } from '../helpers/workspace.ts'

/** A scan that can be sent signals. */
const start = (machine: Workspace, argv: readonly string[]) =>
  execa(process.execPath, [atipBin, 'scan', machine.bin, '--json', ...PLAIN, ...argv], {
    cwd: machine.dir,
    env: { ...machine.env, PATH: pathWithRuntimes(machine) },
    extendEnv: false,
    stdin: 'ignore',
    reject: false,
  })

const scan = async (machine: Workspace): Promise<ScanResult> => {
  const run = await machine.atip(['scan', machine.bin, '--json', '--timeout', '20s'], { env: { PATH: pathWithRuntimes(machine) } })
  expect([run.status, run.stderr]).toEqual([0, ''])
  return run.json<ScanResult>()
}

const until = async (what: () => boolean, everyMs = 1): Promise<void> => {
  const end = Date.now() + 30_000
  while (!what()) {
    if (Date.now() > end) throw new Error('waited in vain')
    await new Promise(resolve => setTimeout(resolve, everyMs))
  }
}

const SAPLINGS = Array.from({ length: 20 }, (_, at) => `sapling${String(at).padStart(2, '0')}`)

/** Every sapling grows: there is something to write for each. */
const grow = (machine: Workspace, year: number): void => {
  for (const name of SAPLINGS) machine.program(name, `#!/bin/sh\necho '${minimal(name, { version: `${year}.0.0` })}'\n`)
}

const lockOf = (machine: Workspace): string => join(machine.data, '.lock')

const registryOf = (machine: Workspace) =>
  JSON.parse(readFileSync(join(machine.data, 'registry.json'), 'utf8')) as {
    readonly tools: Readonly<Record<string, { readonly version: string; readonly metadataPath: string }>>
  }

/** What is on the disk must be one state or another, whole: every tool of the registry has its document, and each is JSON. */
const expectWhole = (machine: Workspace): void => {
  if (!existsSync(join(machine.data, 'registry.json'))) return
  for (const { metadataPath } of Object.values(registryOf(machine).tools)) {
    expect(JSON.parse(readFileSync(join(machine.data, metadataPath), 'utf8'))).toHaveProperty('atip')
  }
}

/** A dead holder's lock is taken over when it has not been touched for a while: let that while have passed. */
const ageLock = (machine: Workspace): void => {
  const past = new Date(Date.now() - 60_000)
  if (existsSync(lockOf(machine))) utimesSync(lockOf(machine), past, past)
}

test('a scan that is killed at any moment leaves the old registry or the new one, and the next scan goes on from there', async () => {
  const machine = workspace()
  grow(machine, 1)
  const began = Date.now()
  await scan(machine)
  const duration = Date.now() - began
  let killed = 0
  for (let round = 0; round < 10; round++) {
    grow(machine, round + 2)
    ageLock(machine)
    const running = start(machine, ['--timeout', '20s'])
    // half of them somewhere on the way, half of them while they write
    if (round % 2 === 0) await new Promise(resolve => setTimeout(resolve, (duration * (round + 1)) / 10))
    else {
      await until(() => existsSync(lockOf(machine)) || running.exitCode !== null)
      await new Promise(resolve => setTimeout(resolve, 4 * (round - 1)))
    }
    running.kill('SIGKILL')
    if ((await running).signal === 'SIGKILL') killed++
    expectWhole(machine)
    const list = await machine.atip(['list', '--json'])
    expect([list.status, list.stderr]).toEqual([0, ''])
  }
  expect(killed).toBeGreaterThan(2)

  ageLock(machine)
  grow(machine, 100)
  expect(await scan(machine)).toMatchObject({ executed: SAPLINGS.length, setAside: null, rejected: [] })
  expectWhole(machine)
  const { tools } = registryOf(machine)
  expect(SAPLINGS.map(it => tools[it]?.version)).toEqual(SAPLINGS.map(() => '100.0.0'))
  // nothing is left of the ten, neither lock nor half-written files
  expect(readdirSync(machine.data).toSorted()).toEqual(['registry.json', 'tools'])
  expect(readdirSync(join(machine.data, 'tools')).toSorted()).toEqual(['atip', ...SAPLINGS].map(it => `${it}.json`))
}, 600_000)

test('a registry is never there before the documents that it points at', async () => {
  const machine = workspace()
  grow(machine, 1)
  const running = start(machine, ['--timeout', '20s'])
  await until(() => existsSync(join(machine.data, 'registry.json')))
  expectWhole(machine)
  expect((await running).exitCode).toBe(0)
})

test('the lock of a scan that died is taken over', async () => {
  const machine = workspace()
  machine.program('orchard', speaker('orchard'))
  mkdirSync(lockOf(machine), { recursive: true })
  ageLock(machine)
  expect((await scan(machine)).added).toEqual(['atip', 'orchard'])
  expect(existsSync(lockOf(machine))).toBe(false)
})

describe('a scan that is asked to end', () => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    test(`by ${signal} while programs hang ends by it, kills them, starts no other, and writes nothing`, async () => {
      const machine = workspace()
      // each marks that it was started, and that nobody ended it
      const names = ['anchor', 'barge', 'canoe', 'dinghy']
      for (const name of names) machine.program(name, `#!/bin/sh\necho x >"$0.was-run"\n: atip\nsleep 90 &\nsleep 50\necho x >"$0.slept"\n`)
      const started = (): readonly string[] => readdirSync(machine.bin).filter(it => it.endsWith('.was-run'))
      const running = start(machine, ['--timeout', '60s', '--concurrency', '2'])
      await until(() => started().length === 2)
      running.kill(signal)
      const ended = await running
      expect(ended.signal).toBe(signal)
      expect(ended.stdout).toBe('')
      expect(JSON.parse(ended.stderr)).toMatchObject({ error: { code: 'INTERRUPTED', is_retryable: true } })
      expect(await probesLeft(machine)).toEqual([])
      expect(started()).toEqual(['anchor.was-run', 'barge.was-run'])
      expect(readdirSync(machine.bin).filter(it => it.endsWith('.slept'))).toEqual([])
      expect(readdirSync(machine.home)).toEqual([])
      expect(readdirSync(machine.env['TMPDIR'] ?? '')).toEqual([])
    })
  }

  test.skipIf(!canSeeProcesses)(
    `kills programs in sessions of their own too${canSeeProcesses ? '' : ' (skipped: needs /proc)'}`,
    async () => {
      const machine = workspace()
      install(machine, 'ghostship')
      install(machine, 'hydra')
      const running = start(machine, ['--timeout', '50s'])
      await until(() => liveProbes(machine).length > 5)
      running.kill('SIGINT')
      expect((await running).signal).toBe('SIGINT')
      expect(await probesLeft(machine)).toEqual([])
    },
  )

  test('while it waits for the lock of another ends by the signal too, and leaves that lock alone', async () => {
    const machine = workspace()
    machine.program('orchard', `#!/bin/sh\necho x >"$0.was-run"\necho '${minimal('orchard')}'\n`)
    mkdirSync(lockOf(machine), { recursive: true })
    const running = start(machine, [])
    await until(() => existsSync(join(machine.data, 'tools')))
    running.kill('SIGINT')
    expect((await running).signal).toBe('SIGINT')
    expect(readdirSync(machine.data).toSorted()).toEqual(['.lock', 'tools'])
  })
})
