import { expect, test } from 'vitest'
import { statesOf } from '../../src/document/effect-states.ts'
import type { Node } from '../../src/document/document.ts'
import { effectWords, shortEffects } from '../../src/search/effect-words.ts'

const NONE = { filesystem: { read: true, write: false, delete: false }, network: false, destructive: false }

test.each<readonly [words: string, node: Node]>([
  ['undeclared', {}],
  ['undeclared', { effects: { idempotent: true } }],
  ['read-only', { effects: NONE }],
  ['network', { effects: { ...NONE, network: true, idempotent: false } }],
  ['network, destroys??, deletes??, writes??', { effects: { network: true } }],
  ['destroys, deletes', { effects: { ...NONE, destructive: true, filesystem: { delete: true } } }],
  ['writes, irreversible', { effects: { ...NONE, filesystem: { write: true, delete: false }, reversible: false } }],
  ['costs money', { effects: { ...NONE, cost: { billable: true } } }],
  ['reveals secrets', { effects: { ...NONE, 'x-reveals': ['secret'] } }],
  ['network?', { effects: NONE, options: [{ flags: ['--far'], 'x-effects': { network: true } }] }],
  [
    'destroys?, network??',
    { effects: { filesystem: NONE.filesystem, destructive: false }, options: [{ flags: ['-f'], 'x-effects': { destructive: true } }] },
  ],
  ['runs code, destroys?, deletes?, network?', { effects: NONE, 'x-executes': 'file' }],
])('%s: what can be said of %j', (words, node) => {
  expect(effectWords(statesOf([node])).join(', ')).toBe(words)
})

test('in JSON, what depends is no effect: who does not know the field takes it for not declared', () => {
  const node: Node = {
    effects: NONE,
    options: [
      { flags: ['--far'], 'x-effects': { network: true } },
      { flags: ['-o'], 'x-path': 'write' },
    ],
  }
  expect(shortEffects(statesOf([node]))).toEqual({
    effects: { destructive: false, filesystem: { delete: false } },
    'x-depends': ['filesystem.write', 'network'],
  })
})

test('what runs another program depends in everything that it does not do for certain', () => {
  expect(shortEffects(statesOf([{ effects: { network: true }, 'x-executes': 'remote' }]))).toEqual({
    effects: { network: true, 'x-executes': true },
    'x-depends': ['*'],
  })
})

test('where nobody declares anything there is no field', () => {
  expect(shortEffects(statesOf([{}]))).toEqual({})
  expect(shortEffects(statesOf([{ effects: { 'x-reveals': ['secret'] } }]))).toEqual({ effects: { 'x-reveals': ['secret'] } })
})
