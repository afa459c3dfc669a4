import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { overwrite, pathOf, port, program, says } from '../helpers/port.ts'
import { expectQuiet, expectTruth, registryIn, scanned } from '../helpers/truth.ts'
import { minimal, PLAIN } from '../helpers/workspace.ts'
import type { Workspace } from '../helpers/workspace.ts'

/** Names that locales sort in different ways. */
const NAMES = ['Zulu', 'alpha', 'Ärger', 'b_2', 'b-10', 'ångström', 'zeta', 'İstanbul', '[']

const crowd = (): Workspace => {
  const machine = port()
  for (const name of NAMES) program(machine, join('bin', name), says(name))
  for (const name of ['wrong', 'awry']) program(machine, join('quay', name), '#!/bin/sh\necho \'{"atip": 1}\'\n')
  machine.file('share/agent-tools/shims/wreck.json', '{')
  return machine
}

/** The bytes of a registry and its documents, but for when it was written. */
const bytesIn = (data: string): string => {
  const registry = readFileSync(join(data, 'registry.json'), 'utf8')
  const documents = readdirSync(join(data, 'tools')).toSorted()
  const all = [registry, ...documents.map(it => `${it}\n${readFileSync(join(data, 'tools', it), 'utf8')}`)].join('\n')
  return all.replaceAll(/"(lastChecked|updated|compared)":"[^"]*"/g, '"$1":""')
}

describe('two scans of the same machine into two empty directories write the same bytes', () => {
  for (const { when, argv = ['--concurrency', '1'], env = {}, make } of [
    { when: 'one after the other' },
    { when: 'with another number of programs alive at once', argv: ['--concurrency', '8'] },
    { when: 'in another locale', env: { LANG: 'tr_TR.UTF-8', LC_ALL: 'sv_SE.UTF-8', LANGUAGE: 'sv' } },
    {
      when: 'when the directory was filled in another order',
      // the same files, and so the same identities: only the order of the entries differs
      make: (machine: Workspace) => {
        const aside = join(machine.dir, 'aside')
        mkdirSync(aside)
        const names = readdirSync(machine.bin)
        for (const name of names) renameSync(join(machine.bin, name), join(aside, name))
        for (const name of names.toReversed()) renameSync(join(aside, name), join(machine.bin, name))
      },
    },
  ] as readonly {
    readonly when: string
    readonly argv?: readonly string[]
    readonly env?: Readonly<Record<string, string>>
    readonly make?: (machine: Workspace) => void
  }[]) {
    test(`${when}, which does not matter`, async () => {
      const machine = crowd()
      const path = pathOf(machine, 'bin', 'quay')
      const [one, other] = ['one', 'other'].map(it => join(machine.dir, it)) as [string, string]
      await scanned(machine, path, ['--data-dir', one, '--concurrency', '1'])
      make?.(machine)
      await scanned(machine, path, ['--data-dir', other, ...argv], env)
      // a move changes the time of the file, and of the directory
      const shown = (data: string) => (make === undefined ? bytesIn(data) : bytesIn(data).replaceAll(/"(mtimeNs|ctimeNs)":"[0-9]*"/g, ''))
      expect(shown(other)).toBe(shown(one))
    })
  }
})

test('a registry that grew with its tools has the bytes of one that was made at once', async () => {
  const machine = crowd()
  const path = pathOf(machine, 'bin', 'quay')
  await scanned(machine, pathOf(machine, 'quay'), ['--data-dir', join(machine.dir, 'grown')])
  await scanned(machine, path, ['--data-dir', join(machine.dir, 'grown')])
  program(machine, 'quay/askew', '#!/bin/sh\necho \'{"atip": 1}\'\n')
  await scanned(machine, path, ['--data-dir', join(machine.dir, 'grown')])
  await scanned(machine, path, ['--data-dir', join(machine.dir, 'once')])
  const counted = (data: string) => bytesIn(join(machine.dir, data)).replaceAll(/"revision":[0-9]+/g, '')
  expect(counted('grown')).toBe(counted('once'))
})

test('scans that run into each other while tools change leave a registry that the next scan makes right', async () => {
  const machine = crowd()
  const path = pathOf(machine, 'bin', 'quay')
  await scanned(machine, path)
  for (let round = 2; round < 6; round++) {
    const slow = `#!/bin/sh\ni=0; while [ $i -lt 20000 ]; do i=$((i+1)); done\n${says('winch', `${round}.0.0`).slice('#!/bin/sh\n'.length)}`
    program(machine, 'quay/winch', slow)
    program(machine, `bin/new${round}`, '#!/bin/sh\n')
    const first = scanned(machine, path)
    await new Promise(resolve => setTimeout(resolve, 60 * round))
    // in place: no directory tells
    overwrite(`bin/new${round - 1}`, says(`new${round - 1}`, `${round}.0.0`))(machine)
    writeFileSync(join(machine.bin, 'zeta'), says('zeta', `${round}.0.0`))
    program(machine, `quay/late${round}`, says(`late${round}`))
    await Promise.all([first, scanned(machine, path), scanned(machine, path, ['--full'])])
    await expectTruth(machine, path)
    await expectQuiet(machine, path)
  }
  expect(registryIn(machine.data).tools['zeta']).toMatchObject({ version: '5.0.0' })
})

test('a scan that was overtaken by one that saw more does not make the next one believe it', async () => {
  const machine = port()
  await scanned(machine, machine.bin)
  const [begun, end] = ['begun', 'end'].map(it => join(machine.dir, it)) as [string, string]
  program(
    machine,
    'bin/anchor',
    `#!/bin/sh\necho >'${begun}' 2>/dev/null\nwhile [ ! -e '${end}' ]; do :; done\necho '${minimal('anchor')}'\n`,
  )
  const slow = scanned(machine, machine.bin, PLAIN)
  const until = Date.now() + 30_000
  while (!existsSync(begun) && Date.now() < until) await new Promise(resolve => setTimeout(resolve, 10))
  // in place: the slow scan has read it and found it silent, and no directory tells
  overwrite('bin/plumb', says('plumb'))(machine)
  expect((await scanned(machine, machine.bin, ['--skip', 'anchor'])).added).toContain('plumb')
  writeFileSync(end, '')
  expect((await slow).added).toContain('anchor')
  await expectTruth(machine)
  expect(registryIn(machine.data).tools).toHaveProperty('plumb')
  await expectQuiet(machine)
})
