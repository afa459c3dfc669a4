import { describe, expect, test } from 'vitest'
import type { Document } from '../../src/document/document.ts'
import { mergeOverride } from '../../src/document/override.ts'
import type { Override } from '../../src/document/override.ts'
import { readOverrideBytes } from '../../src/document/read-override.ts'
import { strangersIn } from '../../src/document/strangers.ts'

const FERRY: Document = {
  atip: '0.1',
  name: 'ferry',
  version: '1.0',
  description: 'Crosses the bay',
  effects: { network: true, filesystem: { write: false, delete: false }, creates: ['ticket', 'receipt'] },
  globalOptions: [{ name: 'dock', flags: ['-d', '--dock'], type: 'string' }],
  options: [{ name: 'version', flags: ['-v', '--version'] }],
  patterns: [{ name: 'cross', steps: [{ command: 'ferry cross' }] }],
  commands: {
    cross: {
      description: 'Cross now',
      arguments: [{ name: 'shore', type: 'string' }],
      options: [{ name: 'force', flags: ['-f', '--force'], description: 'In any weather' }],
      commands: { back: { description: 'And back' } },
      'x-aliases': ['go'],
    },
    sink: { description: 'Sink', effects: { destructive: true } },
  },
}

const over = (override: Override): Document => mergeOverride(FERRY, override)

describe('an override is laid over a document', () => {
  test('one leaf of the effects is replaced, and its neighbours stay', () => {
    expect(over({ effects: { filesystem: { write: true } } }).effects).toEqual({
      network: true,
      filesystem: { write: true, delete: false },
      creates: ['ticket', 'receipt'],
    })
  })

  test('a list in effects is replaced whole', () => {
    expect(over({ effects: { creates: [] } }).effects?.creates).toEqual([])
  })

  test('a command is found by its name or by an alias, at any depth', () => {
    expect(over({ commands: { go: { commands: { back: { effects: { network: false } } } } } }).commands).toEqual({
      ...FERRY.commands,
      cross: { ...FERRY.commands?.['cross'], commands: { back: { description: 'And back', effects: { network: false } } } },
    })
  })

  test('a command that is new is added', () => {
    expect(Object.keys(over({ commands: { drift: {} } }).commands ?? {})).toEqual(['cross', 'sink', 'drift'])
  })

  test('an option is found by any of its flags, and keeps those that are not named', () => {
    const options = over({ commands: { cross: { options: [{ flags: ['--force'], 'x-effects': { destructive: true } }] } } }).commands?.[
      'cross'
    ]?.options
    expect(options).toEqual([
      { name: 'force', flags: ['-f', '--force'], description: 'In any weather', 'x-effects': { destructive: true } },
    ])
  })

  test('an option of the whole tool can be made stricter for one command, and still takes its value', () => {
    const options = over({ commands: { sink: { options: [{ flags: ['-d'], 'x-effects': { network: true } }] } } }).commands?.['sink']
      ?.options
    expect(options).toEqual([{ name: 'dock', flags: ['-d', '--dock'], type: 'string', 'x-effects': { network: true } }])
  })

  test('an option that holds without a command is none of a command', () => {
    const options = over({ commands: { sink: { options: [{ flags: ['-v'], type: 'string' }] } } }).commands?.['sink']?.options
    expect(options).toEqual([{ flags: ['-v'], type: 'string' }])
  })

  test('operands and patterns are found by name', () => {
    const merged = over({
      patterns: [{ name: 'sink', steps: [{ command: 'ferry sink' }] }],
      commands: { cross: { arguments: [{ name: 'shore', 'x-path': 'write' }] } },
    })
    expect(merged.patterns?.map(it => it.name)).toEqual(['cross', 'sink'])
    expect(merged.commands?.['cross']?.arguments).toEqual([{ name: 'shore', type: 'string', 'x-path': 'write' }])
  })

  test('neither document is changed', () => {
    const before = JSON.stringify(FERRY)
    over({ effects: { network: false }, commands: { cross: { description: 'x' } } })
    expect(JSON.stringify(FERRY)).toBe(before)
  })

  test('keys that are names of prototypes stay data', () => {
    const hostile = JSON.parse(
      '{"commands": {"__proto__": {"description": "x"}}, "effects": {"__proto__": {"network": false}}}',
    ) as Override
    const merged = over(hostile)
    expect(Object.keys(merged.commands ?? {})).toContain('__proto__')
    expect(Object.getPrototypeOf(merged.effects)).toBe(Object.prototype)
    expect(merged.effects?.network).toBe(true)
  })

  test('commands that nothing is laid over are not read', () => {
    const commands = Object.defineProperty({ sink: {} }, 'cross', {
      enumerable: true,
      get: () => {
        throw new Error('was read')
      },
    })
    const merged = mergeOverride({ ...FERRY, commands }, { commands: { sink: { description: 'x' } } })
    expect(merged.commands?.['sink']).toEqual({ description: 'x' })
    expect(() => merged.commands?.['cross']).toThrow('was read')
  })
})

const read = (override: unknown) => readOverrideBytes(new TextEncoder().encode(JSON.stringify(override)))

describe('an override is read', () => {
  test.each([{}, { effects: { network: false } }, { commands: { sink: { options: [{ flags: ['-f'] }] } } }, FERRY])(
    'whole or in part: %j',
    override => expect(read(override)).toEqual({ kind: 'override', override }),
  )

  test.each([
    [{ effects: { destuctive: true } }, '/effects/destuctive', 'rename it to "destructive"'],
    [{ efects: { destructive: true } }, '/efects', 'rename it to "effects"'],
    [{ commands: { push: { effect: { destructive: true } } } }, '/commands/push/effect', 'rename it to "effects"'],
    [{ options: [{ flags: ['-f'], 'x-effect': { destructive: true } }] }, '/options/0/x-effect', 'rename it to "x-effects"'],
    [{ arguments: [{ name: 'port', 'x-pathh': 'write' }] }, '/arguments/0/x-pathh', 'rename it to "x-path"'],
    [
      { commands: { push: { arguments: [{ name: 'port', 'x-effect': {} }] } } },
      '/commands/push/arguments/0/x-effect',
      'rename it to "x-effects"',
    ],
    [{ 'x-environment': { FERRY: { 'x-executs': 'shell' } } }, '/x-environment/FERRY/x-executs', 'rename it to "x-executes"'],
    [
      { 'x-environment': { FERRY: { 'x-path': 'read', 'x-path-afer': '=' } } },
      '/x-environment/FERRY/x-path-afer',
      'rename it to "x-path-after"',
    ],
    [{ 'x-environment': { FERRY: { 'x-path-after': 1 } } }, '/x-environment/FERRY/x-path-after', 'write "1"'],
    [{ effects: { destructive: 'yes' } }, '/effects/destructive', 'write true, without quotes'],
    [{ options: [{ name: 'force' }] }, '/options/0', 'add "flags": ["--name"]'],
  ])('and is of no use with a mistake in it: %j', (override, pointer, fix) => {
    expect(read(override)).toMatchObject({ kind: 'unusable', findings: [{ pointer, fix }] })
  })

  test.each(['', '[]', '{', 'null', '"ferry"'])('and is of no use when it is %j', text => {
    expect(readOverrideBytes(new TextEncoder().encode(text)).kind).toBe('unusable')
  })
})

describe('names that only the override has', () => {
  test('are pointed out where they look mistyped', () => {
    expect(strangersIn(FERRY, { commands: { crss: {}, cross: { options: [{ flags: ['--forse'] }] } } })).toEqual([
      'names the command "crss", which nothing else does; is "cross" meant?',
      'names the option "cross --forse", which nothing else does; is "--force" meant?',
    ])
  })

  test('are nothing to speak of where they do not, nor are aliases and options of the tool', () => {
    expect(strangersIn(FERRY, { commands: { go: { options: [{ flags: ['--dock'] }] }, overhaul: {} } })).toEqual([])
  })
})
