import { join } from 'node:path'
import { expect, test } from 'vitest'
import { minimal, speaker, workspace } from '../helpers/workspace.ts'
import type { Run } from '../helpers/workspace.ts'

interface Listed {
  readonly tools: readonly { readonly name: string; readonly available: boolean; readonly source: string; readonly path: string | null }[]
}

const names = (run: Run): readonly string[] => run.json<Listed>().tools.map(it => it.name)

/** Three tools that speak, and two that shims describe: one installed, one not. */
const harbour = async () => {
  const machine = workspace()
  const env = { PATH: `${machine.bin}:/usr/bin:/bin` }
  for (const name of ['harbour', 'harbour-crane', 'lighthouse']) {
    machine.program(name, speaker(name, { description: `The ${name}`, commands: { run: {}, stop: {} } }))
  }
  const scanning = { ...env, PATH: machine.bin }
  machine.program('anchor', '#!/bin/sh\nexit 64\n')
  machine.file(join(machine.data, 'shims', 'anchor.json'), minimal('anchor', { description: 'Holds a ship' }))
  machine.file(join(machine.data, 'shims', 'buoy.json'), minimal('buoy', { description: 'Floats' }))
  // the programs answer with cat, which an empty PATH would not find
  machine.program('cat', '#!/bin/sh\nexec /bin/cat "$@"\n')
  const scan = await machine.atip(['scan'], { env: scanning })
  expect(scan.status).toBe(0)
  return { machine, list: (...argv: readonly string[]) => machine.atip(['list', ...argv], { env }) }
}

test('a machine that was never scanned has no tools, which is no failure, and nothing is made', async () => {
  const machine = workspace()
  const json = await machine.atip(['list'])
  expect([json.status, json.stderr, json.json()]).toEqual([0, '', { tools: [] }])
  const text = await machine.atip(['list', '--text'])
  expect([text.status, text.stdout]).toEqual([0, 'No tools. "atip scan" finds those of this machine.\n'])
  expect(machine.snapshot(machine.home)).toEqual({})
})

test('a tool is listed with what one asks first', async () => {
  const { machine, list } = await harbour()
  const tools = (await list()).json<Listed>().tools
  expect(tools.find(it => it.name === 'harbour')).toEqual({
    name: 'harbour',
    path: join(machine.bin, 'harbour'),
    source: 'native',
    version: '1.0.0',
    description: 'The harbour',
    available: true,
    // a directory for temporary files is nobody's own
    trusted: false,
    trust: 'others than root can change it, and nobody trusted it',
    commands: 2,
  })
  expect(tools.find(it => it.name === 'buoy')).toMatchObject({ path: null, available: false, source: 'shim' })
})

test('tools are in the order of their names', async () => {
  const { list } = await harbour()
  const all = names(await list())
  expect(all).toContain('harbour-crane')
  expect(all).toEqual(all.toSorted())
})

test.each<readonly [name: string, argv: readonly string[], tools: readonly string[]]>([
  ['a glob', ['harbour*'], ['harbour', 'harbour-crane']],
  ['a glob for one character', ['buo?'], ['buoy']],
  ['a name', ['anchor'], ['anchor']],
  ['a name that nothing has', ['submarine'], []],
  ['a glob that is no regular expression', ['h.rbour|[a-z]*'], []],
  ['a source', ['--source', 'native'], ['atip', 'harbour', 'harbour-crane', 'lighthouse']],
  ['a source and a glob', ['l*', '--source', 'native'], ['lighthouse']],
  ['what is installed', ['[ab]*', '--available'], []],
  ['what is installed, of two', ['?????r', '--available'], ['anchor']],
])('the list can be narrowed to %s', async (_name, argv, tools) => {
  const { list } = await harbour()
  const run = await list(...argv)
  expect([run.status, names(run)]).toEqual([0, tools])
})

test('--available leaves out what is described but not installed', async () => {
  const { list } = await harbour()
  const all = (await list()).json<Listed>().tools
  const available = (await list('--available')).json<Listed>().tools
  expect(available).toEqual(all.filter(it => it.available))
  expect(all.length).toBeGreaterThan(available.length)
})

test('a source that there is not is wrong usage', async () => {
  const { list } = await harbour()
  const run = await list('--source', 'rumour')
  expect([run.status, run.stdout]).toEqual([64, ''])
  expect(JSON.parse(run.stderr)).toMatchObject({
    error: { code: 'BAD_USAGE', message: '--source must be one of native, shim, inferred, manual, adapter, not "rumour"' },
  })
})

test.each<readonly [name: string, text: string, status: number, code: string]>([
  ['a file that is no registry', '{"tools": [', 65, 'REGISTRY_CORRUPT'],
  ['a registry of a newer format', '{"version": "0.2", "tools": {}}', 78, 'UPGRADE_REQUIRED'],
])('%s is a failure, and stays as it is', async (_name, text, status, code) => {
  const machine = workspace()
  machine.file(join(machine.data, 'registry.json'), text)
  const before = machine.snapshot(machine.dir)
  const run = await machine.atip(['list'])
  expect([run.status, run.stdout]).toEqual([status, ''])
  expect(JSON.parse(run.stderr)).toMatchObject({ error: { code } })
  expect(machine.snapshot(machine.dir)).toEqual(before)
})

test('--data-dir lists another registry', async () => {
  const { machine, list } = await harbour()
  expect(names(await list('--data-dir', join(machine.dir, 'empty')))).toEqual([])
  expect(names(await list('--data-dir', machine.data, 'lighthouse'))).toEqual(['lighthouse'])
})

test('listing writes nothing', async () => {
  const { machine, list } = await harbour()
  const before = machine.snapshot(machine.dir)
  await list()
  await list('--text')
  await list('h*', '--available')
  expect(machine.snapshot(machine.dir)).toEqual(before)
})
