import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { mend } from '../../src/document/repair.ts'
import { root } from '../helpers/workspace.ts'

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)

const mended = (text: string): { readonly text: string; readonly pointers: readonly string[] } => {
  const mending = mend(bytesOf(text))
  if (mending.kind !== 'mended') throw new Error(mending.reason)
  return { text: mending.text, pointers: mending.repairs.map(it => it.pointer) }
}

/** A document with these fields, and what they become. */
test.each<readonly [what: string, before: string, after: string]>([
  ['a number for a text', '{"atip": 0.1, "version": 1.10}', '{"atip": "0.1", "version": "1.10"}'],
  [
    'words for booleans',
    '{"effects": {"network": "Yes", "filesystem": {"delete": "false"}}}',
    '{"effects": {"network": true, "filesystem": {"delete": false}}}',
  ],
  [
    'a text for a list',
    '{"effects": {"deletes": "tree"}, "examples": "orchard"}',
    '{"effects": {"deletes": ["tree"]}, "examples": ["orchard"]}',
  ],
  ['one flag for a list', '{"options": [{"flags": "--kilos"}]}', '{"options": [{"flags": ["--kilos"]}]}'],
  ['flags without dashes', '{"options": [{"flags": ["k", "kilos"]}]}', '{"options": [{"flags": ["-k", "--kilos"]}]}'],
  ['flags in one text', '{"options": [{"flags": ["-k, --kilos <number>"]}]}', '{"options": [{"flags": ["-k", "--kilos"]}]}'],
  ['flags in one text, one without its dash', '{"options": [{"flags": "k, --kilos=N"}]}', '{"options": [{"flags": ["-k", "--kilos"]}]}'],
  ['a flag that stands there twice', '{"options": [{"flags": ["-k", "-k"]}]}', '{"options": [{"flags": ["-k"]}]}'],
  ['a double value', '{"arguments": [{"name": "size", "enum": ["s", "m", "s"]}]}', '{"arguments": [{"name": "size", "enum": ["s", "m"]}]}'],
  [
    'an enum without its type',
    '{"options": [{"flags": ["--size"], "enum": ["s"]}]}',
    '{"options": [{"flags": ["--size"], "type": "enum", "enum": ["s"]}]}',
  ],
  ['white space and escape sequences', '{"description": " Grows \\u001b[31mfruit\\u200b\\n"}', '{"description": "Grows fruit"}'],
  [
    'commands at any depth',
    '{"commands": {"a/b": {"commands": {"c": {"effects": {"network": "no"}}}}}}',
    '{"commands": {"a/b": {"commands": {"c": {"effects": {"network": false}}}}}}',
  ],
])('%s is mended', (_, before, after) => {
  expect(mended(before).text).toBe(after)
})

test.each([
  ['flags that are words by their syntax', '{"x-syntax": {"keyValue": true}, "options": [{"flags": ["of"]}]}'],
  [
    'flags of the syntax of a group',
    '{"commands": {"a": {"x-syntax": {"firstCluster": true}, "commands": {"b": {"options": [{"flags": ["x"]}]}}}}}',
  ],
  ['numbers and texts as flags', '{"options": [{"flags": ["-<number>", "+<text>", "--[no-]color"]}]}'],
  ['a word that may mean anything', '{"effects": {"network": "maybe"}}'],
  ['a field that may be misspelt', '{"desciption": "Grows fruit", "effects": {"destuctive": true}}'],
  ['a description of which nothing would be left', '{"description": "\\u200b"}'],
  ['what is no document', '[1, {"atip": 0.1}]'],
  ['keys that objects inherit', '{"commands": {"constructor": {"options": [{"flags": ["--x"]}]}, "__proto__": {}}}'],
])('%s: left as they are', (_, text) => {
  expect(mended(text)).toEqual({ text, pointers: [] })
})

test('where long options have one dash, a word gets one', () => {
  expect(mended('{"x-syntax": {"longDash": "single"}, "options": [{"flags": ["name"]}]}').text).toContain('["-name"]')
})

test('layout, order, line ends and the spelling of everything else stay', () => {
  const before = '{\r\n\t"version" :\t"1" ,\r\n\t"cost":1e3,"atip"  : 0.1 , "ä":"\\u00e4"\r\n}\r\n'
  expect(mended(before).text).toBe(before.replace('0.1', '"0.1"'))
})

test('a text that is not JSON is not touched', () => {
  expect(mend(bytesOf('{"atip": 0.1'))).toMatchObject({ kind: 'unreadable' })
})

test('every packaged shim is left as it is, to the byte', () => {
  for (const name of readdirSync(join(root, 'shims'))) {
    const text = readFileSync(join(root, 'shims', name), 'utf8')
    const { pointers, text: after } = mended(text)
    expect([name, pointers, after === text]).toEqual([name, [], true])
  }
})

/** Documents with anything where something else should be. */
const odd: fc.Arbitrary<unknown> = fc.letrec(tie => ({
  node: fc.record(
    {
      atip: fc.oneof(fc.double(), fc.string()),
      description: fc.string({ unit: 'binary', maxLength: 12 }),
      effects: fc.record(
        { network: fc.oneof(fc.string(), fc.constantFrom('yes', 'false')), deletes: fc.anything({ maxDepth: 1 }) },
        { requiredKeys: [] },
      ),
      options: fc.array(
        fc.record(
          {
            flags: fc.oneof(fc.string(), fc.array(fc.oneof(fc.constantFrom('k', '-k', 'k, --kilos <n>', 'kilos', '--a|--b'), fc.string()))),
            enum: fc.array(fc.constantFrom(1, 'a', null)),
            type: fc.constantFrom('enum', 'string'),
          },
          { requiredKeys: [] },
        ),
      ),
      commands: fc.dictionary(fc.string(), tie('node'), { maxKeys: 2, depthIdentifier: 'deep' }),
    },
    { requiredKeys: [] },
  ),
})).node

test('whatever the document holds: what is mended is JSON, and mending it once more changes nothing', () => {
  fc.assert(
    fc.property(odd, fc.nat({ max: 3 }), (document, indent) => {
      const once = mended(JSON.stringify(document, null, indent)).text
      expect(() => JSON.parse(once) as unknown).not.toThrow()
      expect(mended(once)).toEqual({ text: once, pointers: [] })
    }),
    { numRuns: 300 },
  )
})
