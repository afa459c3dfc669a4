import { expect, test } from 'vitest'
import { changesBetween, mergeRegistry, sameRegistry } from '../../src/registry/merge.ts'
import type { Observation } from '../../src/registry/merge.ts'
import { emptyRegistry } from '../../src/registry/record.ts'
import type { Registry, ToolRecord } from '../../src/registry/record.ts'
import type { Stat, World } from '../../src/host/world.ts'

const IDENTITY = { dev: '1', ino: '2', size: 3, mtimeNs: '4', ctimeNs: '5' }
const DIRECTORY = { ...IDENTITY, executables: 1 }

/** A world in which these files exist, and directories of them. */
const worldOf = (...paths: readonly string[]): Pick<World, 'files' | 'now' | 'version'> => {
  const directories = new Set(paths.map(it => it.slice(0, it.lastIndexOf('/'))))
  const stat = (path: string): Stat | undefined => {
    const kind = paths.includes(path) ? 'file' : directories.has(path) ? 'directory' : undefined
    return kind === undefined ? undefined : { ...IDENTITY, kind, mode: 0o755, uid: 0, gid: 0, links: 1 }
  }
  return { files: { stat } as World['files'], now: () => new Date('2026-02-03T04:05:06.000Z'), version: '0.1.0' }
}

const native = (path: string, more: Partial<ToolRecord> = {}): ToolRecord => ({
  path,
  version: '1.0.0',
  atipVersion: '0.1',
  source: 'native',
  lastChecked: '2026-01-01T00:00:00.000Z',
  ...more,
})

const shim = (path: string | null): ToolRecord => ({ ...native(''), path, source: 'shim', shimPath: '/opt/atip/shims/x.json' })

const registry = (more: Partial<Registry>): Registry => ({ ...emptyRegistry, revision: 4, places: ['/usr/bin', '/opt/bin'], ...more })

const observation = (more: Partial<Observation>): Observation => ({
  scope: 'path',
  places: ['/usr/bin', '/opt/bin'],
  config: emptyRegistry.config,
  directories: { '/usr/bin': DIRECTORY, '/opt/bin': DIRECTORY },
  tools: {},
  partial: false,
  judged: new Set(),
  rejected: [],
  refused: [],
  ...more,
})

const ORCHARD = native('/usr/bin/orchard')
const ELSEWHERE = native('/home/gardener/bin/orchard')

interface Case {
  readonly name: string
  readonly old: Registry['tools']
  readonly seen: Partial<Observation>
  readonly exist: readonly string[]
  readonly after: Registry['tools']
}

const CASES: readonly Case[] = [
  {
    name: 'a tool that is new is added',
    old: {},
    seen: { tools: { orchard: ORCHARD } },
    exist: ['/usr/bin/orchard'],
    after: { orchard: ORCHARD },
  },
  {
    name: 'a tool that is gone from a place that was looked at is removed',
    old: { orchard: ORCHARD },
    seen: {},
    exist: ['/usr/bin/other'],
    after: {},
  },
  {
    name: 'a tool outside the places that were looked at stays',
    old: { orchard: ELSEWHERE },
    seen: {},
    exist: ['/home/gardener/bin/orchard'],
    after: { orchard: ELSEWHERE },
  },
  {
    name: 'a tool outside PATH is removed by a scan of PATH when its file is gone',
    old: { orchard: ELSEWHERE },
    seen: {},
    exist: ['/usr/bin/other'],
    after: {},
  },
  {
    name: 'a scan of some directories marks nothing outside them as gone',
    old: { orchard: ORCHARD, harbour: native('/opt/bin/harbour') },
    seen: { scope: 'directories', places: ['/opt/bin'], directories: { '/opt/bin': DIRECTORY } },
    exist: ['/opt/bin/other'],
    after: { orchard: ORCHARD },
  },
  {
    name: 'asking one tool marks nothing as gone',
    old: { orchard: ORCHARD },
    seen: { scope: 'tools', places: [], tools: { harbour: native('/opt/bin/harbour') } },
    exist: ['/opt/bin/harbour'],
    after: { harbour: native('/opt/bin/harbour'), orchard: ORCHARD },
  },
  {
    name: 'a described tool that is not installed is removed when a scan of PATH finds no shim',
    old: { orchard: shim(null) },
    seen: {},
    exist: [],
    after: {},
  },
  {
    name: 'and stays when only directories were looked at',
    old: { orchard: shim(null) },
    seen: { scope: 'directories', directories: { '/opt/bin': DIRECTORY } },
    exist: ['/opt/bin/other'],
    after: { orchard: shim(null) },
  },
  {
    name: 'a tool that speaks takes the place of its shim',
    old: { orchard: shim('/usr/bin/orchard') },
    seen: { tools: { orchard: ORCHARD } },
    exist: ['/usr/bin/orchard'],
    after: { orchard: ORCHARD },
  },
  {
    name: 'a scan of another directory does not displace what PATH finds',
    old: { orchard: ORCHARD },
    seen: { scope: 'directories', directories: { '/home/gardener/bin': DIRECTORY }, tools: { orchard: ELSEWHERE } },
    exist: ['/usr/bin/orchard', '/home/gardener/bin/orchard'],
    after: { orchard: { ...ORCHARD, shadowed: ['/home/gardener/bin/orchard'] } },
  },
  {
    name: 'unless what PATH found is no longer there',
    old: { orchard: ORCHARD },
    seen: { scope: 'directories', directories: { '/home/gardener/bin': DIRECTORY }, tools: { orchard: ELSEWHERE } },
    exist: ['/home/gardener/bin/orchard'],
    after: { orchard: ELSEWHERE },
  },
  {
    name: 'an earlier place of PATH wins over a later one, when directories are looked at',
    old: { orchard: native('/opt/bin/orchard') },
    seen: { scope: 'directories', directories: { '/usr/bin': DIRECTORY }, tools: { orchard: ORCHARD } },
    exist: ['/usr/bin/orchard', '/opt/bin/orchard'],
    after: { orchard: ORCHARD },
  },
  {
    name: 'of two outside PATH the one that is known stays',
    old: { orchard: ELSEWHERE },
    seen: { scope: 'directories', directories: { '/srv/bin': DIRECTORY }, tools: { orchard: native('/srv/bin/orchard') } },
    exist: ['/srv/bin/orchard', '/home/gardener/bin/orchard'],
    after: { orchard: { ...ELSEWHERE, shadowed: ['/srv/bin/orchard'] } },
  },
  {
    name: 'what shadows what is kept by a scan of directories, which does not see PATH',
    old: { orchard: { ...ORCHARD, shadowed: ['/opt/bin/orchard'] } },
    seen: { scope: 'directories', directories: { '/usr/bin': DIRECTORY }, tools: { orchard: { ...ORCHARD, version: '2.0.0' } } },
    exist: ['/usr/bin/orchard', '/opt/bin/orchard'],
    after: { orchard: { ...ORCHARD, version: '2.0.0', shadowed: ['/opt/bin/orchard'] } },
  },
  {
    name: 'a tool constructor is a tool like any other',
    old: {},
    seen: { tools: { constructor: native('/usr/bin/constructor') } },
    exist: ['/usr/bin/constructor'],
    after: { constructor: native('/usr/bin/constructor') },
  },
]

test.each(CASES)('$name', ({ old, seen, exist, after }) => {
  const merged = mergeRegistry(registry({ tools: old }), observation(seen), worldOf(...exist))
  expect(merged.tools).toEqual(after)
})

test('tools are in order, whatever the order in which they were found', () => {
  const tools = { pear: native('/usr/bin/pear'), apple: native('/usr/bin/apple'), Zucchini: native('/usr/bin/Zucchini') }
  const merged = mergeRegistry(registry({}), observation({ tools }), worldOf('/usr/bin/pear', '/usr/bin/apple', '/usr/bin/Zucchini'))
  expect(Object.keys(merged.tools)).toEqual(['Zucchini', 'apple', 'pear'])
})

test('every merge is a revision of its own, and says when and by whom', () => {
  expect(mergeRegistry(registry({}), observation({}), worldOf())).toMatchObject({
    version: '0.1',
    revision: 5,
    updated: '2026-02-03T04:05:06.000Z',
    compared: '2026-02-03T04:05:06.000Z',
    generator: '0.1.0',
  })
})

test('a scan of directories leaves the places of PATH and their refusals as they are', () => {
  const old = registry({ refused: [{ path: '', reason: 'empty' }] })
  const merged = mergeRegistry(
    old,
    observation({ scope: 'directories', places: ['/srv'], refused: [{ path: '/srv', reason: 'x' }] }),
    worldOf(),
  )
  expect(merged).toMatchObject({ places: old.places, refused: old.refused })
})

test('directories of earlier scans stay while they exist', () => {
  const old = registry({ directories: { '/home/gardener/bin': DIRECTORY, '/gone': DIRECTORY } })
  const seen = observation({ scope: 'directories', directories: { '/usr/bin': DIRECTORY } })
  const merged = mergeRegistry(old, seen, worldOf('/home/gardener/bin/x', '/usr/bin/x'))
  expect(Object.keys(merged.directories).toSorted()).toEqual(['/home/gardener/bin', '/usr/bin'])
})

test('a scan of PATH, which says that all was compared, forgets directories that it did not look at', () => {
  const old = registry({ directories: { '/home/gardener/bin': DIRECTORY } })
  const merged = mergeRegistry(old, observation({ directories: { '/usr/bin': DIRECTORY } }), worldOf('/home/gardener/bin/x', '/usr/bin/x'))
  expect(Object.keys(merged.directories)).toEqual(['/usr/bin'])
})

const NEW_TOOL = { tools: { orchard: ORCHARD } }
const COMPARED = '2026-02-03T00:00:00.000Z'

test('a scan of a directory that changes something sends the next scan of PATH to look for itself', () => {
  const old = registry({ compared: COMPARED })
  const merged = mergeRegistry(old, observation({ scope: 'directories', ...NEW_TOOL }), worldOf('/usr/bin/orchard'))
  expect(merged.compared).toBe(emptyRegistry.compared)
})

test('what a scan with other options found does not count as looked at', () => {
  const old = registry({ compared: COMPARED })
  const merged = mergeRegistry(old, observation({ partial: true, ...NEW_TOOL }), worldOf('/usr/bin/orchard'))
  expect(merged.compared).toBe(emptyRegistry.compared)
})

test('a scan with other options that changes nothing leaves the time of comparison as it was', () => {
  const old = registry({ compared: COMPARED, directories: observation({}).directories, generator: '0.1.0' })
  expect(mergeRegistry(old, observation({ partial: true }), worldOf('/usr/bin/x', '/opt/bin/x')).compared).toBe(COMPARED)
})

const rejection = (path: string) => ({ path, findings: [] })

test('rejections of places that were not looked at stay, those of what was judged anew are replaced', () => {
  const old = registry({ rejected: [rejection('/usr/bin/bad'), rejection('/opt/bin/bad'), rejection('/srv/mended')] })
  const seen = observation({
    scope: 'directories',
    directories: { '/opt/bin': DIRECTORY },
    tools: { mended: native('/srv/mended') },
    rejected: [rejection('/opt/bin/worse')],
  })
  expect(mergeRegistry(old, seen, worldOf('/srv/mended')).rejected).toEqual([rejection('/opt/bin/worse'), rejection('/usr/bin/bad')])
  expect(mergeRegistry(old, observation({}), worldOf()).rejected).toEqual([])
})

test('fields that another agent wrote into the registry stay', () => {
  const old = { ...registry({}), site: 'north' } as Registry
  expect(mergeRegistry(old, observation({}), worldOf())).toMatchObject({ site: 'north' })
})

test('a merge that finds what is known is the same registry, and one that finds more is not', () => {
  const old = registry({ tools: { orchard: ORCHARD }, directories: observation({}).directories, generator: '0.1.0' })
  const world = worldOf('/usr/bin/orchard', '/opt/bin/other')
  expect(sameRegistry(old, mergeRegistry(old, observation({ tools: { orchard: ORCHARD } }), world))).toBe(true)
  const newer = { ...ORCHARD, version: '1.0.1' }
  expect(sameRegistry(old, mergeRegistry(old, observation({ tools: { orchard: newer } }), world))).toBe(false)
})

test('changes are told by what a tool is, not by when it was looked at', () => {
  const before = registry({ tools: { apple: native('/b/apple'), pear: native('/b/pear'), plum: native('/b/plum') } })
  const after = registry({
    tools: {
      apple: native('/b/apple', { lastChecked: '2026-02-02T00:00:00.000Z', shadowed: ['/c/apple'] }),
      pear: native('/b/pear', { version: '1.1.0' }),
      quince: native('/b/quince'),
    },
  })
  expect(changesBetween(before, after)).toEqual({ added: ['quince'], changed: ['pear'], removed: ['plum'] })
})
