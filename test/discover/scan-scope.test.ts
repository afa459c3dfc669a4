import { chmodSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { SILENT, age, overwrite, pathOf, port, program, says } from '../helpers/port.ts'
import { expectQuiet, expectTruth, registryIn, scanned } from '../helpers/truth.ts'
import type { Workspace } from '../helpers/workspace.ts'

describe('a scan with options leaves the next one without them something to find:', () => {
  for (const { argv, change } of [
    { argv: ['--probe', 'none'], change: 'a tool came' },
    { argv: ['--skip', 'ferry'], change: 'a tool came' },
    { argv: ['bin'], change: 'a tool came' },
    { argv: ['bin', '--probe', 'none'], change: 'a tool came' },
    { argv: ['--dry-run'], change: 'a tool came' },
    { argv: ['--tool', 'winch'], change: 'a tool came' },
  ]) {
    test(`${change}, then scan ${argv.join(' ')}`, async () => {
      const machine = port()
      const path = pathOf(machine, 'bin', 'quay')
      await scanned(machine, path)
      program(machine, 'bin/ferry', says('ferry'))
      rmSync(join(machine.bin, 'compass'))
      await scanned(machine, path, argv)
      await expectTruth(machine, path)
      await expectQuiet(machine, path)
      expect(Object.keys(registryIn(machine.data).tools)).toEqual(expect.arrayContaining(['compass', 'ferry']))
    })
  }

  test('a directory that was allowed once is refused again', async () => {
    const machine = port()
    const path = pathOf(machine, 'bin', 'quay')
    chmodSync(join(machine.dir, 'quay'), 0o777)
    expect((await scanned(machine, path, ['--allow', 'quay'])).added).toContain('winch')
    expect(await expectTruth(machine, path)).toMatchObject({ removed: ['winch'] })
    await expectQuiet(machine, path)
  })

  test('a directory of a project that PATH has, and that was passed over, is looked at when it is named', async () => {
    const machine = port()
    const tools = join('project', 'node_modules', '.bin')
    program(machine, join(tools, 'rigging'), says('rigging'))
    const path = pathOf(machine, 'bin', tools)
    await scanned(machine, path)
    expect((await scanned(machine, path, [tools])).added).toEqual(['rigging'])
    expect(await scanned(machine, path)).toMatchObject({ removed: [] })
    await expectQuiet(machine, path)
  })

  test('a directory that is refused is refused every time it is named', async () => {
    const machine = port()
    chmodSync(join(machine.dir, 'quay'), 0o777)
    for (const path of [pathOf(machine, 'bin'), pathOf(machine, 'bin', 'quay')]) {
      await scanned(machine, path)
      for (const _ of [1, 2]) expect((await scanned(machine, path, ['quay'])).refused).toHaveLength(1)
    }
  })
})

test('--dry-run changes nothing, whatever changed', async () => {
  const machine = port()
  await scanned(machine, machine.bin)
  program(machine, 'bin/ferry', says('ferry'))
  rmSync(join(machine.data, 'tools', 'compass.json'))
  const before = machine.snapshot(machine.home)
  const result = await scanned(machine, machine.bin, ['--dry-run'])
  expect(result.wouldRun.map(it => it.slice(machine.bin.length + 1))).toEqual(['compass', 'ferry'])
  expect(machine.snapshot(machine.home)).toEqual(before)
})

describe('a tool without evidence that was asked by name', () => {
  /** Its bytes do not hold the key. */
  const encoded = (version: string): string =>
    `#!/bin/sh\nkey=at; printf '{"%s":"0.1","name":"bell","version":"${version}","description":"Rings"}' "\${key}ip"\n`
  const rung = async (): Promise<Workspace> => {
    const machine = port()
    program(machine, 'bin/bell', encoded('1.0.0'))
    expect((await scanned(machine, machine.bin)).added).not.toContain('bell')
    expect((await scanned(machine, machine.bin, ['--tool', 'bell'])).added).toEqual(['bell'])
    return machine
  }
  const bell = (machine: Workspace) => registryIn(machine.data).tools['bell']

  test('leaves all others as they are, and stays', async () => {
    const machine = await rung()
    expect(bell(machine)).toMatchObject({ version: '1.0.0', askedByName: true })
    expect(registryIn(machine.data).tools).toMatchObject({ compass: {}, logbook: {}, sextant: {} })
    await expectQuiet(machine)
  })

  test('is asked again when it changes', async () => {
    const machine = await rung()
    overwrite('bin/bell', encoded('1.1.0'))(machine)
    expect(await scanned(machine, machine.bin)).toMatchObject({ executed: 1, changed: ['bell'], removed: [] })
    expect(bell(machine)).toMatchObject({ version: '1.1.0', askedByName: true })
  })

  test('is asked again by --full', async () => {
    const machine = await rung()
    expect(await scanned(machine, machine.bin, ['--full'])).toMatchObject({ removed: [] })
    expect(bell(machine)).toMatchObject({ version: '1.0.0', askedByName: true })
  })

  test('is forgotten when another program takes its place on PATH, which nobody asked for', async () => {
    const machine = await rung()
    program(machine, 'quay/bell', encoded('7.0.0'))
    expect(await scanned(machine, pathOf(machine, 'quay', 'bin'))).toMatchObject({ removed: ['bell'] })
  })

  test('is forgotten when it does not answer any more', async () => {
    const machine = await rung()
    overwrite('bin/bell', SILENT)(machine)
    expect(await scanned(machine, machine.bin)).toMatchObject({ executed: 1, removed: ['bell'] })
    await expectQuiet(machine)
  })
})

describe('a scan of a directory outside PATH', () => {
  const cellar = async (): Promise<Workspace> => {
    const machine = port()
    program(machine, 'cellar/press', says('press'))
    await scanned(machine, machine.bin)
    return machine
  }

  test('marks nothing elsewhere as gone, and scans of PATH keep what it found', async () => {
    const machine = await cellar()
    rmSync(join(machine.bin, 'compass'))
    expect(await scanned(machine, machine.bin, ['cellar'])).toMatchObject({ added: ['press'], removed: [] })
    expect(await scanned(machine, machine.bin)).toMatchObject({ added: [], removed: ['compass'] })
    await expectQuiet(machine)
    expect(registryIn(machine.data).tools['press']).toMatchObject({ path: join(machine.dir, 'cellar', 'press') })
  })

  for (const { what, make } of [
    { what: 'was removed', make: (machine: Workspace) => rmSync(join(machine.dir, 'cellar', 'press')) },
    { what: 'lost its x bit', make: (machine: Workspace) => chmodSync(join(machine.dir, 'cellar', 'press'), 0o644) },
    { what: 'can be replaced by everybody', make: (machine: Workspace) => chmodSync(join(machine.dir, 'cellar'), 0o777) },
    { what: 'is hidden by one of PATH', make: (machine: Workspace) => program(machine, 'bin/press', SILENT) },
  ]) {
    test(`and the tool ${what}: the next scan of PATH that looks forgets it`, async () => {
      const machine = await cellar()
      await scanned(machine, machine.bin, ['cellar'])
      make(machine)
      program(machine, 'bin/new', SILENT)
      expect(await scanned(machine, machine.bin)).toMatchObject({ removed: ['press'] })
      await expectTruth(machine)
      await expectQuiet(machine)
    })
  }

  test('and the program of a shim is still installed for the next scan of PATH', async () => {
    const machine = await cellar()
    renameSync(join(machine.bin, 'sextant'), join(machine.dir, 'cellar', 'sextant'))
    await scanned(machine, machine.bin, ['cellar'])
    program(machine, 'bin/new', SILENT)
    await scanned(machine, machine.bin)
    expect(registryIn(machine.data).tools['sextant']).toMatchObject({ path: join(machine.dir, 'cellar', 'sextant'), available: true })
  })

  test('is not quick to believe: what changed while PATH was scanned is seen', async () => {
    const machine = await cellar()
    program(machine, 'cellar/cork', SILENT)
    await scanned(machine, machine.bin, ['cellar'])
    overwrite('cellar/cork', says('cork'))(machine)
    age(machine, 25)
    await scanned(machine, machine.bin)
    expect(await scanned(machine, machine.bin, ['cellar'])).toMatchObject({ added: ['cork'] })
  })
})
