import { describe, expect, test } from 'vitest'
import type { Effects } from '../../src/core/effects.ts'
import type { Document, Option } from '../../src/document/document.ts'
import { contextOf, decisionOf, tool } from '../helpers/shims.ts'

/** What a mode takes away, and what takes a mode away, on small documents of their own. */

const calm: Effects = { filesystem: { read: true, write: false, delete: false }, network: false, destructive: false }
const writing: Effects = { filesystem: { write: true, delete: true }, destructive: true, network: false }

const option = (flags: readonly string[], fields: Partial<Option> = {}): Option => ({
  name: flags.at(-1)!.replace(/^[-+]+/, ''),
  flags,
  type: 'boolean',
  ...fields,
})

const decide = (document: Document) => (line: string) => decisionOf(line, contextOf([document]))

describe('a mode takes away no more than its words say', () => {
  const press = tool('press', {
    effects: { ...writing, 'x-executes': 'file', 'x-reveals': ['secret'] },
    'x-stdin': 'sh',
    options: [
      option(['--plain'], { 'x-mode': {} }),
      option(['--input'], { 'x-mode': {}, 'x-drops': ['stdin', 'executes'] }),
      option(['--code'], { 'x-mode': {}, 'x-drops': ['stdin', 'reveals'] }),
      option(['--told'], { 'x-mode': {}, 'x-drops': ['executes', 'reveals'] }),
      option(['--version'], { 'x-mode': {}, 'x-drops': ['stdin', 'executes', 'reveals'], 'x-neutralizes': ['*'] }),
      option(['--plugin'], { type: 'string', 'x-effects': { 'x-executes': 'file' } }),
      option(['--config'], { type: 'file', 'x-path': 'read' }),
      option(['--eval'], { type: 'string', 'x-language': 'python' }),
    ],
  })

  test.each([
    ['press', 'ask'],
    ['press --plain', 'ask'],
    ['press --input', 'ask'],
    ['press --code', 'ask'],
    ['press --told', 'ask'],
    ['press --told <<< "echo a"', 'allow'],
    ['press --told <<< "unheard of"', 'ask'],
    ['press --version', 'allow'],
    ['press --version <<< "unheard of"', 'allow'],
    ['press --version --plugin x', 'allow'],
    ['press --version --eval x', 'ask'],
    ['press --version --config a.txt', 'allow'],
    ['press --version --config ~/.ssh/id_rsa', 'ask'],
    // only what every one of them drops is dropped
    ['press --version --plain', 'ask'],
  ])('%s: %s', (line, decision) => expect(decide(press)(line)).toBe(decision))

  const graft = tool('graft', {
    effects: calm,
    options: [
      option(['--plain'], { 'x-mode': {}, 'x-neutralizes': ['*'] }),
      option(['--list'], { 'x-mode': {}, 'x-neutralizes': ['*'], 'x-drops': ['executes'] }),
      option(['--plugin'], { type: 'string', 'x-effects': { 'x-executes': 'file' } }),
      option(['--format'], { type: 'string', 'x-values': { 'run:*': { 'x-executes': 'file' }, '*': {} } }),
      option(['--edit'], { 'x-opens': ['editor'] }),
      option(['--wipe'], { 'x-effects': writing }),
    ],
    arguments: [{ name: 'command', required: false, 'x-executes': 'argv-rest' }],
  })

  test.each([
    ['graft --plain --wipe', 'allow'],
    ['graft --plain --plugin x', 'ask'],
    ['graft --plain --format run:x', 'ask'],
    ['graft --plain --format x', 'allow'],
    ['graft --plain --edit', 'ask'],
    ['graft --plain unheard of', 'ask'],
    ['graft --list --plugin x --edit --format run:x', 'allow'],
    ['graft --list unheard of', 'allow'],
  ])('%s: %s', (line, decision) => expect(decide(graft)(line)).toBe(decision))

  test('what obeys its directory does so in a mode as well', () => {
    const plot = tool('plot', {
      effects: calm,
      'x-obeys-directory': true,
      options: [option(['--plain'], { 'x-mode': {} }), option(['--version'], { 'x-mode': {}, 'x-drops': ['directory'] })],
    })
    expect(['plot --plain', 'cd /srv/x && plot --plain', 'cd /srv/x && plot --version'].map(decide(plot))).toEqual([
      'allow',
      'ask',
      'allow',
    ])
  })
})

describe('a mode that another word takes back does not hold', () => {
  const options = [
    option(['-t', '--test'], { 'x-mode': {} }),
    option(['-l', '--list'], { 'x-mode': {} }),
    option(['-d', '--unpack'], { 'x-undoes': ['test', 'list'] }),
    option(['-n', '+n', '--noexec'], { 'x-mode': {} }),
    option(['--force'], { 'x-effects': writing }),
  ]
  const file = { name: 'file', variadic: true, required: false, 'x-path': 'write' } as const
  const first = tool('pack', { effects: writing, options, arguments: [file] })
  const last = tool('pack', { effects: writing, options, arguments: [file], 'x-syntax': { lastWins: true } })

  test.each([
    ['pack x', 'ask', 'ask'],
    ['pack -t x', 'allow', 'allow'],
    ['pack -t -d x', 'ask', 'ask'],
    ['pack -td x', 'ask', 'ask'],
    ['pack -d -t x', 'ask', 'allow'],
    ['pack -dt x', 'ask', 'allow'],
    ['pack -t -d -l x', 'ask', 'allow'],
    ['pack -l --unpack x', 'ask', 'ask'],
    ['pack -n x', 'allow', 'allow'],
    ['pack -n +n x', 'ask', 'ask'],
    ['pack +n -n x', 'ask', 'allow'],
    ['pack --test false x', 'ask', 'ask'],
    ['pack --test x false', 'allow', 'allow'],
    ['pack -t false', 'allow', 'allow'],
  ])('%s: %s; where the last one wins, %s', (line, worst, inOrder) => {
    expect(decide(first)(line)).toBe(worst)
    expect(decide(last)(line)).toBe(inOrder)
  })

  const nopt = tool('shed', {
    effects: writing,
    'x-syntax': { booleanWords: true, booleanValues: true },
    options: [
      option(['--dry-run'], { 'x-mode': {}, 'x-negatable': true }),
      option(['--calm'], { 'x-mode': {}, 'x-drops': [] }),
      option(['--force'], { 'x-effects': writing, 'x-negatable': true }),
    ],
    arguments: [{ name: 'package', required: false }],
  })

  test.each([
    ['shed --dry-run', 'allow'],
    ['shed --dry-run true', 'allow'],
    ['shed --dry-run true extra', 'allow'],
    ['shed --dry-run false', 'ask'],
    ['shed --dry-run null', 'ask'],
    ['shed --dry-run=false', 'ask'],
    ['shed --dry-run=true', 'allow'],
    // off in one tool, on in another
    ['shed --dry-run=0', 'ask'],
    ['shed --dry-run=FALSE', 'ask'],
    ['shed --dry-run --no-dry-run', 'ask'],
    ['shed --no-dry-run', 'ask'],
    ['shed --dry-run "$x"', 'ask'],
    ['shed --dry-run ./"$x"', 'allow'],
    ['shed --calm --force', 'ask'],
    ['shed --calm --no-force', 'allow'],
    ['shed --calm --force false', 'allow'],
    ['shed --calm --force=0', 'ask'],
    ['shed --calm --no-force false', 'ask'],
  ])('%s: %s', (line, decision) => expect(decide(nopt)(line)).toBe(decision))

  test('an argument that an option stands for is bound when that option is taken back', () => {
    const shell = tool('husk', {
      effects: calm,
      'x-stdin': 'sh',
      'x-syntax': { permute: false },
      options: [option(['-n', '+n', '--noexec'], { 'x-stdin': false })],
      arguments: [
        { name: 'script', required: false, 'x-executes': 'file', 'x-unless': ['noexec'] },
        { name: 'file', required: false, variadic: true },
      ],
    })
    const lines = ['husk -n x.sh', 'husk -n +n x.sh', 'husk -n < x.sh', 'husk -n +n < x.sh']
    expect(lines.map(decide(shell))).toEqual(['allow', 'ask', 'allow', 'ask'])
  })
})

describe('options from a file', () => {
  const sources = { name: 'file', variadic: true, required: false, 'x-path': 'read' } as const
  const word = tool('weld', {
    effects: calm,
    'x-syntax': { optionFiles: 'words' },
    options: [option(['-o'], { type: 'string' })],
    arguments: [sources],
  })
  const operand = tool('weld', {
    effects: calm,
    'x-syntax': { optionFiles: 'operands' },
    options: [option(['-o'], { type: 'string' })],
    arguments: [sources],
  })

  test.each([
    ['weld a.c', 'allow', 'allow'],
    ['weld @args', 'ask', 'ask'],
    ['weld -- @args', 'ask', 'ask'],
    ['weld @"$x"', 'ask', 'ask'],
    ['weld @', 'allow', 'allow'],
    ['weld a@b', 'allow', 'allow'],
    ['weld -o @types/node a.c', 'ask', 'allow'],
    ['weld -o@types a.c', 'allow', 'allow'],
    ['for f in a.c @b; do weld "$f"; done', 'ask', 'ask'],
  ])('%s: %s; where only operands name one, %s', (line, words, operands) => {
    expect(decide(word)(line)).toBe(words)
    expect(decide(operand)(line)).toBe(operands)
  })
})

describe('several commands of a tool on one line', () => {
  const commands = {
    list: { description: 'Show', effects: calm, arguments: [{ name: 'what', variadic: true, required: false }] },
    flush: { description: 'Drop', effects: writing, arguments: [{ name: 'what', variadic: true, required: false }] },
  }
  const described = { commands, globalOptions: [option(['-a'])] }
  const end = tool('hedge', { ...described, 'x-syntax': { separators: [';'], separatesWithin: 'end' } })
  const anywhere = tool('hedge', { ...described, 'x-syntax': { separators: [';', '\n'], separatesWithin: 'anywhere' } })

  test.each([
    ['hedge list a', 'allow', 'allow'],
    [String.raw`hedge list a \; flush a`, 'ask', 'ask'],
    ["hedge list a ';' flush a", 'ask', 'ask'],
    [String.raw`hedge list a \; list b`, 'allow', 'allow'],
    [String.raw`hedge list a \; list b \; list c \;`, 'allow', 'allow'],
    [String.raw`hedge list a \; list b \; flush c`, 'ask', 'ask'],
    ["hedge list 'a;' flush b", 'ask', 'ask'],
    [String.raw`hedge list 'a\;' b`, 'allow', 'ask'],
    ["hedge list 'a;b' c", 'allow', 'ask'],
    ["hedge list a $'\\n' flush b", 'allow', 'ask'],
    ['hedge list "$x"', 'allow', 'ask'],
    ['hedge list "$x" flush b', 'ask', 'ask'],
    ['hedge list "$x" b', 'allow', 'ask'],
  ])('%s: %s; where a separator counts anywhere, %s', (line, atEnd, inside) => {
    expect(decide(end)(line)).toBe(atEnd)
    expect(decide(anywhere)(line)).toBe(inside)
  })
})
