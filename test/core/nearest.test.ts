import { expect, test } from 'vitest'
import { nearest } from '../../src/core/nearest.ts'

const COMMANDS = ['scan', 'list', 'show', 'validate', 'check']

test.each([
  ['one letter is missing', 'sca', 'scan'],
  ['one letter is too many', 'shoow', 'show'],
  ['one letter is another', 'lisp', 'list'],
  ['neighbours are swapped', 'lsit', 'list'],
  ['capitals', 'SCAN', 'scan'],
  ['two mistakes in a long word', 'valdiat', 'validate'],
])('%s: "%s" means "%s"', (_name, word, meant) => {
  expect(nearest(word, COMMANDS)).toBe(meant)
})

test.each([
  ['nothing is near', 'orchard'],
  ['two mistakes in a short word', 'lamp'],
  ['an empty word', ''],
])('%s: "%s" means nothing', (_name, word) => {
  expect(nearest(word, COMMANDS)).toBe(undefined)
})

test('the nearer of two candidates wins, and of equal ones the first', () => {
  expect(nearest('orchad', ['orchids', 'orchard'])).toBe('orchard')
  expect(nearest('poar', ['pear', 'boar'])).toBe('pear')
  expect(nearest('poar', ['boar', 'pear'])).toBe('boar')
})

test('a long word is no typing mistake, so a hostile one costs nothing', () => {
  const word = 'a'.repeat(65)
  expect(nearest(word, [word])).toBe(undefined)
  expect(nearest(word.slice(1), [word.slice(2)])).toBe(word.slice(2))
})

test('a candidate of a million letters is not measured', () => {
  expect(nearest('pear', ['a'.repeat(1_000_000), 'peer'])).toBe('peer')
})
