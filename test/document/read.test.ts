import { expect, test } from 'vitest'
import type { Json } from '../../src/core/json.ts'
import type { Document } from '../../src/document/document.ts'
import { readDocument, readDocumentBytes } from '../../src/document/read.ts'

const LEAST = { atip: '0.1', name: 'orchard', version: '2.0.0', description: 'Grows fruit' }

const documentOf = (value: Json): Document => {
  const reading = readDocument(value)
  if (reading.kind !== 'document') throw new Error(JSON.stringify(reading))
  return reading.document
}

test('the root command becomes what the tool itself takes', () => {
  const own = { arguments: [{ name: 'tree' }], options: [{ flags: ['--ripe'] }], examples: ['orchard apple'], description: 'Show a tree' }
  expect(documentOf({ ...LEAST, commands: { '': own, pick: {} } })).toEqual({
    ...LEAST,
    arguments: own.arguments,
    options: own.options,
    examples: own.examples,
    commands: { pick: {} },
  })
})

test('fields that the root has itself are stronger than those of the root command', () => {
  const document = documentOf({
    ...LEAST,
    arguments: [{ name: 'row' }],
    commands: { '': { description: 'Show a tree', arguments: [{ name: 'tree' }], examples: ['orchard apple'] } },
  })
  expect(document).toMatchObject({ description: 'Grows fruit', arguments: [{ name: 'row' }], examples: ['orchard apple'] })
})

test('the effects of the bare call do not become those of every command', () => {
  const document = documentOf({ ...LEAST, commands: { '': { effects: { network: true } }, pick: {} } })
  expect(document.effects).toBe(undefined)
  expect(document['x-self']).toEqual({ network: true })
})

test('extensions of the root command come along', () => {
  const document = documentOf({ ...LEAST, commands: { '': { 'x-complete': true, 'x-executes': 'shell' } } })
  expect(document).toMatchObject({ 'x-complete': true, 'x-executes': 'shell', commands: {} })
})

test('a document with a command __proto__ keeps it, and nothing leaks from it', () => {
  const text = '{"atip":"0.1","name":"orchard","version":"2","description":"d","commands":{"__proto__":{"description":"p"},"":{}}}'
  const reading = readDocumentBytes(new TextEncoder().encode(text))
  expect(reading.kind).toBe('document')
  const commands = reading.kind === 'document' ? reading.document.commands : undefined
  expect(Object.keys(commands ?? {})).toEqual(['__proto__'])
  expect(Object.getPrototypeOf(commands)).toBe(Object.prototype)
})

test('a mistake below __proto__ is found where it is', () => {
  const text = '{"atip":"0.1","name":"orchard","version":"2","description":"d","commands":{"__proto__":{"description":7}}}'
  expect(readDocumentBytes(new TextEncoder().encode(text))).toMatchObject({
    kind: 'invalid',
    findings: [{ pointer: '/commands/__proto__/description', fix: 'write "7"' }],
  })
})

test('a mistake twenty commands deep is found', () => {
  let commands: Json = { pick: { description: 7 } }
  for (let level = 0; level < 20; level++) commands = { row: { commands } }
  expect(readDocument({ ...LEAST, commands })).toMatchObject({
    kind: 'invalid',
    findings: [{ pointer: `${'/commands/row'.repeat(20)}/commands/pick/description` }],
  })
})

test('reading the same bytes twice gives the same: findings of one document do not show in the next', () => {
  const wrong = new TextEncoder().encode('{"atip":0.1}')
  const right = new TextEncoder().encode(JSON.stringify(LEAST))
  const first = readDocumentBytes(wrong)
  expect(readDocumentBytes(right)).toMatchObject({ kind: 'document', warnings: [] })
  expect(readDocumentBytes(wrong)).toEqual(first)
})
