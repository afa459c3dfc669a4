import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { globMatches } from '../../src/core/glob.ts'

test.each([
  ['git', 'git'],
  ['git*', 'git'],
  ['git*', 'git-lfs'],
  ['*', ''],
  ['*-agent', 'ssh-agent'],
  ['a*c*e', 'abcde'],
  ['**', 'anything'],
  ['python?', 'python3'],
  ['?', '🍎'],
  ['*.11', 'python3.11'],
  ['g++*', 'g++-12'],
  ['[*', '[['],
  ['a*\nb', 'a\n\nb'],
  ['*ab', 'aab'],
])('%s matches %s', (pattern, text) => {
  expect(globMatches(pattern, text)).toBe(true)
})

test.each([
  ['git', 'git-lfs'],
  ['git', 'Git'],
  ['git*', 'legit'],
  ['*-agent', 'agent'],
  ['python?', 'python'],
  ['python?', 'python3.11'],
  ['python3.11', 'python3x11'],
  ['g++*', 'ggg'],
  ['[ab]', 'a'],
  ['a|b*', 'b'],
  ['', 'a'],
  ['a*c', 'acd'],
])('%s does not match %s', (pattern, text) => {
  expect(globMatches(pattern, text)).toBe(false)
})

const letters = fc.string({ unit: fc.constantFrom('a', 'b', '.'), maxLength: 12 })
const patterns = fc.string({ unit: fc.constantFrom('a', 'b', '.', '*', '?'), maxLength: 8 })

/** The definition, by recursion: too slow for use, too short to be wrong. */
const defined = (pattern: string, text: string): boolean => {
  if (pattern === '') return text === ''
  if (pattern.startsWith('*')) return defined(pattern.slice(1), text) || (text !== '' && defined(pattern, text.slice(1)))
  return text !== '' && (pattern[0] === '?' || pattern[0] === text[0]) && defined(pattern.slice(1), text.slice(1))
}

test('it agrees with its definition', () => {
  fc.assert(
    fc.property(patterns, letters, (pattern, text) => {
      expect(globMatches(pattern, text)).toBe(defined(pattern, text))
    }),
    { numRuns: 1000 },
  )
})

test('a hostile pattern ends: forty stars against a name of the greatest length', () => {
  expect(globMatches(`${'*a'.repeat(40)}b`, 'a'.repeat(255))).toBe(false)
  expect(globMatches(`${'*a?'.repeat(30)}b`, 'a'.repeat(255))).toBe(false)
})
