import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { fileNameOf, toolNameOf } from '../../src/core/tool-name.ts'

test.each([
  ['gh', 'gh'],
  ['python3.11', 'python3.11'],
  ['g++', 'g++'],
  ['[', '%5B'],
  ['.', '%2E'],
  ['..', '%2E%2E'],
  ['...', '...'],
  ['.profile', '.profile'],
  ['a b', 'a%20b'],
  ['100%', '100%25'],
  ['a\tb', 'a%09b'],
  ['apfelbäume', 'apfelb%C3%A4ume'],
  ['con:', 'con%3A'],
  ['a\\b', 'a%5Cb'],
])('the document of %s is kept as %s.json', (tool, file) => {
  expect(fileNameOf(tool)).toBe(file)
  expect(toolNameOf(file)).toBe(tool)
})

// what a directory entry can be: no slash, no NUL, not empty
const basename = fc
  .string({
    unit: fc.oneof(fc.constantFrom('.', '%', '/', '\\', 'a', '2', 'E'), fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 })),
    minLength: 1,
  })
  .map(it => it.replaceAll(/[/\0]/g, '_'))

test('every basename comes back from its file name', () => {
  fc.assert(
    fc.property(basename, tool => {
      expect(toolNameOf(fileNameOf(tool))).toBe(tool)
    }),
  )
})

test('no file name leaves its directory or needs quoting', () => {
  fc.assert(
    fc.property(fc.oneof(basename, fc.constantFrom('.', '..', '../..', '/etc/passwd', 'a/b')), tool => {
      const file = fileNameOf(tool)
      expect(file).toMatch(/^[A-Za-z0-9._+%-]+$/)
      expect(['.', '..']).not.toContain(file)
    }),
  )
})

test('two tools never share a file', () => {
  fc.assert(
    fc.property(basename, basename, (a, b) => {
      expect(fileNameOf(a) === fileNameOf(b)).toBe(a === b)
    }),
  )
})

test.each([
  ['', 'an empty name'],
  ['.', 'a directory'],
  ['..', 'the directory above'],
  ['%2F', 'a slash'],
  ['a%2Fb', 'a path'],
  ['%00', 'a NUL'],
  ['%41', 'an encoding that was not needed'],
  ['%5b', 'an encoding in small letters'],
  ['a b', 'a character that should be encoded'],
  ['%E4', 'half a character'],
  ['%', 'half an encoding'],
])('the file name "%s" is nobody\'s: %s', file => {
  expect(toolNameOf(file)).toBe(undefined)
})
