import { join } from 'node:path'
import { array, assert, constantFrom, property } from 'fast-check'
import { expect, test } from 'vitest'
import { below } from '../../src/registry/below.ts'

test.each([
  '/usr/bin',
  '/',
  '',
  '.',
  './x',
  'a/b',
  '/a/',
  '/a//b',
  '/a/./b',
  '/a/../b',
  '/a/..',
  '/a/.',
  '/home/u/.local/share',
  '/a/...',
  '/..a',
])('below %j lies what join says', directory => {
  expect(below(directory, 'registry.json')).toBe(join(directory, 'registry.json'))
  expect(below(directory, '.agent-tools/shims')).toBe(join(directory, '.agent-tools/shims'))
})

test('below any directory lies what join says', () => {
  const directories = array(constantFrom('/', '.', '..', 'a', '.b', ' '), { maxLength: 12 }).map(it => it.join(''))
  assert(
    property(directories, it => {
      expect(below(it, 'x')).toBe(join(it, 'x'))
    }),
  )
})
