import { chmodSync, copyFileSync, linkSync, mkdirSync, realpathSync, symlinkSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { files } from '../../src/host/files.ts'
import { locationsOf } from '../../src/registry/locations.ts'
import { toolResolver } from '../../src/layers/resolve-tool.ts'
import { isRootOnly } from '../../src/registry/safe-directory.ts'
import { minimal, root, speaker, workspace } from '../helpers/workspace.ts'
import type { Workspace } from '../helpers/workspace.ts'

/** What a name stands for on this machine; `path` stands in the place of PATH. */
const resolveOn = (machine: Workspace, path = machine.bin, project?: string) => {
  const env = { ...machine.env, PATH: path }
  const world = { files, env, uid: process.getuid?.() ?? -1 }
  const locations = locationsOf({ env, home: machine.home, packageDir: root, platformDirs: undefined })
  return toolResolver({ locations, project, written: undefined }, world)
}

const SCRIPT = '#!/bin/sh\nexit 0\n'

const executable = (machine: Workspace, path: string): string => {
  const file = machine.file(path, SCRIPT)
  chmodSync(file, 0o755)
  return file
}

const orchardOf = (machine: Workspace): string => {
  const orchard = join(machine.home, 'orchard')
  mkdirSync(join(orchard, '.git'), { recursive: true })
  return orchard
}

describe('a name is the tool', () => {
  test('when it is the first of that name on PATH', () => {
    const machine = workspace()
    const path = machine.program('gh', SCRIPT)
    expect(resolveOn(machine)('gh', machine.dir)).toMatchObject({ kind: 'known', tool: 'gh', path, installed: true })
  })

  test('when nothing has it on PATH but a shim describes it: not installed', () => {
    const machine = workspace()
    const found = resolveOn(machine)('gh', machine.dir)
    expect(found).toMatchObject({ kind: 'known', tool: 'gh', installed: false })
    expect(found).not.toHaveProperty('path')
  })

  test('when a full path leads to that very file', () => {
    const machine = workspace()
    const path = machine.program('gh', SCRIPT)
    expect(resolveOn(machine)(path, machine.dir)).toMatchObject({ kind: 'known', tool: 'gh', path })
  })

  test('when a symbolic link under another name leads to that very file', () => {
    const machine = workspace()
    const path = machine.program('gh', SCRIPT)
    symlinkSync(path, join(machine.dir, 'hub'))
    expect(resolveOn(machine)(join(machine.dir, 'hub'), machine.dir)).toMatchObject({ kind: 'known', tool: 'gh', path })
    expect(resolveOn(machine)('./hub', machine.dir)).toMatchObject({ kind: 'known', tool: 'gh', path })
  })

  test('when PATH has a link to a program elsewhere', () => {
    const machine = workspace()
    const kept = executable(machine, 'cellar/gh-2.1')
    symlinkSync(kept, join(machine.bin, 'gh'))
    expect(resolveOn(machine)('gh', machine.dir)).toMatchObject({ kind: 'known', tool: 'gh', installed: true })
    expect(resolveOn(machine)(kept, machine.dir)).toMatchObject({ kind: 'unknown' })
  })

  test('when a full path leads to a program of the system of which PATH has another one first', () => {
    const machine = workspace()
    machine.program('env', SCRIPT)
    const found = resolveOn(machine, `${machine.bin}:/usr/bin`)('/usr/bin/env', machine.dir)
    expect(found).toMatchObject({ kind: 'known', tool: 'env', path: '/usr/bin/env', installed: true, notFirst: true })
    // whether PATH names the directory or not
    expect(resolveOn(machine)('/usr/bin/env', machine.dir)).toMatchObject({ kind: 'known', tool: 'env', notFirst: true })
    expect(resolveOn(machine, '/usr/bin')('/usr/bin/env', machine.dir)).not.toHaveProperty('notFirst')
  })

  test('when a path where systems keep programs has none', () => {
    const machine = workspace()
    // whatever else PATH has of that name
    machine.program('kubectl', SCRIPT)
    expect(resolveOn(machine)('/opt/homebrew/bin/kubectl', machine.dir)).toMatchObject(
      files.stat('/opt/homebrew/bin/kubectl') === undefined ? { kind: 'known', tool: 'kubectl', installed: false } : {},
    )
  })
})

describe('a name is not the tool', () => {
  test.each(['./gh', 'tools/gh', '../orchard/tools/gh', './tools/../gh'])('when %s is another file of that name', written => {
    const machine = workspace()
    machine.program('gh', SCRIPT)
    const orchard = orchardOf(machine)
    for (const path of ['gh', 'tools/gh']) executable(machine, join(orchard, path))
    const found = resolveOn(machine)(written, orchard)
    expect(found).toMatchObject({ kind: 'unknown', reason: expect.stringMatching(/is not the program of that name on PATH/) as unknown })
  })

  test('when the same bytes lie elsewhere', () => {
    const machine = workspace()
    copyFileSync(machine.program('gh', SCRIPT), join(machine.dir, 'gh'))
    chmodSync(join(machine.dir, 'gh'), 0o755)
    expect(resolveOn(machine)('./gh', machine.dir)).toMatchObject({ kind: 'unknown' })
  })

  test('when its directory is not known', () => {
    const machine = workspace()
    machine.program('gh', SCRIPT)
    expect(resolveOn(machine)('./gh', undefined)).toMatchObject({ kind: 'unknown' })
  })

  test('when it does not exist', () => {
    const machine = workspace()
    expect(resolveOn(machine)(join(machine.dir, 'gh'), machine.dir)).toMatchObject({ kind: 'unknown', reason: 'does not exist' })
  })

  test.each(['/proc/self/exe', '/proc/self/root/bin/ls', '/dev/fd/3'])('when %s is another file in every process', written => {
    const machine = workspace()
    symlinkSync(realpathSync(process.execPath), join(machine.bin, 'node'))
    expect(resolveOn(machine)(written, machine.dir)).toMatchObject({ kind: 'unknown', reason: 'is another file in every process' })
  })

  test('when a link leads to a program that does what its name says', () => {
    const machine = workspace()
    symlinkSync(machine.program('busybox', SCRIPT), join(machine.dir, 'list'))
    expect(resolveOn(machine)('busybox', machine.dir)).toMatchObject({ kind: 'known' })
    expect(resolveOn(machine)('./list', machine.dir)).toMatchObject({ kind: 'unknown' })
  })

  test.each(['./gh', 'tools/gh', 'nursery/gh', './tools/../gh', '../orchard/gh'])('when %s lies in the project, or will', written => {
    const machine = workspace()
    machine.program('gh', SCRIPT)
    const orchard = orchardOf(machine)
    const project = { kind: 'unknown', reason: "is the project's own code" }
    expect(resolveOn(machine, machine.bin, orchard)(written, orchard)).toMatchObject(project)
    for (const path of ['gh', 'tools/gh', 'nursery/gh']) executable(machine, join(orchard, path))
    expect(resolveOn(machine, machine.bin, orchard)(written, orchard)).toMatchObject(project)
    // nor where the project has it on PATH itself
    expect(resolveOn(machine, join(orchard, 'tools'), orchard)(written, orchard)).toMatchObject(project)
  })

  test('when a link of the project leads to it: the link can lead elsewhere a moment later', () => {
    const machine = workspace()
    const orchard = orchardOf(machine)
    const path = machine.program('gh', SCRIPT)
    symlinkSync(path, join(orchard, 'gh'))
    symlinkSync('/usr/bin', join(orchard, 'tools'))
    const resolve = resolveOn(machine, machine.bin, orchard)
    expect(resolve('./gh', orchard)).toMatchObject({ kind: 'unknown', reason: "is the project's own code", leadsTo: path })
    expect(resolve(join(orchard, 'gh'), machine.home)).toMatchObject({ kind: 'unknown', leadsTo: path })
    expect(resolve('tools/env', orchard)).toMatchObject({ kind: 'unknown', reason: "is the project's own code" })
  })

  test('when a directory elsewhere is a link into the project', () => {
    const machine = workspace()
    const orchard = orchardOf(machine)
    machine.program('gh', SCRIPT)
    executable(machine, join(orchard, 'tools/gh'))
    symlinkSync(join(orchard, 'tools'), join(machine.dir, 'tools'))
    expect(resolveOn(machine, machine.bin, orchard)(join(machine.dir, 'tools/gh'), machine.dir)).toMatchObject({
      kind: 'unknown',
      reason: "is the project's own code",
    })
  })

  test('when the path goes up from where a link leads, and the text says another place', () => {
    const machine = workspace()
    const deep = executable(machine, 'a/b/c/gh')
    symlinkSync(join(machine.dir, 'a/b/c'), join(machine.dir, 'link'))
    machine.program('gh', SCRIPT)
    // by the text bin/gh; for the system a/b/bin/gh
    expect(resolveOn(machine)(`${machine.dir}/link/../bin/gh`, machine.dir)).toMatchObject({
      kind: 'unknown',
      reason: 'goes up from where a link leads',
    })
    expect(resolveOn(machine)(`link/../../../${machine.bin}/gh`.replaceAll('//', '/'), machine.dir)).toMatchObject({ kind: 'unknown' })
    expect(resolveOn(machine)(`${machine.dir}/a/../bin/gh`, machine.dir)).toMatchObject({ kind: 'known', tool: 'gh' })
    expect(files.stat(deep)).toBeDefined()
  })

  test('when PATH has it behind another one, in a directory for temporary files', () => {
    const machine = workspace()
    machine.program('gh', SCRIPT)
    const market = executable(machine, 'market/gh')
    const path = `${machine.bin}:${join(machine.dir, 'market')}`
    expect(resolveOn({ ...machine, env: { ...machine.env, TMPDIR: machine.dir } }, path)(market, machine.dir)).toMatchObject({
      kind: 'unknown',
    })
  })

  test('when the first on PATH is a program of the project', () => {
    const machine = workspace()
    machine.program('gh', SCRIPT)
    const orchard = orchardOf(machine)
    executable(machine, join(orchard, 'tools/gh'))
    const path = `${join(orchard, 'tools')}:${machine.bin}`
    expect(resolveOn(machine, path, orchard)('gh', orchard)).toMatchObject({ kind: 'unknown', reason: 'is a program of the project' })
    // the same PATH, seen from another project
    expect(resolveOn(machine, path, machine.bin)('gh', orchard)).toMatchObject({ kind: 'known', path: join(orchard, 'tools/gh') })
  })

  test('when the first on PATH is a link of the project, or leads into it', () => {
    const machine = workspace()
    const orchard = orchardOf(machine)
    symlinkSync(machine.program('gh', SCRIPT), join(orchard, 'gh'))
    expect(resolveOn(machine, orchard, orchard)('gh', orchard)).toMatchObject({ kind: 'unknown' })
    symlinkSync(executable(machine, join(orchard, 'kubectl')), join(machine.bin, 'kubectl'))
    expect(resolveOn(machine, machine.bin, orchard)('kubectl', orchard)).toMatchObject({ kind: 'unknown' })
  })

  test('when it comes from node_modules/.bin', () => {
    const machine = workspace()
    executable(machine, 'elsewhere/node_modules/.bin/eslint')
    const path = join(machine.dir, 'elsewhere/node_modules/.bin')
    expect(resolveOn(machine, path)('eslint', machine.dir)).toMatchObject({ kind: 'unknown' })
  })

  test('when everyone can write to its directory, or to one above that', () => {
    const machine = workspace()
    executable(machine, 'market/gh')
    executable(machine, 'square/stall/gh')
    chmodSync(join(machine.dir, 'market'), 0o777)
    chmodSync(join(machine.dir, 'square'), 0o777)
    for (const directory of ['market', 'square/stall'])
      expect(resolveOn(machine, join(machine.dir, directory))('gh', machine.dir)).toMatchObject({
        kind: 'unknown',
        reason: expect.stringMatching(/everyone can write/) as unknown,
      })
    chmodSync(join(machine.dir, 'square'), 0o755)
    expect(resolveOn(machine, join(machine.dir, 'square/stall'))('gh', machine.dir)).toMatchObject({ kind: 'known' })
  })

  test('when everyone can write to the file, or its link leads to where everyone can write', () => {
    const machine = workspace()
    const gh = machine.program('gh', SCRIPT)
    chmodSync(gh, 0o777)
    expect(resolveOn(machine)('gh', machine.dir)).toMatchObject({ kind: 'unknown', reason: 'is a file that everyone can write to' })
    symlinkSync(executable(machine, 'market/kubectl'), join(machine.bin, 'kubectl'))
    expect(resolveOn(machine)('kubectl', machine.dir)).toMatchObject({ kind: 'known' })
    chmodSync(join(machine.dir, 'market'), 0o777)
    expect(resolveOn(machine)('kubectl', machine.dir)).toMatchObject({ kind: 'unknown' })
  })

  test.each(['.', '', 'tools', './tools', '../orchard'])('when it is found through the PATH entry "%s"', entry => {
    const machine = workspace()
    machine.program('gh', SCRIPT)
    const orchard = orchardOf(machine)
    for (const path of ['gh', 'tools/gh']) executable(machine, join(orchard, path))
    const path = `${entry}:${machine.bin}`
    expect(resolveOn(machine, path)('gh', orchard)).toMatchObject({ kind: 'unknown', tool: 'gh' })
    // the entry does not matter where it leads to nothing of that name
    expect(resolveOn(machine, path)('gh', machine.home)).toMatchObject({ kind: 'known' })
    expect(resolveOn(machine, path)('gh', undefined)).toMatchObject({ kind: 'unknown' })
  })

  test('when nothing describes it', () => {
    const machine = workspace()
    machine.program('pick-apples', SCRIPT)
    expect(resolveOn(machine)('pick-apples', machine.dir)).toMatchObject({ kind: 'unknown', reason: 'is described by nothing' })
    expect(resolveOn(machine)('pick-pears', machine.dir)).toMatchObject({ kind: 'unknown' })
  })
})

describe('shadowing', () => {
  test('the first on PATH counts, and files that cannot be run do not', () => {
    const machine = workspace()
    const late = machine.program('gh', SCRIPT)
    machine.file('early/gh', SCRIPT)
    mkdirSync(join(machine.dir, 'folder', 'gh'), { recursive: true })
    const path = ['early', 'folder'].map(it => join(machine.dir, it)).join(':')
    expect(resolveOn(machine, `${path}:${machine.bin}`)('gh', machine.dir)).toMatchObject({ path: late })
    chmodSync(join(machine.dir, 'early', 'gh'), 0o755)
    expect(resolveOn(machine, `${path}:${machine.bin}`)('gh', machine.dir)).toMatchObject({ path: join(machine.dir, 'early', 'gh') })
    // what is shadowed is another program, whatever it is called
    expect(resolveOn(machine, `${path}:${machine.bin}`)(late, machine.dir)).toMatchObject({ kind: 'unknown' })
  })

  test('two names of one file are two tools', () => {
    const machine = workspace()
    const gh = machine.program('gh', SCRIPT)
    linkSync(gh, join(machine.bin, 'kubectl'))
    expect(resolveOn(machine)('kubectl', machine.dir)).toMatchObject({ tool: 'kubectl' })
    expect(resolveOn(machine)(gh, machine.dir)).toMatchObject({ tool: 'gh' })
  })
})

describe('what a tool says of itself', () => {
  const harmless = { effects: { network: false, destructive: false, filesystem: { read: true, write: false, delete: false } } }

  test('counts as long as its program is the one that said it', async () => {
    const machine = workspace()
    machine.program('orchard', speaker('orchard', harmless))
    expect((await machine.atip(['scan', '--json'], { env: { PATH: `${machine.bin}:/usr/bin:/bin` } })).status).toBe(0)
    const layersOf = () => {
      const found = resolveOn(machine)('orchard', machine.dir)
      return found.kind === 'known' ? found.layers.map(({ source, stale }) => ({ source, stale: stale === true })) : found
    }
    expect(layersOf()).toEqual([{ source: 'native', stale: false }])
    machine.program('orchard', speaker('orchard', harmless) + '# another day\n')
    expect(layersOf()).toEqual([{ source: 'native', stale: true }])
  })

  test('is stale when only its time changed', async () => {
    const machine = workspace()
    const path = machine.program('orchard', speaker('orchard', harmless))
    await machine.atip(['scan', '--json'], { env: { PATH: `${machine.bin}:/usr/bin:/bin` } })
    utimesSync(path, 1, 1)
    expect(resolveOn(machine)('orchard', machine.dir)).toMatchObject({ layers: [{ source: 'native', stale: true }] })
  })

  test('is no promise of another program of its name that comes before it', async () => {
    const machine = workspace()
    machine.program('orchard', speaker('orchard', harmless))
    await machine.atip(['scan', '--json'], { env: { PATH: `${machine.bin}:/usr/bin:/bin` } })
    executable(machine, 'early/orchard')
    const path = `${join(machine.dir, 'early')}:${machine.bin}`
    expect(resolveOn(machine, path)('orchard', machine.dir)).toMatchObject({
      kind: 'known',
      layers: [{ source: 'native', stale: true, trusted: false }],
    })
  })

  test('is a claim of safety only where nobody but root can change the program', () => {
    const machine = workspace()
    const path = machine.program('orchard', speaker('orchard', harmless))
    // the directory of a test is one that its user can write to, or that everyone can
    expect(isRootOnly({ files }, path)).toBe(false)
  })

  // where /bin/sh is not root's there is nothing that could be believed
  test.runIf(files.stat(realpathSync('/bin/sh'))?.uid === 0)('is believed of a program of the system', () => {
    expect(isRootOnly({ files }, '/bin/sh')).toBe(true)
  })

  test('that cannot be parsed does not break the lookup', async () => {
    const machine = workspace()
    machine.program('orchard', speaker('orchard', harmless))
    await machine.atip(['scan', '--json'], { env: { PATH: `${machine.bin}:/usr/bin:/bin` } })
    machine.file(join(machine.data, 'tools', 'orchard.json'), minimal('orchard').slice(0, 20))
    expect(resolveOn(machine)('orchard', machine.dir)).toMatchObject({ kind: 'unknown' })
  })
})
