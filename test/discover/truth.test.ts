import { chmodSync, copyFileSync, mkdirSync, renameSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { LONG_AGO, SILENT, overwrite, pathOf, port, program, replace, says, shim } from '../helpers/port.ts'
import { expectQuiet, expectTruth, scanned } from '../helpers/truth.ts'
import type { Workspace } from '../helpers/workspace.ts'

interface Case {
  /** Completes "the registry is right after ...". */
  readonly change: string
  readonly arrange?: (machine: Workspace) => void
  readonly make: (machine: Workspace) => void
  /** Names of directories that PATH has, before and after. */
  readonly before?: readonly string[]
  readonly after?: readonly string[]
  /** What the scan says. */
  readonly expected: Readonly<Record<string, unknown>>
}

const relink = (target: string, name: string) => (machine: Workspace) => {
  const link = join(machine.dir, name)
  rmSync(link, { recursive: true, force: true })
  symlinkSync(target, link)
}

const userShim = (text: string) => (machine: Workspace) => machine.file(join(machine.data, 'shims', 'sextant.json'), text)
const systemShim = (text: string) => (machine: Workspace) => machine.file('share/agent-tools/shims/sextant.json', text)
const onlySystemShim = (machine: Workspace) => {
  rmSync(join(machine.data, 'shims', 'sextant.json'))
  systemShim(shim('0.5.0'))(machine)
}

const two = ['bin', 'quay']

const CASES: readonly Case[] = [
  { change: 'nothing', make: () => {}, expected: { written: 0, executed: 0 } },
  {
    change: 'a tool was overwritten in place',
    make: overwrite('bin/compass', says('compass', '1.10.0')),
    expected: { changed: ['compass'] },
  },
  {
    change: 'a tool was overwritten in place with the same size and its time set back',
    make: machine => {
      overwrite('bin/compass', says('compass', '1.0.9'))(machine)
      utimesSync(join(machine.bin, 'compass'), LONG_AGO, LONG_AGO)
    },
    expected: { changed: ['compass'] },
  },
  {
    change: 'a tool was replaced by a rename',
    make: machine => replace(machine, 'bin/compass', says('compass', '2.0.0')),
    expected: { changed: ['compass'] },
  },
  {
    change: 'the link of a tool leads elsewhere',
    make: relink('../opt/logbook-2/logbook', 'bin/logbook'),
    expected: { changed: ['logbook'] },
  },
  {
    change: 'what the link of a tool leads to changed',
    make: overwrite('opt/logbook-1/logbook', says('logbook', '1.1.0')),
    expected: { changed: ['logbook'] },
  },
  {
    change: 'what the link of a tool leads to is gone',
    make: machine => rmSync(join(machine.dir, 'opt/logbook-1/logbook')),
    expected: { removed: ['logbook'] },
  },
  {
    change: 'a directory was renamed away and another put in its place',
    before: two,
    make: machine => {
      renameSync(join(machine.dir, 'quay'), join(machine.dir, 'quay.old'))
      program(machine, 'quay/winch', says('winch', '3.0.0'))
      program(machine, 'quay/crane', says('crane'))
    },
    expected: { added: ['crane'], changed: ['winch'] },
  },
  {
    change: 'a linked directory of PATH leads elsewhere',
    arrange: relink('opt/logbook-1', 'current'),
    before: ['current'],
    make: relink('opt/logbook-2', 'current'),
    expected: { changed: ['logbook'] },
  },
  {
    change: 'the program of a shim was replaced',
    make: machine => replace(machine, 'bin/sextant', `${SILENT}# newer\n`),
    expected: { changed: ['sextant'] },
  },
  {
    change: 'the program of a shim moved to another directory',
    before: two,
    make: machine => renameSync(join(machine.bin, 'sextant'), join(machine.dir, 'quay', 'sextant')),
    expected: { changed: ['sextant'] },
  },
  {
    change: 'the program of a shim was removed',
    make: machine => rmSync(join(machine.bin, 'sextant')),
    expected: { changed: ['sextant'], removed: [] },
  },
  {
    change: 'the program of a shim speaks for itself now',
    make: machine => replace(machine, 'bin/sextant', says('sextant', '5.0.0')),
    expected: { changed: ['sextant'] },
  },
  {
    change: 'a tool that spoke and has a shim speaks no more',
    arrange: machine => replace(machine, 'bin/sextant', says('sextant', '5.0.0')),
    make: overwrite('bin/sextant', `${SILENT}# atip no more\n`),
    expected: { changed: ['sextant'] },
  },
  { change: 'a tool was removed', make: machine => rmSync(join(machine.bin, 'compass')), expected: { removed: ['compass'] } },
  {
    change: 'a tool was removed that hid another',
    before: two,
    make: machine => rmSync(join(machine.bin, 'compass')),
    expected: { changed: ['compass'], removed: [] },
  },
  {
    change: 'a tool cannot be executed any more',
    make: machine => chmodSync(join(machine.bin, 'compass'), 0o644),
    expected: { removed: ['compass'] },
  },
  {
    change: 'the hidden one of two tools was removed',
    before: two,
    make: machine => rmSync(join(machine.dir, 'quay', 'compass')),
    expected: { changed: [], removed: [] },
  },
  { change: 'PATH lost a directory', before: two, after: ['bin'], make: () => {}, expected: { removed: ['winch'] } },
  { change: 'PATH got a directory', before: ['bin'], after: two, make: () => {}, expected: { added: ['winch'], changed: [] } },
  { change: 'PATH was turned round', before: two, after: ['quay', 'bin'], make: () => {}, expected: { changed: ['compass'] } },
  {
    change: 'a directory of PATH was removed',
    before: two,
    make: machine => rmSync(join(machine.dir, 'quay'), { recursive: true }),
    expected: { removed: ['winch'] },
  },
  {
    change: 'a directory of PATH that was missing is there',
    before: ['bin', 'pier'],
    make: machine => program(machine, 'pier/ferry', says('ferry')),
    expected: { added: ['ferry'] },
  },
  {
    change: 'everybody may write to a directory of PATH',
    before: two,
    make: machine => chmodSync(join(machine.dir, 'quay'), 0o777),
    expected: { removed: ['winch'] },
  },
  {
    change: 'a tool does not speak any more',
    make: overwrite('bin/compass', `${SILENT}# atip no more\n`),
    expected: { removed: ['compass'] },
  },
  {
    change: 'a silent program was replaced by one that speaks',
    make: machine => replace(machine, 'bin/plumb', says('plumb')),
    expected: { added: ['plumb'] },
  },
  {
    change: 'a rejected tool was mended in place',
    arrange: machine => program(machine, 'bin/astrolabe', '#!/bin/sh\necho \'{"atip": 1}\'\n'),
    make: overwrite('bin/astrolabe', says('astrolabe')),
    expected: { added: ['astrolabe'], rejected: [] },
  },
  {
    change: 'a tool became a directory',
    make: machine => {
      rmSync(join(machine.bin, 'compass'))
      mkdirSync(join(machine.bin, 'compass'))
    },
    expected: { removed: ['compass'] },
  },
  { change: 'a tool became a link to nothing', make: relink('nowhere', 'bin/compass'), expected: { removed: ['compass'] } },
  { change: 'a tool became a link to itself', make: relink('compass', 'bin/compass'), expected: { removed: ['compass'] } },
  {
    change: "the user's shim was changed in place",
    make: userShim(shim('1.1.0')),
    expected: { changed: ['sextant'] },
  },
  { change: "the user's shim was broken in place", make: userShim('{'), expected: { removed: ['sextant'] } },
  {
    change: "the user's broken shim was mended in place",
    arrange: userShim('{'),
    make: userShim(shim('1.1.0')),
    expected: { added: ['sextant'], rejected: [] },
  },
  {
    change: "the user's shim was removed",
    make: machine => rmSync(join(machine.data, 'shims', 'sextant.json')),
    expected: { removed: ['sextant'] },
  },
  {
    change: "the system's shim was added below the user's",
    make: systemShim(shim('0.5.0')),
    expected: { changed: [] },
  },
  {
    change: "the user's shim was removed above the system's",
    arrange: systemShim(shim('0.5.0')),
    make: machine => rmSync(join(machine.data, 'shims', 'sextant.json')),
    expected: { changed: ['sextant'] },
  },
  {
    change: "the system's shim was changed in place",
    arrange: onlySystemShim,
    make: systemShim(shim('0.6.0')),
    expected: { changed: ['sextant'] },
  },
  {
    change: "the system's shims were removed",
    arrange: onlySystemShim,
    make: machine => rmSync(join(machine.dir, 'share'), { recursive: true }),
    expected: { removed: ['sextant'] },
  },
  {
    change: 'a document was removed by hand',
    make: machine => rmSync(join(machine.data, 'tools', 'compass.json')),
    expected: { executed: 1, changed: [] },
  },
  {
    change: 'a document was damaged by hand',
    make: machine => writeFileSync(join(machine.data, 'tools', 'compass.json'), '{"atip": '),
    expected: { executed: 1, changed: [] },
  },
  {
    change: 'a document was forged by hand',
    make: machine => copyFileSync(join(machine.data, 'tools', 'logbook.json'), join(machine.data, 'tools', 'compass.json')),
    expected: { executed: 1, changed: [] },
  },
  {
    change: 'a program came whose name a tool claims',
    arrange: machine => program(machine, 'bin/pilot', says('navigator')),
    make: machine => program(machine, 'bin/navigator', SILENT),
    expected: { removed: ['pilot'] },
  },
  {
    change: 'the program went whose name a tool claims',
    arrange: machine => {
      program(machine, 'bin/pilot', says('navigator'))
      program(machine, 'bin/navigator', SILENT)
    },
    make: machine => rmSync(join(machine.bin, 'navigator')),
    expected: { added: ['pilot'], rejected: [] },
  },
  {
    change: 'the program whose name a tool claims is another one, further back on PATH',
    before: two,
    arrange: machine => {
      program(machine, 'bin/pilot', says('navigator'))
      program(machine, 'bin/navigator', SILENT)
      program(machine, 'quay/navigator', SILENT)
    },
    make: machine => rmSync(join(machine.bin, 'navigator')),
    expected: { rejected: [expect.objectContaining({ path: expect.stringContaining('pilot') as unknown })] as unknown },
  },
  {
    change: 'the interpreter of a tool came',
    arrange: machine => program(machine, 'bin/chart', '#!/usr/bin/env parchment\n# speaks atip\n'),
    make: machine => program(machine, 'bin/parchment', says('chart')),
    expected: { added: expect.arrayContaining(['chart']) as unknown },
  },
]

describe('the registry is right', () => {
  for (const { change, arrange, make, before = ['bin'], after = before, expected } of CASES) {
    test(`after ${change}`, async () => {
      const machine = port()
      arrange?.(machine)
      await scanned(machine, pathOf(machine, ...before))
      make(machine)
      const path = pathOf(machine, ...after)
      expect(await expectTruth(machine, path)).toMatchObject(expected)
      await expectQuiet(machine, path)
    })
  }
})
