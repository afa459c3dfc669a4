import { expect, test } from 'vitest'
import type { Json } from '../../src/core/json.ts'
import { readDocument, readDocumentBytes } from '../../src/document/read.ts'

const LEAST: Readonly<Record<string, Json>> = { atip: '0.1', name: 'harbour', version: '1.4.0', description: 'Moves ships' }

const without = (field: string): Json => Object.fromEntries(Object.entries(LEAST).filter(([name]) => name !== field))

interface Rejected {
  readonly name: string
  readonly document: Json
  readonly code: string
  readonly pointer: string
  readonly message: string
  readonly fix: string | null
}

const INVALID: readonly Rejected[] = [
  {
    name: 'N2 name is missing',
    document: without('name'),
    code: 'missing-field',
    pointer: '',
    message: '"name" is missing',
    fix: 'add "name"',
  },
  {
    name: 'N3 version is missing',
    document: without('version'),
    code: 'missing-field',
    pointer: '',
    message: '"version" is missing',
    fix: 'add "version": the version of the tool, as a string',
  },
  {
    name: 'N4 description is missing',
    document: without('description'),
    code: 'missing-field',
    pointer: '',
    message: '"description" is missing',
    fix: 'add "description": one line that says what the tool does',
  },
  {
    name: 'N4 description is there under a misspelt name',
    document: { ...(without('description') as object), desciption: 'Moves ships' },
    code: 'missing-field',
    pointer: '',
    message: '"description" is missing',
    fix: 'rename "desciption" to "description"',
  },
  {
    name: 'N5 atip is a number',
    document: { ...LEAST, atip: 0.1 },
    code: 'wrong-type',
    pointer: '/atip',
    message: 'must be a string, but is a number: 0.1',
    fix: 'write "0.1"',
  },
  {
    name: 'N5 atip names a protocol that is not known',
    document: { ...LEAST, atip: 'one' },
    code: 'unknown-protocol',
    pointer: '/atip',
    message: 'names the protocol version "one"; versions 0.x are known',
    fix: 'write "0.1"',
  },
  {
    name: 'N6 name is empty',
    document: { ...LEAST, name: '' },
    code: 'empty',
    pointer: '/name',
    message: 'must not be empty',
    fix: null,
  },
  {
    name: 'N6 name is a number',
    document: { ...LEAST, name: 7 },
    code: 'wrong-type',
    pointer: '/name',
    message: 'must be a string, but is a number: 7',
    fix: 'write "7"',
  },
  {
    name: 'N7 commands is an array',
    document: { ...LEAST, commands: [{ name: 'moor' }] },
    code: 'wrong-type',
    pointer: '/commands',
    message: 'must be an object, but is an array: [{"name":"moor"}]',
    fix: 'write an object with the command names as keys: {"list": {...}}',
  },
  {
    name: 'N8 flags is a string',
    document: { ...LEAST, commands: { moor: { options: [{ name: 'pier', flags: '--pier' }] } } },
    code: 'wrong-type',
    pointer: '/commands/moor/options/0/flags',
    message: 'must be an array, but is a string: "--pier"',
    fix: 'write ["--pier"]',
  },
  {
    name: 'N9 effects.network is a word for yes',
    document: { ...LEAST, commands: { moor: { effects: { network: 'yes' } } } },
    code: 'wrong-type',
    pointer: '/commands/moor/effects/network',
    message: 'must be true or false, but is a string: "yes"',
    fix: 'write true, without quotes',
  },
  {
    name: 'N9 effects.network is a word for neither',
    document: { ...LEAST, effects: { network: 'sometimes' } },
    code: 'wrong-type',
    pointer: '/effects/network',
    message: 'must be true or false, but is a string: "sometimes"',
    fix: 'write true or false, or leave the field out when it is not known',
  },
  {
    name: 'N10 a step has no command',
    document: { ...LEAST, patterns: [{ name: 'unload', steps: [{ command: 'harbour moor' }, { description: 'Lift the cargo' }] }] },
    code: 'missing-field',
    pointer: '/patterns/0/steps/1',
    message: '"command" is missing',
    fix: 'add "command": the command line of this step',
  },
  {
    name: 'N11 a pattern has no name',
    document: { ...LEAST, patterns: [{ steps: [{ command: 'harbour moor' }] }] },
    code: 'missing-field',
    pointer: '/patterns/0',
    message: '"name" is missing',
    fix: 'add "name"',
  },
  {
    name: 'N11 a pointer escapes the slash and the tilde of a command name',
    document: { ...LEAST, commands: { 'in/out~': { description: 7 } } },
    code: 'wrong-type',
    pointer: '/commands/in~1out~0/description',
    message: 'must be a string, but is a number: 7',
    fix: 'write "7"',
  },
]

test.each(INVALID)('rejected, with the place and what to write: $name', ({ document, code, pointer, message, fix }) => {
  expect(readDocument(document)).toEqual({ kind: 'invalid', findings: [{ code, severity: 'error', pointer, message, fix }] })
})

test('N1 what does not have atip is no document, and is told how to become one', () => {
  expect(readDocument(without('atip'))).toEqual({
    kind: 'not-atip',
    findings: [{ code: 'missing-field', severity: 'error', pointer: '', message: '"atip" is missing', fix: 'add "atip": "0.1"' }],
  })
})

const ROOTS: readonly (readonly [kind: string, text: string])[] = [
  ['an array', '[{"atip":"0.1"}]'],
  ['null', 'null'],
  ['a string', '"atip"'],
  ['a number', '0.1'],
  ['true or false', 'true'],
]

test.each(ROOTS)('N12 a root that is %s is no document', (kind, text) => {
  expect(readDocumentBytes(new TextEncoder().encode(text))).toEqual({
    kind: 'not-atip',
    findings: [
      {
        code: 'wrong-type',
        severity: 'error',
        pointer: '',
        message: `a document is a JSON object, but this is ${kind}`,
        fix: 'print one JSON object',
      },
    ],
  })
})

const WHOLE = JSON.stringify(LEAST)
const ONE_OBJECT = 'print one JSON object on stdout and nothing else; diagnostics go to stderr'

const UNREADABLE: readonly (readonly [name: string, text: string, message: RegExp])[] = [
  ['N14 a document that is cut off', WHOLE.slice(0, -5), /^it is not one JSON document: /],
  ['N15 a banner before the document', `Welcome to the harbour\n${WHOLE}`, /^it is not one JSON document: there is other text before/],
  ['N15 a farewell after the document', `${WHOLE}\nGoodbye`, /^it is not one JSON document: there is other text after/],
  ['N16 two documents', `${WHOLE}\n${WHOLE}`, /^it is not one JSON document: /],
]

test.each(UNREADABLE)('unreadable: %s', (_name, text, message) => {
  expect(readDocumentBytes(new TextEncoder().encode(text))).toEqual({
    kind: 'unreadable',
    findings: [{ code: 'unreadable', severity: 'error', pointer: '', message: expect.stringMatching(message), fix: ONE_OBJECT }],
  })
})

test('N13 bytes that are not UTF-8 are not guessed at', () => {
  const bytes = Buffer.concat([Buffer.from('{"atip":"0.1","name":"harbour'), Buffer.from([0xff, 0xfe]), Buffer.from('"}')])
  expect(readDocumentBytes(bytes)).toMatchObject({ kind: 'unreadable', findings: [{ message: 'it is not valid UTF-8' }] })
})

test('N23 a document with several mistakes is invalid, with a finding for each', () => {
  const reading = readDocument({ atip: '0.1', name: '', commands: { moor: { options: [{}], effects: { destructive: 'no' } } } })
  expect(reading.kind).toBe('invalid')
  expect(reading.kind === 'invalid' && reading.findings.map(it => `${it.pointer} ${it.code}`).toSorted()).toEqual([
    ' missing-field',
    ' missing-field',
    '/commands/moor/effects/destructive wrong-type',
    '/commands/moor/options/0 missing-field',
    '/name empty',
  ])
})

test('a document with a thousand mistakes has at most a hundred findings', () => {
  const options = Array.from({ length: 1000 }, () => ({}))
  const reading = readDocument({ ...LEAST, globalOptions: options })
  expect(reading).toMatchObject({ kind: 'invalid' })
  expect(reading.kind === 'invalid' && reading.findings.length).toBe(100)
})

test('a name with white space around it is accepted with a warning', () => {
  expect(readDocument({ ...LEAST, name: ' harbour' })).toMatchObject({
    kind: 'document',
    warnings: [{ code: 'padded-name', severity: 'warning', pointer: '/name', fix: 'write "harbour"' }],
  })
})
