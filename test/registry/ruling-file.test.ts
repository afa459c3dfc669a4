import { chmodSync, chownSync, linkSync, mkdirSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { execa } from 'execa'
import { describe, expect, test } from 'vitest'
import { files } from '../../src/host/files.ts'
import { dangerOf, dangerOfDirectory, notPlainlyAbsent } from '../../src/registry/ruling-file.ts'
import type { RulingWorld } from '../../src/registry/ruling-file.ts'
import { minimal, workspace } from '../helpers/workspace.ts'
import type { Workspace } from '../helpers/workspace.ts'

const uid = process.getuid?.() ?? -1
const gid = process.getgid?.() ?? -1
const isRoot = uid === 0

const me: RulingWorld = { files, uid, gid }

/** A file of its user's in `home/rules/`. */
const ruling = (machine: Workspace): string => {
  const path = machine.file(join(machine.home, 'rules', 'policy.json'), '{}')
  chmodSync(path, 0o644)
  chmodSync(dirname(path), 0o755)
  return path
}

describe('a file that rules', () => {
  test.each([
    [0o600, 0o700],
    [0o644, 0o755],
    // what a umask of 002 makes: the group is the user's own
    [0o664, 0o775],
    [0o600, 0o1777],
  ])('with mode %o in a directory with mode %o is obeyed', (mode, above) => {
    const path = ruling(workspace())
    chmodSync(path, mode)
    chmodSync(dirname(path), above)
    expect(dangerOf(me, path)).toBeUndefined()
  })

  test.each([
    [0o666, 0o755, /^everyone can write to it$/],
    [0o646, 0o755, /^everyone can write to it$/],
    [0o602, 0o700, /^everyone can write to it$/],
    [0o644, 0o777, /^its directory is not safe: everyone can write to ".*rules"$/],
    [0o644, 0o757, /everyone can write to ".*rules"/],
  ])('with mode %o in a directory with mode %o is not', (mode, above, reason) => {
    const path = ruling(workspace())
    chmodSync(path, mode)
    chmodSync(dirname(path), above)
    expect(dangerOf(me, path)).toMatchObject({
      reason: expect.stringMatching(reason) as unknown,
      fix: expect.stringMatching(/^chmod go-w \//) as unknown,
    })
  })

  test('is not where everyone can write to a directory above it, and is where that is sticky', () => {
    const machine = workspace()
    const path = ruling(machine)
    chmodSync(machine.home, 0o777)
    expect(dangerOf(me, path)).toMatchObject({ fix: `chmod go-w ${machine.home}` })
    chmodSync(machine.home, 0o1777)
    expect(dangerOf(me, path)).toBeUndefined()
  })

  // the file is root's or ours: only somebody else is a stranger to it
  test.skipIf(isRoot)('of its user is not obeyed by another', () => {
    const path = ruling(workspace())
    expect(dangerOf({ files, uid: uid + 1, gid: gid + 1 }, path)).toEqual({ reason: `it belongs to another user (uid ${uid})`, fix: null })
  })

  test.skipIf(!isRoot)(
    'of another user is not obeyed, by root or by a third; of root it is, by everyone (only root can give a file away)',
    () => {
      const machine = workspace()
      const path = ruling(machine)
      expect(dangerOf({ files, uid: 4711, gid: 4711 }, path)).toBeUndefined()
      chownSync(path, 12_345, 12_345)
      const other = { reason: 'it belongs to another user (uid 12345)', fix: null }
      expect([dangerOf(me, path), dangerOf({ files, uid: 4711, gid: 4711 }, path)]).toEqual([other, other])
      expect(dangerOf({ files, uid: 12_345, gid: 12_345 }, path)).toBeUndefined()
      chownSync(path, 0, 0)
      chownSync(dirname(path), 12_345, 12_345)
      expect(dangerOf(me, path)?.reason).toMatch(/its directory ".*rules" belongs to another user/)
    },
  )

  test.skipIf(!isRoot)('that a group can write to is obeyed only where it is the own one (only root can give a file to any group)', () => {
    const path = ruling(workspace())
    chownSync(path, 4711, 4712)
    chmodSync(path, 0o664)
    expect(dangerOf({ files, uid: 4711, gid: 4712 }, path)).toBeUndefined()
    expect(dangerOf({ files, uid: 4711, gid: 4711 }, path)).toMatchObject({ reason: 'the group with gid 4712 can write to it' })
    chmodSync(path, 0o644)
    chownSync(dirname(path), 4711, 4712)
    chmodSync(dirname(path), 0o775)
    expect(dangerOf({ files, uid: 4711, gid: 4711 }, path)).toMatchObject({
      reason: expect.stringMatching(/the group with gid 4712 can write to ".*rules"/) as unknown,
    })
  })

  test('that is a link counts with what it leads to, and both directories', () => {
    const machine = workspace()
    const path = ruling(machine)
    const link = join(machine.home, 'links', 'policy.json')
    mkdirSync(dirname(link), { mode: 0o755 })
    symlinkSync(path, link)
    expect(dangerOf(me, link)).toBeUndefined()
    for (const unsafe of [dirname(path), dirname(link)]) {
      chmodSync(unsafe, 0o777)
      expect(dangerOf(me, link)?.reason).toContain(`everyone can write to "${unsafe}"`)
      chmodSync(unsafe, 0o755)
    }
    chmodSync(path, 0o666)
    expect(dangerOf(me, link)?.reason).toBe('everyone can write to it')
  })

  test('whose directory is a link counts with where the link lies, and leads', () => {
    const machine = workspace()
    const path = ruling(machine)
    mkdirSync(join(machine.dir, 'elsewhere'), { mode: 0o755 })
    symlinkSync(dirname(path), join(machine.dir, 'elsewhere', 'rules'))
    const through = join(machine.dir, 'elsewhere', 'rules', 'policy.json')
    expect(dangerOf(me, through)).toBeUndefined()
    chmodSync(join(machine.dir, 'elsewhere'), 0o777)
    expect(dangerOf(me, through)?.reason).toContain('elsewhere')
  })

  test('with a second name is not obeyed', () => {
    const machine = workspace()
    const path = ruling(machine)
    linkSync(path, join(machine.dir, 'second.json'))
    expect(dangerOf(me, path)?.reason).toMatch(/another name/)
    expect(dangerOf({ files, uid: uid + 4711, gid }, path)?.reason).toBe(isRoot ? undefined : `it belongs to another user (uid ${uid})`)
  })

  test('that is not there is no danger, nor is its directory', () => {
    const machine = workspace()
    expect(dangerOf(me, join(machine.dir, 'none.json'))).toBeUndefined()
    expect(dangerOfDirectory(me, join(machine.dir, 'none'))).toBeUndefined()
  })
})

test.each([
  ['nothing', () => {}],
  ['nothing in nothing', (path: string) => rmSync(dirname(path), { recursive: true })],
])('what is %s is plainly absent', (_, make) => {
  const machine = workspace()
  const path = ruling(machine)
  rmSync(path)
  make(path)
  expect(notPlainlyAbsent(me, path)).toBeUndefined()
})

test.each([
  ['a link to nothing', (path: string) => symlinkSync('/nowhere/at/all', path), /link that leads nowhere/],
  [
    'in a link to nothing',
    (path: string) => (rmSync(dirname(path), { recursive: true }), symlinkSync('/nowhere', dirname(path))),
    /link that leads nowhere/,
  ],
  ['in a file', (path: string) => (rmSync(dirname(path), { recursive: true }), writeFileSync(dirname(path), '')), /is not a directory/],
])('what is %s is not', (_, make, reason) => {
  const machine = workspace()
  const path = ruling(machine)
  rmSync(path)
  make(path)
  expect(notPlainlyAbsent(me, path)).toMatch(reason)
})

const DENY = JSON.stringify({ commands: { deny: ['ls'] } })
const ALLOW = JSON.stringify({ commands: { allow: ['rm'] } })

const policyOf = (machine: Workspace, text: string): string => {
  const path = machine.file(join(machine.env['XDG_CONFIG_HOME']!, 'agent-tools', 'policy.json'), text)
  chmodSync(path, 0o644)
  return path
}

const checked = async (machine: Workspace, line: string, options: readonly string[] = []) => {
  const run = await machine.atip(['check', ...options, line], { cwd: machine.home })
  return { status: run.status, said: `${run.stdout}${run.stderr}` }
}

describe("the user's policy", () => {
  test('is obeyed', async () => {
    const machine = workspace()
    policyOf(machine, DENY)
    expect(await checked(machine, 'ls')).toMatchObject({ status: 20 })
  })

  const SPOILT = {
    'that everyone can write to': path => chmodSync(path, 0o666),
    'in a directory that everyone can write to': path => chmodSync(dirname(path), 0o777),
    'with a second name': path => linkSync(path, `${path}.second`),
    'that is a link to nothing': path => {
      rmSync(path)
      symlinkSync('/nowhere/policy.json', path)
    },
    'that is a link to itself': path => {
      rmSync(path)
      symlinkSync(path, path)
    },
    'that is a directory': path => {
      rmSync(path)
      mkdirSync(path)
    },
    'whose directory is a file': path => {
      rmSync(dirname(path), { recursive: true })
      symlinkSync('/etc/hostname', dirname(path))
    },
    'whose directory is a link to nothing': path => {
      rmSync(dirname(path), { recursive: true })
      symlinkSync('/nowhere', dirname(path))
    },
  } as const satisfies Record<string, (path: string) => void>

  test.each(Object.entries(SPOILT))('%s is a failure, and nothing is allowed', async (_, spoil) => {
    const machine = workspace()
    spoil(policyOf(machine, ALLOW))
    const { status, said } = await checked(machine, 'ls')
    expect([status, said]).toEqual([expect.toBeOneOf([74, 78]), expect.stringMatching(/POLICY_INVALID|CANNOT_READ/)])
  })

  test.skipIf(isRoot)('in a directory that cannot be read is a failure (root reads everything)', async () => {
    const machine = workspace()
    const path = policyOf(machine, ALLOW)
    chmodSync(dirname(path), 0o000)
    const { status } = await checked(machine, 'ls')
    chmodSync(dirname(path), 0o755)
    expect(status).toBe(74)
  })

  test("that --policy names is held to the same, and a project's is not", async () => {
    const machine = workspace()
    const path = machine.file(join(machine.dir, 'own', 'p.json'), ALLOW)
    expect((await checked(machine, 'ls', ['--policy', path])).status).toBe(0)
    chmodSync(path, 0o666)
    expect(await checked(machine, 'ls', ['--policy', path])).toMatchObject({
      status: 78,
      said: expect.stringMatching(/chmod go-w/) as unknown,
    })
    const project = machine.file(join(machine.home, '.agent-tools', 'policy.json'), DENY)
    chmodSync(project, 0o666)
    expect((await checked(machine, 'ls')).status).toBe(20)
  })
})

describe('a shim that cannot be read', () => {
  const shimOf = (machine: Workspace, where: 'user' | 'system'): string =>
    machine.file(join(where === 'user' ? machine.data : join(machine.dir, 'share', 'agent-tools'), 'shims', 'ls.json'), minimal('ls'))

  const BROKEN = {
    'is not JSON': path => chmodSync(path, 0o644),
    'is a directory': path => {
      rmSync(path)
      mkdirSync(path)
    },
    'is a link to nothing': path => {
      rmSync(path)
      symlinkSync('/nowhere', path)
    },
    'is larger than 1 MiB': path => truncateSync(path, 1024 * 1024 + 1),
  } as const satisfies Record<string, (path: string) => void>

  test.each((['user', 'system'] as const).flatMap(where => Object.entries(BROKEN).map(([what, spoil]) => [where, what, spoil] as const)))(
    'of the %s, that %s, makes its tool ask, and no other',
    async (where, what, spoil) => {
      const machine = workspace()
      const path = shimOf(machine, where)
      if (what === 'is not JSON') machine.file(path, '{"effects": {"destructive": true}')
      spoil(path)
      expect(await checked(machine, 'ls')).toMatchObject({
        status: 10,
        said: expect.stringContaining('shim that cannot be used') as unknown,
      })
      expect(await checked(machine, 'pwd')).toMatchObject({ status: 0 })
    },
  )

  test('is not waited for: a pipe', async () => {
    const machine = workspace()
    const path = shimOf(machine, 'user')
    rmSync(path)
    await execa('mkfifo', [path])
    expect((await checked(machine, 'ls')).status).toBe(10)
  })

  test('of a project changes nothing', async () => {
    const machine = workspace()
    machine.file(join(machine.home, '.agent-tools', 'shims', 'ls.json'), '{')
    expect((await checked(machine, 'ls')).status).toBe(0)
  })
})

describe('where others could write', () => {
  test('a shim is not trusted, and the verdict says so', async () => {
    const machine = workspace()
    machine.program('pick-pears', '#!/bin/sh\n')
    const calm = { effects: { network: false, destructive: false, filesystem: { write: false, delete: false } } }
    machine.file(join(machine.data, 'shims', 'pick-pears.json'), minimal('pick-pears', calm))
    expect((await checked(machine, 'pick-pears')).status).toBe(0)
    chmodSync(machine.data, 0o777)
    expect(await checked(machine, 'pick-pears')).toMatchObject({
      status: 10,
      said: expect.stringContaining(`everyone can write to \\"${machine.data}\\"`) as unknown,
    })
  })

  test('a workflow is not used, and the list says so', async () => {
    const machine = workspace()
    const path = machine.file(join(machine.data, 'patterns', 'pick.json'), JSON.stringify({ name: 'pick', steps: [{ command: 'ls' }] }))
    const listed = async () => (await machine.atip(['pattern', 'list', '--json'])).stdout
    expect(await listed()).toContain('"pick"')
    chmodSync(path, 0o666)
    expect(await listed()).not.toContain('"name":"pick"')
    expect(await listed()).toContain('everyone can write to it')
  })
})
