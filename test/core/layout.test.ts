import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { cutTo, definitions, flow, padTo, paint, table, widthOf, wordsOf, wrap } from '../../src/core/layout.ts'

const ink = paint(true)
const none = paint(false)

test.each([
  ['ASCII', 'apple', 5],
  ['nothing', '', 0],
  ['accents', 'Äpfel', 5],
  ['an accent that joins its letter', 'A\u0308pfel', 5],
  ['Chinese', '苹果', 4],
  ['Japanese', 'りんご', 6],
  ['Korean', '사과', 4],
  ['an emoji', '🍎', 2],
  ['an emoji with a variation selector', '🍎\uFE0F', 2],
  ['Arabic', 'تفاح', 4],
  ['colours', ink.red('apple'), 5],
])('the width of %s counts columns', (_name, text, width) => {
  expect(widthOf(text)).toBe(width)
})

test('paint without colour leaves text alone, and never paints nothing', () => {
  expect(none.red('apple')).toBe('apple')
  expect(ink.red('apple')).toBe('\u001B[31mapple\u001B[0m')
  expect(ink.red('')).toBe('')
})

test('padding counts columns, not characters or colours', () => {
  expect(padTo('梨', 4)).toBe('梨  ')
  expect(padTo(ink.red('ab'), 4)).toBe(`${ink.red('ab')}  `)
  expect(padTo('apples', 4)).toBe('apples')
})

test.each([
  ['what fits', 'apple', 5, 'apple'],
  ['what does not fit', 'apples', 5, 'ap...'],
  ['a space before the dots', 'an apple', 6, 'an...'],
  ['wide characters', '苹果苹果', 7, '苹果...'],
  ['half a wide character', '苹果苹果', 6, '苹...'],
  ['hardly any room', 'apple', 2, '..'],
  ['no room', 'apple', 0, ''],
])('cutting %s', (_name, text, width, cut) => {
  expect(cutTo(text, width)).toBe(cut)
})

test('a cut text is never wider than it may be, and is the text where it fits', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(30), (text, width) => {
      expect(widthOf(cutTo(text, width))).toBeLessThanOrEqual(width)
      expect(cutTo(text, width) === text).toBe(widthOf(text) <= width)
    }),
  )
})

test('wrapped text has every word in order, and only a single long word is too wide', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 40 }), (text, width) => {
      const lines = wrap(text, width)
      expect(lines.flatMap(wordsOf)).toEqual(wordsOf(text))
      for (const line of lines) expect(widthOf(line) <= width || wordsOf(line).length === 1).toBe(true)
    }),
  )
})

test('items flow into lines and are never broken', () => {
  expect(flow(['w writes files', 'n network', '? not declared'], 26, '   ')).toEqual(['w writes files   n network', '? not declared'])
  expect(flow(['', 'pear', ''], 10)).toEqual(['pear'])
})

test('columns align under wide characters and colours', () => {
  const rows = [
    ['梨', ink.green('native'), 'Pears'],
    ['apple', 'shim', 'Apples'],
  ]
  expect(table(rows, 40)).toEqual([`梨     ${ink.green('native')}  Pears`, 'apple  shim    Apples'])
})

test('the last column is cut to the width', () => {
  expect(table([['apple', 'A round fruit that grows on trees']], 30)).toEqual(['apple  A round fruit that g...'])
})

test('where the last column has no room it stands below, indented, whole', () => {
  expect(table([['an-apple-with-a-long-name', 'A round fruit that grows on trees']], 34)).toEqual([
    'an-apple-with-a-long-name',
    '    A round fruit that grows on',
    '    trees',
  ])
})

test('a line break in a cell does not break the table', () => {
  expect(table([['ap\nple', 'A round\r\nfruit']], 40)).toEqual(['ap ple  A round fruit'])
})

test('rows do not end in blanks', () => {
  expect(
    table(
      [
        ['apple', '', ''],
        ['pear', 'x', 'y'],
      ],
      40,
    ),
  ).toEqual(['apple', 'pear   x  y'])
})

const meaning = (text: string) => wordsOf(text)

test('meanings are wrapped in a column of their own', () => {
  const rows = [
    ['--pick', meaning('Pick the apples that are ripe')],
    ['-a', meaning('All')],
  ] as const
  expect(definitions(rows, 24)).toEqual(['--pick  Pick the apples', '        that are ripe', '-a      All'])
})

test('a long term has its meaning below, and does not push the others away', () => {
  const rows = [
    ['--pick', meaning('Pick apples')],
    ['--a-very-long-name VALUE', meaning('Rare')],
    ['--leave', meaning('')],
  ] as const
  expect(definitions(rows, 40)).toEqual(['--pick   Pick apples', '--a-very-long-name VALUE', '         Rare', '--leave'])
})

test('definitions are as narrow as they are told to be, except for a single long word', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', '梨'), minLength: 1, maxLength: 8 })
  const rows = fc.array(fc.tuple(word, fc.array(word, { maxLength: 12 })), { maxLength: 5 })
  fc.assert(
    fc.property(rows, fc.integer({ min: 40, max: 120 }), (items, width) => {
      for (const line of definitions(items, width)) expect(widthOf(line)).toBeLessThanOrEqual(width)
    }),
  )
})
