import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { countTokens } from 'gpt-tokenizer/encoding/o200k_base'
import { expect, test } from 'vitest'
import { minimal, root, speaker, workspace } from '../helpers/workspace.ts'
import type { Run, Workspace } from '../helpers/workspace.ts'

/** `tree` has a shim that comes with atip; each layer calls itself by its description. */
const TOOL = 'tree'

const layered = (machine: Workspace) => {
  const shim = (directory: string, description: string) =>
    machine.file(join(directory, 'shims', `${TOOL}.json`), minimal(TOOL, { description }))
  return {
    user: shim(machine.data, 'user'),
    system: shim(join(machine.dir, 'share', 'agent-tools'), 'system'),
    later: shim(join(machine.dir, 'later', 'agent-tools'), 'later system'),
  }
}

const inMachine = (machine: Workspace) => {
  const env = {
    PATH: `${machine.bin}:/usr/bin:/bin`,
    XDG_DATA_DIRS: `${join(machine.dir, 'share')}:${join(machine.dir, 'later')}`,
  }
  return (...argv: readonly string[]): Promise<Run> => machine.atip(argv, { env })
}

interface Shown {
  readonly description: string
  readonly commands?: Readonly<Record<string, unknown>>
  readonly 'x-atip': {
    readonly path: string | null
    readonly source: string
    readonly origin: string
    readonly file: string
    readonly available: boolean
    readonly warnings: readonly string[]
  }
}

interface Failed {
  readonly error: {
    readonly code: string
    readonly message: string
    readonly suggestion: { readonly action: string; readonly fix?: string } | null
    readonly details: Readonly<Record<string, unknown>>
  }
}

const failure = (run: Run): Failed['error'] => (JSON.parse(run.stderr) as Failed).error

test('the strongest layer is shown: native, then user, then the system in its order, then the packaged', async () => {
  const machine = workspace()
  const run = inMachine(machine)
  const layers = layered(machine)
  const program = machine.program(TOOL, speaker(TOOL, { description: 'native' }))
  await run('scan', machine.bin)

  const native = (await run('show', TOOL, '--full')).json<Shown>()
  expect(native).toMatchObject({ description: 'native', 'x-atip': { source: 'native', origin: 'native', path: program, available: true } })
  rmSync(native['x-atip'].file)

  for (const [file, description, origin] of [
    [layers.user, 'user', 'user'],
    [layers.system, 'system', 'system'],
    [layers.later, 'later system', 'system'],
  ] as const) {
    const shown = (await run('show', TOOL, '--full')).json<Shown>()
    expect(shown).toMatchObject({ description, 'x-atip': { source: 'shim', origin, file, path: program, warnings: [] } })
    rmSync(file)
  }

  const packaged = (await run('show', TOOL)).json<Shown>()
  expect(packaged).toMatchObject({ name: TOOL, 'x-atip': { source: 'shim', origin: 'packaged', path: program } })
  expect(packaged.description).not.toBe('later system')
})

test('what was generated from help texts is shown only where nobody wrote anything', async () => {
  const machine = workspace()
  const put = (tool: string) =>
    machine.file(join(machine.data, 'shims', `${tool}.json`), minimal(tool, { 'x-inferred': true, description: 'guessed' }))
  put('gh')
  put('pick-pears')
  const shown = async (tool: string) => (await machine.atip(['show', tool])).json<Shown>()
  expect([(await shown('gh'))['x-atip'].origin, (await shown('pick-pears')).description]).toEqual(['packaged', 'guessed'])
})

test('a broken shim is reported, and the next layer stands in for it', async () => {
  const machine = workspace()
  const run = inMachine(machine)
  const { user } = layered(machine)
  writeFileSync(user, '{"atip": 0.1}')
  const show = await run('show', TOOL)
  expect(show.status).toBe(0)
  expect(show.json<Shown>()).toMatchObject({
    description: 'system',
    'x-atip': { origin: 'system', warnings: [expect.stringContaining(`${user} cannot be used`)] },
  })
  const text = await run('show', TOOL, '--text')
  expect(text.stdout.replaceAll(/\s+/g, ' ')).toContain(`warning: ${user} cannot be used`)
})

test('a tool whose only shim is broken is not shown, and the failure says how to see what is wrong', async () => {
  const machine = workspace()
  const file = machine.file(join(machine.data, 'shims', 'orchard.json'), '{"atip": "0.1"')
  const show = await inMachine(machine)('show', 'orchard')
  expect(show.status).toBe(65)
  expect(show.stdout).toBe('')
  expect(failure(show)).toMatchObject({
    code: 'NOT_A_DOCUMENT',
    suggestion: { fix: `atip validate ${file}` },
    details: { file },
  })
})

test('a tool that is described but not installed says so', async () => {
  const machine = workspace()
  machine.file(join(machine.data, 'shims', 'orchard.json'), minimal('orchard'))
  const run = inMachine(machine)
  expect((await run('show', 'orchard')).json()).toMatchObject({ 'x-atip': { path: null, available: false } })
  expect((await run('show', 'orchard', '--text')).stdout).toContain('not installed · your shim')
})

test('a document of a program that changed since is shown with a warning', async () => {
  const machine = workspace()
  const run = inMachine(machine)
  machine.program('orchard', speaker('orchard'))
  await run('scan', machine.bin)
  expect((await run('show', 'orchard')).json<Shown>()['x-atip'].warnings).toEqual([])
  machine.program('orchard', `${speaker('orchard')}# a longer program`)
  expect((await run('show', 'orchard')).json<Shown>()['x-atip'].warnings).toEqual([
    'the program changed since it was asked; "atip scan" asks it again',
  ])
})

const COMMANDS = {
  effects: { network: false, filesystem: { write: true } },
  commands: {
    pick: {
      description: 'Pick fruit',
      effects: { idempotent: false },
      commands: { apple: { description: 'Pick apples' }, pear: { description: 'Pick pears', effects: { network: true } } },
    },
    water: { description: 'Water trees', 'x-aliases': ['rain'] },
    prune: { description: 'Cut branches' },
  },
}

const withOrchard = () => {
  const machine = workspace()
  machine.file(join(machine.data, 'shims', 'orchard.json'), minimal('orchard', COMMANDS))
  return { machine, run: inMachine(machine) }
}

test('words after the tool narrow to one command, with its effective effects', async () => {
  const { run } = withOrchard()
  expect((await run('show', 'orchard', 'pick', 'pear', '--full')).json()).toMatchObject({
    partial: true,
    omitted: { reason: 'filtered', commands: 3, safetyAssumption: 'unknown' },
    commands: {
      pick: { commands: { pear: { effects: { network: true, filesystem: { write: true }, idempotent: false } } } },
    },
  })
})

interface Brief {
  readonly effects?: object
  readonly commands?: Readonly<Record<string, unknown>>
  readonly omitted: { readonly reason: string; readonly commands: number; readonly options?: number }
  readonly 'x-more': string
}

test('a tool is an index of its commands, a group one of its own, and a command is told with what it is made of', async () => {
  const { run } = withOrchard()
  expect((await run('show', 'orchard')).json()).toMatchObject({
    effects: { filesystem: { write: true } },
    'x-depends': ['network', 'idempotent'],
    commands: {
      pick: { commands: { apple: { effects: { network: false, idempotent: false } }, pear: { effects: { network: true } } } },
      water: { description: 'Water trees', effects: { network: false } },
    },
    partial: true,
    omitted: { reason: 'filtered', commands: 0, safetyAssumption: 'unknown' },
    'x-more': 'atip show orchard COMMAND',
  })
  expect((await run('show', 'orchard', 'pick')).json()).toMatchObject({
    commands: { pick: { description: 'Pick fruit', effects: { idempotent: false }, commands: { apple: {}, pear: {} } } },
    'x-more': 'atip show orchard pick COMMAND',
  })
  expect((await run('show', 'orchard', 'pick', 'pear')).json()).toMatchObject({
    commands: {
      pick: {
        commands: { pear: { 'x-usage': 'orchard pick pear', effects: { network: true, filesystem: { write: true }, idempotent: false } } },
      },
    },
    'x-more': 'atip show orchard pick pear --full',
  })
})

test('with --depth there are so many levels of an index; without any it is the tool itself, with the options of all commands', async () => {
  const machine = workspace()
  const globalOptions = [{ name: 'tree', flags: ['--tree'], type: 'string' }]
  machine.file(join(machine.data, 'shims', 'orchard.json'), minimal('orchard', { ...COMMANDS, globalOptions }))
  const shown = async (depth: string) => (await machine.atip(['show', 'orchard', '--depth', depth])).json<Brief>()
  expect(await shown('1')).toMatchObject({
    commands: { pick: { 'x-commands': ['apple', 'pear'] } },
    omitted: { reason: 'depth-limited', commands: 2 },
    'x-global-options': 1,
  })
  expect((await shown('1')).commands?.['pick']).not.toHaveProperty('commands')
  expect((await shown('2')).commands).toMatchObject({ pick: { commands: { apple: {}, pear: {} } } })
  expect(await shown('0')).toMatchObject({ options: [{ flags: ['--tree'] }] })
  expect(await shown('0')).not.toHaveProperty('commands')
})

test('--commands makes an index of those that are named, and counts the others', async () => {
  const { run } = withOrchard()
  const shown = (await run('show', 'orchard', '--commands', 'water,prune')).json<Brief>()
  expect([Object.keys(shown.commands ?? {}), shown.omitted.commands]).toEqual([['water', 'prune'], 2])
})

test('--max-tokens holds to the token, leaves whole things out by rank and says which call gets them', async () => {
  const machine = workspace()
  const options = Array.from({ length: 60 }, (_, at) => ({
    flags: [`--ripe-${at}`],
    description: `Pick only fruit of the kind number ${at}`,
  }))
  const danger = { flags: ['--fell'], description: 'Fell the tree', 'x-effects': { destructive: true } }
  const commands = Object.fromEntries(
    Array.from({ length: 90 }, (_, at) => [`pick-${at}`, { description: `Pick fruit of the kind number ${at}`, options }]),
  )
  machine.file(
    join(machine.data, 'shims', 'orchard.json'),
    minimal('orchard', { commands: { ...commands, prune: { options: [...options, danger] } } }),
  )
  for (const words of [['orchard'], ['orchard', 'prune']]) {
    for (const limit of [250, 700, 1500]) {
      const { stdout } = await machine.atip(['show', ...words, '--max-tokens', String(limit)])
      const tokens = countTokens(`${JSON.stringify(JSON.parse(stdout))}\n`)
      expect([words, limit, tokens <= limit, tokens > limit * 0.8]).toEqual([words, limit, true, true])
    }
  }
  const cut = (await machine.atip(['show', 'orchard', 'prune', '--max-tokens', '250'])).json()
  expect(cut).toMatchObject({
    commands: {
      prune: {
        options: expect.arrayContaining([{ flags: ['--fell'], description: 'Fell the tree', 'x-raises': ['destructive'] }]) as unknown,
      },
    },
    'x-more': 'atip show orchard prune --max-tokens 1000',
  })
})

test.each(['ssh', 'curl', 'bash', 'xargs'])('%s is never said not to use the network, nor anything else that it may do', async tool => {
  const machine = workspace()
  for (const form of [[], ['--full'], ['--max-tokens', '300']]) {
    const { effects, 'x-depends': depends } = (await machine.atip(['show', tool, ...form])).json<{
      effects?: { network?: boolean }
      'x-depends': readonly string[]
    }>()
    expect(depends.includes('*') || depends.includes('network')).toBe(true)
    // the document itself says what it says
    expect(form.includes('--full') ? undefined : effects?.network).toBeUndefined()
    const text = (await machine.atip(['show', tool, ...form, '--text'])).stdout
    expect(text).not.toMatch(/uses the network +no/)
    expect(/^ {2}no {2}[^]*?(?=^ {2}\S|^$)/m.exec(text)?.[0] ?? '').not.toContain('network')
  }
})

test.each(['git', 'gh', 'jq', 'ssh'])('whatever is said of %s is a valid document', async tool => {
  const machine = workspace()
  for (const words of [
    [tool],
    ...(tool === 'git'
      ? [
          ['git', 'push'],
          ['git', 'stash'],
          ['git', '--depth', '0'],
        ]
      : []),
  ]) {
    const shown = await machine.atip(['show', ...words])
    const validation = await machine.atip(['validate', '-'], { input: shown.stdout })
    expect([words, validation.json<{ valid: boolean }>().valid]).toEqual([words, true])
  }
})

test.each(['gh', 'jq'])('what the build keeps of %s is what would be made of it', async tool => {
  const machine = workspace()
  const kept = (await machine.atip(['show', tool])).json<Record<string, unknown>>()
  machine.file(join(machine.data, 'shims', `${tool}.json`), readFileSync(join(root, 'shims', `${tool}.json`), 'utf8'))
  const made = (await machine.atip(['show', tool])).json<Record<string, unknown>>()
  // where the program lies takes tokens too, so that one or the other names more options
  const same = { 'x-atip': null, 'x-more-options': null, omitted: null }
  expect({ ...made, ...same }).toEqual({ ...kept, ...same })
})

test('what only some versions have says so', async () => {
  const machine = workspace()
  const option = { name: 'deep', flags: ['--deep'], type: 'boolean', description: 'Dig', 'x-until': '3.7', 'x-hidden': true }
  const commands = { graft: { description: 'Join trees', 'x-since': '2.46.0', options: [option] }, mow: { 'x-plugin': 'orchard-meadow' } }
  machine.file(join(machine.data, 'shims', 'orchard.json'), minimal('orchard', { commands }))
  const text = async (...words: readonly string[]) => (await machine.atip(['show', 'orchard', ...words, '--text'])).stdout
  expect(await text()).toMatch(/graft +Join trees \(from 2\.46\.0 on\)/)
  expect(await text()).toMatch(/mow +\(with orchard-meadow\)/)
  expect(await text('graft')).toMatch(/from 2\.46\.0 on[^]*--deep +Dig \(up to 3\.7, hidden\)/)
})

test('an alias is shown as the command that it means', async () => {
  const { run } = withOrchard()
  expect(Object.keys((await run('show', 'orchard', 'rain')).json<Shown>().commands ?? {})).toEqual(['water'])
})

test.each<readonly [depth: string, commands: unknown, left: number]>([
  ['0', undefined, 4],
  [
    '1',
    { pick: { description: 'Pick fruit', effects: { idempotent: false } }, water: COMMANDS.commands.water, prune: COMMANDS.commands.prune },
    2,
  ],
])('--depth %s leaves the deeper commands out and counts them', async (depth, commands, left) => {
  const { run } = withOrchard()
  const shown = (await run('show', 'orchard', '--full', '--depth', depth)).json<Shown>()
  expect(shown.commands).toEqual(commands)
  expect(shown).toMatchObject({ partial: true, omitted: { reason: 'depth-limited', commands: left } })
})

test('--depth counts from the command that is shown', async () => {
  const { run } = withOrchard()
  const whole = (await run('show', 'orchard', 'pick', '--full', '--depth', '1')).json<Shown>()
  expect(whole.commands).toMatchObject({ pick: { commands: { apple: {}, pear: {} } } })
  const cut = (await run('show', 'orchard', 'pick', '--full', '--depth', '0')).json<Shown>()
  expect(cut.commands?.['pick']).not.toHaveProperty('commands')
  expect(cut).toMatchObject({ omitted: { commands: 4 } })
})

test('--commands keeps the commands that are named', async () => {
  const { run } = withOrchard()
  const shown = (await run('show', 'orchard', '--commands', 'water,prune')).json<Shown>()
  expect(Object.keys(shown.commands ?? {})).toEqual(['water', 'prune'])
  expect(shown).toMatchObject({ partial: true, omitted: { reason: 'filtered', commands: 2 } })
})

test.each<readonly [name: string, argv: readonly string[], code: string, message: string, fix: string]>([
  ['a tool', ['orchrad'], 'TOOL_NOT_FOUND', 'there is no tool "orchrad"', 'atip show orchard'],
  ['a tool that comes with atip', ['terrafrom'], 'TOOL_NOT_FOUND', 'there is no tool "terrafrom"', 'atip show terraform'],
  ['a name that is longer than any file name', ['z'.repeat(300)], 'TOOL_NOT_FOUND', `there is no tool "${'z'.repeat(300)}"`, 'atip list'],
  ['a tool that nothing is like', ['zzzzzzzz'], 'TOOL_NOT_FOUND', 'there is no tool "zzzzzzzz"', 'atip list'],
  ['a command', ['orchard', 'pik'], 'COMMAND_NOT_FOUND', '"orchard" has no command "pik"', 'atip show orchard pick'],
  [
    'an inner command',
    ['orchard', 'pick', 'peer'],
    'COMMAND_NOT_FOUND',
    '"orchard pick" has no command "peer"',
    'atip show orchard pick pear',
  ],
  ['a command that nothing is like', ['orchard', 'sing'], 'COMMAND_NOT_FOUND', '"orchard" has no command "sing"', 'atip show orchard'],
  [
    'a command below a leaf',
    ['orchard', 'prune', 'all'],
    'COMMAND_NOT_FOUND',
    '"orchard prune" has no command "all"',
    'atip show orchard prune',
  ],
  [
    'a command for --commands',
    ['orchard', '--commands', 'prun'],
    'COMMAND_NOT_FOUND',
    '"orchard" has no command "prun"',
    'atip show orchard prune',
  ],
])('what is unknown ends with status 66 and a command to run: %s', async (_name, argv, code, message, fix) => {
  const { run } = withOrchard()
  const show = await run('show', ...argv)
  expect([show.status, show.stdout]).toEqual([66, ''])
  expect(failure(show)).toMatchObject({ code, message, suggestion: { fix } })
})

test('a program that nothing describes is told how to become known', async () => {
  const machine = workspace()
  const path = machine.program('zzorchard', '#!/bin/sh\nexit 64\n')
  const show = await inMachine(machine)('show', 'zzorchard')
  expect(show.status).toBe(66)
  expect(failure(show)).toMatchObject({
    message: `"zzorchard" is installed (${path}), but nothing describes it`,
    suggestion: { fix: 'atip scan --tool zzorchard' },
  })
})

test('a name of a file elsewhere is no tool, however it is written', async () => {
  const machine = workspace()
  machine.file(join(machine.data, 'secret.json'), minimal('secret'))
  const run = inMachine(machine)
  for (const name of ['../secret', '..', '.', '../shims/../secret', 'a/b']) {
    expect([name, (await run('show', name)).status]).toEqual([name, 66])
  }
})

test('nothing that acts on a terminal or a model is in the output, as JSON or as text', async () => {
  const machine = workspace()
  const document = minimal('orchard', {
    description: 'Grows\u001B[2J \u202Efruit\u200B\u0007',
    commands: { 'pick\u001B]0;owned\u0007': { description: 'Pick\u0000' } },
    examples: ['orchard\u009B31m pick'],
    patterns: [{ name: 'harvest\u001B[31m', steps: [{ command: 'orchard pick\u0008' }] }],
  })
  machine.file(join(machine.data, 'shims', 'orchard.json'), document)
  const run = inMachine(machine)
  const json = await run('show', 'orchard', '--full')
  expect(json.json()).toMatchObject({ description: 'Grows fruit', commands: { pick: { description: 'Pick' } }, examples: ['orchard pick'] })
  const text = await run('show', 'orchard', '--text')
  for (const { stdout } of [json, text, await run('show', 'orchard'), await run('show', 'orchard', '--full', '--text')]) {
    expect(Array.from(stdout).filter(it => it !== '\n' && (/\p{C}/u.test(it) || it === '\u202E'))).toEqual([])
  }
})

test('showing writes nothing', async () => {
  const { machine, run } = withOrchard()
  machine.program('harbour', speaker('harbour'))
  await run('scan', machine.bin)
  const before = machine.snapshot(machine.dir)
  for (const argv of [
    ['orchard'],
    ['harbour'],
    ['orchard', 'pick', '--depth', '1'],
    ['nothing'],
    ['orchard', 'nothing'],
    ['harbour', '--text'],
  ]) {
    await run('show', ...argv)
  }
  expect(machine.snapshot(machine.dir)).toEqual(before)
})

test('on a machine that was never scanned, showing makes no directory', async () => {
  const machine = workspace()
  await inMachine(machine)('show', 'terraform')
  expect(machine.snapshot(machine.home)).toEqual({})
})
