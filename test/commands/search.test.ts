import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { countTokens } from '../../src/search/count-tokens.ts'
import type { SearchResult } from '../../src/commands/search/output.ts'
import { minimal, speaker, workspace } from '../helpers/workspace.ts'
import type { Run, Workspace } from '../helpers/workspace.ts'

const SAFE = { filesystem: { read: true, write: false, delete: false }, network: false, destructive: false }

/** A tool that speaks, one that a shim of the user describes, and one that only the package does. */
const harbour = async (): Promise<Workspace> => {
  const machine = workspace()
  const commands = {
    dock: { description: 'Moor a ship at the quay', effects: SAFE },
    depart: { description: 'Cast a ship off', effects: { ...SAFE, filesystem: { write: true } } },
  }
  machine.program('harbour', speaker('harbour', { description: 'Runs a harbour', commands }))
  machine.program('cat', '#!/bin/sh\nexec /bin/cat "$@"\n')
  machine.program('anchor', '#!/bin/sh\nexit 64\n')
  machine.program('unzip', '#!/bin/sh\nexit 64\n')
  machine.file(join(machine.data, 'shims', 'anchor.json'), minimal('anchor', { description: 'Moors a ship anywhere', effects: SAFE }))
  expect((await machine.atip(['scan'])).status).toBe(0)
  return machine
}

const signatures = (run: Run): readonly string[] => run.json<SearchResult>().found.map(it => it.signature)

const indexIn = (machine: Workspace): string => join(machine.env['XDG_CACHE_HOME'] ?? '', 'agent-tools', 'search.idx')

test('tools that speak, those of the user and those of the package are found together', async () => {
  const machine = await harbour()
  expect(signatures(await machine.atip(['search', 'moor', 'a', 'ship']))).toEqual(['anchor', 'harbour dock', 'harbour depart'])
  expect(signatures(await machine.atip(['search', 'extract a zip']))[0]).toMatch(/^unzip /)
})

test('before a scan the packaged shims are searched, for what is on PATH', async () => {
  const machine = workspace()
  machine.program('unzip', '#!/bin/sh\nexit 64\n')
  const run = await machine.atip(['search', 'extract', 'a', 'zip'])
  const { found, absent, warnings } = run.json<SearchResult>()
  expect(found.map(it => it.signature.split(' ')[0])).toEqual(['unzip'])
  expect([absent !== undefined && absent > 3, warnings]).toEqual([true, undefined])
})

test('without the index of this machine it is said that its own tools were not searched, and a full scan makes it anew', async () => {
  const machine = await harbour()
  rmSync(indexIn(machine))
  const without = (await machine.atip(['search', 'moor a ship'])).json<SearchResult>()
  expect(without.found).toEqual([])
  expect(without.warnings).toEqual([expect.stringContaining('run "atip scan --full"')])
  expect((await machine.atip(['scan', '--full'])).status).toBe(0)
  expect(existsSync(indexIn(machine))).toBe(true)
  const again = await machine.atip(['search', 'moor a ship'])
  expect([signatures(again)[0], again.json<SearchResult>().warnings]).toEqual(['anchor', undefined])
})

test.each([
  ['of another registry', (text: string) => text.replace(/"mtimeNs":"\d+"/, '"mtimeNs":"1"')],
  ['cut off', (text: string) => text.slice(0, -20)],
  ['of another format', (text: string) => text.replace('"format":1', '"format":9')],
])('an index that is %s is not believed', async (_name, broken) => {
  const machine = await harbour()
  writeFileSync(indexIn(machine), broken(readFileSync(indexIn(machine), 'utf8')))
  const { found, warnings } = (await machine.atip(['search', 'moor a ship'])).json<SearchResult>()
  expect([found, warnings?.length]).toEqual([[], 1])
})

test('a description of the machine hides the packaged one', async () => {
  const machine = await harbour()
  machine.file(join(machine.data, 'shims', 'unzip.json'), minimal('unzip', { description: 'Opens letters' }))
  expect((await machine.atip(['scan'])).status).toBe(0)
  expect(signatures(await machine.atip(['search', 'open letters']))).toEqual(['unzip'])
  expect(signatures(await machine.atip(['search', '--tool', 'unzip', 'extract a zip']))).toEqual([])
})

test('only what is certainly harmless counts as such, and only from whom it is believed', async () => {
  const machine = await harbour()
  // a directory for temporary files is nobody's own: what the tool there says of itself is not believed
  expect(signatures(await machine.atip(['search', '--read-only', 'moor a ship']))).toEqual(['anchor'])
})

test('an override says at once what a command does', async () => {
  const machine = await harbour()
  machine.file(join(machine.env['XDG_CONFIG_HOME'] ?? '', 'agent-tools', 'overrides', 'anchor.json'), '{"effects": {"destructive": true}}')
  const [first] = (await machine.atip(['search', 'moor a ship'])).json<SearchResult>().found
  expect([first?.signature, first?.effects?.destructive]).toEqual(['anchor', true])
  expect(signatures(await machine.atip(['search', '--read-only', 'moor a ship']))).toEqual([])
})

test('a subagent finds what it was lent', async () => {
  const machine = await harbour()
  const env = { ATIP_DELEGATION: '{"delegation": {"allowedTools": ["harbour"]}}' }
  expect(signatures(await machine.atip(['search', 'moor a ship'], { env }))).toEqual(['harbour dock', 'harbour depart'])
  expect((await machine.atip(['search', '--tool', 'anchor', 'ship'], { env })).status).toBe(66)
})

test('one command under several names is found once', async () => {
  const machine = workspace()
  const lines = signatures(await machine.atip(['search', '--all', '--tool', 'docker', 'list', 'containers'])).map(line =>
    line.replace(/ \[.*| --.*/, ''),
  )
  expect(lines.filter(line => ['docker ps', 'docker container ls', 'docker container list'].includes(line))).toHaveLength(1)
})

const TASKS = [
  'extract a zip',
  'undo last commit',
  'delete files',
  'which process uses port 3000',
  'copy a directory to another machine',
  'list running containers',
]

test('an answer costs at most 500 tokens of JSON and 300 of text, and says how many it had no room for', async () => {
  const machine = workspace()
  for (const task of TASKS) {
    const [json, text] = await Promise.all([machine.atip(['search', '--all', task]), machine.atip(['search', '--all', '--text', task])])
    expect([task, countTokens(json.stdout) <= 500, countTokens(text.stdout) <= 300]).toEqual([task, true, true])
    const { found, more = 0, 'x-more': option } = json.json<SearchResult>()
    expect(found.length + more).toBeLessThanOrEqual(10)
    expect([task, option]).toEqual([task, more === 0 ? undefined : '--max-tokens 1000'])
    expect(text.stdout.split('\n').filter(line => line.endsWith(']')).length).toBeGreaterThan(3)
  }
})

test('with a number of tokens as many commands are shown as they hold', async () => {
  const machine = workspace()
  const counts = []
  for (const limit of [120, 500, 3000]) {
    const run = await machine.atip(['search', '--all', '--max-tokens', String(limit), 'delete files'])
    expect(countTokens(run.stdout)).toBeLessThanOrEqual(limit)
    counts.push(run.json<SearchResult>().found.length)
  }
  expect(counts).toEqual(counts.toSorted((a, b) => a - b))
  expect([counts[0] ?? 0, counts[2] ?? 0]).toEqual([
    expect.toSatisfy((count: number) => count < 6),
    expect.toSatisfy((count: number) => count > 20),
  ])
})

test('a tool that is not known is taken for the nearest, in a line that can be run as it stands', async () => {
  const run = await workspace().atip(['search', '--tool', 'gti', 'undo', 'last commit'])
  expect([run.status, run.stderr]).toEqual([66, expect.stringContaining(String.raw`"fix":"atip search --tool git undo 'last commit'"`)])
})
