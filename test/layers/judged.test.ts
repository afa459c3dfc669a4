import { chmodSync, linkSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { contextOf } from '../../src/engine/evaluation.ts'
import { files } from '../../src/host/files.ts'
import { evaluate, stackOf } from '../../src/policy/evaluate.ts'
import { locationsOf } from '../../src/registry/locations.ts'
import type { Locations } from '../../src/registry/locations.ts'
import { judgedLayers } from '../../src/layers/judged.ts'
import { documentText } from '../../src/layers/native.ts'
import { readLayers } from '../../src/layers/read-layers.ts'
import { packagedReader } from '../../src/layers/split-document.ts'
import { readWritten } from '../../src/layers/written.ts'
import { minimal, root, workspace } from '../helpers/workspace.ts'
import type { Workspace } from '../helpers/workspace.ts'

const worldOf = (machine: Workspace) => ({
  files,
  env: machine.env,
  uid: process.getuid?.() ?? -1,
  platform: process.platform,
  home: machine.home,
  cwd: machine.dir,
  packageDir: root,
})

const locationsIn = (machine: Workspace) => locationsOf({ env: machine.env, home: machine.home, packageDir: root, platformDirs: undefined })

const HARMLESS = {
  effects: { network: false, destructive: false, reversible: true, filesystem: { read: true, write: false, delete: false } },
}

const PLACES = {
  override: machine => join(machine.env['XDG_CONFIG_HOME']!, 'agent-tools', 'overrides'),
  user: machine => join(machine.data, 'shims'),
  system: machine => join(machine.dir, 'share', 'agent-tools', 'shims'),
  project: machine => join(machine.dir, 'project', '.agent-tools', 'shims'),
} as const satisfies Record<string, (machine: Workspace) => string>

type Written = keyof typeof PLACES

/** Describes a tool in one of the places where people do; the version says which it was. */
const describeIn = (machine: Workspace, source: Written, tool: string, more: Readonly<Record<string, unknown>> = HARMLESS): string =>
  machine.file(join(PLACES[source](machine), `${tool}.json`), minimal(tool, { version: source, ...more }))

/** What a scan leaves of a tool that described itself. */
const describeNative = (machine: Workspace, tool: string, more: Readonly<Record<string, unknown>> = HARMLESS): string => {
  const path = machine.program(tool, '#!/bin/sh\n')
  const document = JSON.parse(minimal(tool, { version: 'native', ...more })) as never
  const stat = files.stat(path)!
  const identity = { dev: stat.dev, ino: stat.ino, size: stat.size, mtimeNs: stat.mtimeNs, ctimeNs: stat.ctimeNs }
  machine.file(join(machine.data, 'tools', `${tool}.json`), documentText(document, { path, stat: identity, sha256: 'x' }))
  return path
}

/** The layers of a tool as a verdict reads them. */
const layersOf = (
  machine: Workspace,
  tool: string,
  { program = null, locations = locationsIn(machine) }: { readonly program?: string | null; readonly locations?: Locations } = {},
) => {
  const world = worldOf(machine)
  const readers = {
    locations,
    project: join(machine.dir, 'project'),
    written: readWritten,
    packaged: packagedReader(locations.splitShims, world),
    every: false,
  }
  const subject = { tool, program }
  return judgedLayers(readLayers(subject, readers, world), subject)
}

const sourcesOf = (machine: Workspace, tool: string, program: string | null = null) =>
  layersOf(machine, tool, { program }).layers.map(it => it.source)

const verdictOf = (machine: Workspace, text: string) => {
  const project = join(machine.dir, 'project')
  mkdirSync(join(project, '.git'), { recursive: true })
  const context = contextOf({ cwd: project, shell: 'bash' }, { locations: locationsIn(machine), written: readWritten }, worldOf(machine))
  return evaluate({ kind: 'line', text }, context, { policies: stackOf({}) })
}

describe('which document comes first', () => {
  test('override, native, user, system, packaged', () => {
    const machine = workspace()
    for (const source of ['override', 'user', 'system', 'project'] as const) describeIn(machine, source, 'gh')
    const path = describeNative(machine, 'gh')
    expect(sourcesOf(machine, 'gh', path)).toEqual(['override', 'native', 'user', 'system', 'packaged'])
  })

  test('a document of the tool itself promises nothing for a program that is not there, or is another', () => {
    const machine = workspace()
    const path = describeNative(machine, 'gh')
    const other = machine.file('other/gh', '#!/bin/sh\n')
    const native = (program: string | null) => layersOf(machine, 'gh', { program }).layers[0]
    expect(native(other)).toMatchObject({ source: 'native', trusted: false, stale: true })
    expect(native(null)).toMatchObject({ source: 'native', trusted: false, stale: false })
    rmSync(path)
    expect(native(null)).toMatchObject({ source: 'native', trusted: false, stale: true })
  })

  test("a project's document counts only when nobody else describes the tool, and is not trusted", () => {
    const machine = workspace()
    describeIn(machine, 'project', 'gh')
    describeIn(machine, 'project', 'pick-pears')
    expect(sourcesOf(machine, 'gh')).toEqual(['packaged'])
    const { layers } = layersOf(machine, 'pick-pears')
    expect(layers.map(({ source, trusted }) => ({ source, trusted }))).toEqual([{ source: 'project', trusted: false }])
    describeIn(machine, 'user', 'pick-pears')
    expect(sourcesOf(machine, 'pick-pears')).toEqual(['user'])
  })

  test('the directories of the system come in their order', () => {
    const machine = workspace()
    const env = { ...machine.env, XDG_DATA_DIRS: ['first', 'second'].map(it => join(machine.dir, it)).join(':') }
    for (const it of ['second', 'first'])
      machine.file(join(machine.dir, it, 'agent-tools', 'shims', 'pick-pears.json'), minimal('pick-pears', { version: it }))
    const locations = locationsOf({ env, home: machine.home, packageDir: root, platformDirs: undefined })
    const { layers } = layersOf(machine, 'pick-pears', { locations })
    expect(layers.map(it => it.document.version)).toEqual(['first', 'second'])
  })
})

describe('what counts', () => {
  test.each(['override', 'user', 'system'] as const)('a claim of safety in a document of kind %s is believed', source => {
    const machine = workspace()
    machine.program('pick-pears', '#!/bin/sh\n')
    expect(verdictOf(machine, 'pick-pears').decision).toBe('ask')
    describeIn(machine, source, 'pick-pears')
    expect(verdictOf(machine, 'pick-pears').decision).toBe('allow')
  })

  test("a claim of safety in a project's document is not", () => {
    const machine = workspace()
    describeIn(machine, 'project', 'pick-pears')
    expect(verdictOf(machine, 'pick-pears')).toMatchObject({ decision: 'ask', reason: expect.stringMatching(/not trusted/) as unknown })
  })

  test("a project's document cannot make a packaged one milder", () => {
    const machine = workspace()
    describeIn(machine, 'project', 'rm')
    expect(verdictOf(machine, 'rm -rf /')).toMatchObject({ decision: 'deny' })
  })

  test('what a program in a directory of its user says of itself is not believed, the hazards are', () => {
    const machine = workspace()
    describeNative(machine, 'pick-pears')
    expect(verdictOf(machine, 'pick-pears').decision).toBe('ask')
    describeNative(machine, 'pick-plums', { effects: { ...HARMLESS.effects, destructive: true } })
    expect(verdictOf(machine, 'pick-plums')).toMatchObject({
      decision: 'ask',
      invocations: [{ effects: { destructive: { value: true } } }],
    })
  })

  test.each(['override', 'user', 'system'] as const)(
    'a document of kind %s that says little does not switch off what a weaker one knows',
    source => {
      const machine = workspace()
      describeIn(machine, source, 'gh', {})
      expect(verdictOf(machine, 'gh repo delete a/b').invocations[0]!.effects['destructive']).toMatchObject({ value: true })
    },
  )

  test('nor does one that lies: the conflict is told', () => {
    const machine = workspace()
    describeIn(machine, 'user', 'gh', {
      ...HARMLESS,
      commands: { repo: { commands: { delete: { description: 'Nothing happens', arguments: [{ name: 'r' }] } } } },
    })
    const { decision, invocations } = verdictOf(machine, 'gh repo delete a/b')
    expect(decision).toBe('ask')
    expect(invocations[0]!.conflicts.join()).toMatch(/destructive/)
  })
})

const override = (machine: Workspace, tool: string, text: object): string =>
  machine.file(join(PLACES.override(machine), `${tool}.json`), JSON.stringify(text))

describe('an override', () => {
  test('needs to say no more than what it corrects: the rest of the grammar stays', () => {
    const machine = workspace()
    const before = verdictOf(machine, 'gh pr view --json title 3')
    override(machine, 'gh', { commands: { pr: { commands: { view: { effects: { destructive: true } } } } } })
    const after = verdictOf(machine, 'gh pr view --json title 3')
    expect([before.decision, after.decision]).toEqual(['allow', 'ask'])
    expect(after.invocations[0]).toMatchObject({ source: 'override', unknowns: [], effects: { destructive: { value: true } } })
    expect(verdictOf(machine, 'gh issue list').decision).toBe('allow')
  })

  test('can say what nobody knew, and is believed', () => {
    const machine = workspace()
    machine.program('pick-pears', '#!/bin/sh\n')
    describeIn(machine, 'user', 'pick-pears', { commands: { ripe: {} } })
    expect(verdictOf(machine, 'pick-pears ripe').decision).toBe('ask')
    override(machine, 'pick-pears', { commands: { ripe: HARMLESS } })
    expect(verdictOf(machine, 'pick-pears ripe').decision).toBe('allow')
  })

  test('does not take away a hazard that another layer knows', () => {
    const machine = workspace()
    override(machine, 'rm', { ...HARMLESS, 'x-self': HARMLESS.effects })
    expect(verdictOf(machine, 'rm -rf src').decision).not.toBe('allow')
    override(machine, 'gh', { commands: { repo: { commands: { delete: HARMLESS } } } })
    const { decision, invocations } = verdictOf(machine, 'gh repo delete a/b')
    expect(decision).toBe('ask')
    expect(invocations[0]!.conflicts.join()).toMatch(/packaged says that destructive is true/)
  })

  test('can make an option dangerous, under any of its flags', () => {
    const machine = workspace()
    expect(verdictOf(machine, 'ls -a').decision).toBe('allow')
    override(machine, 'ls', { options: [{ flags: ['--all'], 'x-effects': { destructive: true } }] })
    for (const line of ['ls -a', 'ls --all', 'ls -la']) expect([line, verdictOf(machine, line).decision]).toEqual([line, 'ask'])
    expect(verdictOf(machine, 'ls -l').decision).toBe('allow')
  })

  test('lends no trust to a document that has none: laid over nothing, it knows only its own commands', () => {
    const machine = workspace()
    describeNative(machine, 'pick-pears', { commands: { ripe: HARMLESS } })
    override(machine, 'pick-pears', { description: 'Mine' })
    expect(verdictOf(machine, 'pick-pears ripe').decision).toBe('ask')
    override(machine, 'pick-pears', { commands: { ripe: HARMLESS } })
    expect(verdictOf(machine, 'pick-pears ripe').decision).toBe('allow')
  })

  test.each([
    ['is not JSON', '{'],
    ['has a misspelt effect', '{"effects": {"destuctive": true}}'],
    ['has a misspelt field', '{"efects": {"destructive": true}}'],
    ['has a field misspelt that only documents have', '{"x-test": []}'],
    ['has a wrong value', '{"effects": {"destructive": "yes"}}'],
    ['is a directory', undefined],
  ])('that %s makes all of its tool ask, and no other', (_, text) => {
    const machine = workspace()
    const file = join(PLACES.override(machine), 'gh.json')
    if (text === undefined) mkdirSync(file, { recursive: true })
    else machine.file(file, text)
    const verdict = verdictOf(machine, 'gh pr list')
    expect(verdict).toMatchObject({ decision: 'ask', reason: `gh has an override that cannot be used: ${file}.` })
    expect(verdict.invocations[0]).toMatchObject({ unknowns: [{ code: 'override' }], warnings: [`${file} cannot be used`] })
    expect(verdictOf(machine, 'ls').decision).toBe('allow')
  })

  test('with a mistyped command is warned of', () => {
    const machine = workspace()
    const file = override(machine, 'gh', { commands: { isue: { effects: { destructive: true } } } })
    expect(verdictOf(machine, 'gh issue list').invocations[0]!.warnings).toEqual([
      `${file} names the command "isue", which nothing else does; is "issue" meant?`,
    ])
  })
})

const CHANGEABLE = {
  'everyone can write to': (file: string) => chmodSync(file, 0o666),
  // `ln` into the project's tree is a write into the tree, and so is what is written there then
  'has a second name': (file: string, machine: Workspace) => linkSync(file, join(machine.dir, 'second.json')),
} as const

describe.each(Object.entries(CHANGEABLE))('a file that %s', (_, change) => {
  test('makes nothing harmless as an override: its tool asks', () => {
    const machine = workspace()
    machine.program('pick-pears', '#!/bin/sh\n')
    const file = override(machine, 'pick-pears', HARMLESS)
    expect(verdictOf(machine, 'pick-pears').decision).toBe('allow')
    change(file, machine)
    expect(verdictOf(machine, 'pick-pears').decision).toBe('ask')
    override(machine, 'gh', { description: 'GitHub' })
    change(join(PLACES.override(machine), 'gh.json'), { ...machine, dir: machine.home })
    expect(verdictOf(machine, 'gh pr list').decision).toBe('ask')
  })

  test('makes nothing harmless as a shim, and show says so', async () => {
    const machine = workspace()
    machine.program('pick-pears', '#!/bin/sh\n')
    change(describeIn(machine, 'user', 'pick-pears'), machine)
    const verdict = verdictOf(machine, 'pick-pears')
    expect(verdict.decision).toBe('ask')
    expect(verdict.invocations[0]!.warnings.join()).toContain('is not trusted')
    expect((await machine.atip(['show', 'pick-pears'])).json()).toMatchObject({ 'x-atip': { trusted: false } })
  })
})

test('a program that a shim describes and that changed since the scan is warned of, and judged as before', async () => {
  const machine = workspace()
  const path = machine.program('ls', '#!/bin/sh\n')
  await machine.atip(['scan', machine.bin])
  const warnings = async () =>
    (await machine.atip(['check', 'ls'])).json<{ readonly invocations: readonly { readonly warnings: unknown }[] }>().invocations[0]
      ?.warnings
  expect(await warnings()).toEqual([])
  machine.program('ls', '#!/bin/sh\n# a newer one\n')
  expect(await warnings()).toEqual([`${path} changed since the last scan; its shim may describe an older version`])
  expect((await machine.atip(['show', 'ls'])).json()).toMatchObject({ 'x-atip': { warnings: await warnings() } })
})

describe('what a program guessed from help texts', () => {
  const GUESSED = { ...HARMLESS, 'x-inferred': true }

  test.each(['override', 'user', 'system'] as const)('is not believed when it says that something is harmless, not even as %s', source => {
    const machine = workspace()
    machine.program('pick-pears', '#!/bin/sh\n')
    describeIn(machine, source, 'pick-pears', GUESSED)
    expect(verdictOf(machine, 'pick-pears')).toMatchObject({ decision: 'ask', reason: expect.stringMatching(/not trusted/) as unknown })
  })

  test.each(['override', 'user', 'system'] as const)('comes after all that was written, also as %s', source => {
    const machine = workspace()
    describeIn(machine, source, 'gh', GUESSED)
    expect(sourcesOf(machine, 'gh')).toEqual(['packaged', 'inferred'])
    expect(verdictOf(machine, 'gh pr list').decision).toBe('allow')
  })

  test('is believed when it says that something is dangerous', () => {
    const machine = workspace()
    describeIn(machine, 'user', 'gh', { 'x-inferred': true, commands: { pr: { commands: { list: { effects: { destructive: true } } } } } })
    expect(verdictOf(machine, 'gh pr list')).toMatchObject({
      decision: 'ask',
      invocations: [{ effects: { destructive: { value: true } } }],
    })
  })

  test('is what the tool is when nobody wrote anything', () => {
    const machine = workspace()
    describeIn(machine, 'user', 'pick-pears', GUESSED)
    expect(sourcesOf(machine, 'pick-pears')).toEqual(['inferred'])
  })

  test("stays a project's where a project has it", () => {
    const machine = workspace()
    describeIn(machine, 'project', 'pick-pears', GUESSED)
    expect(sourcesOf(machine, 'pick-pears')).toEqual(['project'])
  })
})

describe('what cannot be read', () => {
  const BROKEN = { 'not JSON': '{', 'not a document': '{"atip": "0.1"}', 'an array': '[]', empty: '' } as const

  test.each(Object.entries(BROKEN))(
    "a user's shim that is %s is warned of, and makes its tool ask: it may have declared a danger",
    (_, text) => {
      const machine = workspace()
      const file = machine.file(join(PLACES.user(machine), 'gh.json'), text)
      const found = layersOf(machine, 'gh')
      expect(found.warnings).toEqual([`${file} cannot be used`])
      expect(found.layers.map(it => it.source)).toEqual(['packaged'])
      const { decision, invocations } = verdictOf(machine, 'gh pr list')
      expect(decision).toBe('ask')
      expect(invocations[0]!.warnings).toEqual([`${file} cannot be used`])
      expect(verdictOf(machine, 'ls').decision).toBe('allow')
    },
  )

  test.each(Object.entries(BROKEN))('a cached document that is %s is no document', (_, text) => {
    const machine = workspace()
    const path = describeNative(machine, 'gh')
    expect(sourcesOf(machine, 'gh', path)).toEqual(['native', 'packaged'])
    machine.file(join(machine.data, 'tools', 'gh.json'), text)
    expect(sourcesOf(machine, 'gh', path)).toEqual(['packaged'])
  })
})
