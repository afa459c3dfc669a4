import { expect, test } from 'vitest'
import { patternFindings } from '../../src/shell/lint-pattern.ts'

const findings = (value: unknown, expected = false) =>
  patternFindings(new TextEncoder().encode(JSON.stringify(value)), expected)?.map(it => `${it.severity} ${it.code} ${it.pointer}`)

const one = (command: string, variables?: object) => ({
  name: 'harvest',
  steps: [{ command }],
  ...(variables === undefined ? {} : { variables }),
})

test.each([
  ['a variable without declarations', one('orchard {tree}'), []],
  ['a declared variable', one('orchard {tree}', { tree: {} }), []],
  ['a variable that is not declared', one('orchard {tree}', {}), ['warning undeclared-variable /steps/0/command']],
  ['a declared one that nothing uses', one('orchard', { 'a/b': {} }), ['warning unused-variable /variables/a~1b']],
  ['a line that no shell can read', one("orchard 'x"), ['error unreadable-step /steps/0/command']],
  ['a variable that is code', one('{tool} pick'), ['warning unfillable-variable /steps/0/command']],
  ['two of one name', [one('orchard'), one('orchard')], ['warning duplicate-name /1/name']],
  ['no steps', { name: 'harvest', steps: [] }, ['error empty /steps']],
  ['a document', { atip: '0.1', name: 'x' }, undefined],
])('%s', (_name, value, expected) => {
  expect(findings(value)).toEqual(expected)
})

test('what lies among patterns is one, whatever it looks like', () => {
  expect(findings({ nmae: 'harvest' }, true)).toEqual(['error missing-field ', 'error missing-field '])
})
