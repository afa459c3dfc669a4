import { chmodSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { ScanResult } from '../../src/discover/scan.ts'
import { minimal, workspace } from '../helpers/workspace.ts'
import type { Workspace } from '../helpers/workspace.ts'

const USER = 'home/.config/agent-tools/config.json'
const SYSTEM = 'etc/agent-tools/config.json'

/** Speaks with the shell's own commands: nothing else is on PATH. */
const speaker = (name: string): string => `#!/bin/sh\n[ "$1" = --agent ] && echo '${minimal(name)}'\n`

/** A program that speaks, in a directory that is not on PATH. */
const shed = (machine: Workspace, name: string, directory = 'home/shed'): string => {
  const path = machine.file(join(directory, name), speaker(name))
  chmodSync(path, 0o755)
  return path
}

const OURS = new Set(['atip', 'hoe', 'scythe', 'spade', 'sloth'])

const scan = async (machine: Workspace, argv: readonly string[] = []): Promise<ScanResult> => {
  const run = await machine.atip(['scan', '--json', ...argv])
  if (run.status !== 0) throw new Error(run.stderr)
  const result = run.json<ScanResult>()
  // a scan of PATH also adds what the shims of the package describe
  return { ...result, added: result.added.filter(it => OURS.has(it)) }
}

const configure = (machine: Workspace, path: string, config: unknown) => machine.file(path, JSON.stringify(config))

/** Nothing was looked at: the result came from the registry alone. */
const fast = (result: ScanResult): boolean => result.settled === null

/** Directories that were changed within the last tick of the clock are looked at again. */
const tick = () => new Promise(resolve => setTimeout(resolve, 30))

describe('places', () => {
  test('are looked at after PATH', async () => {
    const machine = workspace()
    machine.program('hoe', speaker('hoe'))
    shed(machine, 'hoe')
    shed(machine, 'scythe')
    configure(machine, USER, { places: ['~/shed'] })
    expect((await scan(machine)).added).toEqual(['atip', 'hoe', 'scythe'])
    const { tools } = (await machine.atip(['list', 'hoe', '--full'])).json<{ tools: { path: string }[] }>()
    expect(tools[0]?.path).toBe(join(machine.bin, 'hoe'))
  })

  test('that the configuration no longer names take their tools with them, and no others', async () => {
    const machine = workspace()
    shed(machine, 'scythe')
    shed(machine, 'spade', 'home/cellar')
    configure(machine, USER, { places: ['~/shed', '~/cellar'] })
    await scan(machine)
    configure(machine, USER, { places: ['~/cellar'] })
    expect(await scan(machine)).toMatchObject({ added: [], removed: ['scythe'], changed: [] })
    rmSync(join(machine.dir, USER))
    expect((await scan(machine)).removed).toEqual(['spade'])
  })

  test('that others can write to are refused, unless they are allowed', async () => {
    const machine = workspace()
    shed(machine, 'scythe')
    chmodSync(join(machine.home, 'shed'), 0o777)
    configure(machine, USER, { places: ['~/shed'] })
    const refused = await scan(machine)
    expect(refused).toMatchObject({ added: ['atip'], refused: [{ path: join(machine.home, 'shed') }] })
    configure(machine, USER, { places: ['~/shed'], allow: ['~/shed'] })
    expect((await scan(machine)).added).toEqual(['scythe'])
  })

  test('hold a tool that is asked for by name', async () => {
    const machine = workspace()
    shed(machine, 'scythe')
    configure(machine, USER, { places: ['~/shed'] })
    expect((await scan(machine, ['--tool', 'scythe'])).executed).toBe(1)
  })
})

describe('a scan after which nothing changed', () => {
  const CHANGES: readonly { readonly name: string; readonly before: unknown; readonly change: (machine: Workspace) => void }[] = [
    { name: 'a file that is new', before: undefined, change: machine => configure(machine, USER, { skip: ['x'] }) },
    { name: 'a file that changed', before: { skip: ['x'] }, change: machine => configure(machine, USER, { skip: ['y'] }) },
    { name: 'a file that went', before: { skip: ['x'] }, change: machine => rmSync(join(machine.dir, USER)) },
    { name: 'a stronger file that is new', before: { skip: ['x'] }, change: machine => configure(machine, SYSTEM, { skip: ['x'] }) },
  ]

  test.each(CHANGES)('sees $name', async ({ before, change }) => {
    const machine = workspace()
    machine.program('hoe', speaker('hoe'))
    if (before !== undefined) configure(machine, USER, before)
    await tick()
    await scan(machine)
    expect(fast(await scan(machine))).toBe(true)
    change(machine)
    await tick()
    expect(fast(await scan(machine))).toBe(false)
    expect(fast(await scan(machine))).toBe(true)
  })

  test('looks at the configured places', async () => {
    const machine = workspace()
    shed(machine, 'scythe')
    configure(machine, USER, { places: ['~/shed'] })
    await tick()
    await scan(machine)
    const again = await scan(machine)
    expect([fast(again), again.executables]).toEqual([true, 1])
    shed(machine, 'spade')
    await tick()
    expect((await scan(machine)).added).toEqual(['spade'])
  })

  test('of some directories sees a changed file, and leaves it to the next scan of PATH to remember', async () => {
    const machine = workspace()
    machine.program('hoe', speaker('hoe'))
    await tick()
    await scan(machine)
    configure(machine, USER, { places: ['~/shed'] })
    shed(machine, 'scythe')
    await tick()
    expect(fast(await scan(machine, [machine.bin]))).toBe(false)
    expect((await scan(machine)).added).toEqual(['scythe'])
  })
})

describe('programs that are skipped', () => {
  test('are not run', async () => {
    const machine = workspace()
    machine.program('hoe', speaker('hoe'))
    machine.program('scythe', speaker('scythe'))
    configure(machine, SYSTEM, { skip: ['ho*'] })
    configure(machine, USER, { skip: [] })
    expect((await scan(machine)).added).toEqual(['atip', 'scythe'])
    expect((await scan(machine, ['--full', '--skip', 'scythe'])).executed).toBe(0)
  })

  test.each([[['scan', '--tool', 'hoe']], [['validate', './bin/hoe']]])('are not run by atip %j either', async argv => {
    const machine = workspace()
    machine.program('hoe', `#!/bin/sh\n# atip\necho ran > "${machine.dir}/ran"\n`)
    configure(machine, SYSTEM, { skip: ['ho*'] })
    const run = await machine.atip(argv)
    expect(run.status).toBe(77)
    expect(run.stderr).toContain('ho*')
    expect(Object.keys(machine.snapshot(machine.dir))).not.toContain('ran')
  })
})

test('the timeout of the command line wins over that of a file', async () => {
  const machine = workspace()
  machine.program('sloth', `#!/bin/sh\n/bin/sleep 1\necho '${minimal('sloth')}'\n`)
  configure(machine, USER, { timeout: '100ms' })
  expect((await scan(machine)).timedOut).toEqual([join(machine.bin, 'sloth')])
  expect(await scan(machine, ['--full', '--timeout', '30s'])).toMatchObject({ timedOut: [], added: ['sloth'] })
})

test('a file that is wrong ends the scan before anything is run or written', async () => {
  const machine = workspace()
  machine.program('hoe', `#!/bin/sh\n# atip\necho ran > "${machine.dir}/ran"\n`)
  configure(machine, SYSTEM, { skpi: ['hoe'] })
  const before = machine.snapshot(machine.dir)
  const run = await machine.atip(['scan', '--probe', 'all'])
  expect(run.status).toBe(78)
  expect(JSON.parse(run.stderr)).toMatchObject({ error: { code: 'CONFIG_INVALID', suggestion: { action: 'did you mean "skip"?' } } })
  expect(machine.snapshot(machine.dir)).toEqual(before)
})
