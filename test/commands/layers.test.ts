import { chmodSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { minimal, speaker, workspace } from '../helpers/workspace.ts'
import type { Run, Workspace } from '../helpers/workspace.ts'

interface Layer {
  readonly origin: string
  readonly state: string
  readonly trusted: boolean
  readonly reason: string
}

interface Shown {
  readonly description: string
  readonly effects?: Readonly<Record<string, unknown>>
  readonly patterns?: readonly { readonly name: string; readonly description?: string }[]
  readonly 'x-atip': {
    readonly path: string | null
    readonly origin: string
    readonly file: string
    readonly override: string | null
    readonly trusted: boolean
    readonly warnings: readonly string[]
    readonly explanation: {
      readonly layers: readonly Layer[]
      readonly parts: readonly { readonly part: string; readonly file: string }[]
      readonly conflicts: readonly unknown[]
    }
  }
}

const write = (machine: Workspace) => ({
  override: (tool: string, value: unknown) =>
    machine.file(join(machine.env['XDG_CONFIG_HOME']!, 'agent-tools', 'overrides', `${tool}.json`), JSON.stringify(value)),
  user: (tool: string, more: Readonly<Record<string, unknown>> = {}) =>
    machine.file(join(machine.data, 'shims', `${tool}.json`), minimal(tool, { description: 'user', ...more })),
  system: (tool: string, more: Readonly<Record<string, unknown>> = {}) =>
    machine.file(join(machine.dir, 'share', 'agent-tools', 'shims', `${tool}.json`), minimal(tool, { description: 'system', ...more })),
  project: (tool: string, more: Readonly<Record<string, unknown>> = {}) =>
    machine.file(join(machine.dir, '.agent-tools', 'shims', `${tool}.json`), minimal(tool, { description: 'project', ...more })),
})

/** Programs of the tests use `cat`; the rest of the machine is not looked at. */
const scan = (machine: Workspace): Promise<Run> => machine.atip(['scan', machine.bin], { env: { PATH: `${machine.bin}:/usr/bin:/bin` } })

const shown = async (machine: Workspace, ...words: readonly string[]): Promise<Shown> => {
  const run = await machine.atip(['show', ...words, '--full'])
  if (run.status !== 0) throw new Error(run.stderr)
  return run.json<Shown>()
}

describe('an override is shown', () => {
  test('laid over the strongest document', async () => {
    const machine = workspace()
    const file = write(machine).user('orchard', { effects: { network: false, destructive: false } })
    const override = write(machine).override('orchard', { effects: { network: true } })
    expect(await shown(machine, 'orchard')).toMatchObject({
      description: 'user',
      effects: { network: true, destructive: false },
      'x-atip': { origin: 'user', file, override, trusted: true },
    })
    expect((await machine.atip(['show', 'orchard', '--text'])).stdout).toContain('your shim · with your override')
  })

  test('alone, where nothing else describes the tool', async () => {
    const machine = workspace()
    const file = write(machine).override('orchard', { description: 'Mine' })
    expect(await shown(machine, 'orchard')).toMatchObject({ description: 'Mine', 'x-atip': { origin: 'override', file, override: null } })
  })

  test('as broken, where it is, with the command that says why', async () => {
    const machine = workspace()
    write(machine).user('orchard')
    const file = write(machine).override('orchard', { efects: {} })
    expect((await shown(machine, 'orchard'))['x-atip'].warnings).toEqual([`${file} cannot be used: "efects" is no field that is known`])
    const validation = await machine.atip(['validate', file])
    expect([validation.status, validation.stdout]).toEqual([65, expect.stringContaining('rename it to \\"effects\\"')])
    write(machine).override('orchard', { effects: {} })
    expect((await machine.atip(['validate', file])).status).toBe(0)
  })
})

test('patterns of all documents are united by name, and the stronger one of a name is kept', async () => {
  const machine = workspace()
  const pattern = (name: string, description: string) => ({ name, description, steps: [{ command: 'orchard' }] })
  write(machine).system('orchard', { patterns: [pattern('pick', 'system'), pattern('press', 'system')] })
  write(machine).user('orchard', { patterns: [pattern('pick', 'user')] })
  write(machine).override('orchard', { patterns: [pattern('plant', 'override')] })
  expect((await shown(machine, 'orchard')).patterns?.map(it => [it.name, it.description])).toEqual([
    ['pick', 'user'],
    ['press', 'system'],
    ['plant', 'override'],
  ])
})

describe("a project's shim", () => {
  test('is shown, untrusted, when nothing else describes the tool', async () => {
    const machine = workspace()
    const file = write(machine).project('orchard')
    expect(await shown(machine, 'orchard')).toMatchObject({ description: 'project', 'x-atip': { origin: 'project', file, trusted: false } })
  })

  test('softens nothing: any other document takes its place', async () => {
    const machine = workspace()
    write(machine).project('orchard', { effects: { destructive: false } })
    write(machine).system('orchard', { effects: { destructive: true } })
    expect(await shown(machine, 'orchard')).toMatchObject({ description: 'system', effects: { destructive: true } })
    const { explanation } = (await shown(machine, 'orchard', '--explain'))['x-atip']
    expect(explanation.layers.map(it => [it.origin, it.state])).toEqual([
      ['system', 'shown'],
      ['project', 'ignored'],
    ])
    expect(explanation.conflicts).toEqual([])
  })
})

describe('what a tool printed', () => {
  test('is stale when PATH finds another program of the name', async () => {
    const machine = workspace()
    machine.program('orchard', speaker('orchard'))
    await scan(machine)
    const other = machine.file('first/orchard', '#!/bin/sh\n')
    chmodSync(other, 0o755)
    const run = await machine.atip(['show', 'orchard', '--full'], { env: { PATH: `${join(machine.dir, 'first')}:${machine.bin}` } })
    expect(run.json<Shown>()['x-atip']).toMatchObject({
      path: other,
      trusted: false,
      warnings: [`${join(machine.bin, 'orchard')} printed this, but PATH finds ${other} now; "atip scan" asks it again`],
    })
  })

  test('is not when the directory only has another name', async () => {
    const machine = workspace()
    machine.program('orchard', speaker('orchard'))
    await scan(machine)
    symlinkSync(machine.bin, join(machine.dir, 'alias'))
    const run = await machine.atip(['show', 'orchard', '--full'], { env: { PATH: join(machine.dir, 'alias') } })
    expect(run.json<Shown>()['x-atip'].warnings).toEqual([])
  })

  test('says so when the program is gone', async () => {
    const machine = workspace()
    const program = machine.program('orchard', speaker('orchard'))
    await scan(machine)
    rmSync(program)
    expect((await shown(machine, 'orchard'))['x-atip']).toMatchObject({
      path: null,
      warnings: [`${program} is gone; "atip scan" forgets it`],
    })
  })
})

describe('show --explain', () => {
  const layered = async () => {
    const machine = workspace()
    machine.program('orchard', speaker('orchard', { commands: { pick: { effects: { destructive: false } }, press: {} } }))
    await scan(machine)
    const user = write(machine).user('orchard', { commands: { pick: { effects: { destructive: true } } } })
    const override = write(machine).override('orchard', { commands: { press: { description: 'Slowly', effects: { network: true } } } })
    machine.file(join(machine.dir, 'share', 'agent-tools', 'shims', 'orchard.json'), '{')
    return { machine, user, override }
  }

  test('names every file, whether it is trusted and why', async () => {
    const { machine } = await layered()
    const { explanation } = (await shown(machine, 'orchard', '--explain'))['x-atip']
    expect(explanation.layers.map(it => [it.origin, it.state, it.trusted])).toEqual([
      ['override', 'laid over', true],
      ['native', 'shown', false],
      ['user', 'shadowed', true],
      ['system', 'unusable', false],
    ])
    expect(explanation.layers.every(it => it.reason !== '')).toBe(true)
  })

  test('names the file of each part', async () => {
    const { machine, override } = await layered()
    const { file, explanation } = (await shown(machine, 'orchard', '--explain'))['x-atip']
    const from = new Map(explanation.parts.map(it => [it.part, it.file]))
    expect(from.get('/description')).toBe(file)
    expect(from.get('/commands/pick')).toBe(file)
    expect(from.get('/commands/press/description')).toBe(override)
    expect(from.get('/commands/press/effects/network')).toBe(override)
  })

  test('names what they say differently', async () => {
    const { machine } = await layered()
    const says = [
      { origin: 'native', value: false },
      { origin: 'user', value: true },
    ]
    expect((await shown(machine, 'orchard', '--explain'))['x-atip'].explanation.conflicts).toContainEqual({
      command: 'pick',
      effect: 'destructive',
      says,
    })
    expect((await shown(machine, 'orchard', 'press', '--explain'))['x-atip'].explanation.conflicts).toEqual([])
    const text = (await machine.atip(['show', 'orchard', '--explain', '--text'])).stdout
    expect(text).toContain('pick: destructive')
  })

  test('is not there unless it is asked for', async () => {
    const { machine } = await layered()
    expect((await shown(machine, 'orchard'))['x-atip']).not.toHaveProperty('explanation')
  })
})

describe('which', () => {
  const which = async (machine: Workspace, name: string, env: Record<string, string> = {}): Promise<Record<string, unknown>> => {
    const run = await machine.atip(['which', name], { env })
    if (run.status !== 0) throw new Error(run.stderr)
    return run.json()
  }

  const failure = (run: Run) => (JSON.parse(run.stderr) as { readonly error: Record<string, unknown> }).error

  test('names every program of the name in the order of PATH, and why one is refused', async () => {
    const machine = workspace()
    const path = machine.program('orchard', '#!/bin/sh\n')
    const later = machine.file('later/orchard', '#!/bin/sh\n')
    chmodSync(later, 0o755)
    const open = join(machine.dir, 'open')
    mkdirSync(open)
    chmodSync(machine.file(join(open, 'orchard'), '#!/bin/sh\n'), 0o755)
    chmodSync(open, 0o777)
    const PATH = `${machine.bin}:relative:${join(machine.dir, 'later')}:${open}`
    expect(await which(machine, 'orchard', { PATH })).toMatchObject({
      kind: 'program',
      path,
      why: expect.stringContaining('it is the first on PATH') as unknown,
      hits: [
        { path, refused: null },
        { path: later, refused: null },
        { path: join(open, 'orchard'), refused: expect.stringContaining('everyone can write to it') as unknown },
      ],
      relative: ['relative'],
    })
  })

  test('says whether the file is still the one that was scanned', async () => {
    const machine = workspace()
    machine.program('orchard', speaker('orchard'))
    const state = async () => (await which(machine, 'orchard'))['identity'] as { readonly state: string; readonly sha256: string | null }
    expect(await state()).toMatchObject({ state: 'not recorded', sha256: null })
    await scan(machine)
    expect(await state()).toMatchObject({ state: 'same', sha256: expect.stringMatching(/^[0-9a-f]{64}$/) as unknown })
    machine.program('orchard', speaker('orchard'))
    expect((await state()).state).toBe('touched')
    machine.program('orchard', `${speaker('orchard')}#`)
    expect((await state()).state).toBe('changed')
  })

  test('takes a path for the tool when it leads to what the name stands for', async () => {
    const machine = workspace()
    const path = machine.program('orchard', '#!/bin/sh\n')
    write(machine).user('orchard')
    expect(await which(machine, path)).toMatchObject({ tool: 'orchard', known: true, path, layers: [{ origin: 'user' }] })
    const other = machine.file('other/orchard', '#!/bin/sh\n')
    chmodSync(other, 0o755)
    expect(await which(machine, other)).toMatchObject({ known: false, path: other, layers: [], hits: [{ path }] })
  })

  test.each([
    ['cd', 'builtin'],
    ['echo', 'builtin'],
    ['if', 'keyword'],
  ])('says that %s is a %s of the shell', async (name, kind) => {
    expect(await which(workspace(), name)).toMatchObject({ kind, path: null })
  })

  test('says of a tool that is only described that it is not installed', async () => {
    const machine = workspace()
    write(machine).user('orchard')
    expect(await which(machine, 'orchard')).toMatchObject({ kind: 'not-installed', path: null, hits: [], layers: [{ origin: 'user' }] })
  })

  test('fails on a name that nothing has, and says what was meant', async () => {
    const machine = workspace()
    machine.program('orchard', '#!/bin/sh\n')
    const run = await machine.atip(['which', 'orchrad'])
    expect(run.status).toBe(66)
    expect(failure(run)).toMatchObject({ code: 'TOOL_NOT_FOUND', suggestion: { fix: 'atip which orchard' } })
    expect((await machine.atip(['which', './orchard'])).status).toBe(66)
  })

  test('says of a tool that was not lent no more than show does', async () => {
    const machine = workspace()
    machine.program('orchard', '#!/bin/sh\n')
    const run = await machine.atip(['which', 'orchard'], { env: { ATIP_DELEGATION: '{"allowedTools": ["pears"]}' } })
    expect([run.status, run.stdout]).toEqual([66, ''])
    expect(failure(run)).toMatchObject({ message: 'the delegation does not permit "orchard"' })
  })
})
