import { expect, test } from 'vitest'
import type { Command, Document } from '../../src/document/document.ts'
import { signature } from '../../src/search/signature.ts'

const document = (command: Command): Document => ({
  atip: '0.1',
  name: 'orchard',
  version: '1',
  description: 'Grows fruit',
  commands: { pick: command },
})

const written = (command: Command, most?: number): string => {
  const root = document(command)
  return signature(['orchard', 'pick'], [root, command], most)
}

const flag = (name: string, more: object = {}) => ({ name, flags: [`--${name}`], type: 'boolean', ...more })

test.each<readonly [written: string, command: Command]>([
  ['orchard pick', {}],
  ['orchard pick <fruit>', { arguments: [{ name: 'fruit' }] }],
  [
    'orchard pick [<fruit> [<basket>...]]',
    {
      arguments: [
        { name: 'fruit', required: false },
        { name: 'basket', required: false, variadic: true },
      ],
    },
  ],
  ['orchard pick [<fruit>...] <basket>', { arguments: [{ name: 'fruit', required: false, variadic: true }, { name: 'basket' }] }],
  ['orchard pick [<command>...]', { arguments: [{ name: 'command', required: false, 'x-executes': 'argv-rest' }] }],
  ['orchard pick apple|pear', { arguments: [{ name: 'fruit', enum: ['apple', 'pear'] }] }],
  ['orchard pick [--ripe]', { options: [{ flags: ['-r', '--ripe'] }] }],
  ['orchard pick [-r]', { options: [{ flags: ['-r'] }] }],
  ['orchard pick --tree <value>', { options: [flag('tree', { type: 'string', required: true })] }],
  ['orchard pick [--count <n>] [--basket <dir>]', { options: [flag('count', { type: 'integer' }), flag('basket', { type: 'directory' })] }],
  ['orchard pick [--size small|large]', { options: [flag('size', { type: 'enum', enum: ['small', 'large'] })] }],
  [
    'orchard pick [--shade[=<value>]] [-i[<value>]]',
    { options: [flag('shade', { type: 'string', 'x-value': 'optional' }), { flags: ['-i'], type: 'string', 'x-value': 'optional' }] },
  ],
  ['orchard pick [--pair <value> <value>]', { options: [flag('pair', { type: 'string', 'x-arity': 2 })] }],
  ['orchard pick <command>', { options: [flag('deep')], commands: { apple: {} } }],
  ['orchard pick [--deep] [<command>]', { options: [flag('deep')], 'x-self': {}, commands: { apple: {} } }],
])('a command is written as %s', (text, command) => {
  expect(written(command)).toBe(text)
})

test('options that are dangerous and those of the examples come first, in turns, then the others; help and what is hidden come last', () => {
  const command: Command = {
    effects: { network: true, destructive: false },
    examples: ['orchard pick --ripe', 'orchard pick --size=large'],
    options: [
      flag('help', { 'x-mode': {}, 'x-neutralizes': ['*'] }),
      flag('secret', { 'x-hidden': true }),
      flag('quiet'),
      flag('post', { 'x-effects': { network: true } }),
      flag('dry-run', { 'x-mode': {} }),
      flag('note', { 'x-effects': { filesystem: { write: true } } }),
      flag('ripe'),
      flag('size', { type: 'string' }),
      flag('fell', { 'x-effects': { destructive: true } }),
      flag('run', { type: 'string', 'x-executes': 'shell' }),
      flag('tree', { required: true }),
    ],
  }
  expect(written(command)).toBe(
    'orchard pick --tree [--fell] [--ripe] [--run <value>] [--size <value>] [--note] [--dry-run] [--quiet] [--post] [--help] [--secret]',
  )
})

test('of more options than there is room for, the others are only said to be there; what must be given always has room', () => {
  const command: Command = { options: [flag('a'), flag('b'), flag('tree', { required: true }), flag('row', { required: true })] }
  expect(written(command, 3)).toBe('orchard pick --tree --row [--a] [options]')
  expect(written(command, 0)).toBe('orchard pick --tree --row [options]')
})

test('what acts on a terminal is not in it', () => {
  expect(written({ arguments: [{ name: 'fruit\u001B[2J\n' }] })).toBe('orchard pick <fruit >')
})
