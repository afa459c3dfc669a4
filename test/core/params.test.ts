import { expect, test } from 'vitest'
import { defaultsOf, durationOf, flagOf, placeholderOf, valueOf } from '../../src/core/params.ts'
import type { Param } from '../../src/core/params.ts'

const timeout: Param = { kind: 'duration', minimum: 50, maximum: 60_000, default: 2000, summary: 'How long.' }
const crew: Param = { kind: 'integer', minimum: 1, maximum: 64, default: 4, summary: 'How many hands.' }
const probe: Param = { kind: 'choice', choices: ['evidence', 'all', 'none'], default: 'evidence', summary: 'Whom to ask.' }
const pier: Param = { kind: 'text', placeholder: 'PIER', completes: 'none', summary: 'Where to moor.' }

test.each([
  ['2s', 2000],
  ['1.5', 1500],
  ['500ms', 500],
  ['0.5m', 30_000],
  ['0', 0],
])('the duration %s is %d milliseconds', (text, milliseconds) => {
  expect(durationOf(text)).toBe(milliseconds)
})

test.each(['', 's', '2 s', '-1s', '2h', '1e3', '2s3', '.5s', 'Infinity'])('"%s" is no duration', text => {
  expect(durationOf(text)).toBe(undefined)
})

test.each([
  ['the smallest duration', timeout, '50ms', 50],
  ['the greatest duration', timeout, '1m', 60_000],
  ['the smallest number', crew, '1', 1],
  ['the greatest number', crew, '64', 64],
  ['a number with leading zeros', crew, '007', 7],
  ['a choice', probe, 'none', 'none'],
  ['a text', pier, '--7', '--7'],
])('%s is taken', (_name, param, text, value) => {
  expect(valueOf(param, text)).toEqual({ value })
})

test.each([
  ['a duration below the smallest', timeout, '49ms', 'must be between 0.05s and 60s'],
  ['a duration above the greatest', timeout, '61s', 'must be between 0.05s and 60s'],
  ['a duration that is none', timeout, 'soon', 'must be a duration such as 2s or 500ms'],
  ['a number below the smallest', crew, '0', 'must be between 1 and 64'],
  ['a number above the greatest', crew, '65', 'must be between 1 and 64'],
  ['a number with a sign', crew, '-1', 'must be a whole number'],
  ['a number with a fraction', crew, '1.5', 'must be a whole number'],
  ['a number in another base', crew, '0x10', 'must be a whole number'],
  ['a number without end', crew, '9'.repeat(400), 'must be a whole number'],
  ['a choice that there is not', probe, 'some', 'must be one of evidence, all, none'],
  ['a choice in capitals', probe, 'ALL', 'must be one of evidence, all, none'],
  ['an empty text', pier, '', 'must not be empty'],
])('%s is refused with the reason', (_name, param, text, wrong) => {
  expect(valueOf(param, text)).toEqual({ wrong })
})

test('a name in camel case is a flag with dashes', () => {
  expect([flagOf('probe'), flagOf('dryRun'), flagOf('noColorAtAll')]).toEqual(['--probe', '--dry-run', '--no-color-at-all'])
})

test('usage lines show what a value looks like', () => {
  expect([timeout, crew, probe, pier].map(placeholderOf)).toEqual(['DURATION', 'N', 'evidence|all|none', 'PIER'])
})

test('a call that gives nothing has the defaults, empty lists and no flags', () => {
  const params = {
    timeout,
    pier,
    full: { kind: 'flag', summary: 'All of it.' },
    tool: { kind: 'texts', placeholder: 'NAME', completes: 'none', summary: 'Only these.' },
    ships: { kind: 'operands', required: false, completes: 'none', summary: 'Which ships.' },
    port: { kind: 'operand', required: false, completes: 'none', summary: 'Which port.' },
  } as const
  expect(defaultsOf(params)).toEqual({ timeout: 2000, pier: undefined, full: false, tool: [], ships: [], port: undefined })
})
