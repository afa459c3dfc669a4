import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { install, pathWithRuntimes } from '../helpers/programs.ts'
import type { ScanResult } from '../helpers/programs.ts'
import { minimal, speaker, workspace } from '../helpers/workspace.ts'
import type { Run, Workspace } from '../helpers/workspace.ts'

const atip = async (machine: Workspace, ...argv: readonly string[]): Promise<Run> =>
  machine.atip(argv, { env: { PATH: pathWithRuntimes(machine) } })

interface FailureShape {
  readonly code: string
  readonly message: string
  readonly suggestion: { readonly action: string; readonly fix?: string } | null
}

const failureOf = (run: Run): FailureShape => (JSON.parse(run.stderr) as { error: FailureShape }).error

const registryFile = (machine: Workspace): string => join(machine.data, 'registry.json')

const registryOf = (machine: Workspace) =>
  JSON.parse(readFileSync(registryFile(machine), 'utf8')) as {
    readonly version: string
    readonly revision: number
    readonly tools: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  } & Readonly<Record<string, unknown>>

const namesIn = (run: Run): readonly string[] => run.json<{ tools: { name: string }[] }>().tools.map(it => it.name)

describe('a registry that is', () => {
  for (const { state, text } of [
    { state: 'empty', text: '' },
    { state: 'cut off', text: '{"version":"0.1","updated":"2026-01-01T00:00:00.000Z","tools":{"orch' },
    { state: 'not text', text: '\u0000\u0001\u0002' },
    { state: 'a list', text: '[]' },
    { state: 'of no version', text: '{"tools":{}}' },
    { state: 'of a version that is a number', text: '{"version":0.1,"tools":{}}' },
    { state: 'without tools', text: '{"version":"0.1"}' },
    { state: 'of tools in a list', text: '{"version":"0.1","tools":[]}' },
  ]) {
    test(`${state} is not read, is set aside by the next scan, and is built anew`, async () => {
      const machine = workspace()
      machine.program('orchard', speaker('orchard'))
      machine.file(registryFile(machine), text)

      const list = await atip(machine, 'list')
      expect([list.status, list.stdout]).toEqual([65, ''])
      expect(failureOf(list)).toMatchObject({ code: 'REGISTRY_CORRUPT', suggestion: { fix: 'atip scan' } })
      expect(readFileSync(registryFile(machine), 'utf8')).toBe(text)

      const scan = await atip(machine, 'scan', machine.bin, '--json')
      expect(scan.status).toBe(0)
      const { setAside, added } = scan.json<ScanResult>()
      expect(added).toEqual(['atip', 'orchard'])
      expect(setAside).toMatch(/\/registry\.json\.corrupt-[0-9TZ]+$/)
      expect(readFileSync(setAside ?? '', 'utf8')).toBe(text)
      expect(namesIn(await atip(machine, 'list', '--json'))).toEqual(['atip', 'orchard'])
    })
  }

  test('corrupt is spoken of where a person reads', async () => {
    const machine = workspace()
    machine.program('orchard', speaker('orchard'))
    machine.file(registryFile(machine), '{')
    expect((await atip(machine, 'scan', machine.bin, '--text')).stdout).toMatch(/unreadable registry was kept as \S+\.corrupt-/)
    expect((await atip(machine, 'scan', machine.bin, '--text')).stdout).not.toContain('corrupt')
  })

  test('corrupt stays as it is in a dry run', async () => {
    const machine = workspace()
    machine.program('orchard', speaker('orchard'))
    machine.file(registryFile(machine), '{')
    expect((await atip(machine, 'scan', machine.bin, '--dry-run')).status).toBe(0)
    expect(readdirSync(machine.data)).toEqual(['registry.json'])
    expect(readFileSync(registryFile(machine), 'utf8')).toBe('{')
  })

  for (const version of ['0.2', '0.10', '1.0', '2', '7.1.3']) {
    test(`of the newer format ${version} asks for an upgrade and is left alone, and nothing is run`, async () => {
      const machine = workspace()
      install(machine, 'orchard')
      machine.program('sower', `#!/bin/sh\necho x >"$0.was-run"\n: atip\n`)
      const text = JSON.stringify({ version, tools: { orchard: { novel: true } } })
      machine.file(registryFile(machine), text)
      const before = machine.snapshot(machine.dir)
      for (const argv of [['list'], ['scan', machine.bin], ['scan', machine.bin, '--full'], ['scan', machine.bin, '--dry-run']]) {
        const run = await machine.atip(argv)
        expect([argv, run.status, run.stdout]).toEqual([argv, 78, ''])
        expect(failureOf(run)).toMatchObject({ code: 'UPGRADE_REQUIRED' })
        expect(failureOf(run).suggestion?.fix).toBeTypeOf('string')
      }
      expect(machine.snapshot(machine.dir)).toEqual(before)
    })
  }

  test('a directory cannot be read, and is left alone', async () => {
    const machine = workspace()
    machine.program('orchard', speaker('orchard'))
    mkdirSync(registryFile(machine), { recursive: true })
    for (const argv of [['list'], ['scan', machine.bin]]) {
      const run = await atip(machine, ...argv)
      expect([argv, run.status, failureOf(run).code]).toEqual([argv, 74, 'CANNOT_READ'])
    }
    expect(readdirSync(machine.data)).toEqual(['registry.json'])
  })
})

describe('a registry that another agent wrote in the bare form of the protocol', () => {
  const record = (path: string, more: Readonly<Record<string, unknown>>) => ({
    path,
    version: '2.45.0',
    atipVersion: '0.1',
    source: 'native',
    lastChecked: '2026-01-04T12:00:00Z',
    ...more,
  })

  /** Needs no PATH. */
  const hails = (name: string, version = '1.0.0'): string => `#!/bin/sh\necho '${minimal(name, { version })}'\n`

  /** Three ships that are there, one of them described in the other agent's own way, one that has sunk, and a record that is none. */
  const foreign = (machine: Workspace) => {
    machine.program('../elsewhere/sloop', hails('sloop'))
    machine.program('../elsewhere/ketch', '#!/bin/sh\necho sails\n')
    machine.program('schooner', hails('schooner', '3.0.0'))
    machine.file(join(machine.data, 'tools', 'sloop.json'), minimal('sloop'))
    machine.file(join(machine.data, 'tools', 'schooner.json'), minimal('schooner'))
    const at = (name: string) => join(machine.dir, 'elsewhere', name)
    machine.file(
      registryFile(machine),
      JSON.stringify({
        version: '0.1',
        updated: '2026-01-04T12:00:00Z',
        tools: {
          sloop: record(at('sloop'), { metadataPath: 'tools/sloop.json' }),
          ketch: record(at('ketch'), { source: 'manual', rigging: 'two masts' }),
          galleon: record(at('galleon'), { metadataPath: 'tools/galleon.json' }),
          schooner: record(join(machine.bin, 'schooner'), { metadataPath: 'tools/schooner.json' }),
          wreck: { path: 7 },
        },
        fleet: 'north',
      }),
    )
  }

  test('is listed, but for records that are none', async () => {
    const machine = workspace()
    foreign(machine)
    const list = await atip(machine, 'list', '--json')
    expect([list.status, list.stderr]).toEqual([0, ''])
    expect(namesIn(list)).toEqual(['galleon', 'ketch', 'schooner', 'sloop'])
  })

  for (const field of ['metadataPath', 'shimPath', 'description', 'stat', 'lastChecked', 'source']) {
    test(`loses a record whose ${field} is of a kind that nobody could use, and is read without it`, async () => {
      const machine = workspace()
      foreign(machine)
      const { tools, ...rest } = registryOf(machine)
      machine.file(registryFile(machine), JSON.stringify({ ...rest, tools: { ...tools, ketch: { ...tools['ketch'], [field]: 7 } } }))
      const list = await atip(machine, 'list', '--text')
      expect([list.status, list.stderr]).toEqual([0, ''])
      expect(list.stdout).toContain('sloop')
      expect(list.stdout).not.toContain('ketch')
    })
  }

  test('is kept by a scan of a directory, which asks the programs of that directory anew', async () => {
    const machine = workspace()
    foreign(machine)
    const scan = (await atip(machine, 'scan', machine.bin, '--json')).json<ScanResult>()
    expect(scan).toMatchObject({ executed: 1, added: ['atip'], changed: ['schooner'], removed: [] })
    const { tools, fleet, version, revision } = registryOf(machine)
    expect({ fleet, version, revision }).toEqual({ fleet: 'north', version: '0.1', revision: 1 })
    expect(Object.keys(tools)).toEqual(['atip', 'galleon', 'ketch', 'schooner', 'sloop'])
    expect(tools['ketch']).toMatchObject({ source: 'manual', rigging: 'two masts' })
    expect(tools['schooner']).toMatchObject({ version: '3.0.0' })
  })

  test('loses by a scan of PATH what does not exist any more, and nothing else', async () => {
    const machine = workspace()
    foreign(machine)
    // no system directories: this scan looks at everything on PATH
    const scan = (await machine.atip(['scan', '--json'], { env: { PATH: machine.bin } })).json<ScanResult>()
    expect(scan.removed).toEqual(['galleon'])
    const { tools } = registryOf(machine)
    for (const name of ['ketch', 'schooner', 'sloop']) expect(Object.keys(tools)).toContain(name)
    expect(tools['ketch']).toMatchObject({ source: 'manual', rigging: 'two masts' })
  })

  test('makes a scan remove no file that it does not keep documents in', async () => {
    const machine = workspace()
    foreign(machine)
    const diary = machine.file(join(machine.home, 'diary.txt'), 'rain\n')
    const { tools, ...rest } = registryOf(machine)
    const sly = { ...tools['galleon'], metadataPath: '../../../diary.txt' }
    machine.file(registryFile(machine), JSON.stringify({ ...rest, tools: { ...tools, galleon: sly } }))
    const scan = (await machine.atip(['scan', '--json'], { env: { PATH: machine.bin } })).json<ScanResult>()
    expect(scan.removed).toEqual(['galleon'])
    expect(existsSync(diary)).toBe(true)
  })
})

describe('a document in the cache that', () => {
  for (const { state, spoil } of [
    { state: 'is gone', spoil: (file: string) => rmSync(file) },
    { state: 'went with its whole directory', spoil: (file: string) => rmSync(join(file, '..'), { recursive: true }) },
  ]) {
    test(`${state} is written again by the next scan`, async () => {
      const machine = workspace()
      machine.program('orchard', speaker('orchard'))
      await atip(machine, 'scan', machine.bin)
      const file = join(machine.data, 'tools', 'orchard.json')
      const before = readFileSync(file, 'utf8')
      spoil(file)
      expect((await atip(machine, 'scan', machine.bin)).status).toBe(0)
      expect(readFileSync(file, 'utf8')).toBe(before)
    })
  }
})

describe('the data directory is refused, and nothing is run or written, when', () => {
  const isRoot = process.getuid?.() === 0
  /** A directory of somebody else: root can give one away, others look up to root's. */
  const foreignDirectory = (machine: Workspace): string => {
    if (!isRoot) return '/usr'
    const path = join(machine.dir, 'theirs')
    mkdirSync(path)
    chownSync(path, 12_345, 12_345)
    return path
  }
  for (const { what, make, reason } of [
    {
      what: 'belongs to somebody else',
      make: foreignDirectory,
      reason: /belongs to another user/,
    },
    {
      what: 'is a link to a directory of somebody else',
      make: (machine: Workspace) => {
        symlinkSync(foreignDirectory(machine), join(machine.dir, 'link'))
        return join(machine.dir, 'link')
      },
      reason: /belongs to another user/,
    },
    {
      what: 'is a link to nothing',
      make: (machine: Workspace) => {
        symlinkSync(join(machine.dir, 'nothing'), join(machine.dir, 'link'))
        return join(machine.dir, 'link')
      },
      reason: /is not a directory/,
    },
    { what: 'is a file', make: (machine: Workspace) => machine.file('data', 'apples'), reason: /is not a directory/ },
  ]) {
    test(`it ${what}`, async () => {
      const machine = workspace()
      machine.program('sower', `#!/bin/sh\necho x >"$0.was-run"\n: atip\n`)
      const directory = make(machine)
      const before = machine.snapshot(machine.bin)
      const run = await machine.atip(['scan', machine.bin, '--data-dir', directory])
      expect([run.status, run.stdout]).toEqual([77, ''])
      expect(failureOf(run)).toMatchObject({ code: 'DATA_DIR_REFUSED', message: expect.stringMatching(reason) })
      expect(machine.snapshot(machine.bin)).toEqual(before)
      expect(existsSync(join(directory, 'registry.json'))).toBe(false)
    })
  }
})

test('a data directory that is a link to a directory of one’s own is used', async () => {
  const machine = workspace()
  machine.program('orchard', speaker('orchard'))
  mkdirSync(join(machine.dir, 'attic'))
  symlinkSync(join(machine.dir, 'attic'), join(machine.dir, 'link'))
  expect((await atip(machine, 'scan', machine.bin, '--data-dir', join(machine.dir, 'link'))).status).toBe(0)
  expect(readdirSync(join(machine.dir, 'attic')).toSorted()).toEqual(['cache', 'registry.json', 'tools'])
})

test('what a scan writes is for its user alone', async () => {
  const machine = workspace()
  machine.program('orchard', speaker('orchard'))
  await atip(machine, 'scan', machine.bin)
  const mode = (path: string): string => (statSync(path).mode & 0o777).toString(8)
  for (const directory of [machine.data, join(machine.data, 'tools')]) expect([directory, mode(directory)]).toEqual([directory, '700'])
  for (const file of [registryFile(machine), join(machine.data, 'tools', 'orchard.json')]) expect([file, mode(file)]).toEqual([file, '600'])
})

describe('where something cannot be written, a scan', () => {
  for (const { what, spoil } of [
    {
      what: 'the data directory cannot be made',
      spoil: (machine: Workspace) => machine.file(join(machine.home, '.local'), 'a file in its place'),
    },
    {
      what: 'the directory for documents cannot be made',
      spoil: (machine: Workspace) => machine.file(join(machine.data, 'tools'), 'a file in its place'),
    },
    {
      what: 'the place of a document is taken',
      spoil: (machine: Workspace) => machine.file(join(machine.data, 'tools', 'orchard.json', 'twig'), 'a directory in its place'),
    },
  ]) {
    test(`says so and leaves everything as it is: ${what}`, async () => {
      const machine = workspace()
      machine.program('orchard', speaker('orchard'))
      spoil(machine)
      const run = await atip(machine, 'scan', machine.bin)
      expect([run.status, run.stdout]).toEqual([73, ''])
      expect(failureOf(run)).toMatchObject({ code: 'CANNOT_WRITE', message: expect.stringContaining(machine.home) })
      expect(existsSync(registryFile(machine))).toBe(false)
      const left = Object.keys(machine.snapshot(machine.home)).filter(it => /\.tmp$|\.lock$/.test(it))
      expect(left).toEqual([])
    })
  }

  test('does without its cache', async () => {
    const machine = workspace()
    machine.program('orchard', speaker('orchard'))
    machine.file(join(machine.home, '.cache'), 'a file in its place')
    const run = await atip(machine, 'scan', machine.bin, '--json')
    expect([run.status, run.stderr]).toEqual([0, ''])
    expect(namesIn(await atip(machine, 'list', '--json'))).toEqual(['atip', 'orchard'])
  })
})

describe('a probe cache that is', () => {
  for (const { state, spoil } of [
    { state: 'empty', spoil: () => '' },
    { state: 'cut off', spoil: (before: string) => before.slice(0, 30) },
    { state: 'a list', spoil: () => '[]' },
    { state: 'of another version of atip', spoil: (before: string) => before.replace(/"generator":"[^"]+"/, '"generator":"0.0.0"') },
  ]) {
    test(`${state} is no trouble: programs are judged anew`, async () => {
      const machine = workspace()
      machine.program('mute', '#!/bin/sh\n: atip\n')
      await atip(machine, 'scan', machine.bin)
      const file = join(machine.home, '.cache', 'agent-tools', 'probes.json')
      const before = readFileSync(file, 'utf8')
      machine.file(file, spoil(before))
      expect(readFileSync(file, 'utf8')).not.toBe(before)
      machine.program('orchard', speaker('orchard'))
      const run = await atip(machine, 'scan', machine.bin, '--json')
      expect([run.status, run.stderr]).toEqual([0, ''])
      expect(run.json()).toMatchObject({ executed: 2, added: ['orchard'] })
      expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(JSON.parse(before))
    })
  }
})
