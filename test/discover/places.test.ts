import { chmodSync, chownSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { ScanResult } from '../helpers/programs.ts'
import { minimal, workspace } from '../helpers/workspace.ts'
import type { Workspace } from '../helpers/workspace.ts'

/** A program that needs no PATH, so that PATH can be anything. */
const speaker = (name: string, version = '1.0.0'): string => `#!/bin/sh\n/bin/cat <<'JSON'\n${minimal(name, { version })}\nJSON\n`

/** Puts a program into a directory of the workspace; gives the directory. */
const place = (machine: Workspace, directory: string, name: string, version?: string): string => {
  const path = machine.file(join(directory, name), speaker(name, version))
  chmodSync(path, 0o755)
  return dirname(path)
}

interface Options {
  readonly path: readonly string[]
  readonly cwd?: string
  readonly argv?: readonly string[]
}

const scan = async (machine: Workspace, { path, cwd, argv = [] }: Options): Promise<ScanResult> => {
  const run = await machine.atip(['scan', '--json', '--timeout', '20s', ...argv], {
    env: { PATH: path.join(':') },
    ...(cwd === undefined ? {} : { cwd }),
  })
  expect(run.stderr).toBe('')
  expect(run.status).toBe(0)
  return run.json<ScanResult>()
}

interface Entry {
  readonly path: string
  readonly source: string
  readonly version: string
  readonly shadowed?: readonly string[]
}

/** What speaks for itself, but for atip: a scan of PATH also registers what shims describe. */
const toolsOf = (machine: Workspace): Readonly<Record<string, Entry>> => {
  const { tools } = JSON.parse(readFileSync(join(machine.data, 'registry.json'), 'utf8')) as { tools: Record<string, Entry> }
  return Object.fromEntries(Object.entries(tools).filter(([name, { source }]) => source === 'native' && name !== 'atip'))
}

interface Refused {
  readonly what: string
  /** Makes the directory, with a program in it, and gives the PATH entry. */
  readonly make: (machine: Workspace) => string
  readonly reason: RegExp
  /** Naming it as `scan DIR` is leave enough: it only comes and goes. */
  readonly transient: boolean
}

const withMode = (mode: number, directory: string): string => {
  chmodSync(directory, mode)
  return directory
}

const REFUSED: readonly Refused[] = [
  { what: 'a relative entry', make: machine => (place(machine, 'barn', 'plough'), 'barn'), reason: /relative/, transient: true },
  {
    what: 'an entry that starts with a dot',
    make: machine => (place(machine, 'barn', 'plough'), './barn'),
    reason: /relative/,
    transient: true,
  },
  {
    what: 'the node_modules/.bin of a project',
    make: machine => place(machine, 'barn/node_modules/.bin', 'plough'),
    reason: /node_modules/,
    transient: true,
  },
  {
    what: 'an npx cache',
    make: machine => place(machine, 'barn/_npx/abc123/bin', 'plough'),
    reason: /npx/,
    transient: true,
  },
  {
    what: 'a directory that everyone can write to',
    make: machine => withMode(0o777, place(machine, 'barn', 'plough')),
    reason: /everyone can write to it/,
    transient: false,
  },
  {
    what: 'a directory that everyone can write to, sticky or not',
    make: machine => withMode(0o1777, place(machine, 'barn', 'plough')),
    reason: /everyone can write to it/,
    transient: false,
  },
  {
    what: 'a directory below one that everyone can write to',
    make: machine => {
      const inner = place(machine, 'barn/north/loft', 'plough')
      withMode(0o777, join(machine.dir, 'barn'))
      return inner
    },
    reason: /everyone can write to ".*\/barn"/,
    transient: false,
  },
  {
    what: 'a link to a directory that everyone can write to',
    make: machine => {
      withMode(0o777, place(machine, 'barn', 'plough'))
      symlinkSync(join(machine.dir, 'barn'), join(machine.dir, 'shed'))
      return join(machine.dir, 'shed')
    },
    reason: /everyone can write to it/,
    transient: false,
  },
]

describe('refused as a place on PATH:', () => {
  for (const { what, make, reason, transient } of REFUSED) {
    test(`${what}, with the reason`, async () => {
      const machine = workspace()
      const entry = make(machine)
      const good = place(machine, 'field', 'harrow')
      const result = await scan(machine, { path: [entry, good] })
      expect(result.refused).toEqual([{ path: entry, reason: expect.stringMatching(reason) }])
      expect(Object.keys(toolsOf(machine))).toEqual(['harrow'])
    })

    test(`${what}, unless it is allowed by name`, async () => {
      const machine = workspace()
      const entry = make(machine)
      const result = await scan(machine, { path: [entry], argv: ['--allow', entry] })
      expect(result.refused).toEqual([])
      expect(Object.keys(toolsOf(machine))).toEqual(['plough'])
    })

    test(`${what}, ${transient ? 'but not' : 'and also'} when a scan names it`, async () => {
      const machine = workspace()
      const entry = make(machine)
      const result = await scan(machine, { path: ['/nowhere'], argv: [entry] })
      expect(result.refused.map(it => it.path)).toEqual(transient ? [] : [entry])
      expect(Object.keys(toolsOf(machine))).toEqual(transient ? ['plough'] : [])
    })
  }

  test('an empty entry, which means the working directory', async () => {
    const machine = workspace()
    const cwd = place(machine, 'barn', 'plough')
    const good = place(machine, 'field', 'harrow')
    for (const path of [
      ['', good],
      [good, ''],
      [good, '', '/nowhere'],
    ]) {
      const result = await scan(machine, { path, cwd, argv: ['--full'] })
      expect(result.refused).toEqual([{ path: '', reason: expect.stringMatching(/working directory/) }])
      expect(Object.keys(toolsOf(machine))).toEqual(['harrow'])
    }
  })

  test('an empty entry, unless the working directory is allowed', async () => {
    const machine = workspace()
    const cwd = place(machine, 'barn', 'plough')
    expect((await scan(machine, { path: ['', '/nowhere'], cwd, argv: ['--allow', '.'] })).refused).toEqual([])
    expect(toolsOf(machine)['plough']?.path).toBe(join(cwd, 'plough'))
  })

  const root = process.getuid?.() === 0
  test.skipIf(!root)(`a directory of another user${root ? '' : ' (skipped: needs root)'}`, async () => {
    const machine = workspace()
    const entry = place(machine, 'barn', 'plough')
    chownSync(entry, 12_345, 12_345)
    const result = await scan(machine, { path: [entry] })
    expect(result.refused).toEqual([{ path: entry, reason: expect.stringMatching(/another user.*12345/) }])
    expect(toolsOf(machine)).toEqual({})
  })
})

test('a directory below a sticky one, as everything in /tmp is, is looked at', async () => {
  const machine = workspace()
  const entry = place(machine, 'barn/loft', 'plough')
  withMode(0o1777, join(machine.dir, 'barn'))
  expect((await scan(machine, { path: [entry] })).refused).toEqual([])
  expect(Object.keys(toolsOf(machine))).toEqual(['plough'])
})

test('the first of a name on PATH wins, and later ones are recorded as shadowed', async () => {
  const machine = workspace()
  const places = ['north', 'east', 'south'].map((directory, at) => place(machine, directory, 'plough', `${at + 1}.0.0`))
  const [north, east, south] = places.map(it => join(it, 'plough'))
  const result = await scan(machine, { path: places })
  expect(result).toMatchObject({ executables: 3, executed: 1 })
  expect(toolsOf(machine)['plough']).toMatchObject({ path: north, version: '1.0.0', shadowed: [east, south] })
  const turned = await scan(machine, { path: places.toReversed() })
  expect(turned.changed).toEqual(['plough'])
  expect(toolsOf(machine)['plough']).toMatchObject({ path: south, version: '3.0.0', shadowed: [east, north] })
})

test('a directory that is on PATH twice, or by a link, is looked at once', async () => {
  const machine = workspace()
  const barn = place(machine, 'barn', 'plough')
  symlinkSync(barn, join(machine.dir, 'shed'))
  const result = await scan(machine, { path: [barn, join(machine.dir, 'shed'), barn] })
  expect(result).toMatchObject({ executables: 1, executed: 1 })
  expect(toolsOf(machine)['plough']?.path).toBe(join(barn, 'plough'))
  expect(toolsOf(machine)['plough']?.shadowed).toBeUndefined()
})

test('a slash at the end of a PATH entry makes no difference', async () => {
  const machine = workspace()
  const barn = place(machine, 'barn', 'plough')
  expect((await scan(machine, { path: [`${barn}/`] })).executables).toBe(1)
  expect(toolsOf(machine)['plough']?.path).toBe(join(barn, 'plough'))
  // a program that does not speak any more is forgotten, as it is found in this directory
  machine.file(join(barn, 'plough'), '#!/bin/sh\n')
  expect((await scan(machine, { path: [`${barn}/`] })).removed).toEqual(['plough'])
})

test('what cannot be executed is passed over: dangling links, loops, directories, plain files, names with control characters', async () => {
  const machine = workspace()
  const barn = place(machine, 'barn', 'plough')
  symlinkSync(join(barn, 'gone'), join(barn, 'dangling'))
  symlinkSync(join(barn, 'hen'), join(barn, 'egg'))
  symlinkSync(join(barn, 'egg'), join(barn, 'hen'))
  symlinkSync(join(barn, 'self'), join(barn, 'self'))
  mkdirSync(join(barn, 'loft'), { mode: 0o755 })
  chmodSync(machine.file(join(barn, 'notes'), speaker('notes')), 0o644)
  place(machine, barn, 'rake\n\u001B[31m')
  const result = await scan(machine, { path: [barn] })
  expect(result).toMatchObject({ executables: 1, executed: 1, rejected: [], refused: [] })
  expect(Object.keys(toolsOf(machine))).toEqual(['plough'])
})

test('a link to a program is a program of the name of the link', async () => {
  const machine = workspace()
  const barn = place(machine, 'barn', 'plough')
  const cellar = place(machine, 'cellar', 'rake')
  symlinkSync(join(cellar, 'rake'), join(barn, 'hoe'))
  expect((await scan(machine, { path: [barn] })).executables).toBe(2)
  expect(Object.keys(toolsOf(machine))).toEqual(['hoe', 'plough'])
  expect(toolsOf(machine)['hoe']?.path).toBe(join(barn, 'hoe'))
})

test('places that do not exist, or are files, are no trouble', async () => {
  const machine = workspace()
  const barn = place(machine, 'barn', 'plough')
  const path = ['/nowhere/at/all', join(barn, 'plough'), join(barn, 'plough', 'deeper'), barn]
  expect(await scan(machine, { path })).toMatchObject({ executables: 1, refused: [] })
  expect(Object.keys(toolsOf(machine))).toEqual(['plough'])
})

test('a scan of named directories looks at nothing else and forgets nothing else', async () => {
  const machine = workspace()
  const barn = place(machine, 'barn', 'plough')
  const field = place(machine, 'field', 'harrow')
  await scan(machine, { path: [barn] })
  expect(await scan(machine, { path: [barn], argv: [field] })).toMatchObject({ executables: 1, added: ['harrow'], removed: [] })
  expect(Object.keys(toolsOf(machine))).toEqual(['harrow', 'plough'])
})
