import { expect, test } from 'vitest'
import { CHECKS } from '../../src/author/compare/findings.ts'
import { PATTERN_CODES } from '../../src/document/pattern-codes.ts'
import { READING_CODES } from '../../src/document/reading-codes.ts'
import { ALL_RULES } from '../../src/policy/lint/rules.ts'
import { workspace } from '../helpers/workspace.ts'

interface Pages {
  readonly findings: readonly { readonly code: string; readonly reason: string; readonly fix: string; readonly page: string | null }[]
}

const CODES = [...ALL_RULES.map(it => it.code), ...[READING_CODES, PATTERN_CODES, CHECKS].flatMap(it => Object.keys(it))]

test('every code of a finding is listed once, with its reason and what mends it', async () => {
  const { findings } = (await workspace().atip(['explain'])).json<Pages>()
  expect(findings.map(it => it.code).toSorted()).toEqual([...new Set(CODES)].toSorted())
  expect(findings.filter(it => !/^[A-Z"].*[^.]\.$/s.test(it.reason) || it.fix === '')).toEqual([])
})

test.each(['ghost-option', 'unfillable-variable', 'left-guess'])('%s is explained', async code => {
  const run = await workspace().atip(['explain', code])
  expect([run.status, run.json<Pages>().findings.map(it => it.code)]).toEqual([0, [code]])
  expect((await workspace().atip(['explain', code, '--text'])).stdout).toContain('How to fix it: ')
})

test('a code that is misspelt is corrected', async () => {
  const run = await workspace().atip(['explain', 'ghost-options'])
  expect(run.status).not.toBe(0)
  expect(run.stderr).toContain('atip explain ghost-option')
})
