import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { NewShim } from '../../src/commands/shim-new/output.ts'
import { speaker, workspace } from '../helpers/workspace.ts'
import type { Workspace } from '../helpers/workspace.ts'

const begin = async (machine: Workspace, ...argv: readonly string[]): Promise<NewShim> => {
  const run = await machine.atip(['shim', 'new', ...argv])
  expect([run.status, run.stderr]).toEqual([0, ''])
  return run.json<NewShim>()
}

const errorOf = async (machine: Workspace, ...argv: readonly string[]) => {
  const run = await machine.atip(['shim', 'new', ...argv])
  const { error } = JSON.parse(run.stderr) as {
    readonly error: { readonly code: string; readonly suggestion: { readonly fix?: string } | null }
  }
  return [run.status, run.stdout, error.code, error.suggestion?.fix]
}

const asked = ({ document }: NewShim): readonly string[] => (document['x-todo'] ?? []).map(it => it.split(':')[0] ?? '')

/** A program that leaves a mark when it is run. */
const marking = (machine: Workspace, name: string): string => {
  machine.program(name, `#!/bin/sh\n# atip --help\n: > '${join(machine.dir, 'was-run')}'\n`)
  return join(machine.dir, 'was-run')
}

const page = (machine: Workspace, name: string, what: string): void => {
  const file = join(machine.dir, 'share', 'man', 'man1', `${name}.1.gz`)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, gzipSync(`.TH ${name.toUpperCase()} 1\n.SH NAME\n${name} \\- ${what}\n.SH SYNOPSIS\n.B ${name}\n[FILE]\n`))
}

/** An npm package that installs `name`. */
const npmPackage = (machine: Workspace, name: string, more: Readonly<Record<string, unknown>>): void => {
  machine.file(`lib/node_modules/${name}/package.json`, JSON.stringify({ name, version: '3.1.4', bin: { [name]: 'cli.js' }, ...more }))
  machine.program(`../lib/node_modules/${name}/cli.js`, '#!/usr/bin/env node\n')
  symlinkSync(join(machine.dir, 'lib', 'node_modules', name, 'cli.js'), join(machine.bin, name))
}

test('nothing is run, and effects are left out, not denied', async () => {
  const machine = workspace()
  const mark = marking(machine, 'barge')
  const shim = await begin(machine, 'barge')
  expect([existsSync(mark), shim.path]).toEqual([false, join(machine.bin, 'barge')])
  expect(JSON.stringify(shim.document)).not.toMatch(/"effects"|true|false/)
  expect(asked(shim)).toEqual(expect.arrayContaining(['version', 'description', 'commands', 'options', 'arguments', 'effects', 'x-tests']))
})

test('the manual says what it is, and then nobody asks', async () => {
  const machine = workspace()
  machine.program('barge', '#!/bin/sh\n')
  page(machine, 'barge', 'move goods on canals')
  const shim = await begin(machine, 'barge')
  expect([shim.document.description, shim.from.description]).toEqual(['move goods on canals', 'the manual page barge'])
  expect(asked(shim)).not.toContain('description')
  expect(asked(shim)).toContain('version')
})

test('a package says version, description and homepage; the manual is believed before it', async () => {
  const machine = workspace()
  npmPackage(machine, 'barge', { description: 'A set of\u001B[31m tools\nfor canals', homepage: 'https://barge.example' })
  const shim = await begin(machine, 'barge')
  expect(shim.document).toMatchObject({ version: '3.1.4', homepage: 'https://barge.example' })
  // what comes from a package ends in terminals
  expect(shim.document.description).toMatch(/^A set of.* tools for canals$/)
  expect(JSON.stringify(shim)).not.toContain('\\u001b')
  expect(shim.from.version).toBe(join(machine.dir, 'lib', 'node_modules', 'barge', 'package.json'))
  page(machine, 'barge', 'move goods on canals')
  expect((await begin(machine, 'barge')).document.description).toBe('move goods on canals')
})

test('a Python package says them in its metadata, of which the long description is no part', async () => {
  const machine = workspace()
  machine.program('barge', '#!/usr/bin/python3\n')
  machine.file(
    'lib/python3.11/site-packages/barge-2.7.dist-info/METADATA',
    'Name: barge\nSummary: Canals\n\nHome-page: https://wrong.example\n',
  )
  const { document, from } = await begin(machine, 'barge')
  expect([document.version, document.description, from.homepage]).toEqual(['2.7', 'Canals', null])
})

test.each([[''], [7], [['canals']], [null], ['  '], ['canals '.repeat(100)]])(
  'a package whose description is %j says none',
  async description => {
    const machine = workspace()
    npmPackage(machine, 'barge', { description })
    const shim = await begin(machine, 'barge')
    expect([shim.from.description, asked(shim)[0], shim.document.version]).toEqual([null, 'description', '3.1.4'])
  },
)

test('a tool that is not installed gets placeholders, and is said not to be there', async () => {
  const machine = workspace()
  const shim = await begin(machine, 'kraken')
  expect([shim.path, shim.from, shim.notes.length]).toEqual([null, { version: null, description: null, homepage: null }, 1])
  expect(shim.document).toMatchObject({ name: 'kraken', version: 'unknown', description: expect.stringMatching(/^TODO: /) })
})

test('what it writes is a valid document, and validate names every open question', async () => {
  const machine = workspace()
  machine.program('barge', '#!/bin/sh\n')
  const shim = await begin(machine, 'barge', '--output', 'made/barge.json')
  const file = join(machine.dir, 'made', 'barge.json')
  expect([shim.file, JSON.parse(readFileSync(file, 'utf8'))]).toEqual([file, shim.document])
  const run = await machine.atip(['validate', file])
  const { valid, findings } = run.json<{ readonly valid: boolean; readonly findings: readonly { code: string; severity: string }[] }>()
  expect([run.status, valid, findings.filter(it => it.code === 'open-question').length]).toEqual([0, true, asked(shim).length])
  expect((await machine.atip(['validate', '--strict', file])).status).toBe(65)
})

test('a shim with open questions approves nothing', async () => {
  const machine = workspace()
  machine.program('barge', '#!/bin/sh\n')
  await begin(machine, 'barge', '--output', join(machine.data, 'shims', 'barge.json'))
  expect((await machine.atip(['check', 'barge load'])).status).toBe(10)
})

test('a file that is there stays, whatever it is, a link to nothing included', async () => {
  const machine = workspace()
  const file = machine.file('barge.json', 'mine')
  symlinkSync(join(machine.dir, 'nowhere'), join(machine.dir, 'link.json'))
  const before = machine.snapshot(machine.home)
  for (const output of ['barge.json', 'link.json', '.'])
    expect(await errorOf(machine, 'barge', '--output', output)).toEqual([73, '', 'FILE_EXISTS', undefined])
  expect(await errorOf(machine, 'barge', '--output', 'barge.json/below.json')).toEqual([
    73,
    '',
    'CANNOT_WRITE',
    expect.stringMatching(/^ls -ld .*barge\.json$/),
  ])
  expect([readFileSync(file, 'utf8'), existsSync(join(machine.dir, 'nowhere')), machine.snapshot(machine.home)]).toEqual([
    'mine',
    false,
    before,
  ])
})

test('of its own shim too: what was filled in is not lost', async () => {
  const machine = workspace()
  await begin(machine, 'barge', '--output', 'barge.json')
  expect(await errorOf(machine, 'barge', '--output', 'barge.json')).toEqual([73, '', 'FILE_EXISTS', undefined])
})

test('a shim that is there already is pointed out', async () => {
  const machine = workspace()
  machine.program('git', speaker('git'))
  expect((await begin(machine, 'git')).notes).toEqual([expect.stringMatching(/shim of it already: .*git\.json$/)])
})

test('a path names the program; one that is none is an error', async () => {
  const machine = workspace()
  machine.program('barge', '#!/bin/sh\n')
  expect(await begin(machine, './bin/barge')).toMatchObject({ tool: 'barge', path: join(machine.bin, 'barge') })
  expect(await errorOf(machine, './barge')).toEqual([66, '', 'TOOL_NOT_FOUND', 'atip shim new barge'])
})

test.each([['two\nlines'], ['\u001B[2J'], ['x'.repeat(300)], ['/']])('%j cannot be the name of a program', async name => {
  const machine = workspace()
  expect((await errorOf(machine, name)).slice(0, 3)).toEqual([64, '', 'BAD_USAGE'])
})
