import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { execaSync } from 'execa'
import { expect, test } from 'vitest'
import { exitCodes, operationHelp, overview } from '../../src/adapters/cli/help.ts'
import { widthOf } from '../../src/core/layout.ts'
import type { ScanResult } from '../../src/discover/scan.ts'
import type { Document } from '../../src/document/document.ts'
import { operations } from '../../src/commands/index.ts'
import { text as listText } from '../../src/commands/list/text.ts'
import { text as scanText } from '../../src/commands/scan/text.ts'
import { wholeText as showText } from '../../src/commands/show/whole-text.ts'
import type { Shown } from '../../src/commands/show/output.ts'
import { atipBin, minimal, workspace } from '../helpers/workspace.ts'

const LONG =
  'Grows apples, pears and quinces on steep slopes, 図書館の本を予約する, and sends what is ripe to the harbour before the frost comes'

const ORCHARD: Document = {
  atip: '0.1',
  name: 'orchard',
  version: '2.0.0',
  description: LONG,
  homepage: 'https://orchard.example',
  effects: { network: true, filesystem: { write: true, paths: ['~/.orchard/'] }, cost: { estimate: 'low' } },
  globalOptions: [{ flags: ['-q', '--quiet'], description: LONG }],
  commands: {
    'pick-everything-that-is-ripe': {
      description: LONG,
      arguments: [{ name: 'tree', variadic: true, description: LONG }],
      options: [
        { flags: ['-k', '--keep-the-stalks-on'], type: 'enum', enum: ['yes', 'no', 'sometimes', 'when it is dry'], description: LONG },
        { flags: ['--all'], description: LONG, 'x-effects': { destructive: true } },
      ],
      effects: { network: false, destructive: true, reversible: true },
    },
    multi: { description: 'Two\nlines\tand a tab' },
  },
  authentication: { required: false },
  patterns: [{ name: 'harvest', description: LONG, steps: [{ command: 'orchard pick {tree}', description: LONG }] }],
}

const shown: Shown = {
  ...ORCHARD,
  'x-atip': {
    path: '/usr/bin/orchard',
    source: 'native',
    origin: 'native',
    file: '/f',
    override: null,
    available: true,
    trusted: true,
    trust: 'it says so',
    warnings: [LONG],
  },
}

const scanned: ScanResult = {
  executables: 1,
  executed: 2,
  written: 3,
  tools: 25,
  added: Array.from({ length: 25 }, (_, at) => `orchard-${at}`),
  changed: ['apple'],
  removed: ['pear'],
  rejected: [{ path: '/usr/bin/bad', findings: [{ code: 'c', severity: 'error', pointer: '/name', message: LONG, fix: LONG }] }],
  refused: [{ path: '', reason: LONG }],
  timedOut: ['/usr/bin/slow'],
  sandbox: 'none',
  ran: { bubblewrap: 3, uid: 2, none: 1 },
  noSandbox: LONG,
  elapsedMs: 1234,
  settled: {
    self: 1,
    skipped: 2,
    cached: 3,
    native: 4,
    script: 5,
    followed: 12,
    other: 6,
    opaque: 7,
    toolable: 8,
    unreadable: 9,
    unasked: 10,
    probed: 11,
  },
  slowest: [{ path: '/usr/bin/slow', elapsedMs: 2000 }],
  setAside: null,
  brokenPins: [],
  wouldRun: [],
}

const listed = {
  tools: ['apple', 'orchard-with-a-long-name', '梨'].map(name => ({
    name,
    path: null,
    source: 'native' as const,
    version: '1.2.3-beta.4+build.567',
    description: LONG,
    available: name !== 'apple',
    trusted: name === '梨',
    trust: LONG,
    commands: 1234,
  })),
}

const ALL = { glob: undefined, source: undefined }

const texts = (style: { readonly width: number; readonly color: boolean }): Readonly<Record<string, string>> => ({
  show: showText(shown, style, { command: [] }),
  'show a command': showText(shown, style, { command: ['pick-everything-that-is-ripe'] }),
  scan: scanText(scanned, style, { dryRun: false }),
  'dry run': scanText({ ...scanned, wouldRun: ['/usr/bin/orchard'] }, style, { dryRun: true }),
  list: listText({ ...listed, absent: 3, withheld: 0 }, style, ALL),
  'empty list': listText({ tools: [], absent: 0, withheld: 0 }, style, ALL),
  help: overview(operations, style),
  'exit codes': exitCodes(style),
  ...Object.fromEntries(operations.map(it => [`${it.name} --help`, operationHelp(it, style)])),
})

// usage lines and examples are made to be copied, and a place on disk has no blanks to break at
const isCopied = (line: string): boolean => /^ *(\$ |atip |Usage|\/|\{)/.test(line) || !line.trim().includes(' ') || line.includes('$XDG')

test.each([40, 60, 80, 200])('no line of any text is wider than a terminal of %d columns', width => {
  for (const [name, text] of Object.entries(texts({ width, color: false }))) {
    const wide = text.split('\n').filter(line => widthOf(line) > width && !isCopied(line))
    expect([name, wide]).toEqual([name, []])
  }
})

test.each([40, 80, 200])('colours change nothing but the colours at %d columns', width => {
  const plain = texts({ width, color: false })
  for (const [name, text] of Object.entries(texts({ width, color: true }))) {
    // oxlint-disable-next-line no-control-regex -- colours are what is taken out
    const bare = text.replaceAll(/\u001B\[[0-9;]*m/g, '')
    expect([name, bare]).toEqual([name, plain[name]])
  }
  expect(Object.values(plain).join('')).not.toContain('\u001B')
  expect(texts({ width, color: true })['show']).toContain('\u001B[')
})

test.each([40, 80, 200])('no line of any text ends in a blank at %d columns', width => {
  const lines = Object.values(texts({ width, color: false })).flatMap(it => it.split('\n'))
  expect(lines.filter(it => it !== it.trimEnd())).toEqual([])
})

test('nothing of a description is lost on a narrow terminal, but where a table cuts it', () => {
  const words = showText(shown, { width: 40, color: false }, { command: ['pick-everything-that-is-ripe'] }).replaceAll(/\s+/g, ' ')
  // the description of the command, of its argument and of its two options, and the warning
  expect(words.split(LONG).length - 1).toBe(5)
})

test('a hazard of the tool that a command denies is shown with what the tool says', () => {
  const text = showText(shown, { width: 80, color: false }, { command: ['pick-everything-that-is-ripe'] })
  expect(text).toContain('uses the network        no (orchard as a whole says yes)')
})

test('a command that contradicts itself is shown with the hazard and the contradiction', () => {
  const effects = { destructive: true, reversible: true }
  const text = showText({ ...shown, commands: {}, effects }, { width: 80, color: false }, { command: [] })
  expect(text).toContain('can be undone           no\n')
  expect(text).toContain('contradicts itself      reversible is true, but destructive is true')
})

test('a name with a line break is one line', () => {
  const commands = { 'pick\nall': { description: 'Pick' } }
  const text = showText({ ...shown, name: 'or\nchard', commands }, { width: 80, color: false }, { command: [] })
  expect(text).toMatch(/^or chard 2\.0\.0\n/)
  expect(text).toContain('pick all  Pick')
})

const SCRIPT = '/usr/bin/script'
const hasTerminal = process.platform === 'linux' && existsSync(SCRIPT)

/** What a terminal of 40 columns gets. */
const onTerminal = (argv: readonly string[], env: Readonly<Record<string, string>>): string => {
  const machine = workspace()
  machine.file(join(machine.data, 'shims', 'orchard.json'), minimal('orchard', { description: LONG, effects: { network: true } }))
  const command = `stty cols 40; '${process.execPath}' '${atipBin}' ${argv.join(' ')}`
  const { stdout } = execaSync(SCRIPT, ['-qec', command, '/dev/null'], {
    env: { ...machine.env, PATH: '/usr/bin:/bin', TERM: 'xterm', SHELL: '/bin/sh', ...env },
    extendEnv: false,
    stdin: 'ignore',
  })
  return stdout.replaceAll('\r', '')
}

test.skipIf(!hasTerminal)('a terminal gets text in colours and in its own width (skipped: needs script)', () => {
  const text = onTerminal(['show', 'orchard'], {})
  expect(text).toContain('\u001B[1morchard\u001B[0m 1.0.0')
  // oxlint-disable-next-line no-control-regex -- colours are what is taken out
  const lines = text.replaceAll(/\u001B\[[0-9;]*m/g, '').split('\n')
  expect(lines[1]).toBe('Grows apples, pears and quinces on steep')
  expect(lines.filter(it => widthOf(it) > 40)).toEqual([])
})

test.skipIf(!hasTerminal).each<readonly [name: string, argv: readonly string[], env: Readonly<Record<string, string>>]>([
  ['NO_COLOR', [], { NO_COLOR: '1' }],
  ['TERM=dumb', [], { TERM: 'dumb' }],
  ['--no-color', ['--no-color'], {}],
])('a terminal gets text without colours with %s (skipped: needs script)', (_name, argv, env) => {
  const text = onTerminal(['show', 'orchard', ...argv], env)
  expect(text).toMatch(/^orchard 1\.0\.0\n/)
  expect(text).not.toContain('\u001B')
})

test.skipIf(!hasTerminal)('an empty NO_COLOR asks for nothing (skipped: needs script)', () => {
  expect(onTerminal(['show', 'orchard'], { NO_COLOR: '' })).toContain('\u001B[1m')
})

test.skipIf(!hasTerminal)('a terminal gets JSON with --json (skipped: needs script)', () => {
  expect(JSON.parse(onTerminal(['show', 'orchard', '--json'], {}))).toMatchObject({ name: 'orchard', description: LONG })
})
