import { chmodSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { LONG_AGO, SILENT, age, overwrite, port, program, says } from '../helpers/port.ts'
import { expectQuiet, expectTruth, registryIn, scanned } from '../helpers/truth.ts'
import type { Workspace } from '../helpers/workspace.ts'

describe('what no directory shows', () => {
  const changed = async (): Promise<Workspace> => {
    const machine = port()
    await scanned(machine, machine.bin)
    overwrite('bin/plumb', says('plumb'))(machine)
    return machine
  }

  test('is passed over for a while: a silent program that was overwritten in place', async () => {
    const machine = await changed()
    await expectQuiet(machine)
    expect(registryIn(machine.data).tools).not.toHaveProperty('plumb')
  })

  for (const { when, hours } of [
    { when: 'after a day', hours: 25 },
    { when: 'when the clock was set back', hours: -25 },
  ]) {
    test(`is seen ${when}, and the day begins anew`, async () => {
      const machine = await changed()
      age(machine, hours)
      expect(await expectTruth(machine)).toMatchObject({ executed: 1, added: ['plumb'] })
      await expectQuiet(machine)
      expect(Math.abs(Date.now() - Date.parse(registryIn(machine.data).compared))).toBeLessThan(600_000)
    })
  }

  test('is seen by --full', async () => {
    const machine = await changed()
    expect(await expectTruth(machine, machine.bin, ['--full'])).toMatchObject({ added: ['plumb'] })
  })

  test('is seen when the program that a shim describes lost its x bit, a day later', async () => {
    const machine = port()
    await scanned(machine, machine.bin)
    chmodSync(join(machine.bin, 'sextant'), 0o644)
    age(machine, 25)
    expect(await expectTruth(machine)).toMatchObject({ changed: ['sextant'] })
  })
})

test('what scanners that were killed left in the cache is removed once nobody can be writing it', async () => {
  const machine = port()
  await scanned(machine, machine.bin)
  const cache = join(machine.home, '.cache', 'agent-tools')
  const old = machine.file(join(cache, 'probes.json.4711.0.tmp'), '{')
  utimesSync(old, LONG_AGO, LONG_AGO)
  const young = machine.file(join(cache, 'probes.json.4712.0.tmp'), '{')
  program(machine, 'bin/ferry', says('ferry'))
  await scanned(machine, machine.bin)
  expect([old, young].map(it => statSync(it, { throwIfNoEntry: false }) !== undefined)).toEqual([false, true])
})

test('what is settled of programs that are gone is forgotten', async () => {
  const machine = port()
  program(machine, 'cellar/press', SILENT)
  await scanned(machine, machine.bin, ['cellar'])
  rmSync(join(machine.dir, 'cellar'), { recursive: true })
  await scanned(machine, machine.bin)
  const settled = machine.snapshot(join(machine.home, '.cache', 'agent-tools'))['probes.json'] ?? ''
  expect(settled).toContain('bin/plumb')
  expect(settled).not.toContain('cellar/press')
})

test('a registry is written anew only when something changed', async () => {
  const machine = port()
  program(machine, 'bin/broken', '#!/bin/sh\necho \'{"atip": 1}\'\n')
  await scanned(machine, machine.bin)
  program(machine, 'bin/awry', '#!/bin/sh\necho \'{"atip": 2}\'\n')
  await scanned(machine, machine.bin)
  const { revision } = registryIn(machine.data)
  // each of them looks at everything
  await scanned(machine, machine.bin, ['--probe', 'none'])
  await scanned(machine, machine.bin, ['--allow', 'bin'])
  expect(registryIn(machine.data).revision).toBe(revision)
})
