import { expect, test } from 'vitest'
import type { PlatformDirs } from '../../src/host/platform-dirs.ts'
import { locationsOf, shimDirectories } from '../../src/registry/locations.ts'

type Env = Readonly<Record<string, string | undefined>>

const HOME = '/home/librarian'
const of = (env: Env, dataDir?: string, platformDirs?: PlatformDirs) =>
  locationsOf({ env, home: HOME, packageDir: '/opt/atip', platformDirs }, dataDir)

test('without any variable everything lies where the XDG specification says', () => {
  expect(of({})).toEqual({
    data: '/home/librarian/.local/share/agent-tools',
    registry: '/home/librarian/.local/share/agent-tools/registry.json',
    tools: '/home/librarian/.local/share/agent-tools/tools',
    userShims: '/home/librarian/.local/share/agent-tools/shims',
    systemShims: ['/usr/local/share/agent-tools/shims', '/usr/share/agent-tools/shims'],
    packagedShims: '/opt/atip/shims',
    splitShims: '/opt/atip/dist/shims',
    describedShims: '/opt/atip/dist/described-shims.json',
    packagedIndex: '/opt/atip/dist/search.idx',
    ownIndex: '/home/librarian/.cache/agent-tools/search.idx',
    config: '/home/librarian/.config/agent-tools',
    configFiles: ['/home/librarian/.config/agent-tools/config.json', '/etc/xdg/agent-tools/config.json', '/etc/agent-tools/config.json'],
    overrides: '/home/librarian/.config/agent-tools/overrides',
    trust: '/home/librarian/.config/agent-tools/trust.json',
    policy: '/home/librarian/.config/agent-tools/policy.json',
    managedPolicy: '/etc/agent-tools/policy.json',
    builtins: '/opt/atip/builtins/shell.json',
    splitBuiltins: '/opt/atip/dist/builtins',
    ownProgram: '/opt/atip/bin/atip.cjs',
    ownDocument: '/opt/atip/dist/self.json',
    state: '/home/librarian/.local/state/agent-tools',
    cache: '/home/librarian/.cache/agent-tools',
    probeCache: '/home/librarian/.cache/agent-tools/probes.json',
    digest: '/home/librarian/.cache/agent-tools/digest.json',
    stamp: '/home/librarian/.local/share/agent-tools/scanned',
  })
})

test.each([
  ['in order', '/a:/b', ['/a', '/b']],
  ['without those that are relative or empty', 'a::/b:./c', ['/b']],
  ['the default when none is left', 'a:./b:', ['/etc/xdg']],
])('XDG_CONFIG_DIRS stands between the configuration of the user and that of the machine: %s', (_name, value, directories) => {
  const between = directories.map(it => `${it}/agent-tools/config.json`)
  expect(of({ XDG_CONFIG_DIRS: value }).configFiles).toEqual([
    '/home/librarian/.config/agent-tools/config.json',
    ...between,
    '/etc/agent-tools/config.json',
  ])
})

const VARIABLES = [
  ['XDG_DATA_HOME', 'data', '/home/librarian/.local/share/agent-tools'],
  ['XDG_CONFIG_HOME', 'config', '/home/librarian/.config/agent-tools'],
  ['XDG_CACHE_HOME', 'cache', '/home/librarian/.cache/agent-tools'],
  ['XDG_STATE_HOME', 'state', '/home/librarian/.local/state/agent-tools'],
] as const

test.each(VARIABLES)('%s moves the %s directory', (variable, field) => {
  expect(of({ [variable]: '/srv/books' })[field]).toBe('/srv/books/agent-tools')
})

test.each(VARIABLES)('%s is ignored when it is empty or relative', (variable, field, fallback) => {
  for (const value of ['', 'books', './books', '~/books', '../books']) expect(of({ [variable]: value })[field]).toBe(fallback)
})

test.each([
  ['in order', '/a:/b', ['/a', '/b']],
  ['without those that are relative or empty', 'a::/b:./c:~/d', ['/b']],
  ['the default when none is left', 'a:./b:', ['/usr/local/share', '/usr/share']],
  ['the default when it is empty', '', ['/usr/local/share', '/usr/share']],
])('XDG_DATA_DIRS gives the shim directories of the system: %s', (_name, value, directories) => {
  expect(of({ XDG_DATA_DIRS: value }).systemShims).toEqual(directories.map(it => `${it}/agent-tools/shims`))
})

test('shims of the user come before those of the system, and those before the packaged', () => {
  expect(shimDirectories(of({ XDG_DATA_DIRS: '/a:/b' }))).toEqual([
    '/home/librarian/.local/share/agent-tools/shims',
    '/a/agent-tools/shims',
    '/b/agent-tools/shims',
    '/opt/atip/shims',
  ])
})

test("a data directory of one's own is taken as it is, and brings its own cache", () => {
  const { data, registry, probeCache, config } = of({ XDG_DATA_HOME: '/srv/books' }, '/tmp/try')
  expect({ data, registry, probeCache, config }).toEqual({
    data: '/tmp/try',
    registry: '/tmp/try/registry.json',
    probeCache: '/tmp/try/cache/probes.json',
    config: '/home/librarian/.config/agent-tools',
  })
})

test('where the platform has its own custom, it gives configuration and cache but not the data, and XDG variables are stronger', () => {
  const platform = {
    config: '/Users/l/Library/Preferences/agent-tools',
    cache: '/Users/l/Library/Caches/agent-tools',
    state: '/Users/l/Library/Logs/agent-tools',
  }
  const { data, config, cache, state } = of({}, undefined, platform)
  expect({ data, config, cache, state }).toEqual({ data: '/home/librarian/.local/share/agent-tools', ...platform })
  expect(of({ XDG_CONFIG_HOME: '/srv/c' }, undefined, platform).config).toBe('/srv/c/agent-tools')
})
