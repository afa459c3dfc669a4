import { execaSync } from 'execa'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fillStep, readPatterns, variablesOf } from '../../src/metadata/patterns.ts'

const HARVEST = { name: 'harvest', steps: [{ command: 'orchard pick {tree}' }, { command: 'orchard sell "{tree} apples" {price}' }] }

describe('a pattern file', () => {
  test.each([
    ['is one pattern', HARVEST],
    ['is an array', [HARVEST]],
    ['has a field of patterns', { patterns: [HARVEST] }],
  ])('%s', (_name, value) => {
    expect(readPatterns(value)).toEqual([HARVEST])
  })

  test.each([
    ['a step without a command', { name: 'harvest', steps: [{ description: 'pick' }] }],
    ['no steps', { name: 'harvest', steps: [] }],
    ['no name', { steps: HARVEST.steps }],
    ['one broken of two', [HARVEST, { name: 'x' }]],
  ])('with %s is none', (_name, value) => {
    expect(readPatterns(value)).toBeUndefined()
  })
})

test('variables are named once, in order', () => {
  expect(variablesOf(HARVEST)).toEqual(['tree', 'price'])
})

test('a variable that was not set is known only to the running line', () => {
  expect(fillStep({ command: 'orchard pick {tree}' }, new Map())).toBe('orchard pick "$tree"')
})

const FORMS = [
  'printf "%s" {value}',
  'printf "%s" "{value}"',
  `printf "%s" '{value}'`,
  String.raw`printf "%s" \"{value}`,
  'printf "%s" a{value}b',
]

test.each(FORMS)('whatever a value holds, it stays one piece of a word: %s', command => {
  const text = fc.string({ unit: fc.constantFrom('a', ' ', "'", '"', '$', '(', ')', '`', '\\', ';', '\n', '*', '{', '}') })
  fc.assert(
    fc.property(text, value => {
      const frame = execaSync('sh', ['-c', fillStep({ command }, new Map([['value', '@']]))]).stdout
      const { stdout } = execaSync('sh', ['-c', fillStep({ command }, new Map([['value', value]]))], { stripFinalNewline: false })
      expect(stdout).toBe(frame.replace('@', () => value))
    }),
    { numRuns: 40 },
  )
})
