import { readFileSync, readdirSync, realpathSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { execa } from 'execa'
import { rolldown } from 'rolldown'
import type { InputOptions, OutputOptions } from 'rolldown'
import { expect, test } from 'vitest'
import { pathToFileURL } from 'node:url'
import { scannedHarbour } from '../helpers/harbour.ts'
import { atipBin, root } from '../helpers/workspace.ts'

/** Packages that cost a start-up more than everything that atip does by itself. */
const HEAVY = ['execa', 'ajv', 'fast-glob', 'proper-lockfile', 'yargs']

/** What a bundle may hold of other people's code: a page that knows where macOS keeps files. */
const LIGHT = new Set(['env-paths'])

const HOT = readdirSync(join(root, 'dist/fast'))
  .filter(it => it.endsWith('.cjs'))
  .map(it => it.replace('.cjs', ''))

/** Appends the path of every source file that is required, or read to be run, to the file that LOADED names. */
const RECORDER = `
const Module = require('node:module')
const fs = require('node:fs')
const { _load: load } = Module
const { readFileSync, openSync } = fs
const note = file => {
  if (/[.][cm]?js$/.test(file)) fs.appendFileSync(process.env.LOADED, file + '\\n')
}
Module._load = function (request, parent, isMain) {
  note(Module._resolveFilename(request, parent, isMain))
  return load.apply(this, arguments)
}
fs.readFileSync = function (file) {
  note(String(file))
  return readFileSync.apply(this, arguments)
}
fs.openSync = function (file) {
  note(String(file))
  return openSync.apply(this, arguments)
}
`

const spied = async () => {
  const machine = await scannedHarbour()
  const recorder = machine.file('recorder.cjs', RECORDER)
  const record = machine.file('loaded.txt', '')
  const before = machine.snapshot(machine.home)
  return {
    /** Runs a line; what it loaded, as paths below the package. */
    loadedBy: async (argv: readonly string[]) => {
      const run = await machine.atip(argv, { env: { NODE_OPTIONS: `--require ${recorder}`, LOADED: record } })
      const loaded = readFileSync(record, 'utf8')
        .split('\n')
        .filter(it => it !== '')
      return { run, loaded: [...new Set(loaded)].map(it => relative(realpathSync(root), it)) }
    },
    unchanged: () => expect(machine.snapshot(machine.home)).toEqual(before),
  }
}

test.each([
  ['list', ['list'], 0],
  ['list', ['list', 'har*', '--source=native', '--json'], 0],
  ['show', ['show', 'harbour'], 0],
  ['show', ['show', 'harbour', 'dock', '--depth', '1'], 0],
  ['show', ['show', 'git'], 0],
  ['show', ['show', 'orchard'], 66],
  ['scan', ['scan'], 0],
  ['complete', ['complete', 'bash', '--', 'show', 'har'], 0],
  ['complete', ['complete', 'zsh', '--', 'show', 'harbour', ''], 0],
  ['complete', ['complete', 'fish', '--', 'check', '--policy', ''], 0],
])('%s, called as %j, loads its one file and nothing else', async (name, argv, status) => {
  const { loadedBy, unchanged } = await spied()
  const { run, loaded } = await loadedBy(argv)
  expect(run.status).toBe(status)
  expect(loaded).toEqual(['bin/atip.cjs', `dist/fast/${name}.cjs`])
  unchanged()
})

test.each([
  ['list --help', ['list', '--help'], 'dist/parts/adapters-cli-parse.cjs'],
  ['a scan that has to look', ['scan', '--full', '--dry-run'], 'dist/parts/discover-scan.cjs'],
])('the recorder sees what %s loads besides', async (_, argv, part) => {
  const { run, loaded } = await (await spied()).loadedBy(argv)
  expect(run.status).toBe(0)
  expect(loaded).toContain(part)
})

/** Writes the modules of Node itself that were loaded to the file that LOADED names. */
const MODULE_RECORDER = `
process.on('exit', () => require('node:fs').writeFileSync(process.env.LOADED, process.moduleLoadList.join('\\n')))
`

/** The modules of Node itself that a line loads besides those of every program; its bindings are no text that would have to be read. */
const modulesOf = async (argv: readonly string[], stdout: string, input = ''): Promise<readonly string[]> => {
  const machine = await scannedHarbour()
  const recorder = machine.file('recorder.cjs', MODULE_RECORDER)
  const record = machine.file('loaded.txt', '')
  const nothing = machine.file('nothing.cjs', '')
  const loadedBy = async (words: readonly string[]): Promise<readonly string[]> => {
    const env = { ...machine.env, LOADED: record }
    const line = `exec "$@" > ${stdout}`
    await execa('/bin/sh', ['-c', line, 'sh', process.execPath, '--require', recorder, ...words], {
      env,
      extendEnv: false,
      input,
      reject: false,
    })
    return readFileSync(record, 'utf8').split('\n')
  }
  const floor = new Set(await loadedBy([nothing]))
  return (await loadedBy([atipBin, ...argv])).filter(it => it.startsWith('NativeModule ') && !floor.has(it))
}

const PAYLOAD = JSON.stringify({ cwd: '/', tool_name: 'Bash', tool_input: { command: 'ls' } })

// each module of Node's that a command is the first to use costs its start up to several milliseconds
const HOT_LINES: readonly { readonly argv: readonly string[]; readonly stdout: string; readonly input?: string }[] = [
  { argv: ['list'], stdout: '"$LOADED.out"' },
  { argv: ['show', 'harbour'], stdout: '"$LOADED.out"' },
  { argv: ['scan'], stdout: '"$LOADED.out"' },
  { argv: ['scan', '--quiet'], stdout: '/dev/null' },
  { argv: ['check', 'ls | head'], stdout: '"$LOADED.out"' },
  { argv: ['check', 'ls | head'], stdout: '/dev/null' },
  { argv: ['hook', 'claude'], stdout: '"$LOADED.out"', input: PAYLOAD },
]

test.each(HOT_LINES)(
  '$argv with its output to $stdout loads no module of Node but the one that reads bytecode',
  async ({ argv, stdout, input }) => {
    expect(await modulesOf(argv, stdout, input)).toEqual(['NativeModule vm'])
  },
)

test('the recorder sees what Node loads besides', async () => {
  expect(await modulesOf(['list', '--help'], '"$LOADED.out"')).not.toEqual(['NativeModule vm'])
})

interface Part extends InputOptions {
  readonly output: OutputOptions
}

const config = async (): Promise<readonly Part[]> => {
  const { default: parts } = (await import(pathToFileURL(join(root, 'rolldown.config.ts')).href)) as { readonly default: readonly Part[] }
  return parts
}

/** They read shell lines, and so they carry the shell's grammar and the engine; the others must not. */
const JUDGES = new Set(['check', 'hook'])

/** The packages of whose code a bundle is made. */
const packagesIn = async (part: Part): Promise<ReadonlySet<string>> => {
  const build = await rolldown(part)
  const { output } = await build.generate(part.output)
  await build.close()
  const modules = output.flatMap(it => (it.type === 'chunk' ? it.moduleIds : []))
  return new Set(modules.flatMap(it => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(it)?.[1] ?? []))
}

test.each(HOT)('the bundle of %s is made of no package but light ones', async name => {
  const part = (await config()).find(it => Object.keys(it.input as Readonly<Record<string, string>>)[0] === name)!
  const heavy = [...(await packagesIn(part))].filter(it => !LIGHT.has(it))
  expect(heavy).toEqual(JUDGES.has(name) ? ['unbash'] : [])
})

test('the rest of the program does hold the heavy packages: the test before this one can see them', async () => {
  const packages = await packagesIn((await config()).find(it => Object.keys(it.input as object).includes('main'))!)
  expect([...packages]).toEqual(expect.arrayContaining(['execa', 'proper-lockfile', 'yargs']))
})

test.each(HOT)('the text of dist/fast/%s.cjs names no heavy package', name => {
  const text = readFileSync(join(root, 'dist/fast', `${name}.cjs`), 'utf8')
  expect(HEAVY.filter(it => new RegExp(`\\b${it}\\b`, 'i').test(text))).toEqual([])
})

test.each(HOT)('dist/fast/%s.cjs is the size of a small program', name => {
  expect(readFileSync(join(root, 'dist/fast', `${name}.cjs`)).length).toBeLessThan(JUDGES.has(name) ? 320 * 1024 : 64 * 1024)
})

/** Every file that is loaded with one, from what they require. */
const loadedWith = (file: string, seen = new Set<string>()): ReadonlySet<string> => {
  if (seen.has(file)) return seen
  seen.add(file)
  const required = [...readFileSync(file, 'utf8').matchAll(/\brequire\(["'`](\.[^"'`]+\.cjs)["'`]\)/g)].map(it =>
    join(dirname(file), it[1]!),
  )
  // what is imported dynamically stands in parts/ and is loaded when it is needed
  for (const it of required) if (!it.includes('/parts/')) loadedWith(it, seen)
  return seen
}

test('no scan, list, show, check or hook loads the rules for documents, and validate does', () => {
  const withRules = (file: string) =>
    [...loadedWith(join(root, 'dist', file))].filter(it => readFileSync(it, 'utf8').includes('suspicious-text'))
  for (const name of [...HOT.map(it => `fast/${it}.cjs`), 'parts/discover-scan.cjs', 'parts/layers-written.cjs', 'main.cjs'])
    expect([name, withRules(name)]).toEqual([name, []])
  expect(withRules('parts/commands-validate-run.cjs')).not.toEqual([])
})
