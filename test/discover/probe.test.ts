import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  compile,
  FIXTURES,
  hasCompiler,
  install,
  outcomeOf,
  pathWithRuntimes,
  programsDir,
  python3,
  runsHere,
  skipNote,
} from '../helpers/programs.ts'
import type { ScanResult } from '../helpers/programs.ts'
import { atipBin, minimal, workspace } from '../helpers/workspace.ts'
import type { Workspace } from '../helpers/workspace.ts'

/** Long enough for an interpreter to start on a busy machine, and short where the program never ends. */
const timeoutFor = (outcome: string): string => (outcome === 'timed out' ? '700ms' : '20s')

const scanOf = async (machine: Workspace, argv: readonly string[] = [], input?: string): Promise<ScanResult> => {
  const env = { PATH: pathWithRuntimes(machine) }
  const run = await machine.atip(['scan', machine.bin, '--json', ...argv], { env, ...(input === undefined ? {} : { input }) })
  expect(run.stderr).toBe('')
  expect(run.status).toBe(0)
  return run.json<ScanResult>()
}

interface Cached {
  readonly version: string
  readonly description: string
}

const documentOf = (machine: Workspace, name: string, data = machine.data): Cached =>
  JSON.parse(readFileSync(join(data, 'tools', `${name}.json`), 'utf8')) as Cached

const warningsOf = (machine: Workspace, name: string): readonly string[] | undefined => {
  const registry = JSON.parse(readFileSync(join(machine.data, 'registry.json'), 'utf8')) as {
    readonly tools: Readonly<Record<string, { readonly warnings?: readonly string[] }>>
  }
  return registry.tools[name]?.warnings
}

describe('what comes of a program that', () => {
  for (const fixture of FIXTURES) {
    const { name, behaviour, outcome } = fixture
    test.skipIf(!runsHere(fixture))(`${behaviour} (${name}): ${outcome}${skipNote(fixture)}`, async () => {
      const machine = workspace()
      const path = install(machine, name)
      expect(outcomeOf(await scanOf(machine, ['--timeout', timeoutFor(outcome)]), path)).toBe(outcome)
      expect(readdirSync(machine.bin)).toEqual([name])
    })
  }

  test.skipIf(!hasCompiler)(`answers, compiled from C: spoke${hasCompiler ? '' : ' (skipped: needs cc)'}`, async () => {
    const machine = workspace()
    const path = compile(machine, 'lighthouse')
    expect(outcomeOf(await scanOf(machine), path)).toBe('spoke')
  })
})

test('every fixture program is in the table, and none is twice', () => {
  expect(FIXTURES.map(it => it.name).toSorted()).toEqual(readdirSync(programsDir).toSorted())
})

test('one scan of all fixtures finds what each alone shows: a bad program stops nothing', async () => {
  const machine = workspace()
  const here = FIXTURES.filter(it => runsHere(it))
  for (const { name } of here) install(machine, name)
  const result = await scanOf(machine, ['--timeout', '3s'])
  const named = (outcome: string) => here.filter(it => it.outcome.startsWith(outcome)).map(it => it.name)
  const base = (paths: readonly string[]) => paths.map(it => it.slice(machine.bin.length + 1)).toSorted()
  expect(result.added.filter(it => it !== 'atip')).toEqual(named('spoke').toSorted())
  expect(base(result.timedOut)).toEqual(named('timed out').toSorted())
  expect(base(result.rejected.map(it => it.path))).toEqual(named('rejected').toSorted())
  expect(result.executed).toBe(here.length - named('not run').length)
})

describe('a document that is', () => {
  const good = { atip: '0.1', name: 'orchard', version: '1.0.0', description: 'Tends apple trees' }
  const cases: readonly { readonly wrong: string; readonly document: unknown; readonly pointer: string }[] = [
    { wrong: 'without a name', document: { ...good, name: undefined }, pointer: '' },
    { wrong: 'without a version', document: { ...good, version: undefined }, pointer: '' },
    { wrong: 'without a description', document: { ...good, description: undefined }, pointer: '' },
    { wrong: 'of a protocol version that is a number', document: { ...good, atip: 0.1 }, pointer: '/atip' },
    { wrong: 'nameless', document: { ...good, name: '' }, pointer: '/name' },
    { wrong: 'named by a number', document: { ...good, name: 7 }, pointer: '/name' },
    { wrong: 'a list of commands', document: { ...good, commands: [] }, pointer: '/commands' },
    {
      wrong: 'one flag instead of a list',
      document: { ...good, commands: { pick: { options: [{ name: 'ripe', flags: '--ripe' }] } } },
      pointer: '/commands/pick/options/0/flags',
    },
    { wrong: 'of effects in words', document: { ...good, effects: { network: 'yes' } }, pointer: '/effects/network' },
    {
      wrong: 'a pattern step without a command',
      document: { ...good, patterns: [{ name: 'harvest', description: 'Brings it in', steps: [{}] }] },
      pointer: '/patterns/0/steps/0',
    },
    {
      wrong: 'a pattern without a name',
      document: { ...good, patterns: [{ description: 'Brings it in', steps: [{ command: 'orchard pick' }] }] },
      pointer: '/patterns/0',
    },
  ]
  for (const { wrong, document, pointer } of cases) {
    test(`${wrong} is rejected at "${pointer}" and not registered`, async () => {
      const machine = workspace()
      const path = machine.program('orchard', `#!/bin/sh\ncat <<'JSON'\n${JSON.stringify(document)}\nJSON\n`)
      const result = await scanOf(machine)
      expect(result.rejected.map(it => it.path)).toEqual([path])
      expect(result.rejected[0]?.findings.map(it => it.pointer)).toContain(pointer)
      expect(result.added).toEqual(['atip'])
    })
  }
})

describe('a program that claims the name of another', () => {
  test('is registered under the name of its file, with a warning, where there is no such program', async () => {
    const machine = workspace()
    install(machine, 'magpie')
    expect((await scanOf(machine)).added).toEqual(['atip', 'magpie'])
    expect(warningsOf(machine, 'magpie')?.join('\n')).toContain('nightingale')
    const shown = await machine.atip(['show', 'nightingale'], { env: { PATH: pathWithRuntimes(machine) } })
    expect(shown.status).toBe(66)
  })

  test('is rejected where that is another program on PATH', async () => {
    const machine = workspace()
    const path = install(machine, 'magpie')
    machine.program('nightingale', '#!/bin/sh\necho sings\n')
    const result = await scanOf(machine)
    expect(result.rejected.map(it => [it.path, it.findings[0]?.code])).toEqual([[path, 'claims-other-name']])
    expect(result.added).toEqual(['atip'])
  })

  test('is only warned about where that name is a link to itself', async () => {
    const machine = workspace()
    const path = install(machine, 'magpie')
    symlinkSync(path, join(machine.bin, 'nightingale'))
    const result = await scanOf(machine)
    expect(result.rejected).toEqual([])
    expect(result.added).toEqual(['atip', 'magpie', 'nightingale'])
    expect(warningsOf(machine, 'nightingale')).toBeUndefined()
  })
})

test('a program sees one argument, a reduced environment, and directories that are not the user’s', async () => {
  const machine = workspace()
  machine.program(
    'surveyor',
    `#!/usr/bin/env node
const seen = { argv: process.argv.slice(2), env: process.env, cwd: process.cwd(), there: require('node:fs').readdirSync('.') }
console.log(JSON.stringify({ atip: '0.1', name: 'surveyor', version: '1.0.0', description: JSON.stringify(seen) }))
`,
  )
  const env = { PATH: pathWithRuntimes(machine), ORCHARD_TOKEN: 'secret', NODE_OPTIONS: '', LD_LIBRARY_PATH: '' }
  await machine.atip(['scan', machine.bin], { env })
  const seen = JSON.parse(documentOf(machine, 'surveyor').description) as {
    readonly argv: readonly string[]
    readonly env: Readonly<Record<string, string>>
    readonly cwd: string
    readonly there: readonly string[]
  }
  expect(seen.argv).toEqual(['--agent'])
  expect(seen.there).toEqual([])
  const XDG = ['XDG_CACHE_HOME', 'XDG_CONFIG_HOME', 'XDG_DATA_HOME', 'XDG_RUNTIME_DIR', 'XDG_STATE_HOME']
  const known = ['ATIP_PROBE', 'HOME', 'LANG', 'NO_COLOR', 'PATH', 'TERM', 'TMPDIR', ...XDG]
  // macOS adds one of its own, and so does bubblewrap
  const names = Object.keys(seen.env).filter(it => it !== '__CF_USER_TEXT_ENCODING' && it !== 'PWD')
  expect(names.toSorted()).toEqual(known.toSorted())
  expect(seen.env).toMatchObject({ PATH: env.PATH, NO_COLOR: '1', TERM: 'dumb' })
  for (const directory of [seen.cwd, seen.env['HOME'], seen.env['TMPDIR'], ...XDG.map(it => seen.env[it])]) {
    expect(directory).toMatch(new RegExp(`^${machine.dir}/tmp/.`))
  }
})

test('a program gets no standard input, even when the scan has one', async () => {
  const machine = workspace()
  install(machine, 'ferryman')
  await scanOf(machine, [], 'apples, pears and plums')
  expect(documentOf(machine, 'ferryman').version).toBe('0 bytes')
})

const ON_A_TERMINAL = 'import os, pty, sys; sys.exit(os.waitstatus_to_exitcode(pty.spawn(sys.argv[1:])))'

test.skipIf(python3 === undefined)(
  `a program has no terminal to ask at, even when the scan has one${python3 === undefined ? ' (skipped: needs python3)' : ''}`,
  () => {
    const machine = workspace()
    install(machine, 'innkeeper')
    const argv = ['-c', ON_A_TERMINAL, process.execPath, atipBin, 'scan', machine.bin]
    const env = { ...machine.env, PATH: pathWithRuntimes(machine) }
    execFileSync(python3 ?? '', argv, { env, cwd: machine.dir, stdio: ['ignore', 'ignore', 'inherit'], timeout: 30_000 })
    expect(documentOf(machine, 'innkeeper').version).toBe('nobody')
  },
)

test('diagnostics on stderr, more of them than are kept, do not spoil an answer', async () => {
  const machine = workspace()
  machine.program(
    'raven',
    `#!/usr/bin/env node
process.stderr.write('nevermore '.repeat(100_000), () => console.log(${JSON.stringify(minimal('raven'))}))
`,
  )
  expect((await scanOf(machine)).added).toEqual(['atip', 'raven'])
})
