import { expect, test } from 'vitest'
import { DEEPEST, MOST_BYTES, readJson, stableJson } from '../../src/core/json.ts'

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)
const padded = (size: number): Uint8Array => bytes(`"${'a'.repeat(size - 2)}"`)
const nested = (depth: number): Uint8Array => bytes('['.repeat(depth) + ']'.repeat(depth))

test.each([
  ['an object', '{"apple": [1, true, null]}', { apple: [1, true, null] }],
  ['white space around it', ' \n{"apple":1}\r\n\t', { apple: 1 }],
  ['a bare value', '"apple"', 'apple'],
  ['letters that are not ASCII', '{"Äpfel":"🍎"}', { Äpfel: '🍎' }],
])('%s is read', (_name, text, value) => {
  expect(readJson(bytes(text))).toEqual({ kind: 'read', value })
})

test.each([
  ['nothing', '', /^it is empty$/],
  ['white space only', ' \n\t', /^it is empty$/],
  ['a byte order mark', '\uFEFF{}', /^it starts with a byte order mark$/],
  ['text without a document', 'no such option', /there is no JSON document$/],
  ['a banner', 'Orchard 2.1\n{}', /there is other text before the JSON document$/],
  ['a farewell', '{"apple":1} done', /there is other text after the JSON document$/],
  ['a comment', '{"apple":1 /* red */}', /^it is not one JSON document: /],
  ['a trailing comma', '{"apple":1,}', /^it is not one JSON document: /],
  ['NaN', '{"apple":NaN}', /^it is not one JSON document: /],
])('%s cannot be read, and the reason says so', (_name, text, reason) => {
  expect(readJson(bytes(text))).toMatchObject({ kind: 'unreadable', reason: expect.stringMatching(reason) })
})

test.each([
  ['a byte that starts nothing', [0x22, 0xff, 0x22]],
  ['a character that is cut off', [0x22, 0xc3, 0x22]],
  ['an overlong form', [0x22, 0xc0, 0xaf, 0x22]],
  ['half of a surrogate pair', [0x22, 0xed, 0xa0, 0x80, 0x22]],
])('%s is not UTF-8 and is not replaced by something else', (_name, octets) => {
  expect(readJson(Uint8Array.from(octets))).toMatchObject({ kind: 'unreadable', reason: 'it is not valid UTF-8' })
})

test('a text of exactly the limit is read, one byte more is not', () => {
  expect(readJson(padded(MOST_BYTES)).kind).toBe('read')
  expect(readJson(padded(MOST_BYTES + 1))).toMatchObject({
    kind: 'unreadable',
    reason: `it has ${MOST_BYTES + 1} bytes; at most ${MOST_BYTES} are read`,
  })
})

test('bytes are counted, not characters', () => {
  expect(readJson(bytes(`"${'ä'.repeat(MOST_BYTES / 2)}"`)).kind).toBe('unreadable')
})

test('the deepest level is read, one level more is not', () => {
  expect(readJson(nested(DEEPEST)).kind).toBe('read')
  expect(readJson(nested(DEEPEST + 1))).toMatchObject({ kind: 'unreadable', reason: `it nests deeper than ${DEEPEST} levels` })
})

test('a depth that would end a recursive parser is told from the text', () => {
  expect(readJson(nested(500_000))).toMatchObject({ kind: 'unreadable', reason: `it nests deeper than ${DEEPEST} levels` })
})

test.each([
  ['brackets', '['.repeat(DEEPEST * 2)],
  ['brackets behind an escaped quote', `"${'['.repeat(DEEPEST * 2)}`],
  ['brackets behind an escaped backslash and quote', `\\"${'{'.repeat(DEEPEST * 2)}`],
])('%s in a string are no levels', (_name, apple) => {
  expect(readJson(bytes(JSON.stringify({ apple })))).toEqual({ kind: 'read', value: { apple } })
})

test('a string that ends in a backslash ends', () => {
  expect(readJson(bytes(`{"apple":"\\\\","pear":${'['.repeat(DEEPEST)}${']'.repeat(DEEPEST)}}`)).kind).toBe('unreadable')
})

test('keys that name parts of every object are data', () => {
  const reading = readJson(bytes('{"__proto__": {"polluted": true}, "constructor": 1, "prototype": 2}'))
  expect(reading.kind).toBe('read')
  const value = (reading.kind === 'read' ? reading.value : {}) as Record<string, unknown>
  expect(Object.keys(value)).toEqual(['__proto__', 'constructor', 'prototype'])
  expect(Object.getPrototypeOf(value)).toBe(Object.prototype)
  expect('polluted' in value).toBe(false)
})

test('equal values give equal text, whatever the order of their keys', () => {
  expect(stableJson({ pear: 1, apple: { seed: [2, 1], core: null } })).toBe('{"apple":{"core":null,"seed":[2,1]},"pear":1}')
  expect(stableJson({ apple: { core: null, seed: [2, 1] }, pear: 1 })).toBe(stableJson({ pear: 1, apple: { seed: [2, 1], core: null } }))
  expect(stableJson([1, 2])).not.toBe(stableJson([2, 1]))
})

test('stable text keeps a key __proto__', () => {
  expect(stableJson(JSON.parse('{"b":1,"__proto__":{"a":2}}'))).toBe('{"__proto__":{"a":2},"b":1}')
})
