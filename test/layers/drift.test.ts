import { chmodSync, mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { files } from '../../src/host/files.ts'
import { driftFrom, isOlder, versionInPath } from '../../src/layers/drift.ts'
import { installedVersion } from '../../src/layers/installed-version.ts'
import { minimal, workspace } from '../helpers/workspace.ts'
import type { Workspace } from '../helpers/workspace.ts'

describe('the version in a path', () => {
  test.each([
    ['gh', '/opt/gh-2.40.1/bin/gh', '2.40.1'],
    ['gh', '/home/linuxbrew/.linuxbrew/Cellar/gh/2.40.1/bin/gh', '2.40.1'],
    ['node', '/home/ada/.nvm/versions/node/v20.11.0/bin/node', '20.11.0'],
    ['git', '/nix/store/0123456789abcdfghijklmnpqrsvwxyz-git-2.43.0/bin/git', '2.43.0'],
    ['g++', '/opt/g++-12.2.0/bin/g++', '12.2.0'],
  ])('of %s in %s is %s', (tool, path, version) => expect(versionInPath(tool, path)).toBe(version))

  test.each([
    ['npm', '/home/ada/.nvm/versions/node/v20.11.0/bin/npm'],
    ['gh', '/usr/bin/gh'],
    ['gh', '/opt/tough-2.40.1/bin/gh'],
    ['gh', '/opt/gh-extra-2.40.1/bin/gh'],
  ])('is not that of %s in %s, which is another program of that place', (tool, path) => expect(versionInPath(tool, path)).toBeUndefined())
})

describe('versions differ', () => {
  const drift = (described: string, installed: string) => driftFrom({ version: described }, installed)

  test.each([
    ['8.1', '9.2'],
    ['2.39.5', '2.43.0'],
    ['GNU sed 4.8', '4.9'],
    ['sqlite3 3.40', '3.45.1'],
    ['20', '22.1'],
  ])('when %s is described and %s is installed', (described, installed) =>
    expect(drift(described, installed)).toBe(`the shim describes ${described}, installed is ${installed}`),
  )

  test.each([
    ['2.39.5', '2.39.9'],
    ['v2.43', '2.43.0'],
    ['20', '20.11.0'],
    ['sqlite3 3.40', '3.40.1'],
    ['unknown', '1.0'],
    ['1.0', 'rolling'],
  ])('not when %s is described and %s is installed, or nothing can be said', (described, installed) =>
    expect(drift(described, installed)).toBeUndefined(),
  )

  test('by what the shim was checked against, where it says that', () => {
    expect(driftFrom({ version: '9.0', 'x-checked': { version: '8.1', against: [] } }, '9.0')).toMatch(/describes 8\.1/)
  })
})

describe('one version before another', () => {
  test.each([
    ['2.23.0', '2.101.0', true],
    ['2.101.0', '2.23.0', false],
    ['1.6', '1.6.0', false],
    ['1.6', '1.6.1', true],
    ['GNU sed 4.8', '4.9', true],
    ['2022-01-14', '9.0.1378', false],
    ['unknown', '1.0', undefined],
    [undefined, '1.0', undefined],
  ])('%s before %s: %s', (version, than, expected) => expect(isOlder(version, than)).toBe(expected))
})

const executable = (machine: Workspace, path: string, text = '#!/bin/sh\n'): string => {
  const file = machine.file(path, text)
  chmodSync(file, 0o755)
  return file
}

describe('what is installed is read from files', () => {
  const of = (tool: string, path: string, dpkg: string) => installedVersion({ tool, path, dpkg }, { files })?.version

  const withDpkg = (machine: Workspace, path: string) => {
    machine.file('dpkg/info/pears.list', `/.\n/usr\n${path}\n`)
    machine.file(
      'dpkg/status',
      'Package: apples\nVersion: 9.9\n\nPackage: pears\nStatus: install ok installed\nVersion: 1:2.39.5+dfsg-0+deb12u2\n\nPackage: plums\nVersion: 3\n',
    )
    return join(machine.dir, 'dpkg')
  }

  test('of dpkg, when the package of the name has the program', () => {
    const machine = workspace()
    const path = machine.program('pears', '#!/bin/sh\n')
    expect(of('pears', path, withDpkg(machine, path))).toBe('2.39.5')
    expect(of('pears', executable(machine, 'other/pears'), join(machine.dir, 'dpkg'))).toBeUndefined()
  })

  test.each([
    ['an object', { name: '@orchard/tools', version: '3.1.4', bin: { pears: 'bin/cli.js' } }, '3.1.4'],
    ['a string', { name: '@orchard/pears', version: '3.1.4', bin: 'bin/cli.js' }, '3.1.4'],
    ['of another program', { name: 'tools', version: '3.1.4', bin: { plums: 'bin/cli.js' } }, undefined],
  ])('of an npm package whose bin is %s', (_, manifest, version) => {
    const machine = workspace()
    machine.file('lib/node_modules/tools/package.json', JSON.stringify(manifest))
    const target = executable(machine, 'lib/node_modules/tools/bin/cli.js')
    symlinkSync(target, join(machine.bin, 'pears'))
    expect(of('pears', join(machine.bin, 'pears'), join(machine.dir, 'none'))).toBe(version)
  })

  test('of a Python package in the environment of the script', () => {
    const machine = workspace()
    const path = executable(machine, 'venv/bin/pear-press', '#!/usr/bin/python3\n')
    mkdirSync(join(machine.dir, 'venv/lib/python3.11/site-packages/Pear_Press-0.4.2.dist-info'), { recursive: true })
    expect(of('pear-press', path, join(machine.dir, 'none'))).toBe('0.4.2')
    expect(of('pear-press', executable(machine, 'venv/bin/other', '#!/bin/sh\n'), join(machine.dir, 'none'))).toBeUndefined()
  })

  test('and broken ones say nothing', () => {
    const machine = workspace()
    machine.file('package.json', '{')
    machine.file('dpkg/info/pears.list', '')
    expect(of('pears', machine.program('pears', '#!/bin/sh\n'), join(machine.dir, 'dpkg'))).toBeUndefined()
  })
})

test('show and which warn of another version, and run nothing to find out', async () => {
  const machine = workspace()
  const ran = join(machine.dir, 'ran')
  const program = executable(machine, 'opt/pears-9.2.0/bin/pears', `#!/bin/sh\ntouch '${ran}'\n`)
  symlinkSync(program, join(machine.bin, 'pears'))
  machine.file(join(machine.data, 'shims', 'pears.json'), minimal('pears', { version: '8.1' }))
  const expected = ['the shim describes 8.1, installed is 9.2.0']
  expect((await machine.atip(['show', 'pears'])).json()).toMatchObject({ 'x-atip': { warnings: expected } })
  expect((await machine.atip(['which', 'pears'])).json()).toMatchObject({
    described: '8.1',
    installed: { version: '9.2.0' },
    warnings: expected,
  })
  expect(files.stat(ran)).toBeUndefined()
})

test('show reads what packages say only when it is asked to explain', async () => {
  const machine = workspace()
  machine.file('lib/pears/package.json', JSON.stringify({ name: 'pears', version: '9.2.0', bin: { pears: 'cli.js' } }))
  symlinkSync(executable(machine, 'lib/pears/cli.js'), join(machine.bin, 'pears'))
  machine.file(join(machine.data, 'shims', 'pears.json'), minimal('pears', { version: '8.1' }))
  const warnings = async (...words: readonly string[]) =>
    (await machine.atip(['show', 'pears', ...words])).json<{ readonly 'x-atip': { readonly warnings: unknown } }>()['x-atip'].warnings
  expect(await warnings()).toEqual([])
  expect(await warnings('--explain')).toEqual(['the shim describes 8.1, installed is 9.2.0'])
})
