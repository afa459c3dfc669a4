import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { countTokens } from '../../src/search/count-tokens.ts'
import { minimal, speaker, workspace } from '../helpers/workspace.ts'
import type { Run } from '../helpers/workspace.ts'

interface Listed {
  readonly tools: readonly {
    readonly name: string
    readonly available?: boolean
    readonly source?: string
    readonly path?: string | null
  }[]
  readonly absent?: number
  readonly omitted?: { readonly fields?: readonly string[]; readonly tools?: number; readonly names?: readonly string[] }
  readonly 'x-more'?: string
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
  const { list } = await harbour()
  expect((await list()).json<Listed>().tools.find(tool => tool.name === 'harbour')).toEqual({
    name: 'harbour',
    description: 'The harbour',
    // a directory for temporary files is nobody's own
    trusted: false,
    trust: 'others than root can change it, and nobody trusted it',
    version: '1.0.0',
    commands: 2,
  })
})

test('what is as it nearly always is, is left out without --full', async () => {
  const { machine, list } = await harbour()
  const lean = { name: 'anchor', description: 'Holds a ship', version: '1.0.0', commands: 0 }
  expect((await list('anchor')).json<Listed>().tools).toEqual([lean])
  const whole = { path: join(machine.bin, 'anchor'), source: 'shim', available: true, trusted: true, trust: 'it is a shim', effects: {} }
  expect((await list('anchor', '--full')).json<Listed>().tools).toEqual([{ ...lean, ...whole }])
  expect((await list('buoy', '--all')).json<Listed>().tools).toEqual([
    { name: 'buoy', description: 'Floats', available: false, version: '1.0.0', commands: 0 },
  ])
})

test('effects of the tool as a whole are certain, or depend', async () => {
  const machine = workspace()
  const commands = { look: { effects: { network: false, destructive: false } }, sink: { effects: { network: false, destructive: true } } }
  machine.program('ferry', '#!/bin/sh\nexit 64\n')
  machine.file(join(machine.data, 'shims', 'ferry.json'), minimal('ferry', { commands }))
  await machine.atip(['scan'])
  const expected = { effects: { network: false }, 'x-depends': ['destructive', 'reversible'] }
  expect((await machine.atip(['list', 'ferry'])).json<Listed>().tools).toMatchObject([expected])
  const registry = JSON.parse(readFileSync(join(machine.data, 'registry.json'), 'utf8')) as {
    readonly tools: Readonly<Record<string, unknown>>
  }
  expect(registry.tools['ferry']).toMatchObject(expected)
  // what the build read of the packaged shims has them too
  expect((await machine.atip(['list', 'ssh', '--all'])).json<Listed>().tools).toMatchObject([{ 'x-depends': ['*'] }])
  expect((await machine.atip(['list', 'ferry', '--text', '--available'])).stdout).toMatch(
    /ferry +1\.0\.0 +shim +2 +destroys\?, .*The ferry tool\n/,
  )
})

test('tools are in the order of their names', async () => {
  const { list } = await harbour()
  const all = names(await list())
  expect(all).toContain('harbour-crane')
  expect(all).toEqual(all.toSorted())
})

test.each<readonly [name: string, argv: readonly string[], tools: readonly string[]]>([
  ['a glob', ['harbour*'], ['harbour', 'harbour-crane']],
  ['a glob for one character', ['buo?', '--all'], ['buoy']],
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

test('what is described but not installed is counted, and listed with --all', async () => {
  const { list } = await harbour()
  const installed = (await list('--full')).json<Listed>()
  const all = (await list('--all', '--full')).json<Listed>()
  expect(installed.tools).toEqual(all.tools.filter(tool => tool.available === true))
  expect([installed.absent, all.absent]).toEqual([all.tools.length - installed.tools.length, undefined])
  expect((await list('--available', '--full')).stdout).toBe((await list('--full')).stdout)
  expect((await list('buoy', '--text')).stdout).toBe('1 tool is described but not installed: "atip list --all" shows them.\n')
  expect((await list('submarine', '--text')).stdout).toBe('No known tool is like that. "atip list --all" shows them all.\n')
})

test('who may use no tool is not told to look for some', async () => {
  const { machine } = await harbour()
  machine.file('none.json', '{"delegation": {"allowedTools": []}}')
  const run = await machine.atip(['list', '--text'], { env: { ATIP_DELEGATION: 'none.json' } })
  expect(run.stdout).toContain('The delegation in force (ATIP_DELEGATION) permits no tool like that')
})

/** A machine on which a registry says that there are so many tools. */
const crowded = (count: number) => {
  const machine = workspace()
  const named = (at: number) => `tool-${String(at).padStart(4, '0')}`
  const record = (at: number) => ({
    path: `/usr/bin/${named(at)}`,
    version: '1.2.3',
    atipVersion: '0.1',
    source: 'shim',
    lastChecked: '2026-03-01T00:00:00.000Z',
    description: `Loads, unloads and counts ships of the kind ${at}`,
    commands: at % 12,
    effects: { network: false, filesystem: { write: false, delete: false }, destructive: false },
  })
  const tools = Object.fromEntries(Array.from({ length: count }, (_, at) => [named(at), record(at)]))
  machine.file(join(machine.data, 'registry.json'), JSON.stringify({ version: '0.1', tools }))
  return async (...argv: readonly string[]) => (await machine.atip(['list', ...argv])).json<Listed>()
}

test('a long list gives up fields before tools, says so, and has them with --full or of fewer tools', async () => {
  const list = crowded(150)
  const { tools, omitted, 'x-more': more } = await list()
  expect([tools.length, omitted?.fields, omitted?.tools, more]).toEqual([
    150,
    ['version', 'commands', 'effects'],
    undefined,
    'atip list --full',
  ])
  expect(Object.keys(tools[0]!)).toEqual(['name', 'description'])
  for (const fewer of [await list('--full'), await list('tool-000?')]) {
    expect(fewer).toMatchObject({
      tools: expect.arrayContaining([expect.objectContaining({ version: '1.2.3', effects: expect.anything() as object })]),
    })
    expect(fewer.omitted).toBeUndefined()
  }
})

test('of a longer one, the tools with the most commands are described, and of the others the names are there', async () => {
  const { tools, omitted } = await crowded(400)()
  expect(tools.length + omitted!.tools!).toBe(400)
  expect(omitted!.names).toHaveLength(omitted!.tools!)
  // none that has eleven commands
  expect(omitted!.names!.filter(name => Number(name.slice(5)) % 12 === 11)).toEqual([])
  expect(tools.map(tool => tool.name)).toEqual(tools.map(tool => tool.name).toSorted())
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

test.each([100, 500, 2000, 9000])('with --max-tokens %d an answer has no more, and is cut between tools', async most => {
  const list = crowded(300)
  const answer = await list('--max-tokens', String(most))
  expect(countTokens(JSON.stringify(answer))).toBeLessThanOrEqual(most)
  expect(answer.tools.length + (answer.omitted?.tools ?? 0)).toBe(300)
  for (const tool of answer.tools) expect(Object.keys(tool)).toEqual(expect.arrayContaining(['name', 'description']))
})

test('without it, at most 4,000, by a tokenizer and not by the estimate alone', async () => {
  for (const count of [20, 60, 120, 200, 300]) expect(countTokens(JSON.stringify(await crowded(count)()))).toBeLessThanOrEqual(4000)
})
