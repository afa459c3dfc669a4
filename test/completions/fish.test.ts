import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { HOSTILE, LEFT_OUT, completionFile, runShell, shellNote, shellPath, strait } from '../helpers/shells.ts'
import type { Workspace } from '../helpers/workspace.ts'

const fish = shellPath('fish')

const run = (machine: Workspace, script: string, ...words: readonly string[]) =>
  runShell(machine, [fish!, '--no-config', '-c', `source "$COMPLETION"; ${script}`, ...words], { COMPLETION: completionFile('fish') })

/** What fish itself offers for a line, with what it means. */
const press = async (line: string): Promise<readonly string[]> => {
  const { exitCode, stdout, stderr } = await run(strait(), 'complete -C "$argv[1]"', line)
  expect([exitCode, stderr]).toEqual([0, ''])
  return stdout === '' ? [] : stdout.split('\n')
}

describe.skipIf(fish === undefined)(`fish${shellNote('fish')}`, () => {
  test.each([
    ['atip sca', ['scan\tFind out which commands this machine has and what is known of them.']],
    [
      'atip policy expl',
      ['explain\tExplain a verdict: each command of the line, its effects, where they come from, and the rule that decided.'],
    ],
    ['atip scan --probe ', ['all', 'evidence', 'none']],
    ['atip scan --probe=e', ['--probe=evidence']],
    ['atip show ferry lo', ['load\tPut files on board']],
    ['atip show ferry sail ', ['away\t$(touch pwned)', 'home']],
    ['BERTH=4 atip show ferry go h', ['home']],
    ['atip --data-dir nowhere show ferr', []],
    ['atip check --policy wor', ['workspace']],
    ['atip check --delegation=hold/ca', ['--delegation=hold/cargo.json']],
    ['atip validate harb', ['harbour map.json']],
    ['atip scan ho', ['home/\tDirectory', 'hold/\tDirectory']],
  ])('offers for "%s" %j', async (line, offered) => {
    const got = await press(line)
    expect(got.toSorted()).toEqual(line.endsWith('scan ho') ? got.toSorted() : offered.toSorted())
    expect(got.map(it => it.split('\t')[0])).toEqual(expect.arrayContaining(offered.map(it => it.split('\t')[0])))
  })

  test.each(HOSTILE)('inserts the name %j so that it is that one word, and runs nothing', async name => {
    const machine = strait()
    const script =
      'set -l it (complete --escape -C "atip show $argv[1]" | string replace -r "\\t.*" ""); eval "set -l got $it[1]"; printf "%s\\n" (count $got) $got'
    const { stdout, stderr } = await run(machine, script, name.slice(0, 2))
    expect([stdout, stderr]).toEqual([`1\n${name}`, ''])
    expect(existsSync(join(machine.dir, 'pwned'))).toBe(false)
  })

  test('leaves out names that are not one plain line', async () => {
    const offered = await press('atip show Q')
    expect(offered.some(it => it.startsWith('Qa'))).toBe(true)
    expect(offered.filter(it => LEFT_OUT.some(name => it.startsWith(name.slice(0, 2))))).toEqual([])
  })

  test('says nothing when atip is not there', async () => {
    const machine = strait()
    machine.program('atip', '#!/bin/sh\necho trouble >&2\nexit 70\n')
    const { stdout, stderr, exitCode } = await run(machine, 'complete -C "atip show fer"')
    expect([stdout, stderr, exitCode]).toEqual(['', '', 0])
  })
})
