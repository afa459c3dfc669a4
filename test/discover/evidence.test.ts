import { chmodSync, existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { compile, hasCompiler, install, pathWithRuntimes, python3 } from '../helpers/programs.ts'
import type { ScanResult } from '../helpers/programs.ts'
import { PLAIN, workspace } from '../helpers/workspace.ts'
import type { Workspace } from '../helpers/workspace.ts'

const scan = async (machine: Workspace, ...argv: readonly string[]): Promise<ScanResult> => {
  const run = await machine.atip(['scan', machine.bin, '--json', '--timeout', '20s', ...PLAIN, ...argv], {
    env: { PATH: pathWithRuntimes(machine) },
  })
  expect(run.status).toBe(0)
  return run.json<ScanResult>()
}

/** A program in sh that leaves a file beside itself when it is run, with `lines` after its first. */
const traced = (lines: string): string => `#!/bin/sh\n${lines}\necho x >"$0.was-run"\n`

const wasRun = (machine: Workspace, name: string): boolean => existsSync(join(machine.bin, `${name}.was-run`))

const bytes = (machine: Workspace, name: string, content: Uint8Array): string => {
  const path = join(machine.bin, name)
  writeFileSync(path, content)
  chmodSync(path, 0o755)
  return path
}

describe('the key is found as', () => {
  const rest = '"name":"orchard","version":"1.0.0","description":"Tends apple trees"'
  const fields = "name: 'orchard', version: '1.0.0', description: 'Tends apple trees'"
  const cases: readonly { readonly form: string; readonly text: string; readonly needs?: 'python3' }[] = [
    { form: '"atip" in sh', text: `#!/bin/sh\nprintf '%s' '{"atip":"0.1",${rest}}'\n` },
    { form: '\\"atip\\" in sh', text: `#!/bin/sh\necho "{\\"atip\\":\\"0.1\\",${rest.replaceAll('"', '\\"')}}"\n` },
    { form: '"atip" in JavaScript', text: `#!/usr/bin/env node\nconsole.log(JSON.stringify({"atip": "0.1", ${fields}}))\n` },
    { form: "'atip' in JavaScript", text: `#!/usr/bin/env node\nconsole.log(JSON.stringify({'atip': '0.1', ${fields}}))\n` },
    { form: 'atip: in JavaScript', text: `#!/usr/bin/env node\nconsole.log(JSON.stringify({atip: '0.1', ${fields}}))\n` },
    { form: '"atip" in Python', needs: 'python3', text: `#!/usr/bin/env python3\nprint('{"atip": "0.1", ${rest}}')\n` },
    {
      form: "'atip' in Python",
      needs: 'python3',
      text: `#!/usr/bin/env python3\nimport json\nprint(json.dumps({'atip': '0.1', **json.loads('{${rest}}')}))\n`,
    },
    {
      form: 'atip= in Python',
      needs: 'python3',
      text: `#!/usr/bin/env python3\nimport json\nprint(json.dumps(dict(atip='0.1', **json.loads('{${rest}}'))))\n`,
    },
  ]
  for (const { form, text, needs } of cases) {
    const missing = needs === 'python3' && python3 === undefined
    test.skipIf(missing)(`${form}${missing ? ' (skipped: needs python3)' : ''}`, async () => {
      const machine = workspace()
      machine.program('orchard', text)
      expect(await scan(machine)).toMatchObject({ executed: 1, added: ['atip', 'orchard'] })
    })
  }

  test.skipIf(!hasCompiler)(`"atip" in a compiled program${hasCompiler ? '' : ' (skipped: needs cc)'}`, async () => {
    const machine = workspace()
    compile(machine, 'lighthouse')
    expect(await scan(machine)).toMatchObject({ executed: 1, added: ['atip', 'lighthouse'] })
  })
})

describe('the key is found where it starts at byte', () => {
  const CHUNK = 256 * 1024
  // the first chunk is read whole; each later one keeps three bytes of the one before in front
  const seams = [CHUNK, 2 * CHUNK - 3]
  for (const offset of [...seams.flatMap(seam => [-5, -4, -3, -2, -1, 0, 1].map(it => seam + it)), 3 * CHUNK + 1000]) {
    test(`${offset}, across or beside a seam between chunks`, async () => {
      const machine = workspace()
      const head = '#!/bin/sh\n'
      const before = "printf '%s' '{\""
      const padding = `${'#'.repeat(999)}\n`.repeat(Math.ceil(offset / 1000)).slice(0, offset - head.length - before.length - 1)
      const text = `${head}${padding}\n${before}atip":"0.1","name":"orchard","version":"1.0.0","description":"Tends apple trees"}'\n`
      expect(text.indexOf('atip')).toBe(offset)
      machine.program('orchard', text)
      expect(await scan(machine)).toMatchObject({ executed: 1, added: ['atip', 'orchard'] })
    })
  }
})

describe('without evidence a program is never run', () => {
  const ELF = [0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0]
  const MACH_O = [0xcf, 0xfa, 0xed, 0xfe, 0x0c, 0, 0, 1]
  const PE = [0x4d, 0x5a, 0x90, 0]
  const cases: readonly { readonly what: string; readonly content: Uint8Array; readonly tally: string }[] = [
    { what: 'a script', content: Buffer.from(traced(': --agent and "ati" "p" apart')), tally: 'script' },
    { what: 'a script that has the key in capitals', content: Buffer.from(traced(': ATIP')), tally: 'script' },
    { what: 'a text without a first line for an interpreter', content: Buffer.from('echo x >"$0.was-run"\n'), tally: 'other' },
    { what: 'an ELF file', content: Buffer.from([...ELF, ...Buffer.alloc(600)]), tally: 'native' },
    { what: 'a Mach-O file', content: Buffer.from([...MACH_O, ...Buffer.alloc(600)]), tally: 'native' },
    { what: 'a PE file', content: Buffer.from([...PE, ...Buffer.alloc(600)]), tally: 'native' },
    { what: 'an empty file', content: Buffer.alloc(0), tally: 'other' },
  ]
  for (const { what, content, tally } of cases) {
    test(`${what} is settled as ${tally}`, async () => {
      const machine = workspace()
      bytes(machine, 'woodcutter', content)
      const result = await scan(machine)
      expect(result).toMatchObject({ executed: 0, executables: 1, added: ['atip'] })
      expect(result.settled).toMatchObject({ [tally]: 1, probed: 0 })
      expect(wasRun(machine, 'woodcutter')).toBe(false)
    })
  }

  test('but it is when all are asked for, or it by name', async () => {
    for (const argv of [
      ['--probe', 'all'],
      ['--tool', 'woodcutter'],
    ]) {
      const machine = workspace()
      install(machine, 'woodcutter')
      expect(await scan(machine, ...argv)).toMatchObject({ executed: 1 })
      expect(wasRun(machine, 'woodcutter')).toBe(true)
    }
  })

  test('nor with evidence, where nothing is to be asked', async () => {
    const machine = workspace()
    machine.program('woodcutter', traced(': atip'))
    const result = await scan(machine, '--probe', 'none')
    expect(result).toMatchObject({ executed: 0, settled: { unasked: 1 } })
    expect(wasRun(machine, 'woodcutter')).toBe(false)
  })
})

describe('a program whose form hides its text is opaque:', () => {
  const tail = Buffer.from('\necho x >"$0.was-run"\n: atip\n')
  const cases: readonly { readonly what: string; readonly content: Uint8Array }[] = [
    { what: 'a zip application behind an interpreter line', content: Buffer.concat([Buffer.from('#!/bin/sh\nPK\u0003\u0004'), tail]) },
    { what: 'a bare zip archive', content: Buffer.concat([Buffer.from('PK\u0003\u0004'), tail]) },
    { what: 'a gzip file', content: Buffer.concat([Buffer.from([0x1f, 0x8b, 8]), tail]) },
    { what: 'an AppImage', content: Buffer.concat([Buffer.from('\u007FELF\u0002\u0001\u0001\u0000AI\u0002'), tail]) },
    { what: 'an ELF file with the mark of UPX', content: Buffer.concat([Buffer.from('\u007FELF........UPX!'), tail]) },
  ]
  for (const { what, content } of cases) {
    test(`${what}, not run even though the key is there`, async () => {
      const machine = workspace()
      bytes(machine, 'trunk', content)
      const result = await scan(machine)
      expect(result).toMatchObject({ executed: 0, settled: { opaque: 1, probed: 0 } })
      expect(wasRun(machine, 'trunk')).toBe(false)
    })
  }

  test('a program that PyInstaller packed, where the key is not in sight', async () => {
    const machine = workspace()
    bytes(machine, 'trunk', Buffer.from(`\u007FELF${'.'.repeat(9000)}_MEIPASS2${'.'.repeat(9000)}`))
    expect(await scan(machine)).toMatchObject({ executed: 0, settled: { opaque: 1, native: 0 } })
  })

  test('it is run when it is asked for by name', async () => {
    const machine = workspace()
    bytes(machine, 'trunk', cases[0]!.content)
    expect(await scan(machine, '--tool', 'trunk')).toMatchObject({ executed: 1 })
    expect(wasRun(machine, 'trunk')).toBe(true)
  })

  test('a script that only mentions UPX is not', async () => {
    const machine = workspace()
    machine.program('orchard', traced(': UPX! atip'))
    expect(await scan(machine)).toMatchObject({ executed: 1, settled: { opaque: 0 } })
  })
})

describe('a toolable program of one tool, which would do its job, is never run', () => {
  for (const argv of [[], ['--full'], ['--probe', 'all'], ['--probe', 'none'], ['--tool', 'workbench']]) {
    test(`by scan ${argv.join(' ')}`, async () => {
      const machine = workspace()
      install(machine, 'workbench')
      await scan(machine, '--data-dir', join(machine.dir, 'kept'), ...argv)
      // a second time, since the first one is remembered
      expect(await scan(machine, '--data-dir', join(machine.dir, 'kept'), ...argv)).toMatchObject({ executed: 0 })
      expect(wasRun(machine, 'workbench')).toBe(false)
    })
  }
})

test.skipIf(process.getuid?.() === 0)(
  `a program that may be run but not read is left alone${process.getuid?.() === 0 ? ' (skipped: needs an ordinary user)' : ''}`,
  async () => {
    const machine = workspace()
    const path = machine.program('vault', traced(': atip'))
    chmodSync(path, 0o111)
    expect(await scan(machine)).toMatchObject({ executed: 0, settled: { unreadable: 1 } })
    expect(wasRun(machine, 'vault')).toBe(false)
  },
)
