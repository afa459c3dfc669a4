import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { findFiles } from '../../src/host/find.ts'
import { realWorld } from '../../src/host/real.ts'
import { locationsOf } from '../../src/registry/locations.ts'
import { findPatterns, winning } from '../../src/layers/patterns.ts'
import { minimal, workspace } from '../helpers/workspace.ts'
import type { Workspace } from '../helpers/workspace.ts'

const find = (machine: Workspace, project?: string) => {
  const { files, uid, gid } = realWorld({
    packageDir: machine.dir,
    version: '',
    platformDirs: undefined,
    signal: () => new AbortController().signal,
  })
  const locations = locationsOf({ env: machine.env, home: machine.home, packageDir: machine.dir, platformDirs: undefined })
  return findPatterns(locations, project, { files, uid, gid, find: findFiles })
}

const pattern = (name: string, from: string) => ({ name, description: from, steps: [{ command: 'orchard pick {tree}' }] })

/** Places, the weakest first. */
const PLACES = [
  ['shims/orchard.json', 'tool'],
  ['share/agent-tools/shims/orchard.json', 'tool'],
  ['home/.local/share/agent-tools/shims/orchard.json', 'tool'],
  ['home/.local/share/agent-tools/tools/orchard.json', 'tool'],
  ['share/agent-tools/patterns/a.json', 'system'],
  ['home/.local/share/agent-tools/patterns/a.json', 'user'],
  ['project/.agent-tools/patterns/a.json', 'project'],
] as const

const write = (machine: Workspace, path: string) => {
  const patterns = [pattern('harvest', path)]
  machine.file(path, path.includes('patterns/') ? JSON.stringify(patterns) : minimal('orchard', { patterns }))
}

describe('of equal names the later layer wins', () => {
  test.each(PLACES.map(([path, layer], at) => ({ path, layer, at })))('$path', async ({ path, layer, at }) => {
    const machine = workspace()
    for (const [each] of PLACES.slice(0, at + 1)) write(machine, each)
    const { found, unusable } = await find(machine, join(machine.dir, 'project'))
    expect(found.map(it => it.layer)).toEqual(PLACES.slice(0, at + 1).map(it => it[1]))
    expect(winning(found).get('harvest')).toMatchObject({
      layer,
      tool: layer === 'tool' ? 'orchard' : null,
      file: join(machine.dir, path),
      pattern: { description: path },
    })
    expect(unusable).toEqual([])
  })
})

describe('a broken file', () => {
  const USER = 'home/.local/share/agent-tools/patterns'

  test.each([
    ['no JSON', '{', 'unreadable'],
    ['no pattern', '{"name": "harvest"}', 'missing-field'],
    ['too large', `"${'x'.repeat(1024 * 1024)}"`, 'too-large'],
  ])('(%s) is named, and hides none of the good ones', async (_name, text, code) => {
    const machine = workspace()
    write(machine, 'share/agent-tools/patterns/a.json')
    const broken = machine.file(`${USER}/a.json`, text)
    machine.file(`${USER}/b.json`, JSON.stringify(pattern('prune', 'user')))
    const { found, unusable } = await find(machine)
    expect([...winning(found).keys()]).toEqual(['harvest', 'prune'])
    expect(unusable).toMatchObject([{ file: broken, findings: [{ code, severity: 'error' }] }])
  })

  test('keeps what is right in it', async () => {
    const machine = workspace()
    machine.file(`${USER}/a.json`, JSON.stringify({ patterns: [{ name: 'x' }, pattern('harvest', 'user')] }))
    const { found, unusable } = await find(machine)
    expect(found.map(it => it.pattern.name)).toEqual(['harvest'])
    expect(unusable[0]?.findings.map(it => it.pointer)).toEqual(['/patterns/0'])
  })

  test('that is a document keeps its tool listed elsewhere: only its patterns are looked at', async () => {
    const machine = workspace()
    machine.file('home/.local/share/agent-tools/shims/orchard.json', minimal('orchard', { patterns: [{ name: 'x', steps: [{}] }] }))
    machine.file('home/.local/share/agent-tools/shims/wreck.json', '{"patterns"')
    const { unusable } = await find(machine)
    expect(unusable.map(it => it.findings[0]?.pointer)).toEqual(['/patterns/0/steps/0'])
  })
})
