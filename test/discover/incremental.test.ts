import { appendFileSync, chmodSync, existsSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { pathWithRuntimes, settleClock } from '../helpers/programs.ts'
import type { ScanResult } from '../helpers/programs.ts'
import { minimal, PLAIN, workspace } from '../helpers/workspace.ts'
import type { Workspace } from '../helpers/workspace.ts'

/** Appends a line to a file beside itself whenever it is run, then goes on with `lines`. */
const counted = (lines: string): string => `#!/bin/sh\necho x >>"$0.runs"\n${lines}\n`

const speaks = (name: string, version = '1.0.0'): string => `cat <<'JSON'\n${minimal(name, { version })}\nJSON`

const runsOf = (machine: Workspace, name: string): number => {
  const file = join(machine.bin, `${name}.runs`)
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').length - 1 : 0
}

const scan = async (machine: Workspace, ...argv: readonly string[]): Promise<ScanResult> => {
  await settleClock()
  const patience = argv.includes('--timeout') ? [] : ['--timeout', '20s']
  const run = await machine.atip(['scan', machine.bin, '--json', ...patience, ...PLAIN, ...argv], {
    env: { PATH: pathWithRuntimes(machine) },
  })
  expect(run.status).toBe(0)
  return run.json<ScanResult>()
}

/** Whole seconds, which every file system keeps as they are. */
const LONG_AGO = new Date('2020-02-20T20:20:20Z')

/** A library with two tools that speak and one program that does not; scanned twice, since the first scan's runs change the directory. */
const library = async (): Promise<Workspace> => {
  const machine = workspace()
  utimesSync(machine.program('lend', counted(speaks('lend'))), LONG_AGO, LONG_AGO)
  machine.program('shelve', counted(speaks('shelve')))
  machine.program('dust', '#!/bin/sh\necho dusting\n')
  await scan(machine)
  await scan(machine)
  return machine
}

const NOTHING = { executed: 0, written: 0, added: [], changed: [], removed: [] }

/** Replaces the bytes of a file and nothing else: same inode, and the directory does not change. */
const overwrite = (machine: Workspace, name: string, text: string): void => {
  const before = statSync(machine.bin).mtimeMs
  writeFileSync(join(machine.bin, name), text)
  expect(statSync(machine.bin).mtimeMs).toBe(before)
}

test('a second scan runs nothing and writes nothing', async () => {
  const machine = await library()
  const before = machine.snapshot(machine.home)
  expect(await scan(machine)).toMatchObject({ ...NOTHING, executables: 3, tools: 3 })
  expect(machine.snapshot(machine.home)).toEqual(before)
  expect(runsOf(machine, 'lend')).toBe(1)
})

test('a second scan that has to look again still runs and writes nothing', async () => {
  const machine = await library()
  // the modes that may not take the short way
  for (const argv of [
    ['--probe', 'none'],
    ['--allow', machine.dir],
  ]) {
    expect(await scan(machine, ...argv)).toMatchObject({ ...NOTHING, executables: 3, tools: 3 })
  }
  expect(runsOf(machine, 'lend')).toBe(1)
})

describe('a scan runs what changed since the last one and says so', () => {
  const cases: readonly {
    readonly change: string
    readonly make: (machine: Workspace) => void
    readonly expected: Partial<ScanResult>
    readonly runs: Readonly<Record<string, number>>
  }[] = [
    {
      change: 'a tool was added',
      make: machine => machine.program('bind', counted(speaks('bind'))),
      expected: { executed: 1, added: ['bind'], changed: [], removed: [] },
      runs: { lend: 1, shelve: 1, bind: 1 },
    },
    {
      change: 'a tool was removed',
      make: machine => rmSync(join(machine.bin, 'shelve')),
      expected: { executed: 0, added: [], changed: [], removed: ['shelve'] },
      runs: { lend: 1, shelve: 1 },
    },
    {
      change: 'a tool was replaced by a newer one',
      make: machine => {
        rmSync(join(machine.bin, 'lend'))
        machine.program('lend', counted(speaks('lend', '2.0.0')))
      },
      expected: { executed: 1, added: [], changed: ['lend'], removed: [] },
      runs: { lend: 2, shelve: 1 },
    },
    {
      change: 'a tool was overwritten in place',
      make: machine => overwrite(machine, 'lend', counted(speaks('lend', '2.0.0'))),
      expected: { executed: 1, added: [], changed: ['lend'], removed: [] },
      runs: { lend: 2, shelve: 1 },
    },
    {
      change: 'a tool was overwritten in place, with the same size and the time set back',
      make: machine => {
        overwrite(machine, 'lend', counted(speaks('lend', '9.0.0')))
        utimesSync(join(machine.bin, 'lend'), LONG_AGO, LONG_AGO)
      },
      expected: { executed: 1, added: [], changed: ['lend'], removed: [] },
      runs: { lend: 2, shelve: 1 },
    },
    {
      change: 'a tool does not speak any more',
      make: machine => overwrite(machine, 'lend', counted('echo atip is not spoken here any more')),
      expected: { executed: 1, added: [], changed: [], removed: ['lend'] },
      runs: { lend: 2, shelve: 1 },
    },
    {
      change: 'a program lost its x bit',
      make: machine => chmodSync(join(machine.bin, 'shelve'), 0o644),
      expected: { executed: 0, added: [], changed: [], removed: ['shelve'] },
      runs: { lend: 1, shelve: 1 },
    },
    {
      change: 'a silent program was replaced by one that speaks',
      make: machine => {
        rmSync(join(machine.bin, 'dust'))
        machine.program('dust', counted(speaks('dust')))
      },
      expected: { executed: 1, added: ['dust'], changed: [], removed: [] },
      runs: { lend: 1, shelve: 1, dust: 1 },
    },
  ]
  for (const { change, make, expected, runs } of cases) {
    test(`when ${change}`, async () => {
      const machine = await library()
      make(machine)
      expect(await scan(machine)).toMatchObject(expected)
      for (const [name, count] of Object.entries(runs)) expect([name, runsOf(machine, name)]).toEqual([name, count])
      const cached = (name: string) => existsSync(join(machine.data, 'tools', `${name}.json`))
      for (const name of expected.added ?? []) expect([name, cached(name)]).toEqual([name, true])
      for (const name of expected.removed ?? []) expect([name, cached(name)]).toEqual([name, false])
      // and the change is taken in: what the runs left beside the programs is looked at once, then all is quiet
      await scan(machine)
      expect(await scan(machine)).toMatchObject(NOTHING)
    })
  }
})

describe('a silent program that was overwritten in place, which its directory does not show,', () => {
  const changed = async (): Promise<Workspace> => {
    const machine = await library()
    overwrite(machine, 'dust', `#!/bin/sh\n${speaks('dust')}\n`)
    return machine
  }

  test('is not seen at first: that would cost a look at every file', async () => {
    const machine = await changed()
    expect(await scan(machine)).toMatchObject(NOTHING)
  })

  test('is seen by --full, which asks everything anew', async () => {
    const machine = await changed()
    expect(await scan(machine, '--full')).toMatchObject({ executed: 3, added: ['dust'], changed: [], removed: [] })
    expect(runsOf(machine, 'lend')).toBe(2)
  })

  for (const { when, hours } of [
    { when: 'a day later', hours: -25 },
    { when: 'when the clock was set back', hours: 25 },
  ]) {
    test(`is seen ${when}, and nothing else is run`, async () => {
      const machine = await changed()
      const file = join(machine.data, 'registry.json')
      const registry = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>
      const compared = new Date(Date.now() + hours * 3_600_000).toISOString()
      writeFileSync(file, JSON.stringify({ ...registry, compared }))
      expect(await scan(machine)).toMatchObject({ executed: 1, added: ['dust'] })
      expect(runsOf(machine, 'lend')).toBe(1)
    })
  }

  test('is seen once anything in its directory changes', async () => {
    const machine = await changed()
    machine.program('bind', '#!/bin/sh\n')
    expect(await scan(machine)).toMatchObject({ executed: 1, added: ['dust'] })
  })
})

describe('a program that cannot be registered is not run again until it changes', () => {
  for (const { outcome, lines } of [
    { outcome: 'timed out', lines: ': atip\nsleep 60' },
    { outcome: 'was silent', lines: ': atip' },
    { outcome: 'printed half a document', lines: "printf '%s' '{\"atip\":'" },
    { outcome: 'printed an invalid one', lines: 'printf \'%s\' \'{"atip":"0.1"}\'' },
    { outcome: 'was too loud', lines: 'while :; do echo atip atip atip atip atip atip atip atip atip; done' },
    { outcome: 'failed', lines: `${speaks('grumble')}\nexit 3` },
  ]) {
    test(`it ${outcome}`, async () => {
      const machine = workspace()
      machine.program('grumble', counted(lines))
      const patience = outcome === 'timed out' ? ['--timeout', '500ms'] : []
      const first = await scan(machine, ...patience)
      expect(first).toMatchObject({ executed: 1, added: ['atip'] })
      const before = runsOf(machine, 'grumble')
      // something new in the directory, so that everything is looked at
      machine.program('lend', counted(speaks('lend')))
      const second = await scan(machine)
      expect(second).toMatchObject({ executed: 1, added: ['lend'], timedOut: [] })
      expect(second.rejected).toEqual(first.rejected)
      expect(runsOf(machine, 'grumble')).toBe(before)
      appendFileSync(join(machine.bin, 'grumble'), '# a change\n')
      machine.program('shelve', '#!/bin/sh\n')
      expect(await scan(machine, ...patience)).toMatchObject({ executed: 1 })
      expect(runsOf(machine, 'grumble')).toBeGreaterThan(before)
    })
  }
})

test('a tool that an earlier scan of its directory registered is forgotten when it stops speaking', async () => {
  const machine = workspace()
  const press = machine.file('cellar/press', `#!/bin/sh\necho '${minimal('press')}'\n`)
  chmodSync(press, 0o755)
  const first = await machine.atip(['scan', join(machine.dir, 'cellar')])
  expect(first.json<ScanResult>().added).toContain('press')
  writeFileSync(press, '#!/bin/sh\n# atip no more\nexit 64\n')
  const second = await machine.atip(['scan'])
  expect(second.json()).toMatchObject({ executed: 1, removed: ['press'] })
  const list = await machine.atip(['list', 'press', '--full'])
  expect(list.json()).toEqual({ tools: [] })
})
