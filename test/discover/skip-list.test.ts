import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { ScanResult } from '../helpers/programs.ts'
import { minimal, PLAIN, workspace } from '../helpers/workspace.ts'
import type { Workspace } from '../helpers/workspace.ts'

/** Speaks the protocol, so that only its name keeps it from being run; when it is run, it leaves a file beside itself. */
const dangerous = (name: string): string => `#!/bin/sh\necho x >"$0.was-run"\n/bin/cat <<'JSON'\n${minimal(name)}\nJSON\n`

const wasRun = (machine: Workspace, name: string): boolean => existsSync(join(machine.bin, `${name}.was-run`))

const MODES: readonly (readonly string[])[] = [
  [],
  ['--full'],
  ['--probe', 'evidence'],
  ['--probe', 'all'],
  ['--probe', 'all', '--full'],
  ['--probe', 'none'],
]

/** One of every group of the list, and of its globs. */
const LISTED = [
  'reboot',
  'init',
  'dd',
  'mkfs.orchard',
  'rm',
  'sudo',
  'getty',
  'gpg-agent',
  'orchard-daemon',
  'bash',
  'vim',
  'vim.tiny',
  'less',
  'xargs',
  'apt-get',
  'grub-install',
]

describe('a program whose name is on the skip list is never run', () => {
  for (const argv of MODES) {
    test(`by scan ${argv.join(' ')}`, async () => {
      const machine = workspace()
      for (const name of LISTED) machine.program(name, dangerous(name))
      machine.program('orchard', dangerous('orchard'))
      const run = await machine.atip(['scan', machine.bin, '--json', ...PLAIN, ...argv])
      expect(run.status).toBe(0)
      const result = run.json<ScanResult>()
      const asked = argv.includes('none') ? 0 : 1
      expect(result).toMatchObject({ executed: asked, settled: { skipped: LISTED.length } })
      expect(LISTED.filter(it => wasRun(machine, it))).toEqual([])
      expect(wasRun(machine, 'orchard')).toBe(asked === 1)
    })
  }

  for (const name of LISTED) {
    test(`not even by name: ${name}`, async () => {
      const machine = workspace()
      machine.program(name, dangerous(name))
      for (const argv of [[], ['--probe', 'all'], ['--full']]) {
        const run = await machine.atip(['scan', machine.bin, '--tool', name, ...PLAIN, ...argv])
        expect(run.status).toBe(77)
        expect((JSON.parse(run.stderr) as { error: { code: string } }).error.code).toBe('PROBE_REFUSED')
        expect(run.stdout).toBe('')
      }
      expect(wasRun(machine, name)).toBe(false)
    })
  }

  test('unless it was a part of a longer name that matched', async () => {
    const machine = workspace()
    for (const name of ['rmate', 'summary', 'agent', 'initdb']) machine.program(name, dangerous(name))
    const result = (await machine.atip(['scan', machine.bin, '--json', ...PLAIN])).json<ScanResult>()
    expect(result).toMatchObject({ executed: 4, added: ['agent', 'atip', 'initdb', 'rmate', 'summary'] })
  })
})

describe('with --skip', () => {
  for (const { given, skipped } of [
    { given: ['--skip', 'lock'], skipped: ['lock'] },
    { given: ['--skip', 'lock*'], skipped: ['lock', 'lock-gate'] },
    { given: ['--skip', 'lock', '--skip', 'weir'], skipped: ['lock', 'weir'] },
    { given: ['--skip', 'lock,weir'], skipped: ['lock', 'weir'] },
    { given: ['--skip', '*', '--probe', 'all', '--full'], skipped: ['lock', 'lock-gate', 'weir'] },
  ]) {
    test(`a program is not run: ${given.join(' ')}`, async () => {
      const machine = workspace()
      const all = ['lock', 'lock-gate', 'weir']
      for (const name of all) machine.program(name, dangerous(name))
      await machine.atip(['scan', machine.bin, ...PLAIN, ...given])
      expect(all.filter(it => !wasRun(machine, it))).toEqual(skipped)
    })
  }

  test('a program is not run by name either', async () => {
    const machine = workspace()
    machine.program('lock', dangerous('lock'))
    await machine.atip(['scan', machine.bin, '--tool', 'lock', '--skip', 'lock', ...PLAIN])
    expect(wasRun(machine, 'lock')).toBe(false)
  })

  test('a program is not even asked again that is known already, when it changes', async () => {
    const machine = workspace()
    machine.program('lock', dangerous('lock').replaceAll('.was-run', '.was-run-first'))
    await machine.atip(['scan', machine.bin, ...PLAIN])
    expect(existsSync(join(machine.bin, 'lock.was-run-first'))).toBe(true)
    machine.program('lock', dangerous('lock'))
    await machine.atip(['scan', machine.bin, '--full', '--skip', 'lock', ...PLAIN])
    expect(wasRun(machine, 'lock')).toBe(false)
  })
})
