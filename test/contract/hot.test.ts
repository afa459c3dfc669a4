import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { execa } from 'execa'
import { expect, test } from 'vitest'
import { operations } from '../../src/commands/index.ts'
import { scannedHarbour } from '../helpers/harbour.ts'
import { atipBin, root } from '../helpers/workspace.ts'

const HOT = operations.filter(it => it.hot === true).map(it => it.name)

test('every hot command of one word has a file of its name, and nothing else has one but completion', () => {
  const files = readdirSync(join(root, 'dist/fast'))
    .filter(it => it.endsWith('.cjs'))
    .map(it => it.replace('.cjs', ''))
  expect(files.toSorted()).toEqual([...HOT.filter(it => !it.includes(' ')), 'complete'].toSorted())
  for (const file of files) expect([file, existsSync(join(root, 'dist/fast', `${file}.cjs.cache`))]).toEqual([file, true])
})

const PAYLOAD = JSON.stringify({ cwd: '/', hook_event_name: 'PreToolUse', tool_name: 'Bash', tool_input: { command: 'ls' } })

/** Writes which files of the program were opened to the file that LOADED names. */
const RECORDER = `
const fs = require('node:fs')
const { openSync } = fs
fs.openSync = function (file) {
  const opened = /[/]dist[/](.*[.]cjs)$/.exec(String(file))
  if (opened !== null) fs.appendFileSync(process.env.LOADED, opened[1] + '\\n')
  return openSync.apply(this, arguments)
}
const Module = require('node:module')
const { _load: load } = Module
Module._load = function (request, parent, isMain) {
  if (request.endsWith('main.cjs')) fs.appendFileSync(process.env.LOADED, 'main.cjs\\n')
  return load.apply(this, arguments)
}
`

/** How long something took is no part of an answer. */
const timeless = (text: string): string =>
  text.replaceAll(/"(elapsedMs|ms)": ?\d+(?:\.\d+)?/g, '"$1":0').replaceAll(/\b\d+(?:\.\d+)? m?s\b/g, '0 s')

/** The same line through the door, which has the hot bundles, and through the whole program alone. */
const both = async () => {
  const machine = await scannedHarbour()
  const whole = machine.file('whole.cjs', `require(${JSON.stringify(join(root, 'dist/main.cjs'))}).start(${JSON.stringify(root)})\n`)
  const recorder = machine.file('recorder.cjs', RECORDER)
  const answerOf = async (program: readonly string[], argv: readonly string[], env: Readonly<Record<string, string>>) => {
    const { exitCode, stdout, stderr } = await execa(process.execPath, [...program, ...argv], {
      cwd: machine.dir,
      env: { ...machine.env, ...env },
      extendEnv: false,
      reject: false,
      input: PAYLOAD,
    })
    return { status: exitCode, stdout: timeless(stdout), stderr: timeless(stderr) }
  }
  return async (argv: readonly string[]) => {
    const record = machine.file('loaded.txt', '')
    const hot = await answerOf(['--require', recorder, atipBin], argv, { LOADED: record })
    const loaded = readFileSync(record, 'utf8').split('\n')
    return { hot, whole: await answerOf([whole], argv, {}), loaded }
  }
}

const LINE = 'ls -la | head'

const TAKEN: readonly (readonly [bundle: string, argv: readonly string[]])[] = [
  ['check', ['check', LINE]],
  ['check', ['check', '-q', LINE]],
  ['check', ['-q', 'check', LINE]],
  ['check', ['--json', 'check', 'rm -rf /etc', '--text']],
  ['check', ['check', '--text', '--policy=strict', LINE, '-q']],
  ['check', ['policy', 'check', LINE]],
  ['check', ['policy', 'check', '--policy', 'strict', '--', 'git', 'push', '--force', '-q']],
  ['check', ['-q', '--no-color', 'policy', 'check', '--text', LINE]],
  ['check', ['--data-dir', 'elsewhere', 'policy', 'check', LINE, '--delegation', 'lead.json', '--delegation=task.json']],
  ['check', ['policy', 'check']],
  ['check', ['policy', '-q', 'check', LINE]],
  ['check', ['policy', '--data-dir', 'elsewhere', '-q', 'check', '--', 'ls', '-q']],
  ['check', ['check', '--policy', 'broken.json', 'ls']],
  ['list', ['-q', 'list', 'har*']],
  ['list', ['--text', 'list', '--source', 'native']],
  ['search', ['search', 'dock', 'a', 'ship']],
  ['search', ['--text', 'search', '--all', '--read-only', '--tool=harbour', 'ship']],
  ['show', ['--json', '--data-dir=home/.local/share/agent-tools', 'show', '--depth', '0', 'harbour']],
  ['show', ['show', '--', 'harbour', 'dock']],
  ['show', ['show', 'orchard', '-q']],
  ['scan', ['-q', 'scan']],
  ['scan', ['scan', '--json', '-q']],
  ['hook', ['-q', 'hook', 'claude']],
  ['hook', ['hook', '--json', 'claude']],
  ['hook', ['hook', 'kraken']],
]

const LEFT: readonly (readonly string[])[] = [
  ['check', '--jso', LINE],
  ['check', '--help'],
  ['check', '-qq', LINE],
  ['-qq', 'check', LINE],
  ['policy', '-x', 'check', LINE],
  ['--glub', 'hook', 'claude'],
  ['--depth', '2', 'show', 'harbour'],
  ['policy'],
  ['policy', 'chekc', LINE],
  ['--data-dir'],
  ['-q'],
  [''],
  ['../main'],
  ['demand/bundles'],
  ['constructor'],
  ['hook', '--json=true', 'claude'],
  ['validate', '-q', 'orchard.json'],
]

// one machine and one scan for all: each line is two processes
test('every plain spelling of a hot command is one of its bundle, with the same bytes and status as from the whole program', async () => {
  const answers = await both()
  for (const [bundle, argv] of TAKEN) {
    const { hot, whole, loaded } = await answers(argv)
    expect([argv, hot]).toEqual([argv, whole])
    expect(loaded).toContain(`fast/${bundle}.cjs`)
    expect(loaded).not.toContain('main.cjs')
  }
})

test('everything else is left to the whole program, byte for byte', async () => {
  const answers = await both()
  for (const argv of LEFT) {
    const { hot, whole, loaded } = await answers(argv)
    expect([argv, hot]).toEqual([argv, whole])
    expect([argv, loaded]).toEqual([argv, expect.arrayContaining(['main.cjs'])])
  }
})
