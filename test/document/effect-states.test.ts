import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Command, Document } from '../../src/document/document.ts'
import { statesOf, toolStates } from '../../src/document/effect-states.ts'
import { root } from '../helpers/workspace.ts'

const HARMLESS = { filesystem: { write: false, delete: false }, network: false, destructive: false }

const CASES: readonly (readonly [case_: string, command: Command, expected: Readonly<Record<string, string | undefined>>])[] = [
  [
    'what is declared',
    { effects: { network: true, destructive: false } },
    { network: 'yes', destructive: 'no', 'filesystem.write': undefined },
  ],
  ['what it implies', { effects: { filesystem: { delete: true } } }, { 'filesystem.write': 'yes', 'filesystem.delete': 'yes' }],
  [
    'an option that raises',
    { effects: HARMLESS, options: [{ flags: ['--force'], 'x-effects': { destructive: true } }] },
    { destructive: 'depends', network: 'no', reversible: 'depends' },
  ],
  [
    'a value that raises',
    { effects: HARMLESS, options: [{ flags: ['-X'], 'x-values': { GET: {}, DELETE: { network: true } } }] },
    { network: 'depends' },
  ],
  [
    'an operand that may be left out',
    { effects: HARMLESS, arguments: [{ name: 'a', required: false, 'x-effects': { network: true } }] },
    { network: 'depends' },
  ],
  ['an operand that may not', { effects: HARMLESS, arguments: [{ name: 'a', 'x-effects': { network: true } }] }, { network: 'yes' }],
  [
    'any value of an operand that may not',
    { effects: HARMLESS, arguments: [{ name: 'a', 'x-values': { '*': { network: true } } }] },
    { network: 'yes' },
  ],
  [
    'a path that is written',
    { effects: HARMLESS, options: [{ flags: ['-o'], 'x-path': 'write' }] },
    { 'filesystem.write': 'depends', 'filesystem.delete': 'no' },
  ],
  [
    'a path by its access',
    { effects: HARMLESS, options: [{ flags: ['--mount'], 'x-access': { rw: 'delete' } }] },
    { 'filesystem.delete': 'depends' },
  ],
  ['what is sent', { effects: HARMLESS, options: [{ flags: ['--data'], 'x-sends': true }] }, { network: 'depends' }],
  [
    'another program',
    { effects: HARMLESS, arguments: [{ name: 'command', 'x-executes': 'argv-rest' }] },
    { network: 'depends', destructive: 'depends', 'filesystem.write': 'depends', 'x-executes': 'yes', 'x-reveals': 'depends' },
  ],
  [
    'another program, perhaps',
    { effects: HARMLESS, options: [{ flags: ['-c'], 'x-executes': 'shell' }] },
    { network: 'depends', 'x-executes': 'depends' },
  ],
  [
    'text in a language',
    { effects: HARMLESS, arguments: [{ name: 'program', 'x-language': 'awk' }] },
    { 'x-executes': 'depends', network: 'depends' },
  ],
  [
    'text in a language that only reads',
    { effects: HARMLESS, arguments: [{ name: 'filter', 'x-language': 'jq' }] },
    { network: 'no', 'x-executes': undefined },
  ],
  ['what no document knows of other options', { effects: HARMLESS, 'x-other-options': { network: true } }, { network: 'depends' }],
  [
    'a promise that an option breaks',
    { effects: { idempotent: true }, options: [{ flags: ['-a'], 'x-effects': { idempotent: false } }] },
    { idempotent: 'depends' },
  ],
  ['an answer that nobody understands', { effects: { network: 'perhaps' as unknown as boolean } }, { network: undefined }],
]

test.each(CASES)('the states of a command follow from %s', (_, command, expected) => {
  const states = statesOf([{}, command])
  expect(Object.fromEntries(Object.keys(expected).map(path => [path, states.get(path as 'network')]))).toEqual(expected)
})

test('options of the whole tool count for a tool without commands', () => {
  const globals = [{ flags: ['--output'], 'x-path': 'write' as const }]
  expect(statesOf([{ effects: HARMLESS }], globals).get('filesystem.write')).toBe('depends')
  expect(statesOf([{ effects: HARMLESS }, {}], globals).get('filesystem.write')).toBe('no')
})

describe('a tool as a whole', () => {
  const commands = { pull: { effects: { network: true } }, status: { effects: { network: false } } }

  test('says what all of its commands say', () => {
    expect(toolStates({ effects: { destructive: false }, commands }).get('destructive')).toBe('no')
  })

  test('depends where they differ', () => {
    expect(toolStates({ commands }).get('network')).toBe('depends')
  })

  test('leaves open what one of them leaves open, unless another does it', () => {
    expect(toolStates({ commands: { status: commands.status, other: {} } }).get('network')).toBeUndefined()
    expect(toolStates({ commands: { pull: commands.pull, other: {} } }).get('network')).toBe('depends')
  })
})

const shims = readdirSync(join(root, 'shims')).map(name => JSON.parse(readFileSync(join(root, 'shims', name), 'utf8')) as Document)

test.each(['ssh', 'curl', 'bash', 'xargs', 'env', 'sudo', 'find', 'git'])(
  'the packaged document of %s never says that it uses no network',
  name => {
    const document = shims.find(shim => shim.name === name)!
    expect(toolStates(document, document.globalOptions).get('network')).toBe('depends')
  },
)
