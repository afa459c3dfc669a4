import { describe, expect, test } from 'vitest'
import { isPatternFile, readPatternFile } from '../../src/document/pattern-file.ts'
import { placeholdersIn, variablesOf } from '../../src/document/patterns.ts'

const HARVEST = { name: 'harvest', steps: [{ command: 'orchard pick {tree}' }, { command: 'orchard sell "{tree} apples" {price}' }] }

describe('a pattern file', () => {
  test.each([
    ['is one pattern', HARVEST, ''],
    ['is an array', [HARVEST], '/0'],
    ['has a field of patterns', { patterns: [HARVEST] }, '/patterns/0'],
  ])('%s', (_name, value, pointer) => {
    expect(readPatternFile(value)).toEqual({ patterns: [{ pattern: HARVEST, pointer }], findings: [] })
    expect(isPatternFile(value)).toBe(true)
  })

  test.each([
    ['a step without a command', { name: 'harvest', steps: [{ description: 'pick' }] }, 'missing-field', '/steps/0'],
    ['no steps', { name: 'harvest', steps: [] }, 'empty', '/steps'],
    ['no name', { steps: HARVEST.steps }, 'missing-field', ''],
    ['an empty name', { ...HARVEST, name: '' }, 'empty', '/name'],
    ['a command that is no text', { name: 'harvest', steps: [{ command: ['orchard'] }] }, 'wrong-type', '/steps/0/command'],
    ['what is no object', 'harvest', 'wrong-type', ''],
  ])('with %s says so, and where', (_name, value, code, pointer) => {
    expect(readPatternFile(value)).toMatchObject({ patterns: [], findings: [{ code, pointer, severity: 'error' }] })
  })

  test('with one that is broken keeps the others', () => {
    const { patterns, findings } = readPatternFile({ patterns: [{ name: 'x' }, HARVEST, 7] })
    expect(patterns.map(it => it.pointer)).toEqual(['/patterns/1'])
    expect(findings.map(it => it.pointer)).toEqual(['/patterns/0', '/patterns/2'])
  })

  test.each([
    ['nothing', []],
    ['a document that lacks its version of the protocol', { name: 'x', version: '1', patterns: [HARVEST] }],
    ['a document', { atip: '0.1', patterns: [HARVEST] }],
    ['a list of documents', [{ atip: '0.1' }]],
    ['a list of words', ['harvest']],
  ])('is not %s', (_name, value) => {
    expect(isPatternFile(value)).toBe(false)
  })
})

test('variables are named once, in order', () => {
  expect(variablesOf(HARVEST)).toEqual(['tree', 'price'])
})

test.each([
  ['orchard ${HOME} $x', []],
  ['curl -w %{http_code}', []],
  ["orchard --format '{{name}}'", []],
  [String.raw`orchard \{tree}`, []],
  ['orchard {1} {a b} {} {a,b}', []],
  [`orchard '{"id": {id}}' npm@{version}`, ['id', 'version']],
  ['{a}{b-c}{_d}', ['a', 'b-c', '_d']],
])('the variables of %j are %j', (command, names) => {
  expect(placeholdersIn(command).map(it => it.name)).toEqual(names)
})
