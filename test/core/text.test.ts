import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { oneLine, plainJson, plainText, plainValue, plural } from '../../src/core/text.ts'

const ESC = '\u001B'

test.each([
  ['a colour', `${ESC}[31mred${ESC}[0m`, 'red'],
  ['a colour with subparameters', `${ESC}[38:2:255:0:0mred`, 'red'],
  ['a cursor movement', `${ESC}[2J${ESC}[1;1Hpear`, 'pear'],
  ['a private mode', `${ESC}[?1049h${ESC}[>4;2mpear`, 'pear'],
  ['a sequence that starts with the C1 form of CSI', '\u009B31mred', 'red'],
  ['a window title', `${ESC}]0;owned\u0007pear`, 'pear'],
  ['a link', `${ESC}]8;;https://example.com${ESC}\\pear${ESC}]8;;${ESC}\\`, 'pear'],
  ['a link in 8-bit form', '\u009D8;;https://example.com\u009Cpear', 'pear'],
  ['a write to the clipboard', `${ESC}]52;c;cm0gLXJm\u0007pear`, 'pear'],
  ['a device control string', `${ESC}P1$r0m${ESC}\\pear`, 'pear'],
  ['an application command', `${ESC}_Gf=100;AAAA${ESC}\\pear`, 'pear'],
  ['C0 controls', 'p\u0000e\u0007a\u0008r\r', 'pear'],
  ['DEL and C1 controls', 'p\u007Fe\u0080a\u0085r', 'pear'],
  ['bidirectional overrides and isolates', 'p\u202Ee\u2066a\u2069r\u202C\u061C', 'pear'],
  ['characters without width', 'p\u200Be\u200Da\u2060r\uFEFF', 'pear'],
  ['line and paragraph separators', 'pe\u2028ar\u2029', 'pear'],
  ['tag characters, which spell words that nobody sees', `pear${String.fromCodePoint(0xe0072, 0xe006d)}`, 'pear'],
])('%s is taken out', (_name, text, plain) => {
  expect(plainText(text)).toBe(plain)
})

test.each([
  ['tab and newline', 'pear\tapple\n'],
  ['letters of every script', 'Äpfel 梨 груша نارنج'],
  ['emoji', '🍎🍐'],
  ['brackets that no escape precedes', '[31m a[0]'],
])('%s stays', (_name, text) => {
  expect(plainText(text)).toBe(text)
})

// what a terminal or a model would act on, written as numbers and not as the pattern under test
const acts = (code: number): boolean =>
  (code < 0x20 && code !== 0x09 && code !== 0x0a) ||
  (code >= 0x7f && code <= 0x9f) ||
  (code >= 0x200b && code <= 0x200f) ||
  (code >= 0x2028 && code <= 0x202e) ||
  (code >= 0x2060 && code <= 0x2069) ||
  (code >= 0xe0000 && code <= 0xe007f) ||
  code === 0x61c ||
  code === 0xfeff

const acting = (text: string): readonly string[] => Array.from(text).filter(it => acts(it.codePointAt(0) ?? 0))

const hostile = fc.string({
  unit: fc.oneof(
    fc.constantFrom(
      ESC,
      '[',
      ']',
      '0',
      ';',
      'm',
      '\\',
      '\u0007',
      '\u009B',
      '\u009D',
      '\u202E',
      '\u200B',
      String.fromCodePoint(0xe0041),
      'pear',
    ),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  ),
  maxLength: 40,
})

test('nothing that acts is left of any text', () => {
  fc.assert(
    fc.property(hostile, text => {
      expect(acting(plainText(text))).toEqual([])
    }),
  )
})

test('a plain text is plain already', () => {
  fc.assert(
    fc.property(hostile, text => {
      expect(plainText(plainText(text))).toBe(plainText(text))
    }),
  )
})

test('one line has no line breaks and no runs of white space', () => {
  expect(oneLine('  Picks\tapples \r\n and\u00A0pears\n')).toBe('Picks apples and pears')
})

test('plain JSON has no acting character in any string or key, however deep', () => {
  const tree = { [`pick${ESC}[31m`]: [{ description: 'Pick\u202E apples', examples: ['orchard\u0000 pick\u0008'] }], count: 3 }
  expect(JSON.parse(plainJson(tree))).toEqual({ pick: [{ description: 'Pick apples', examples: ['orchard pick'] }], count: 3 })
})

test('plain JSON keeps tabs, newlines, backslashes and a key __proto__', () => {
  const tree: unknown = JSON.parse('{"__proto__":{"a":"b\\t\\n\\\\u0007"},"c":"\\u0007"}')
  expect(plainJson(tree)).toBe('{"__proto__":{"a":"b\\t\\n\\\\u0007"},"c":""}')
})

test('plain JSON of any value has no acting character', () => {
  fc.assert(
    fc.property(fc.dictionary(hostile, fc.array(hostile)), value => {
      const back = JSON.parse(plainJson(value)) as Record<string, string[]>
      const strings = [...Object.keys(back), ...Object.values(back).flat()]
      expect(strings.flatMap(acting)).toEqual([])
    }),
  )
})

test('a value that is plain is not copied', () => {
  const tree = { pick: ['Pick\n apples'] }
  expect(plainValue(tree)).toBe(tree)
  expect(plainValue({ pick: ['Pick\u0007'] })).toEqual({ pick: ['Pick'] })
  expect(plainValue(undefined)).toBe(undefined)
})

test('counts are spelt as people say them', () => {
  expect([plural(0, 'tree'), plural(1, 'tree'), plural(2, 'tree'), plural(2, 'entry', 'entries')]).toEqual([
    '0 trees',
    '1 tree',
    '2 trees',
    '2 entries',
  ])
})
