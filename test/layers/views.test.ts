import { chmodSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { files } from '../../src/host/files.ts'
import { reportsOn } from '../../src/layers/report.ts'
import { toolResolver } from '../../src/layers/resolve-tool.ts'
import { readTool, shownIn, unusableIn } from '../../src/layers/shown.ts'
import { readWritten } from '../../src/layers/written.ts'
import { locationsOf } from '../../src/registry/locations.ts'
import { HARMLESS, PLACES, SCRIPT, TOOL, describeItself, placeOf, put } from '../helpers/layers.ts'
import { minimal, root, workspace } from '../helpers/workspace.ts'
import type { Workspace } from '../helpers/workspace.ts'

const settingOf = (machine: Workspace) => {
  const project = join(machine.dir, 'project')
  mkdirSync(join(project, '.git'), { recursive: true })
  const env = { ...machine.env, XDG_DATA_DIRS: ['share', 'share2'].map(it => join(machine.dir, it)).join(':') }
  const world = { files, env, uid: process.getuid?.() ?? -1, cwd: project }
  return { world, project, locations: locationsOf({ env, home: machine.home, packageDir: root, platformDirs: undefined }) }
}

/** The same files as `show`, `check` and `show --explain` see them. */
const viewsOf = async (machine: Workspace) => {
  const { world, project, locations } = settingOf(machine)
  const readings = await readTool({ tool: TOOL, every: false, whole: true }, locations, world)
  const every = await readTool({ tool: TOOL, every: true, whole: true }, locations, world)
  const resolution = toolResolver({ locations, project, written: readWritten }, world)(TOOL, project)
  return {
    shown: shownIn(readings),
    unusable: unusableIn(readings).map(it => it.origin),
    judged: resolution.kind === 'known' ? resolution.layers : [],
    doubt: 'doubt' in resolution || (resolution.kind === 'unknown' && resolution.reason.startsWith('has a')),
    explained: reportsOn(every),
  }
}

type Row = readonly [origin: string, state: string, trusted: boolean, reason: unknown]

interface Case {
  readonly of: string
  readonly make: (machine: Workspace) => void
  /** As they are explained, strongest first. */
  readonly rows: readonly Row[]
  readonly stale?: boolean
  /** Somebody wrote what cannot be used, so that the tool asks. */
  readonly doubt?: boolean
}

const OTHERS = 'others than root can change it, and nobody trusted it'

const CASES: readonly Case[] = [
  {
    of: 'a guess among the shims of the user',
    make: machine => put(machine, 'user', { 'x-inferred': true }),
    rows: [['user', 'shown', false, 'it was guessed from help texts']],
  },
  {
    of: 'a guess of the user, and a shim of the system',
    make: machine => {
      put(machine, 'user', { 'x-inferred': true })
      put(machine, 'system')
    },
    rows: [
      ['system', 'shown', true, 'it is a shim of this machine'],
      ['user', 'shadowed', false, 'it was guessed from help texts'],
    ],
  },
  {
    of: 'a guess among the overrides, and a shim of the user',
    make: machine => {
      put(machine, 'override', { 'x-inferred': true, effects: { destructive: true } })
      put(machine, 'user')
    },
    rows: [
      ['user', 'shown', true, 'it is your shim'],
      ['override', 'shadowed', false, 'it was guessed from help texts'],
    ],
  },
  {
    of: 'a guess that the tool printed, and a shim of the user',
    make: machine => {
      describeItself(machine, { trusted: true, more: { 'x-inferred': true } })
      put(machine, 'user')
    },
    rows: [
      ['user', 'shown', true, 'it is your shim'],
      ['native', 'shadowed', false, 'it was guessed from help texts'],
    ],
  },
  {
    of: 'a tool that describes itself and is trusted',
    make: machine => describeItself(machine, { trusted: true }),
    rows: [['native', 'shown', true, 'you trusted it on 2026-03-01']],
  },
  {
    of: 'a tool that describes itself and is not trusted, and a shim of the user',
    make: machine => {
      describeItself(machine)
      put(machine, 'user')
    },
    rows: [
      ['native', 'shown', false, OTHERS],
      ['user', 'shadowed', true, 'it is your shim'],
    ],
  },
  {
    of: 'a tool that changed since it described itself',
    make: machine => {
      describeItself(machine, { trusted: true })
      machine.program(TOOL, `${SCRIPT}# another day\n`)
    },
    rows: [['native', 'shown', false, 'changed since you trusted it on 2026-03-01']],
    stale: true,
  },
  {
    of: 'a trusted launcher whose program changed',
    make: machine => {
      const program = machine.file('lib/orchard.js', '')
      describeItself(machine, { trusted: true, follows: [program] })
      machine.file('lib/orchard.js', '// another day')
    },
    rows: [['native', 'shown', false, 'another program printed it']],
    stale: true,
  },
  {
    of: 'a tool that another program of its name comes before',
    make: machine => {
      const { path } = describeItself(machine)
      rmSync(path)
      machine.program(TOOL, `${SCRIPT}# another one\n`)
    },
    rows: [['native', 'shown', false, OTHERS]],
    stale: true,
  },
  {
    of: 'a tool whose program is gone',
    make: machine => rmSync(describeItself(machine, { trusted: true }).path),
    rows: [['native', 'shown', false, 'it is not installed']],
    stale: true,
  },
  {
    of: 'a cached document that everyone can write to',
    make: machine => chmodSync(describeItself(machine, { trusted: true }).file, 0o666),
    rows: [['native', 'shown', false, 'everyone can write to it']],
  },
  {
    of: 'a cached document in a data directory that everyone can write to',
    make: machine => {
      describeItself(machine, { trusted: true })
      chmodSync(machine.data, 0o777)
    },
    rows: [['native', 'shown', false, expect.stringContaining('its directory is not safe: everyone can write to')]],
  },
  {
    of: 'a shim that everyone can write to',
    make: machine => chmodSync(put(machine, 'user'), 0o666),
    rows: [['user', 'shown', false, 'everyone can write to it']],
  },
  {
    of: 'an override that everyone can write to, and a shim',
    make: machine => {
      put(machine, 'user')
      chmodSync(put(machine, 'override', { description: 'Mine' }), 0o666)
    },
    rows: [
      ['override', 'unusable', false, 'everyone can write to it'],
      ['user', 'shown', true, 'it is your shim'],
    ],
    doubt: true,
  },
  {
    of: 'an override that cannot be read, and a shim',
    make: machine => {
      put(machine, 'user')
      put(machine, 'override', { efects: {} })
    },
    rows: [
      ['override', 'unusable', false, '"efects" is no field that is known'],
      ['user', 'shown', true, 'it is your shim'],
    ],
    doubt: true,
  },
  {
    of: 'an override that is a link to nothing, and a shim',
    make: machine => {
      put(machine, 'user')
      mkdirSync(PLACES.override(machine), { recursive: true })
      symlinkSync(join(machine.dir, 'nothing.json'), placeOf(machine, 'override'))
    },
    rows: [
      ['override', 'unusable', false, 'it is a link that leads nowhere'],
      ['user', 'shown', true, 'it is your shim'],
    ],
    doubt: true,
  },
  {
    of: 'a shim that is a link to nothing, below a tool that describes itself',
    make: machine => {
      describeItself(machine, { trusted: true })
      mkdirSync(PLACES.user(machine), { recursive: true })
      symlinkSync(join(machine.dir, 'nothing.json'), placeOf(machine, 'user'))
    },
    rows: [
      ['native', 'shown', true, 'you trusted it on 2026-03-01'],
      ['user', 'unusable', false, 'it is a link that leads nowhere'],
    ],
    doubt: true,
  },
  {
    of: 'an override over a shim',
    make: machine => {
      put(machine, 'user')
      put(machine, 'override', { description: 'Mine' })
    },
    rows: [
      ['override', 'laid over', true, 'you wrote it'],
      ['user', 'shown', true, 'it is your shim'],
    ],
  },
  {
    of: 'an override alone',
    make: machine => put(machine, 'override', { description: 'Mine' }),
    rows: [['override', 'shown', true, 'you wrote it']],
  },
  {
    of: 'the shim of a project',
    make: machine => put(machine, 'project'),
    rows: [['project', 'shown', false, 'it is a file of the project']],
  },
  {
    of: 'the shim of a project, and a guess of the user',
    make: machine => {
      put(machine, 'project')
      put(machine, 'user', { 'x-inferred': true })
    },
    rows: [
      ['user', 'shown', false, 'it was guessed from help texts'],
      ['project', 'ignored', false, 'it is a file of the project'],
    ],
  },
  {
    of: 'two shims of the system',
    make: machine => {
      put(machine, 'second system', { version: 'second' })
      put(machine, 'system', { version: 'first' })
    },
    rows: [
      ['system', 'shown', true, 'it is a shim of this machine'],
      ['system', 'shadowed', true, 'it is a shim of this machine'],
    ],
  },
  { of: 'a tool that nothing describes', make: machine => machine.program(TOOL, SCRIPT), rows: [] },
]

describe.each(CASES)('$of', ({ make, rows, stale = false, doubt = false }) => {
  test('is explained', async () => {
    const machine = workspace()
    make(machine)
    const { explained } = await viewsOf(machine)
    expect(explained.map(it => [it.origin, it.state, it.trusted, it.reason])).toEqual(rows)
    expect(explained.some(it => it.stale)).toBe(stale)
  })

  test('is shown as it is explained', async () => {
    const machine = workspace()
    make(machine)
    const { shown, unusable, explained } = await viewsOf(machine)
    const strongest = explained.find(it => it.state === 'shown')
    expect(shown === undefined ? [] : [shown.layer.file, shown.layer.trusted, shown.layer.trust, shown.layer.stale]).toEqual(
      strongest === undefined ? [] : [strongest.file, strongest.trusted, strongest.reason, strongest.stale],
    )
    expect(shown?.override ?? null).toBe(explained.find(it => it.state === 'laid over')?.file ?? null)
    expect(unusable).toEqual(explained.filter(it => it.state === 'unusable').map(it => it.origin))
  })

  test('is judged as it is explained', async () => {
    const machine = workspace()
    make(machine)
    const { judged, explained, doubt: asks } = await viewsOf(machine)
    const counting = explained.filter(it => it.state !== 'ignored' && it.state !== 'unusable')
    expect(judged.map(it => [it.trusted, it.stale === true])).toEqual(counting.map(it => [it.trusted, it.stale]))
    expect(asks).toBe(doubt)
  })
})

test('what another agent cached without saying which program printed it is shown, and no verdict reads it', async () => {
  const machine = workspace()
  machine.program(TOOL, SCRIPT)
  machine.file(join(machine.data, 'tools', `${TOOL}.json`), minimal(TOOL, HARMLESS))
  const { shown, judged, explained } = await viewsOf(machine)
  expect(shown?.layer).toMatchObject({ origin: 'native', trusted: false, stale: true })
  expect(explained).toMatchObject([{ origin: 'native', state: 'shown', trusted: false }])
  expect(judged).toEqual([])
})

test('a document of a tool that PATH does not find is no promise', async () => {
  const machine = workspace()
  const { path } = describeItself(machine, { trusted: true })
  const { world, locations } = settingOf(machine)
  const elsewhere = { ...world, env: { ...world.env, PATH: machine.home } }
  const shown = shownIn(await readTool({ tool: TOOL, every: false, whole: true }, locations, elsewhere))
  expect(shown?.layer).toMatchObject({ path, trusted: false, stale: false, trust: 'PATH does not find it' })
  const resolution = toolResolver({ locations, project: undefined, written: undefined }, elsewhere)(TOOL, machine.dir)
  expect(resolution).toMatchObject({ kind: 'known', installed: false, layers: [{ trusted: false, stale: false }] })
})

test('a weaker shim that cannot be used is named by show, since its tool asks', async () => {
  const machine = workspace()
  describeItself(machine, { trusted: true })
  const file = machine.file(placeOf(machine, 'user'), '{')
  const run = await machine.atip(['show', TOOL])
  expect(run.json<{ 'x-atip': { warnings: readonly string[] } }>()['x-atip'].warnings.join('\n')).toContain(`${file} cannot be used`)
  expect((await machine.atip(['check', TOOL])).json()).toMatchObject({ decision: 'ask', reason: expect.stringContaining(file) as unknown })
})
