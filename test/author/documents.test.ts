import { describe, expect, test } from 'vitest'
import type { DescribedCommand, OptionText } from '../../src/author/described.ts'
import { compactJson } from '../../src/author/compact-json.ts'
import { fitDocument } from '../../src/author/fit-document.ts'
import { inferCommand, inferOption } from '../../src/author/infer-effects.ts'
import { toDocument } from '../../src/author/to-document.ts'
import { GUARANTEES, HAZARDS, leavesOf } from '../../src/core/effects.ts'

const command = (name: string, more: Partial<DescribedCommand> = {}): DescribedCommand => ({
  name,
  aliases: [],
  usage: [],
  options: [],
  arguments: [],
  commands: [],
  sources: ['help'],
  answered: true,
  ...more,
})

const option = (flags: readonly string[], more: Partial<OptionText> = {}) => ({ flags, sources: ['help'] as const, ...more })

describe('what a name suggests', () => {
  test.each([
    ['delete', 'Delete a thing', 'destructive'],
    ['rm', '', 'destructive'],
    ['delete-branch', '', 'destructive'],
    ['bulk-delete', '', 'destructive'],
    ['vanish', 'Permanently remove the volume', 'destructive'],
    ['push', '', 'network'],
    ['login', 'Log in', 'network'],
  ])('%s (%s) is %s', (name, description, leaf) => {
    expect(leavesOf(inferCommand(name, description)).get(leaf)).toBe(true)
  })

  test.each(['list', 'show', 'status', 'deleted', 'plan', 'view', 'pushback-report'])('%s suggests nothing', name => {
    expect(inferCommand(name, 'Show things')).toBeUndefined()
  })

  test.each([[['--force', '-f']], [['--yes']], [['--auto-approve']], [['-auto-approve']], [['--prune']], [['--delete-branch']]])(
    '%s cannot be undone',
    flags => {
      expect(leavesOf(inferOption(flags, '')).get('reversible')).toBe(false)
    },
  )

  test.each([[['-f']], [['--format']], [['--enforce']], [['--deleted']], [['--recursive']]])('%s suggests nothing', flags => {
    expect(inferOption(flags, '')).toBeUndefined()
  })

  test('nothing is ever said to be harmless', () => {
    const words = 'list get show delete reset push pull create add force yes help version status apply'.split(' ')
    for (const word of words) {
      const leaves = leavesOf(inferCommand(word, `${word} it, which destroys nothing`))
      expect([word, HAZARDS.filter(it => leaves.get(it) === false), GUARANTEES.filter(it => leaves.get(it) === true)]).toEqual([
        word,
        [],
        [],
      ])
    }
  })
})

test('that effects are guessed is no effect', () => {
  expect([...leavesOf({ destructive: true, 'x-inferred': true })]).toEqual([['destructive', true]])
})

describe('a document of what was described', () => {
  const root = command('kiln', {
    description: 'Fires clay',
    options: [option(['-v', '--verbose'], { repeatable: true }), option(['--config'], { value: { name: 'FILE', optional: false } })],
    commands: [
      command('fire', {
        aliases: ['burn'],
        arguments: [{ name: 'piece', required: true, variadic: true }],
        options: [
          option(['-v', '--verbose']),
          option(['--glaze'], { value: { name: 'type', optional: true }, choices: ['clear', 'matt'], default: 'clear' }),
          option(['--cooling'], { negatable: true }),
          option(['--range'], { value: { name: 'FROM', optional: false, count: 2 } }),
        ],
      }),
      command('purge', { answered: false }),
    ],
  })

  test('says what the text said, in the terms of a document', () => {
    expect(toDocument('kiln', '2.1', root)).toEqual({
      atip: '0.1',
      name: 'kiln',
      version: '2.1',
      description: 'Fires clay',
      'x-inferred': true,
      globalOptions: [
        { name: 'verbose', flags: ['-v', '--verbose'], type: 'boolean' },
        { name: 'config', flags: ['--config'], type: 'file' },
      ],
      commands: {
        fire: {
          'x-aliases': ['burn'],
          arguments: [{ name: 'piece', variadic: true }],
          options: [
            { name: 'glaze', flags: ['--glaze'], type: 'enum', enum: ['clear', 'matt'], default: 'clear', 'x-value': 'optional' },
            { name: 'cooling', flags: ['--cooling'], type: 'boolean', 'x-negatable': true },
            { name: 'range', flags: ['--range'], type: 'string', 'x-arity': 2 },
          ],
        },
        purge: { effects: { destructive: true, reversible: false, 'x-inferred': true } },
      },
    })
  })

  test('an option of a command that is another than the global one of its name stays', () => {
    const path = { value: { name: 'path', optional: false } }
    const git = command('git', {
      options: [option(['-C'], path)],
      commands: [command('blame', { options: [option(['-C'])] }), command('log', { options: [option(['-C'], path)] })],
    })
    const { commands } = toDocument('git', undefined, git)
    expect([commands?.['blame']?.options, commands?.['log']?.options]).toEqual([[{ name: 'C', flags: ['-C'], type: 'boolean' }], undefined])
  })

  test('long options with one dash are read as such', () => {
    const terraform = command('terraform', { options: [option(['-chdir'], { value: { name: 'DIR', optional: false } })] })
    expect(toDocument('terraform', undefined, terraform)['x-syntax']).toEqual({ longDash: 'single', bundling: false })
  })

  test('a command called __proto__ is a command', () => {
    const document = toDocument('odd', undefined, command('odd', { commands: [command('__proto__'), command('constructor')] }))
    expect(Object.keys(document.commands ?? {})).toEqual(['__proto__', 'constructor'])
  })

  test('control characters of a help text do not reach it', () => {
    const document = toDocument('odd', undefined, command('odd', { description: 'Opens \u001B]0;title\u0007 doors\u202E' }))
    expect(document.description).toBe('Opens doors')
  })

  test('what is too large loses the descriptions of its options, and what is still too large fails with a command to run', () => {
    const options = (count: number) =>
      Array.from({ length: count }, (_, at) => option([`--option-${at}`], { description: 'x'.repeat(150) }))
    const some = fitDocument(toDocument('large', undefined, command('large', { options: options(5000) })))
    expect(some.ok && [some.value.notes.length, some.value.document.options?.[0]]).toEqual([
      1,
      { name: 'option-0', flags: ['--option-0'], type: 'boolean' },
    ])
    const many = fitDocument(toDocument('large', undefined, command('large', { options: options(20_000) })))
    expect(!many.ok && [many.failure.code, many.failure.suggestion?.fix]).toEqual(['NO_HELP', 'atip shim generate large --depth 1'])
  })
})

test('text of a document is compact, and the same value again when it is read', () => {
  const value = { a: [], b: {}, c: [{ flags: ['-x', '--long'], on: true }], d: { e: { f: [1, 'two', null] } } }
  const text = compactJson(value)
  expect(JSON.parse(text)).toEqual(value)
  expect(text).toContain('{ "flags": ["-x", "--long"], "on": true }')
})
