import { expect, test } from 'vitest'
import type { Json } from '../../src/core/json.ts'
import { emptyRegistry, parseRegistry, sameIdentity } from '../../src/registry/record.ts'
import type { Registry } from '../../src/registry/record.ts'

const IDENTITY = { dev: '1', ino: '2', size: 3, mtimeNs: '4', ctimeNs: '5' }

const RECORD = {
  path: '/usr/bin/orchard',
  version: '2.0.0',
  atipVersion: '0.1',
  source: 'native',
  lastChecked: '2026-01-05T10:00:00.000Z',
}

const REGISTRY: Readonly<Record<string, Json>> = { version: '0.1', updated: '2026-01-05T10:00:00.000Z', tools: { orchard: RECORD } }

const registryOf = (value: Json): Registry => {
  const parse = parseRegistry(value)
  if (parse.kind !== 'registry') throw new Error(JSON.stringify(parse))
  return parse.registry
}

test('what another agent wrote, without any field of ours, is a registry', () => {
  expect(registryOf(REGISTRY)).toEqual({ ...emptyRegistry, updated: '2026-01-05T10:00:00.000Z', tools: { orchard: RECORD } })
})

test('fields that nobody knows are kept, in the registry and in its records', () => {
  const tools = { orchard: { ...RECORD, owner: 'gardener' } }
  expect(registryOf({ ...REGISTRY, tools, site: 'north' })).toMatchObject({ site: 'north', tools })
})

test.each<readonly [name: string, record: Json]>([
  ['no object', 'orchard'],
  ['an array', []],
  ['without a path', { ...RECORD, path: undefined } as unknown as Json],
  ['a path that is a number', { ...RECORD, path: 7 }],
  ['without a version', { ...RECORD, version: undefined } as unknown as Json],
  ['a source that there is not', { ...RECORD, source: 'rumour' }],
  ['a stat that is none', { ...RECORD, stat: { ino: 7 } }],
  ['a size that is text', { ...RECORD, stat: { ...IDENTITY, size: '3' } }],
  ['a shim stat that is none', { ...RECORD, shimStat: true }],
])('a broken record is dropped and its neighbours stay: %s', (_name, record) => {
  const plain = JSON.parse(JSON.stringify({ ...REGISTRY, tools: { orchard: RECORD, harbour: record } })) as Json
  expect(registryOf(plain).tools).toEqual({ orchard: RECORD })
})

test('a tool that is not installed has no path', () => {
  const record = { ...RECORD, path: null, source: 'shim', available: false, stat: IDENTITY }
  expect(registryOf({ ...REGISTRY, tools: { orchard: record } }).tools['orchard']).toEqual(record)
})

test('a tool __proto__ is a tool, and nothing leaks from it', () => {
  const text = JSON.stringify({ ...REGISTRY, tools: {} }).replace('"tools":{}', `"tools":{"__proto__":${JSON.stringify(RECORD)},"bad":1}`)
  const { tools } = registryOf(JSON.parse(text) as Json)
  expect(Object.keys(tools)).toEqual(['__proto__'])
  expect(Object.getPrototypeOf(tools)).toBe(Object.prototype)
})

test.each<readonly [field: keyof Registry, written: Json, read: unknown]>([
  ['revision', 'seven', 0],
  ['updated', 7, emptyRegistry.updated],
  ['generator', null, ''],
  ['compared', [], emptyRegistry.compared],
  ['places', '/usr/bin', []],
  ['places', ['/usr/bin', 7], ['/usr/bin']],
  ['directories', [], {}],
  [
    'directories',
    { '/usr/bin': { ...IDENTITY, executables: 9 }, '/bin': { executables: 9 } },
    { '/usr/bin': { ...IDENTITY, executables: 9 } },
  ],
  ['rejected', [{ path: '/bin/x', findings: [] }, { path: '/bin/y' }, 'z'], [{ path: '/bin/x', findings: [] }]],
  ['refused', [{ path: '', reason: 'r' }, { reason: 'r' }], [{ path: '', reason: 'r' }]],
])('of a field of ours, what cannot be used is left out: %s', (field, written, read) => {
  expect(registryOf({ ...REGISTRY, [field]: written })[field]).toEqual(read)
})

test.each<readonly [name: string, value: Json, reason: RegExp]>([
  ['an array', [], /not a JSON object/],
  ['null', null, /not a JSON object/],
  ['no version', { tools: {} }, /no "version"/],
  ['a version that is a number', { version: 0.1, tools: {} }, /no "version"/],
  ['no tools', { version: '0.1' }, /no "tools"/],
  ['a list of tools', { version: '0.1', tools: [] }, /no "tools"/],
])('not a registry: %s', (_name, value, reason) => {
  expect(parseRegistry(value)).toEqual({ kind: 'corrupt', reason: expect.stringMatching(reason) })
})

test.each(['0.2', '1.0', '0.10', '2'])('format %s is newer than this program, which leaves it alone', version => {
  expect(parseRegistry({ ...REGISTRY, version })).toEqual({ kind: 'newer', version })
})

test('a newer format is told before anything else in it is looked at', () => {
  expect(parseRegistry({ version: '0.2', entries: [] }).kind).toBe('newer')
})

test('one file is the same while nothing of its identity changed', () => {
  expect(sameIdentity(IDENTITY, { ...IDENTITY })).toBe(true)
  expect(sameIdentity(undefined, undefined)).toBe(false)
  for (const [field, value] of Object.entries(IDENTITY)) {
    const other = { ...IDENTITY, [field]: typeof value === 'number' ? value + 1 : `${value}1` }
    expect([field, sameIdentity(IDENTITY, other)]).toEqual([field, false])
  }
})
