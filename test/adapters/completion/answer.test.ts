import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { unquote } from '../../../src/adapters/completion/words.ts'
import { operations } from '../../../src/commands/index.ts'
import { harbour, scannedHarbour } from '../../helpers/harbour.ts'
import { strait } from '../../helpers/shells.ts'
import { minimal, root } from '../../helpers/workspace.ts'
import type { Workspace } from '../../helpers/workspace.ts'

/** What is offered, without meanings; what the shell adds stands first. */
const ask = async (machine: Workspace, words: readonly string[], env: Record<string, string> = {}): Promise<readonly string[]> => {
  const run = await machine.atip(['complete', 'fish', '--', ...words], { env })
  expect([run.status, run.stderr]).toEqual([0, ''])
  return run.stdout
    .trimEnd()
    .split('\n')
    .map(it => it.split('\t')[0]!)
}

/** Without the options. */
const values = (offered: readonly string[]): readonly string[] => offered.filter(it => !it.startsWith('-'))

test('the first words of all commands are offered, and no command is missing', async () => {
  const machine = strait()
  const first = (await ask(machine, [''])).slice(1)
  expect(first.toSorted()).toEqual([...new Set(['help', ...operations.map(it => it.name.split(' ')[0]!)])].toSorted())
  const second = await Promise.all(first.map(it => ask(machine, ['help', it, ''])))
  const names = first.flatMap((it, at) => (second[at]!.length > 1 ? second[at]!.slice(1).map(word => `${it} ${word}`) : [it]))
  expect(names).toEqual(expect.arrayContaining(operations.map(it => it.name)))
})

test.each([
  [['--data-dir', ''], ['directories']],
  [['--data-dir='], ['directories']],
  [
    ['--json', 'vali'],
    ['nothing', 'validate'],
  ],
  [['scan', ''], ['directories']],
  [['scan', '--timeout', ''], ['nothing']],
  [['scan', '--full='], ['nothing']],
  [['scan', '--glub=x'], ['nothing']],
  [
    ['show', 'ferry', '--', ''],
    ['nothing', 'load', 'sail'],
  ],
  [
    ['show', 'ferry', '--depth', '1', 'sail', ''],
    ['nothing', 'away', 'home'],
  ],
  [
    ['show', 'ferry', 'sail', 'away', '--commands', ''],
    ['nothing', 'load', 'sail'],
  ],
  [
    ['show', 'ferry', '--commands', 'load,'],
    ['nothing', 'load,sail'],
  ],
  [['show', 'constructor', ''], ['nothing']],
  [['show', '__proto__', ''], ['nothing']],
  [['show', '../../ferry', ''], ['nothing']],
  [['check', '--', 'ferry', '--be'], ['nothing']],
  [['check', '--delegation', ''], ['files']],
  [['delegation', 'compose', ''], ['files']],
  [
    ['policy', 'test', 'read'],
    ['files', 'readonly'],
  ],
  [['policy', 'show', ''], ['nothing']],
  [['glub', ''], ['nothing']],
  [
    ["'show'", '"ferry"', 'lo'],
    ['nothing', 'load'],
  ],
] as const)('of %j it offers %j', async (words, offered) => {
  expect(values(await ask(strait(), words))).toEqual(offered)
})

test('options are offered where they are asked for, and where an operand may follow and none is known', async () => {
  const machine = strait()
  expect(await ask(machine, ['--a'])).toEqual(['nothing', '--agent'])
  expect(await ask(machine, ['--json', '--a'])).toEqual(['nothing'])
  expect(await ask(machine, ['policy', 'show', ''])).toContain('--delegation')
  expect(await ask(machine, ['show', 'kraken', ''])).toContain('--depth')
  expect(await ask(machine, ['show', 'kraken', '--', ''])).toEqual(['nothing'])
})

test('programs of PATH, patterns and the files of another data directory are found', async () => {
  const machine = await scannedHarbour()
  expect(await ask(machine, ['scan', '--tool', 'harb'])).toEqual(['nothing', 'harbour'])
  expect(await ask(machine, ['scan', '--tool', 'cat,harb'])).toEqual(['nothing', 'cat,harbour'])
  expect(await ask(machine, ['pattern', 'check', 'first'])).toEqual(['nothing', 'first-steps'])
  expect(await ask(machine, ['pattern', 'check', 'carel'])).toEqual(['nothing', 'careless'])
  // those of the packaged documents too
  expect(await ask(machine, ['pattern', 'check', 'undo-last'])).toEqual(['nothing', 'undo-last-commit'])
  machine.file('elsewhere/shims/submarine.json', minimal('submarine'))
  machine.file('home/elsewhere/shims/surfboard.json', minimal('surfboard'))
  expect(await ask(machine, ['--data-dir', 'elsewhere', 'show', 'subm'])).toEqual(['nothing', 'submarine'])
  expect(await ask(machine, ['show', '--data-dir=~/elsewhere', 'surf'])).toEqual(['nothing', 'surfboard'])
})

test('a delegation hides the tools that it does not permit, and their commands; one that cannot be read hides all', async () => {
  const machine = strait()
  const lent = { ATIP_DELEGATION: '{"delegation": {"allowedTools": ["ferry"]}}' }
  expect(await ask(machine, ['show', ''], lent)).toEqual(['nothing', 'ferry'])
  expect(await ask(machine, ['show', 'ferry', 'lo'], lent)).toEqual(['nothing', 'load'])
  expect(values(await ask(machine, ['show', 'git', ''], lent))).toEqual(['nothing'])
  expect(await ask(machine, ['show', 'git', ''])).toContain('push')
  expect(await ask(machine, ['show', 'ferr'], { ATIP_DELEGATION: '{' })).toEqual(['nothing'])
})

test('whatever is broken is no reason for a word on the terminal', async () => {
  const machine = harbour()
  machine.file(join(machine.data, 'registry.json'), 'sunk')
  machine.file(join(machine.data, 'shims', 'raft.json'), '{"commands": {"drift": {"description": 7, "commands": []}, "sink": null}}')
  machine.file(join(machine.data, 'tools', 'ferry.json'), '[')
  expect(await ask(machine, ['show', 'wre'])).toEqual(['nothing', 'wreck'])
  expect(await ask(machine, ['show', 'raft', ''])).toEqual(['nothing', 'drift', 'sink'])
  expect(values(await ask(machine, ['show', 'raft', 'sink', '']))).toEqual(['nothing'])
  // the shim describes it as long as the cached document cannot be read
  expect(await ask(machine, ['show', 'ferry', ''])).toEqual(['nothing', 'cross'])
  expect(values(await ask(machine, ['show', 'wreck', '']))).toEqual(['nothing'])
})

test('a document nests as deeply as it likes', async () => {
  const machine = harbour()
  const depth = 10_000
  machine.file(join(machine.data, 'shims', 'well.json'), `${'{"commands":{"down":'.repeat(depth)}{}${'}}'.repeat(depth)}`)
  expect(await ask(machine, ['show', 'well', 'down', 'down', ''])).toEqual(['nothing', 'down'])
})

test('the large documents of the package offer what they describe, from the names that the build left beside them', async () => {
  const machine = strait()
  const large = readdirSync(join(root, 'dist', 'shims')).filter(it => it.endsWith('.names'))
  expect(large).toContain('git.names')
  const shown = await machine.atip(['show', 'gh', '--full', '--json'])
  const { commands } = shown.json<{ commands: Record<string, { commands?: object }> }>()
  expect((await ask(machine, ['show', 'gh', ''])).slice(1)).toEqual(Object.keys(commands))
  expect((await ask(machine, ['show', 'gh', 'pr', ''])).slice(1)).toEqual(Object.keys(commands['pr']?.commands ?? {}))
})

test.each([[['complete']], [['complete', 'bash']], [['complete', 'tcsh', '--', 'show']]])('%j is no command', async argv => {
  const run = await strait().atip(argv)
  expect([run.status, run.stdout]).toEqual([64, ''])
  expect(JSON.parse(run.stderr)).toMatchObject({ error: { code: 'UNKNOWN_COMMAND' } })
})

test.each([
  ['gh', 'gh', ''],
  [`'g h`, 'g h', "'"],
  [`"g\\"h\\n`, 'g"h\\n', '"'],
  [String.raw`g\ h\$`, 'g h$', ''],
  [`a'b'"c"`, 'abc', ''],
  ['$(touch x)`y`', '$(touch x)`y`', ''],
  ['\\', '', ''],
] as const)('%s is the word %s so far', (written, word, open) => {
  expect(unquote(written)).toEqual({ word, open })
})
