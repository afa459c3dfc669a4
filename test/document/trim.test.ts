import { expect, test } from 'vitest'
import { findCommand } from '../../src/document/commands.ts'
import type { Document } from '../../src/document/document.ts'
import { limitDepth, narrow, onlyCommands } from '../../src/document/trim.ts'

const HARBOUR: Document = {
  atip: '0.1',
  name: 'harbour',
  version: '1.4.0',
  description: 'Moves ships',
  effects: { network: true, filesystem: { read: true, write: true } },
  patterns: [{ name: 'unload', steps: [{ command: 'harbour moor' }] }],
  commands: {
    moor: { description: 'Moor a ship', effects: { filesystem: { write: false } } },
    crane: {
      description: 'Use a crane',
      options: [{ flags: ['--tons'] }],
      effects: { idempotent: false },
      commands: {
        lift: { description: 'Lift', effects: { reversible: true } },
        drop: { description: 'Drop', commands: { gently: { description: 'Drop gently' }, hard: {} } },
      },
    },
  },
}

const narrowed = (...words: readonly string[]): Document => {
  const found = findCommand(HARBOUR, words)
  if (found.kind !== 'found') throw new Error(`no command ${words.join(' ')}`)
  return narrow(HARBOUR, found.names, found.nodes)
}

test.each([
  [0, 4],
  [1, 3],
  [2, 2],
])('%d levels leave out %d commands, and say so', (levels, commands) => {
  expect(limitDepth(HARBOUR, levels)).toMatchObject({
    partial: true,
    omitted: { reason: 'depth-limited', commands, safetyAssumption: 'unknown' },
  })
})

test('the levels that are kept are whole', () => {
  const { commands } = limitDepth(HARBOUR, 1)
  expect(commands).toEqual({
    moor: HARBOUR.commands?.['moor'],
    crane: { description: 'Use a crane', options: [{ flags: ['--tons'] }], effects: { idempotent: false } },
  })
  expect(limitDepth(HARBOUR, 0)).not.toHaveProperty('commands')
})

test('a group that loses its only command is not taken for a command: the document is partial', () => {
  const document: Document = { ...HARBOUR, commands: { crane: { commands: { lift: {} } } } }
  expect(limitDepth(document, 1)).toMatchObject({ partial: true, omitted: { commands: 1 } })
})

test('a second cut counts on top of the first', () => {
  expect(limitDepth(onlyCommands(HARBOUR, ['crane']), 1).omitted).toEqual({
    reason: 'depth-limited',
    commands: 4,
    safetyAssumption: 'unknown',
  })
})

test('a depth that cuts nothing changes nothing', () => {
  expect(limitDepth(HARBOUR, 3)).toEqual(HARBOUR)
  expect(limitDepth(HARBOUR, 64)).not.toHaveProperty('partial')
})

test('only the commands that are named stay, and the rest is counted', () => {
  const only = onlyCommands(HARBOUR, ['moor', 'constructor'])
  expect(Object.keys(only.commands ?? {})).toEqual(['moor'])
  expect(only.omitted).toEqual({ reason: 'filtered', commands: 3, safetyAssumption: 'unknown' })
  expect(onlyCommands(HARBOUR, ['moor', 'crane'])).toEqual(HARBOUR)
})

test('one command has its effective effects, and its groups only their names', () => {
  const { commands, omitted, patterns, effects } = narrowed('crane', 'lift')
  expect(commands).toEqual({
    crane: {
      description: 'Use a crane',
      commands: {
        lift: {
          description: 'Lift',
          effects: { network: true, filesystem: { read: true, write: true }, idempotent: false, reversible: true },
        },
      },
    },
  })
  expect(omitted).toEqual({ reason: 'filtered', commands: 3, safetyAssumption: 'unknown' })
  expect([patterns, effects]).toEqual([HARBOUR.patterns, HARBOUR.effects])
})

test('what the command declares itself is stronger than what the tool says', () => {
  expect(narrowed('moor').commands?.['moor']?.effects).toEqual({ network: true, filesystem: { read: true, write: false } })
})

test('a group keeps what is below it', () => {
  const drop = narrowed('crane', 'drop').commands?.['crane']?.commands?.['drop']
  expect(Object.keys(drop?.commands ?? {})).toEqual(['gently', 'hard'])
})

test('a command without any effects gets none', () => {
  const document: Document = {
    atip: '0.1',
    name: 'harbour',
    version: '1',
    description: 'Moves ships',
    commands: { moor: { description: 'Moor' } },
  }
  const found = findCommand(document, ['moor'])
  expect(found.kind === 'found' && narrow(document, found.names, found.nodes)).toEqual(document)
})

test('a command __proto__ is cut like any other', () => {
  const commands = JSON.parse('{"__proto__": {"commands": {"lift": {}}}}') as NonNullable<Document['commands']>
  const document: Document = { ...HARBOUR, commands }
  const kept = limitDepth(document, 1)
  expect(Object.keys(kept.commands ?? {})).toEqual(['__proto__'])
  expect(JSON.stringify(kept.commands)).toBe('{"__proto__":{}}')
  expect(JSON.stringify(onlyCommands(document, ['__proto__']).commands)).toBe('{"__proto__":{"commands":{"lift":{}}}}')
})
